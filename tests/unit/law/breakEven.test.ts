import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEvenIncomes,
  type Cheaper,
  curveOf,
  isEligible,
  scheduleOf,
  type TaxBracket,
  type TaxRules,
  totalTax,
} from '../../../src/law/index.ts';
import { bracketsOf, cents, type MadeUp, madeUpRegimes, onlyTax } from './madeUp.ts';
import { ASKED, precisionOf, REAL_REGIMES } from './realRegimes.ts';

const RANGE = { from: 0, to: 400_000 };
const curve = (rules: TaxRules, brackets: readonly TaxBracket[] = []) => curveOf(scheduleOf(rules, brackets));

test('a flat rate and a fixed amount break even where they cross', () => {
  const found = breakEvenIncomes(
    curve(onlyTax('income', 10)),
    curve(onlyTax('other', 5_000, 'fixed')),
    RANGE,
  );
  expect(found).toEqual([{ income: 50_000, kind: 'crossing', cheaperBefore: 'a', cheaperAfter: 'b' }]);
});

test('a total that jumps past the other breaks even at the jump', () => {
  const jumping = bracketsOf('income', '0–37800 0%, 37800– 0% +5150', 'entire income');
  const found = breakEvenIncomes(curve(onlyTax('income', 0), jumping), curve(onlyTax('income', 5)), RANGE);
  expect(found).toEqual([
    { income: 37_800, kind: 'jump', cheaperBefore: 'a', cheaperAfter: 'b' },
    { income: 103_000, kind: 'crossing', cheaperBefore: 'b', cheaperAfter: 'a' },
  ]);
});

test.each([
  ['begins with', 10],
  ['ends with', 8],
])('a jump of 1,000 that %s equal totals at 50,000 is a jump: %d %%', (_how, rate) => {
  const jumping = bracketsOf('income', `0–50000 ${rate}%, 50000– ${rate}% +1000`);
  const found = breakEvenIncomes(
    curve(onlyTax('income', 0), jumping),
    curve(onlyTax('other', 5_000, 'fixed')),
    RANGE,
  );
  expect(found).toEqual([{ income: 50_000, kind: 'jump', cheaperBefore: 'a', cheaperAfter: 'b' }]);
});

test('totals that cross where one of them bends cross once', () => {
  const bending = bracketsOf('income', '0–50000 10%, 50000– 20%');
  const found = breakEvenIncomes(
    curve(onlyTax('income', 0), bending),
    curve(onlyTax('other', 5_000, 'fixed')),
    RANGE,
  );
  expect(found).toEqual([{ income: 50_000, kind: 'crossing', cheaperBefore: 'a', cheaperAfter: 'b' }]);
});

test('a jump at the very end of the range lies behind it', () => {
  const jumping = bracketsOf('income', '0–50000 0%, 50000– 0% +9000');
  const [a, b] = [curve(onlyTax('income', 0), jumping), curve(onlyTax('other', 5_000, 'fixed'))];
  expect(breakEvenIncomes(a, b, { from: 0, to: 50_000 })).toEqual([]);
  expect(breakEvenIncomes(a, b, { from: 0, to: 50_001 })).toHaveLength(1);
});

test('regimes that cost the same over a range of incomes are equal there', () => {
  const capped = { ...onlyTax('pension', 10), pensionCap: 4_000 };
  const found = breakEvenIncomes(curve(onlyTax('income', 10)), curve(capped), RANGE);
  expect(found).toEqual([{ income: 40_000, kind: 'crossing', cheaperBefore: 'equal', cheaperAfter: 'b' }]);
});

test('regimes that always cost the same have no break-even', () => {
  expect(breakEvenIncomes(curve(onlyTax('income', 10)), curve(onlyTax('corporate', 10)), RANGE)).toEqual([]);
});

test('totals that touch without changing sides are no break-even', () => {
  const kinked = bracketsOf('income', '0–40000 0%, 40000–50000 10%, 50000– 20%');
  const touching = bracketsOf('income', '0–40000 0%, 40000– 10%');
  const found = breakEvenIncomes(
    curve(onlyTax('income', 0), kinked),
    curve(onlyTax('income', 0), touching),
    RANGE,
  );
  expect(found).toEqual([{ income: 50_000, kind: 'crossing', cheaperBefore: 'equal', cheaperAfter: 'b' }]);
  const flat = { ...onlyTax('income', 10), incomeTaxMinimum: 5_000 };
  expect(
    breakEvenIncomes(curve(flat), curve(onlyTax('other', 5_000, 'fixed')), { from: 1, to: 50_000 }),
  ).toEqual([]);
});

test('no break-even is looked for above a threshold, where a regime does not apply', () => {
  const limited = { ...onlyTax('income', 10), maxIncomeThreshold: 49_999 };
  const fixed = curve(onlyTax('other', 5_000, 'fixed'));
  expect(breakEvenIncomes(curve(limited), fixed, RANGE)).toEqual([]);
  expect(breakEvenIncomes(fixed, curve({ ...limited, maxIncomeThreshold: 50_001 }), RANGE)).toHaveLength(1);
});

test('an empty range has no break-even', () => {
  const [a, b] = [curve(onlyTax('income', 10)), curve(onlyTax('other', 5_000, 'fixed'))];
  expect(breakEvenIncomes(a, b, { from: 60_000, to: 60_000 })).toEqual([]);
  expect(breakEvenIncomes(a, b, { from: 60_000, to: 40_000 })).toEqual([]);
});

describe.each([
  { regimes: 'made-up regimes', arbitrary: madeUpRegimes, estimate: 'specified' },
  { regimes: 'all real regimes', arbitrary: fc.constantFrom<MadeUp>(...REAL_REGIMES), estimate: 'specified' },
  { regimes: 'all real regimes', arbitrary: fc.constantFrom<MadeUp>(...REAL_REGIMES), estimate: 'law' },
] as const)('$regimes, $estimate', ({ arbitrary, estimate }) => {
  const pairs = fc.tuple(arbitrary, arbitrary).map(([one, other]) => {
    const schedules = [one, other].map(({ rules, brackets }) => scheduleOf(rules, brackets));
    const [a, b] = schedules.map((schedule) => curveOf(schedule, ASKED[estimate]));
    if (!a || !b) throw new Error('two regimes make two curves');
    const difference = (income: number) => {
      const [mine, yours] = schedules.map((schedule) => totalTax(schedule, income, ASKED[estimate]));
      return (mine ?? 0) - (yours ?? 0);
    };
    const apply = (income: number) => isEligible(one.rules, income) && isEligible(other.rules, income);
    const within = Math.max(
      ...[one, other].map(({ rules: { id = '' } }) => 2 * precisionOf(id, estimate)),
      1e-6,
    );
    return { found: breakEvenIncomes(a, b, RANGE), difference, apply, within };
  });

  test('break-even incomes give equal totals, or the totals change sides across a jump', () => {
    fc.assert(
      fc.property(pairs, ({ found, difference, within }) => {
        for (const { income, kind, cheaperBefore, cheaperAfter } of found) {
          expect(cheaperBefore).not.toBe(cheaperAfter);
          if (kind === 'crossing') expect(Math.abs(difference(income))).toBeLessThan(within);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('between break-even incomes the engine finds the regime cheaper that the list says', () => {
    const cases = fc.tuple(pairs, cents(RANGE.to, 1));
    fc.assert(
      fc.property(cases, ([{ found, difference, apply, within }, income]) => {
        fc.pre(apply(income) && found.every((point) => Math.abs(point.income - income) > 1e-3));
        const last = found.findLast((point) => point.income < income);
        const stated: Cheaper | undefined = last?.cheaperAfter ?? found[0]?.cheaperBefore;
        const gap = difference(income);
        if (stated === 'equal') expect(Math.abs(gap)).toBeLessThan(within);
        if (stated === 'a') expect(gap).toBeLessThan(within);
        if (stated === 'b') expect(gap).toBeGreaterThan(-within);
        if (stated === undefined) {
          // Without break-even one of them is never dearer: a second income must not say the opposite.
          const other = difference(income / 2);
          if (Math.abs(gap) > within && Math.abs(other) > within) expect(gap * other).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
