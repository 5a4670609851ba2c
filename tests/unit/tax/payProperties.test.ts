/** Properties of pay: the best wage against a search over all wages, sums that add up, more profit that leaves more. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bestPay, inHand, PayError, type PayGoal, type PayRules, wageProblem } from '../../../src/tax/pay.ts';
import { COMPANY_REGIMES } from './companyPay.ts';

vi.setConfig({ testTimeout: 120_000 });

const regimes = fc.constantFrom(...COMPANY_REGIMES);

/** What a wage leaves for a goal; null where it is not allowed or not paid for. */
function tried(rules: PayRules, profit: number, wage: number, goal: PayGoal, turnover: number) {
  const isMinimum = rules.wage.minimum.required && wage < rules.wage.minimum.amount;
  if (isMinimum || wage < (goal.insures ?? 0) || wageProblem(rules, wage)) return null;
  try {
    const pay = inHand(rules, profit, wage, goal.retained ?? 0, { turnover });
    return pay.dividend < -0.005 ? null : pay.inHand;
  } catch (error) {
    if (error instanceof PayError) return null;
    throw error;
  }
}

/**
 * Rules with the shape of real ones, small enough for a search over every wage: amounts in hundreds, so that every
 * floor, ceiling and band lies among the first few thousand units.
 */
function shrunk(rules: PayRules, factor: number): PayRules {
  const isAmount = (key: string) =>
    /^(amount|upTo|floor|ceiling|free|from|taperFrom|turnoverUpTo|above|stacksOnWageAbove|credit|minimum|taxFree|step)$/.test(
      key,
    );
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return isAmount(key) ? Math.round(value / factor) : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
  };
  return walk(rules, '') as PayRules;
}

const small = COMPANY_REGIMES.map(({ id, rules, perDollar }) => ({
  id,
  rules: shrunk(rules, 25 * perDollar),
}));

describe('the best wage', () => {
  test.each(small)('$id: no whole wage leaves more, with a search over every one', ({ rules }) => {
    const goals = fc.record({
      most: fc.constant('inHand' as const),
      retained: fc.constantFrom(0, 0, 300),
      insures: fc.constantFrom(0, 0, 900),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        goals,
        fc.constantFrom(1, 1, 1.7),
        (profit, goal, more) => {
          const turnover = Math.round(profit * more);
          const best = bestPay(rules, profit, goal, { turnover });
          let most = Number.NEGATIVE_INFINITY;
          for (let wage = 0; wage <= profit; wage++) {
            const value = tried(rules, profit, wage, goal, turnover);
            if (value !== null && value > most) most = value;
          }
          if (best === null) expect(most).toBe(Number.NEGATIVE_INFINITY);
          else expect(best.inHand).toBeGreaterThan(most - 0.006);
        },
      ),
      { numRuns: 12 },
    );
  });

  test.each(COMPANY_REGIMES)(
    '$id: no wage around it, and none of three hundred others, leaves more',
    (regime) => {
      const { rules, perDollar } = regime;
      fc.assert(
        fc.property(fc.double({ min: 3, max: 6.5, noNaN: true }), (size) => {
          const profit = Math.round(10 ** size * perDollar);
          const best = bestPay(rules, profit);
          if (best === null) return;
          const near = Array.from({ length: 101 }, (_, at) => Math.floor(best.wage) + at - 50);
          const far = Array.from({ length: 300 }, (_, at) => Math.round((profit * at) / 300));
          for (const wage of [...near, ...far]) {
            if (wage < 0) continue;
            const value = tried(rules, profit, wage, { most: 'inHand' }, profit);
            if (value !== null) expect(value).toBeLessThan(best.inHand + 0.006 + profit * 1e-12);
          }
        }),
        { numRuns: 12 },
      );
    },
  );

  test('is allowed, is paid for, and leaves what inHand says', () => {
    fc.assert(
      fc.property(regimes, fc.double({ min: 2, max: 7, noNaN: true }), ({ rules, perDollar }, size) => {
        const profit = 10 ** size * perDollar;
        const best = bestPay(rules, profit);
        if (best === null) return;
        expect(wageProblem(rules, best.wage)).toBeNull();
        const pay = inHand(rules, profit, best.wage);
        expect(pay.inHand).toBeCloseTo(best.inHand, 3);
        expect(pay.dividend).toBeGreaterThan(-0.01);
      }),
      { numRuns: 500 },
    );
  });

  test('more profit at the same turnover leaves more, but for whole sums that a step of dividends adds', () => {
    fc.assert(
      fc.property(
        regimes,
        fc.double({ min: 3, max: 6.5, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        ({ rules, perDollar }, size, more) => {
          const turnover = 10 ** size * perDollar * 1.6;
          const [profit, higher] = [turnover / 1.6, (turnover / 1.6) * (1 + more)];
          const low = bestPay(rules, profit, undefined, { turnover });
          const high = bestPay(rules, higher, undefined, { turnover });
          if (low === null) return;
          const steps = rules.dividend.contributions.flatMap((line) => ('steps' in line ? line.steps : []));
          const sums = Math.max(0, ...steps.map(({ amount }) => amount));
          expect(high?.inHand).toBeGreaterThan(low.inHand - sums - 0.006);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('where a profit goes', () => {
  const cases = [
    regimes,
    fc.double({ min: 3, max: 6.5, noNaN: true }),
    fc.double({ min: 0, max: 0.7, noNaN: true }),
  ] as const;

  test('contributions, taxes, what is in hand and what stays add up to it; lines add up to each', () => {
    fc.assert(
      fc.property(...cases, ({ rules, perDollar }, size, share) => {
        const profit = 10 ** size * perDollar;
        const wage = Math.round(profit * share);
        if (tried(rules, profit, wage, { most: 'inHand' }, profit) === null) return;
        const full = inHand(rules, profit, wage);
        const pay = inHand(rules, profit, wage, Math.max(full.dividend, 0) / 3);
        const { employer, employee, incomeTax, otherTax, corporateTax, dividendTax, retained } = pay;
        const taxes = employer + employee + incomeTax + otherTax + corporateTax + dividendTax;
        expect(taxes + pay.inHand + retained).toBeCloseTo(profit, 3);
        const sumOf = (part: string) =>
          pay.lines.reduce((sum, line) => (line.part === part ? sum + line.amount : sum), 0);
        expect(sumOf('employer')).toBeCloseTo(employer, 6);
        expect(sumOf('incomeTax')).toBeCloseTo(incomeTax, 6);
        expect(sumOf('corporateTax')).toBeCloseTo(corporateTax, 6);
        expect(sumOf('dividendTax')).toBeCloseTo(dividendTax, 3);
        expect(sumOf('employee') + sumOf('otherTax')).toBeCloseTo(employee + otherTax, 6);
        for (const { bands, amount } of pay.lines) {
          if (bands) expect(bands.reduce((sum, band) => sum + band.amount, 0)).toBeCloseTo(amount, 4);
        }
      }),
      { numRuns: 500 },
    );
  });
});
