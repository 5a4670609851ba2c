import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { RANKING_LIMIT } from '../../../../src/catalogue/constants.ts';
import {
  PERSONA_WORK_TYPES,
  PERSONAS,
  type Persona,
  RANKING_KINDS,
  type RankingKind,
} from '../../../../src/catalogue/personas.ts';
import { scheduleBook } from '../../../../src/catalogue/scheduleBook.ts';
import { RANKING_CODES } from '../../../../src/screens/ranking/useRanking.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import { recommendations } from '../../../../src/situation/recommendations.ts';
import { isEligible, totalTax } from '../../../../src/tax/index.ts';

const book = scheduleBook(taxBrackets);
const INCOMES = [1, 40_000, 80_000, 200_000, 1_000_000];
const PAGES = RANKING_KINDS.flatMap((kind) => PERSONAS.map((persona) => ({ kind, persona })));

function rankingOf(kind: RankingKind, persona: Persona, income: number) {
  const workType = PERSONA_WORK_TYPES[persona];
  const figures = figuresOf({ income }, 80_000);
  const { all } = recommendations({}, countries, { figures, book, workType, codes: RANKING_CODES[kind] });
  return all.slice(0, RANKING_LIMIT);
}

describe.each(PAGES)('the $kind page for $persona', ({ kind, persona }) => {
  const rank = (income: number) => rankingOf(kind, persona, income);

  test.each(INCOMES)('at %i: one best regime per country, sorted by effective rate', (income) => {
    const rows = rank(income);
    expect(new Set(rows.map(({ country }) => country.id)).size).toBe(rows.length);
    const rates = rows.map(({ rate }) => rate ?? Number.NaN);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    for (const { country, regime: best, total } of rows) {
      for (const regime of country.taxRegimes) {
        if (!isEligible(regime, income)) continue;
        if (persona === 'business-owners' && !regime.allowsWriteOffs) continue;
        expect(totalTax(book.scheduleOf(regime), income)).toBeGreaterThanOrEqual(total);
      }
      expect(isEligible(best, income)).toBe(true);
    }
  });
});

test.each(RANKING_KINDS)(
  'the %s page for business owners requires the regime to allow write-offs',
  (kind) => {
    const rows = INCOMES.flatMap((income) => rankingOf(kind, 'business-owners', income));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ regime }) => !regime.allowsWriteOffs)).toEqual([]);
  },
);

test('low-tax pages show the 15 lowest effective rates', () => {
  const rows = rankingOf('world', 'freelancers', 80_000);
  expect(rows).toHaveLength(15);
  const shown = new Set(rows.map(({ country }) => country.id));
  const worst = rows.at(-1)?.rate ?? 0;
  for (const country of countries) {
    if (shown.has(country.id)) continue;
    for (const regime of country.taxRegimes) {
      if (!isEligible(regime, 80_000)) continue;
      expect((totalTax(book.scheduleOf(regime), 80_000) / 80_000) * 100).toBeGreaterThanOrEqual(worst);
    }
  }
});

test('zero-tax pages use only PY, PA, GE, CR, AE and UY', () => {
  const codes = rankingOf('zero', 'freelancers', 80_000).map(({ country }) => country.code);
  expect(codes.sort()).toEqual(['AE', 'CR', 'GE', 'PA', 'PY', 'UY']);
});

test("the pages' Europe has no Turkey and none of the countries overseas", () => {
  const codes = rankingOf('europe', 'freelancers', 30_000).map(({ country }) => country.code);
  expect(codes).toHaveLength(15);
  for (const code of ['TR', 'GE', 'AE', 'PY', 'PA', 'CR', 'UY']) expect(codes).not.toContain(code);
});
