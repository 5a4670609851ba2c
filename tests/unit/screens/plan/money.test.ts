/** Money over the years and what is left: whole amounts that add up, rows of like years, budgets at other prices. */
import { describe, expect, test, vi } from 'vitest';
import type { ProjectedYear, Projection } from '../../../../src/tax/index.ts';

vi.mock('virtual:lowtide/catalogue', () => ({
  exchangeRates: { asOf: '2026-07', rates: { EUR: 0.5 } },
  countries: [],
  taxBrackets: {},
}));

const { groupedYears, isEven, moneyYears } = await import('../../../../src/screens/plan/money/moneyYears.ts');
const { resultWords, savedWords, yearWords } = await import('../../../../src/screens/plan/money/words.ts');
const { lastMonthOf } = await import('../../../../src/screens/plan/lastMonth.ts');
const { linesOf, pricedLines, sumOf, withLine } = await import('../../../../src/screens/plan/left/budget.ts');

const REASON = {
  type: 'then',
  text: 'Another regime follows.',
  source: null,
  optional: false,
  who: null,
} as const;

/** A projection by the totals of its years in USD; null where the regime is over. */
function projection(...totals: readonly (number | null)[]): Projection {
  const years = totals.map(
    (total, at): ProjectedYear => ({
      ...{ year: 2027 + at, place: at + 1, regimeId: 'xx', total, kept: null, rate: null },
      ...{ ended: total === null, lines: [], schedule: null, relieved: false },
      reasons: at > 0 && total !== totals[at - 1] ? [REASON] : [],
    }),
  );
  return { years, total: 0, kept: 0, averageTotal: 0, averageKept: 0, averageRate: null, endsAfter: null };
}

const AMOUNTS = {
  income: 100_000,
  costs: 10_000,
  currency: 'EUR',
  paidToday: 30_001,
  stillDue: 0,
  runningCosts: 0,
} as const;

describe('money over the years', () => {
  test.each([
    // 30,001 USD are shown as 15,001 EUR, and 9,999 as 5,000: the difference is that of the shown figures.
    { title: 'a saving', totals: [9_999, 9_999], amounts: {}, stay: 30_002, plan: 10_000, saved: 20_002 },
    {
      title: 'what home still asks for comes off it',
      totals: [9_999],
      amounts: { stillDue: 2_001 },
      stay: 15_001,
      plan: 6_001,
      saved: 9_000,
    },
    {
      title: 'unknown tax at home',
      totals: [9_999],
      amounts: { paidToday: null },
      stay: null,
      plan: 5_000,
      saved: null,
    },
    {
      title: 'a regime that is over counts no more',
      totals: [9_999, null],
      amounts: {},
      stay: 15_001,
      plan: 5_000,
      saved: 10_001,
    },
    { title: 'a move that costs', totals: [40_001], amounts: {}, stay: 15_001, plan: 20_001, saved: -5_000 },
  ])('$title', ({ totals, amounts, stay, plan, saved }) => {
    const money = moneyYears(projection(...totals), { ...AMOUNTS, ...amounts });
    expect(money).toMatchObject({ stay, plan, saved });
    const years = money.years.filter(({ there }) => there !== null);
    expect(years.reduce((sum, { there, atHome }) => sum + (there ?? 0) + atHome, 0)).toBe(plan);
    if (saved !== null) expect(years.reduce((sum, year) => sum + (year.saved ?? 0), 0)).toBe(saved);
  });

  test('what is kept is income less costs, tax, what home asks for and running costs', () => {
    const money = moneyYears(projection(20_000, null), { ...AMOUNTS, stillDue: 2_000, runningCosts: 1_000 });
    expect(money.years.map(({ kept }) => kept)).toEqual([33_500, null]);
    expect(money.keptAtHome).toBe(45_000 - 15_001);
  });

  test.each([
    { title: 'like years are one row', totals: [1, 1, 1, 1], rows: ['1–4'] },
    { title: 'a year with a reason begins a row', totals: [1, 1, 5, 5, 5], rows: ['1–2', '3–5'] },
    { title: 'years without figures are one row', totals: [1, null, null], rows: ['1–1', '2–3'] },
  ])('$title', ({ totals, rows }) => {
    const { years } = moneyYears(projection(...totals), AMOUNTS);
    expect(groupedYears(years).map(({ first, last }) => `${first.place}–${last.place}`)).toEqual(rows);
  });

  test.each([
    { title: 'are alike', totals: [9, 9, 9], even: true },
    { title: 'change', totals: [9, 9, 8], even: false },
    { title: 'end', totals: [9, null], even: false },
  ])('years that $title', ({ totals, even }) => {
    expect(isEven(moneyYears(projection(...totals), AMOUNTS).years)).toBe(even);
  });

  test.each([
    [{ year: 2027, month: 1 }, 5, { year: 2031, month: 12 }],
    [{ year: 2027, month: 5 }, 5, { year: 2032, month: 4 }],
    [{ year: 2027, month: 12 }, 1, { year: 2028, month: 11 }],
  ])('a stay from %o for %i years ends in %o', (from, years, last) => {
    expect(lastMonthOf(from, years)).toEqual(last);
  });

  const stay = { figures: { currency: 'EUR' }, years: 2, lastMonth: { year: 2029, month: 4 } } as const;
  const sums = { years: [], stay: 0, kept: 9, keptAtHome: null, counted: 2 };
  test.each([
    [{ saved: 61_150, plan: 1, counted: 2 }, 'You keep €61,150 more by April 2029.', '€61,150 saved'],
    [{ saved: -10, plan: 1, counted: 2 }, 'You keep €10 less by April 2029.', '€10 more tax'],
    [{ saved: 0, plan: 1, counted: 2 }, 'You keep as much as today by April 2029.', 'As much as today'],
    [{ saved: null, plan: 7, counted: 1 }, 'You keep €9 in the year it lasts.', '€7 of tax'],
    [{ saved: null, plan: 0, counted: 0 }, 'This regime is over before your stay begins.', '€0 of tax'],
  ])('%o in words', (money, sentence, short) => {
    expect(resultWords({ ...sums, ...money }, stay)).toBe(sentence);
    expect(savedWords(money, 'EUR')).toBe(short);
  });

  test.each([
    { totals: [10, 10], paidToday: 40, words: 'You pay €5 a year instead of €20.' },
    { totals: [10, 20], paidToday: 40, words: 'You pay €5 in year 1, €10 in year 2, instead of €20 each.' },
    { totals: [10, null], paidToday: null, words: 'You pay €5 a year.' },
    { totals: [null], paidToday: 40, words: null },
  ])('what is paid in the years $totals in words', ({ totals, paidToday, words }) => {
    expect(yearWords(moneyYears(projection(...totals), { ...AMOUNTS, paidToday }), 'EUR')).toBe(words);
  });
});

describe('a month at other prices', () => {
  test('what no line names is everything else; lines that no longer fit into the sum are let be', () => {
    expect(linesOf(2_600, { home: 1_100, food: 500 })).toEqual({
      home: 1_100,
      food: 500,
      transport: 0,
      rest: 1_000,
    });
    expect(linesOf(1_000, { home: 1_100 })).toEqual({ home: 0, food: 0, transport: 0, rest: 1_000 });
    expect(linesOf(1_000)).toEqual({ home: 0, food: 0, transport: 0, rest: 1_000 });
  });

  test.each([
    ['home', 1_200, 2_700],
    ['rest', 0, 1_600],
    ['transport', 50, 2_650],
  ] as const)('%s typed as %i makes a month of %i', (line, amount, living) => {
    const next = withLine(linesOf(2_600, { home: 1_100, food: 500 }), line, amount);
    expect(next.living).toBe(living);
    expect(linesOf(next.living, next.budget)[line]).toBe(amount);
  });

  test('lines keep their shares at the price level there, and add up in the shown currency', () => {
    const { home, there } = pricedLines(
      { home: 1_001, food: 333, transport: 0, rest: 101 },
      { from: 'USD', to: 'EUR', homeLevel: 80, thereLevel: 40 },
    );
    expect(home).toEqual({ home: 501, food: 167, transport: 0, rest: 51 });
    expect(there).toEqual({ home: 250, food: 83, transport: 0, rest: 25 });
    expect(sumOf(there)).toBe(358);
  });
});
