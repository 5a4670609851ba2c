import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess, scheduleOf, type TaxKind, totalTax, traceOf } from '../../../src/law/index.ts';
import { bracketSets, incomes, type MadeUp, madeUpRegimes, NO_TAX, onlyTax, someCosts } from './madeUp.ts';
import { ASKED, REAL_REGIMES } from './realRegimes.ts';

const FLAT = [
  { regimes: 'made-up regimes', arbitrary: madeUpRegimes },
  { regimes: 'all real regimes', arbitrary: fc.constantFrom<MadeUp>(...REAL_REGIMES) },
];

describe.each([
  ...FLAT.map((one) => ({ ...one, estimate: 'specified' as const })),
  ...FLAT.slice(1).map((one) => ({ ...one, estimate: 'law' as const })),
])('$regimes, $estimate', ({ arbitrary, estimate }) => {
  const asked = ASKED[estimate];
  const options = fc
    .record({ costs: someCosts, withoutFees: fc.boolean() })
    .map((more) => ({ ...asked, ...more }));
  const cases = [arbitrary, incomes, options] as const;

  test('amounts are never negative and always finite', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, given) => {
        for (const line of assess(scheduleOf(rules, brackets), income, given).lines) {
          expect(line.amount).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(line.amount) && Number.isFinite(line.rate ?? 0)).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('total = sum of the lines, and the fast path gives the same total', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, given) => {
        const schedule = scheduleOf(rules, brackets);
        const { lines, total, costs, kept } = assess(schedule, income, given);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        expect(totalTax(schedule, income, given)).toBe(total);
        expect(kept).toBe(Math.abs(income) - costs - total);
      }),
      { numRuns: 250 },
    );
  });

  test('no costs at all leave every figure as it is', () => {
    fc.assert(
      fc.property(arbitrary, incomes, ({ rules, brackets }, income) => {
        const schedule = scheduleOf(rules, brackets);
        const today = assess(schedule, income, asked);
        for (const costs of [null, undefined, { amount: 0 }, { percent: 0 }]) {
          expect(assess(schedule, income, { ...asked, costs })).toEqual(today);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('without fees costs as much as the other lines', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, { withoutFees: _, ...given }) => {
        const schedule = scheduleOf(rules, brackets);
        const { lines, total } = assess(schedule, income, given);
        const fees = rules.otherIsFees && rules.hasOtherTax ? (lines[5]?.amount ?? 0) : 0;
        const rest = totalTax(schedule, income, { ...given, withoutFees: true });
        expect(rest).toBeCloseTo(total - fees, 4);
      }),
      { numRuns: 150 },
    );
  });
});

describe.each(FLAT)('$regimes by their flat figures', ({ arbitrary }) => {
  const options = fc.record({ costs: someCosts, withoutFees: fc.boolean() });
  const cases = [arbitrary, incomes, options] as const;

  test('the trace of every line leads to its amount and adds up', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, given) => {
        const schedule = scheduleOf(rules, brackets);
        const { lines } = assess(schedule, income, given);
        traceOf(schedule, income, given).forEach((trace, place) => {
          expect(trace.kind).toBe(lines[place]?.kind);
          expect(trace.amount).toBe(lines[place]?.amount);
          const sum = trace.steps.reduce((added, step) => added + step.adds, 0);
          expect(Math.abs(sum - trace.amount)).toBeLessThanOrEqual(1e-9 + 1e-14 * income);
        });
      }),
      { numRuns: 250 },
    );
  });

  test('the order of the brackets does not matter', () => {
    const shuffled = arbitrary.chain((regime) =>
      fc.record({
        regime: fc.constant(regime),
        brackets: fc.shuffledSubarray([...regime.brackets], { minLength: regime.brackets.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, incomes, ({ regime, brackets }, income) => {
        const total = totalTax(scheduleOf(regime.rules, brackets), income);
        expect(total).toBe(totalTax(scheduleOf(regime.rules, regime.brackets), income));
      }),
      { numRuns: 150 },
    );
  });

  test('cap and floor hold', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, given) => {
        const [tax, social, pension, , , other] = assess(scheduleOf(rules, brackets), income, given).lines;
        const limits = [
          [rules.hasIncomeTax, tax, rules.incomeTaxMinimum, null],
          [rules.hasSocialContribution, social, rules.socialSecurityMinimum, rules.socialSecurityCap],
          [rules.hasPension, pension, rules.pensionMinimum, rules.pensionCap],
          [
            rules.hasOtherTax && !(given.withoutFees && rules.otherIsFees),
            other,
            rules.otherMinimum,
            rules.otherCap,
          ],
        ] as const;
        for (const [applies, line, minimum, maximum] of limits) {
          if (!applies) continue;
          const cap = maximum ?? Number.POSITIVE_INFINITY;
          expect(line?.amount).toBeLessThanOrEqual(cap);
          if (income > 0) expect(line?.amount).toBeGreaterThanOrEqual(Math.min(minimum ?? 0, cap));
        }
      }),
      { numRuns: 250 },
    );
  });

  test('costs change no tax of the specified estimate', () => {
    fc.assert(
      fc.property(...cases, ({ rules, brackets }, income, { costs, ...given }) => {
        const schedule = scheduleOf(rules, brackets);
        expect(totalTax(schedule, income, { ...given, costs })).toBe(totalTax(schedule, income, given));
      }),
      { numRuns: 150 },
    );
  });
});

const progressive = bracketSets('income', { entire: false, withAmounts: false });

test('a progressive tax without amounts is continuous and non-decreasing', () => {
  fc.assert(
    fc.property(progressive, incomes, incomes, (brackets, one, other) => {
      const schedule = scheduleOf(onlyTax('income', 0), brackets);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const rise = totalTax(schedule, high) - totalTax(schedule, low);
      const steepest = Math.max(...brackets.map((bracket) => bracket.rate)) / 100;
      const rounding = 1e-9 + 1e-14 * high;
      expect(rise).toBeGreaterThanOrEqual(-rounding);
      // No jump: the tax never rises faster than the steepest bracket.
      expect(rise).toBeLessThanOrEqual(steepest * (high - low) + rounding);
    }),
    { numRuns: 250 },
  );
});

test('an entire-income set applies the rate of the bracket that holds the income', () => {
  fc.assert(
    fc.property(
      bracketSets('corporate', { entire: true, withAmounts: true }),
      incomes,
      (brackets, income) => {
        const holding = brackets.filter(
          ({ lowerBound, upperBound }) =>
            (income > lowerBound || (income === 0 && lowerBound === 0)) &&
            (upperBound === null || income <= upperBound),
        );
        expect(holding.length).toBeLessThanOrEqual(1);
        const [bracket] = holding;
        const tax = bracket ? Math.max((bracket.amount ?? 0) + (income * bracket.rate) / 100, 0) : 0;
        expect(totalTax(scheduleOf(onlyTax('corporate', 0), brackets), income)).toBe(tax);
      },
    ),
    { numRuns: 250 },
  );
});

test('a regime without any tax costs nothing', () => {
  const kinds: TaxKind[] = ['income', 'pension'];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), incomes, (kind, income) => {
      const brackets = [{ taxType: kind, lowerBound: 0, upperBound: null, rate: 30, description: '' }];
      expect(totalTax(scheduleOf(NO_TAX, brackets), income)).toBe(0);
    }),
  );
});
