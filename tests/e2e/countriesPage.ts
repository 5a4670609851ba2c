/** The list of countries on screen, and what it must show. */
import type { Locator, Page } from '@playwright/test';
import { assess, isEligible, scheduleOf } from '../../src/tax/index.ts';
import type { TestHost } from './fixtures.ts';

/** Rows of the list, a country each. */
export const rows = (page: Page) => page.getByRole('main').locator('li[data-key]');

/** The row that a scheme stands for. */
export const row = (page: Page, regimeId: string) =>
  rows(page).and(page.locator(`[data-regime="${regimeId}"]`));

export const regimeIds = (page: Page) =>
  rows(page).evaluateAll((list) => list.map((one) => one.getAttribute('data-regime')));

/** The button of a row that opens its panel. */
export const opener = (line: Locator) => line.getByRole('button').first();

/** The tick of a row that takes its scheme into the comparison. */
export const tick = (line: Locator) => line.getByRole('checkbox');

/** The open panel, by the scheme it shows. */
export const panel = (page: Page, regimeId?: string) =>
  page.locator(regimeId ? `[data-panel="${regimeId}"]` : '[data-panel]');

/** A head that sorts. */
export const head = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: new RegExp(`^${name}`) });

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
