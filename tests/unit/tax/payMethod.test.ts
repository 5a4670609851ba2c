import { describe, expect, it, test } from 'vitest';
import {
  assess,
  curveOf,
  project,
  scheduleOf,
  type TaxOptions,
  totalOnCurve,
  totalTax,
  traceOf,
} from '../../../src/tax/index.ts';
import { bestPay, bestPayMethod } from '../../../src/tax/pay.ts';
import { COMPANY_REGIMES, payOf } from './companyPay.ts';
import { findRegime, REAL_REGIMES, realRegime } from './realRegimes.ts';

const pay = bestPayMethod(Object.fromEntries(COMPANY_REGIMES.map((company) => [company.id, company])));
const options: TaxOptions = { estimate: 'law', pay };
const scheduleOfRegime = (id: string) => {
  const { rules, brackets } = realRegime(id);
  return scheduleOf(rules, brackets);
};

describe('with the best pay, a company regime', () => {
  test.each(COMPANY_REGIMES)('$id keeps what its best wage leaves', ({ id, rules, perDollar }) => {
    const schedule = scheduleOfRegime(id);
    for (const income of [40_000, 80_000, 150_000, 300_000]) {
      for (const costs of [0, 10_000]) {
        const plan = { ...options, costs: { amount: costs } };
        const { kept, total, lines } = assess(schedule, income, plan);
        const profit = (income - costs) * perDollar;
        const best = bestPay(rules, profit, undefined, { turnover: income * perDollar });
        expect(kept * perDollar).toBeCloseTo(best?.inHand ?? Number.NaN, 1);
        expect(totalTax(schedule, income, plan)).toBeCloseTo(total, 1);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 6);
        const traced = traceOf(schedule, income, plan);
        for (const { kind, amount } of lines) {
          expect(traced.find((trace) => trace.kind === kind)?.amount).toBeCloseTo(amount, 6);
        }
      }
    }
  });

  test.each(COMPANY_REGIMES)('$id has a curve that runs through its totals', ({ id }) => {
    const schedule = scheduleOfRegime(id);
    const curve = curveOf(schedule, options);
    const precision = 1e-3 + 2 * pay.precisionOf(id);
    for (let income = 317; income < 520_000; income += 1_777) {
      expect(Math.abs(totalOnCurve(curve, income) - totalTax(schedule, income, options))).toBeLessThan(
        precision + income * 1e-8,
      );
    }
  });

  it('keeps at least what its own figure says, but for rounding', () => {
    for (const { id, perDollar, ownFigure } of COMPANY_REGIMES) {
      if (id === 'lt-company-dividends') continue;
      const schedule = scheduleOfRegime(id);
      for (const income of [60_000, 150_000]) {
        const own = assess(schedule, income, { estimate: 'law' }).kept;
        const best = assess(schedule, income, options).kept;
        // Albania's and other required wages are in the own figure, too.
        expect(best).toBeGreaterThan(own - (ownFigure.within + 1) / perDollar);
      }
    }
  });

  it('keeps its own figure where the profit pays no wage, and where costs are more than the income', () => {
    const schedule = scheduleOfRegime('al-company-shpk');
    const own = { estimate: 'law' } as const;
    expect(assess(schedule, 5_000, options)).toEqual(assess(schedule, 5_000, own));
    const costs = { amount: 60_000 };
    expect(assess(schedule, 50_000, { ...options, costs })).toEqual(
      assess(schedule, 50_000, { ...own, costs }),
    );
  });
});

it('regimes in the own name are what they are', () => {
  for (const { rules, brackets } of REAL_REGIMES.filter((one) => !one.rules.requiresIncorporation)) {
    const schedule = scheduleOf(rules, brackets);
    expect(assess(schedule, 80_000, options)).toEqual(assess(schedule, 80_000, { estimate: 'law' }));
  }
});

describe('over years', () => {
  it('reliefs end: from 2030 the Emirates tax profit, and a wage leaves as much as before', () => {
    const regime = realRegime('ae-free-zone-company');
    const plan = { from: { year: 2029 }, years: 2, income: 200_000, ...options };
    const [first, second] = project(regime, plan, findRegime).years;
    expect(second?.total).toBeCloseTo(first?.total ?? Number.NaN, 6);
    const own = project(regime, { ...plan, pay: null }, findRegime).years;
    expect(own[1]?.total).toBeGreaterThan((own[0]?.total ?? 0) + 1_000);
  });

  it('rules that come after years in the regime are its own', () => {
    const regime = realRegime('cy-non-dom-company');
    const plan = { from: { year: 2026 }, years: 18, income: 100_000, ...options };
    const { years } = project(regime, plan, findRegime);
    const own = project(regime, { ...plan, pay: null }, findRegime).years;
    expect(years[16]?.total).toBeLessThan(own[16]?.total ?? 0);
    expect(years[17]?.total).toBe(own[17]?.total);
  });

  it('pay data know the rules of each year of their reliefs', () => {
    expect(payOf('al-company-shpk').rules.profit.relief?.until).toBe('2029-12-31');
    const regime = realRegime('al-company-shpk');
    const plan = { from: { year: 2029 }, years: 2, income: 100_000, ...options };
    const [first, second] = project(regime, plan, findRegime).years;
    expect(second?.total).toBeGreaterThan((first?.total ?? 0) + 10_000);
  });
});
