/** A ranking page on screen, and what it must list. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { calculatorPathAt, regimePath } from '../../src/catalogue/pages.ts';
import { PERSONA_WORK_TYPES, type Persona, type RankingKind } from '../../src/catalogue/personas.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { topCountries, zeroTaxCountries } from '../specifiedRanking.ts';

export const LOW_TAX = '/low-tax-countries-for-freelancers';
export const ZERO_TAX = '/zero-tax-countries-for-freelancers';

const schedules = schedulesFor(taxBrackets);

export const incomeBox = page.getByRole('textbox', { name: 'ANNUAL INCOME' });

/** Rows of the list, a country each. */
export const rows = page.getByRole('main').css('li[data-regime]');

/** What a page must list at an income, worked out by the engine. */
export function expectedRows(kind: RankingKind, persona: Persona, income: number): string[] {
  const criteria = { income, workType: PERSONA_WORK_TYPES[persona] };
  const ranked =
    kind === 'zero'
      ? zeroTaxCountries(countries, schedules, criteria)
      : topCountries(countries, schedules, {
          ...criteria,
          region: kind === 'europe' ? 'europe' : 'anywhere',
        });
  return ranked.map(({ country, bestRegime, total, effectiveRate }) => {
    const href = calculatorPathAt(regimePath(country, bestRegime.id), income);
    return `${bestRegime.id} | ${formatPercent(effectiveRate)} ${formatMoney(total)} | ${href}`;
  });
}

/** The rows on screen in the same form. */
export function shownRows(): string[] {
  return rows.elements().map((row) => {
    const figures = row.querySelector('[data-figure="tax"]')?.textContent?.replace(' tax', '');
    return `${row.getAttribute('data-regime')} | ${figures} | ${row.querySelector('a')?.getAttribute('href')}`;
  });
}

export async function expectRows(kind: RankingKind, persona: Persona, income: number): Promise<void> {
  await expect.poll(shownRows).toEqual(expectedRows(kind, persona, income));
}
