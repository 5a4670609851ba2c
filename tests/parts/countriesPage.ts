/** The list of countries on screen, and what it must show. */

import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { type Locator, page } from 'vitest/browser';
import { assess, isEligible, scheduleOf } from '../../src/law/index.ts';

/** Rows of the list, a country each. */
export const rows = () => page.getByRole('main').css('li[data-key]');

/** The row that a scheme stands for. */
export const row = (regimeId: string) =>
  page.getByRole('main').css(`li[data-key][data-regime="${regimeId}"]`);

export const regimeIds = () =>
  rows()
    .elements()
    .map((one) => one.getAttribute('data-regime'));

/** The button of a row that opens its panel. */
export const opener = (line: Locator) => line.getByRole('button').first();

/** The tick of a row that takes its scheme into the comparison. */
export const tick = (line: Locator) => line.getByRole('checkbox').first();

/** The open panel, by the scheme it shows. */
export const panel = (regimeId?: string) =>
  page.css(regimeId ? `[data-panel="${regimeId}"]` : '[data-panel]');

/** A head that sorts. */
export const head = (name: string) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The regimes that are open at an income. */
export function eligible(income: number) {
  return countries.flatMap((country) =>
    country.taxRegimes
      .filter((regime) => isEligible(regime, income))
      .map((regime) => ({
        country,
        regime,
        assessment: assess(scheduleOf(regime, taxBrackets[regime.id] ?? []), income),
      })),
  );
}

/** The cheapest of each country. */
export function cheapest(income: number) {
  return countries.map((country) =>
    eligible(income)
      .filter((one) => one.country === country)
      .reduce((best, one) => (one.assessment.total < best.assessment.total ? one : best)),
  );
}
