/** The list of countries on screen, and what it must show. */
import type { Page } from '@playwright/test';
import { assess, isEligible, scheduleOf } from '../../src/tax/index.ts';
import type { TestHost } from './fixtures.ts';

export const rows = (page: Page) => page.locator('tbody tr:has(th)');

/** Lists every regime: presses all that unfold a country. */
export async function unfoldAll(page: Page) {
  const more = page.getByRole('button', { name: /^\+\d regimes? of/ });
  for (const button of await more.all()) await button.click();
}

export const row = (page: Page, country: string, regime: string) =>
  rows(page).filter({ hasText: country }).filter({ hasText: regime });

export const columnHead = (page: Page, name: string) => page.getByRole('columnheader', { name });

export const names = (page: Page) => page.locator('tbody th b').allTextContents();

/** The button of a row that opens its panel. */
export const opener = (line: ReturnType<typeof row>) => line.getByRole('button').first();

/** The regimes that are open at an income. */
export function eligible(host: TestHost, income: number) {
  return host.source.countries.flatMap((country) =>
    country.taxRegimes
      .filter((regime) => isEligible(regime, income))
      .map((regime) => ({
        country,
        regime,
        assessment: assess(scheduleOf(regime, host.source.taxBrackets[regime.id] ?? []), income),
      })),
  );
}

/** The cheapest of each country. */
export function cheapest(host: TestHost, income: number) {
  return host.source.countries.map((country) =>
    eligible(host, income)
      .filter((one) => one.country === country)
      .reduce((best, one) => (one.assessment.total < best.assessment.total ? one : best)),
  );
}
