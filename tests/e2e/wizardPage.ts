/** The parts of the wizard, and the address of its results. */
import type { Page } from '@playwright/test';

export const RESULTS = '/wizard?step=results&income=80000&work=freelancer&region=anywhere';

export function wizardOf(page: Page) {
  return {
    income: page.getByRole('textbox', { name: 'Annual income' }),
    slider: page.getByRole('slider', { name: 'Annual income slider' }),
    progress: page.getByRole('progressbar'),
    back: page.getByRole('main').getByText(/^(← )?Back$/),
    next: page.getByRole('button', { name: 'Next' }),
    findCountries: page.getByRole('button', { name: 'Find Countries' }),
    choice: (name: string) => page.getByRole('radio', { name }),
    heading: page.getByRole('heading', { level: 1 }),
    rows: page.getByRole('list', { name: /^Recommended countries/ }).getByRole('listitem'),
  };
}

export const results = (page: Page) => page.getByRole('heading', { name: 'Your Recommended Tax Regimes' });
