/** What a person does on the site, over and over, without ever loading a page anew. */
import type { Page } from '@playwright/test';
import type { Country } from '../../src/catalogue/entities.ts';
import { calculatorPath } from '../../src/catalogue/pages.ts';

/** Longest wait for any one thing; a site that is slower than that has failed. */
const PATIENCE_MS = 10_000;

/**
 * One round through all screens: a comparison that is changed in every way, a guide with its slider, charts and
 * workings, the wizard, the lists, the themes.
 * @param round 0, 1, 2, …: each has other countries and incomes.
 * @returns how many things were done.
 */
export async function takeRound(page: Page, countries: readonly Country[], round: number): Promise<number> {
  page.setDefaultTimeout(PATIENCE_MS);
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    await action;
    actions += 1;
  };
  const country = (step: number): Country => {
    const found = countries[(round * 3 + step) % countries.length];
    if (!found) throw new Error('The data have no countries.');
    return found;
  };
  const regimeId = (step: number) => country(step).taxRegimes[0]?.id ?? '';
  const heading = () => page.locator('main h1').waitFor();
  const press = (name: string | RegExp) => act(page.getByRole('button', { name }).first().click());

  // A country without taxes has none.
  const workings = page.getByRole('button', { name: /how it comes about$/ });

  // Comparisons.
  const table = page.getByRole('table', { name: 'Tax regimes side by side' });
  for (const [step, income] of [60_000, 75_000, 120_000].entries()) {
    const ids = [regimeId(step), regimeId(step + 4), regimeId(step + 8)];
    await act(goInApp(page, `/compare?tax_regime_ids=${ids.join(',')}&income=${income + round}`));
    await table.getByRole('columnheader').first().waitFor();
  }
  await act(page.getByLabel('Annual income').fill(String(40_000 + round * 1000)));
  await press('Add Country');
  const dialog = page.getByRole('dialog', { name: 'Add Country' });
  await act(dialog.getByRole('searchbox').fill(country(11).name));
  await act(dialog.getByRole('checkbox').first().check());
  await act(dialog.getByRole('button', { name: 'Compare Countries' }).click());
  await dialog.waitFor({ state: 'hidden' });
  await press('Add Country');
  await act(page.keyboard.press('Escape'));
  await dialog.waitFor({ state: 'hidden' });
  await act(
    table
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click(),
  );
  for (const working of (await workings.all()).slice(0, 1)) await act(working.click());
  await chartIn(page);

  // A guide.
  await act(goInApp(page, calculatorPath(country(0).slug)));
  const slider = page.getByRole('slider', { name: 'Yearly income' });
  for (const key of ['ArrowRight', 'PageUp', 'End', 'Home']) await act(slider.press(key));
  for (const working of (await workings.all()).slice(0, 1)) await act(working.click());
  await chartIn(page);

  // The wizard.
  await act(goInApp(page, '/wizard'));
  await act(page.getByRole('slider').press('ArrowRight'));
  await press('Next');
  await act(page.getByRole('radio', { name: round % 2 === 0 ? 'Freelancer' : 'Business owner' }).check());
  await press('Next');
  await act(page.getByRole('radio', { name: 'Anywhere' }).check());
  await press('Find Countries');
  await page.getByRole('heading', { name: 'Your Recommended Tax Regimes' }).waitFor();

  // Lists and texts.
  await act(goInApp(page, '/countries'));
  await act(
    page
      .getByLabel(/income/i)
      .first()
      .fill(String(50_000 + round * 1000)),
  );
  for (const path of ['/low-tax-countries-for-freelancers', '/methodology', '/how-it-works', '/']) {
    await act(goInApp(page, path));
    await heading();
  }

  for (const theme of ['Light', 'Dark', 'System']) {
    await act(page.getByRole('contentinfo').getByText(theme, { exact: true }).click());
  }
  await act(goInApp(page, '/terms'));
  await heading();
  return actions;
}

/** Loads what stays: the texts of every country, once. */
export async function openGuides(page: Page, countries: readonly Country[]): Promise<void> {
  for (const { name, slug } of countries) {
    await goInApp(page, calculatorPath(slug));
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  }
}

/** Goes to another screen inside the app, as a link does. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

async function chartIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Effective rate' }).scrollIntoViewIfNeeded();
  await page.locator('figure svg text').last().waitFor();
}
