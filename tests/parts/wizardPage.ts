/** The wizard on screen, and the address of its results. */
import { page } from 'vitest/browser';

export const RESULTS = '/wizard?step=results&income=80000&work=freelancer&region=anywhere';

const main = page.getByRole('main');

export const income = page.getByRole('textbox', { name: 'Annual income' });
export const slider = page.getByRole('slider', { name: 'Annual income slider' });
export const heading = page.getByRole('heading', { level: 1 });
export const back = main.getByText(/^(← )?Back$/);
export const next = page.getByRole('button', { name: 'Next' });
export const findCountries = page.getByRole('button', { name: 'Find Countries' });
export const choice = (name: string) => page.getByRole('radio', { name });
export const results = page.getByRole('heading', { name: 'Your Recommended Tax Regimes' });

/** Rows of the recommended countries, also those that are folded. */
export const rows = page
  .getByRole('list', { name: /^Recommended countries/, includeHidden: true })
  .getByRole('listitem', { includeHidden: true });

/** Nothing is asked: every question was left out. */
export const NOTHING_ASKED = {
  skipped: ['home', 'contract', 'costs', 'profession', 'workplace', 'citizenships', 'company', 'livedIn'],
} as const;

/** The card with the answer. */
export const answer = page.getByRole('region', { name: 'The answer', exact: true });
