import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { PERSONAS, RANKING_KINDS } from '../../../../src/catalogue/personas.ts';
import { scheduleBook } from '../../../../src/catalogue/scheduleBook.ts';
import { countriesOf, rankingOf } from '../../../../src/screens/ranking/rankingOf.ts';
import { isEligible, totalTax } from '../../../../src/tax/index.ts';

const book = scheduleBook(taxBrackets);
const INCOMES = [1, 40_000, 80_000, 200_000, 1_000_000];
const PAGES = RANKING_KINDS.flatMap((kind) => PERSONAS.map((persona) => ({ kind, persona })));

describe.each(PAGES)('the $kind page for $persona', ({ kind, persona }) => {
  const pool = countriesOf(kind, countries);
  const rank = (income: number) => rankingOf(kind, persona, pool, book, { income });

  test.each(INCOMES)('at %i: one best regime per country, sorted by effective rate', (income) => {
    const rows = rank(income);
    expect(new Set(rows.map(({ country }) => country.id)).size).toBe(rows.length);
    const rates = rows.map(({ effectiveRate }) => effectiveRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    for (const { country, bestRegime, total } of rows) {
      for (const regime of country.taxRegimes) {
        if (!isEligible(regime, income)) continue;
        if (persona === 'business-owners' && !regime.allowsWriteOffs) continue;
        expect(totalTax(book.scheduleOf(regime), income)).toBeGreaterThanOrEqual(total);
      }
      expect(isEligible(bestRegime, income)).toBe(true);
    }
  });

  test('needs no other countries than those it asks for', () => {
    for (const income of INCOMES) {
      expect(rankingOf(kind, persona, countries, book, { income })).toEqual(rank(income));
    }
  });
});

test.each(RANKING_KINDS)(
  'the %s page for business owners requires the regime to allow write-offs',
  (kind) => {
    const rows = INCOMES.flatMap((income) => rankingOf(kind, 'business-owners', countries, book, { income }));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ bestRegime }) => !bestRegime.allowsWriteOffs)).toEqual([]);
  },
);

test('low-tax pages show the 15 lowest effective rates', () => {
  const rows = rankingOf('world', 'freelancers', countries, book, { income: 80_000 });
  expect(rows).toHaveLength(15);
  const shown = new Set(rows.map(({ country }) => country.id));
  const worst = rows.at(-1)?.effectiveRate ?? 0;
  for (const country of countries) {
    if (shown.has(country.id)) continue;
    for (const regime of country.taxRegimes) {
      if (!isEligible(regime, 80_000)) continue;
      expect((totalTax(book.scheduleOf(regime), 80_000) / 80_000) * 100).toBeGreaterThanOrEqual(worst);
    }
  }
});

test('zero-tax pages use only PY, PA, GE, CR, AE and UY', () => {
  expect(
    countriesOf('zero', countries)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['AE', 'CR', 'GE', 'PA', 'PY', 'UY']);
});

test("the pages' Europe has no Turkey and none of the countries overseas", () => {
  const codes = countriesOf('europe', countries).map(({ code }) => code);
  expect(codes).toHaveLength(15);
  for (const code of ['TR', 'GE', 'AE', 'PY', 'PA', 'CR', 'UY']) expect(codes).not.toContain(code);
});
