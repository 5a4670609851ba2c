import { describe, expect, it, test } from 'vitest';
import { assess, scheduleOf } from '../../../src/tax/index.ts';
import { bestPay, highestWage, inHand, PayError, type PayRules, wageProblem } from '../../../src/tax/pay.ts';
import { COMPANY_REGIMES, payOf } from './companyPay.ts';
import { realRegime } from './realRegimes.ts';

const examples = COMPANY_REGIMES.flatMap(({ id, rules, currency, examples: all }) =>
  all.map((example) => {
    const { turnover, year, way, optional } = example;
    return { id, rules, currency, ...example, options: { turnover, year, way, optional } };
  }),
);

describe('worked examples come out to the cent', () => {
  test.each(examples)('$id: a wage of $wage from $currency $profit leaves $inHand', (example) => {
    const pay = inHand(example.rules, example.profit, example.wage, 0, example.options);
    expect(pay.inHand).toBeCloseTo(example.inHand, 1);
    expect(Math.abs(pay.inHand - example.inHand)).toBeLessThan(0.0151);
  });

  test.each(examples.filter(({ leavesMost }) => leavesMost))(
    '$id: of $currency $profit, a wage of $wage leaves most',
    (example) => {
      const best = bestPay(example.rules, example.profit, undefined, example.options);
      // A wage of the whole profit stays below it to the cent; by hand it is rounded.
      expect(Math.abs((best?.wage ?? 0) - example.wage)).toBeLessThan(0.0101);
      expect(Math.abs((best?.inHand ?? 0) - example.inHand)).toBeLessThan(0.0151);
    },
  );
});

describe("the wage that a regime counts leaves the regime's own figure", () => {
  const dollars = [20_000, 60_000, 100_000, 150_000, 300_000, 1_000_000];
  test.each(COMPANY_REGIMES)('$id', ({ id, rules, perDollar, ownFigure }) => {
    const { rules: regime, brackets } = realRegime(id);
    const schedule = scheduleOf(regime, brackets);
    const limit = regime.maxIncomeThreshold ?? Number.POSITIVE_INFINITY;
    for (const income of dollars.filter((one) => one <= limit)) {
      if (income * perDollar < (ownFigure.from ?? 0)) continue;
      const best = bestPay(rules, income * perDollar)?.wage ?? 0;
      const wage = ownFigure.wage === 'best' ? best : ownFigure.wage;
      const { kept } = assess(schedule, income, { estimate: 'law' });
      const found = inHand(rules, income * perDollar, wage).inHand;
      expect(Math.abs(found - kept * perDollar)).toBeLessThan(ownFigure.within + 1e-4);
    }
  });

  it('where the two are apart by more than rounding, the data say why', () => {
    for (const { ownFigure } of COMPANY_REGIMES) {
      if (ownFigure.within > 0.01) expect(ownFigure.because).toMatch(/\w/);
    }
  });
});

describe('what an owner has in hand', () => {
  const bulgaria = payOf('bg-eood-company').rules;

  it('is the net wage and the net dividend, less what is due without a wage', () => {
    expect(inHand(bulgaria, 60_000, 0)).toMatchObject({
      employee: expect.closeTo(1_933.66, 2),
      corporateTax: 6_000,
      dividend: 54_000,
      dividendTax: 2_700,
      inHand: expect.closeTo(49_366.34, 2),
    });
  });

  it('money that stays bears corporate tax now and the dividend tax when it is taken out', () => {
    const pay = inHand(bulgaria, 60_000, 0, 20_000);
    expect(pay).toMatchObject({ dividend: 34_000, retained: 20_000, taxOnTakingOut: 1_000 });
    expect(pay.inHand).toBeCloseTo(49_366.34 - 19_000, 2);
  });

  it('a tax on distributions leaves out what stays, and falls on it when it is taken out', () => {
    const pay = inHand(payOf('ge-llc').rules, 100_000, 0, 40_000);
    expect(pay).toMatchObject({ corporateTax: 9_000, dividend: 51_000, dividendTax: 2_550, inHand: 48_450 });
    expect(pay.taxOnTakingOut).toBeCloseTo(0.1925 * 40_000, 6);
  });

  it('turnover chooses the rate: costs leave the profit of a small company to the rate of a large one', () => {
    const albania = payOf('al-company-shpk').rules;
    expect(inHand(albania, 5_630_000, 600_000).corporateTax).toBe(0);
    const pay = inHand(albania, 5_630_000, 600_000, 0, { turnover: 20_000_000 });
    expect(pay.corporateTax).toBeCloseTo(0.15 * 4_929_800, 6);
  });

  it('a tax on turnover asks for no profit', () => {
    const micro = payOf('ro-srl-micro').rules;
    expect(inHand(micro, 210_000, 50_250, 0, { turnover: 300_000 }).corporateTax).toBe(3_000);
  });

  it('a company may pay contributions up to a floor, which then cost the owner nothing', () => {
    const pay = inHand(payOf('lt-company-dividends').rules, 60_000, 6_000);
    const gap = ((13_836 - 6_000) * (12.52 + 6.98)) / 100;
    expect(pay.employee).toBeCloseTo(0.195 * 6_000, 6);
    expect(pay.employer).toBeCloseTo(0.0177 * 13_836 + gap, 6);
  });

  it('a relief ends with its year', () => {
    const emirates = payOf('ae-free-zone-company').rules;
    expect(inHand(emirates, 630_000, 0).corporateTax).toBe(0);
    expect(inHand(emirates, 630_000, 0, 0, { year: 2029 }).corporateTax).toBe(0);
    expect(inHand(emirates, 630_000, 0, 0, { year: 2030 }).corporateTax).toBe(22_950);
  });

  it('a relief is closed above its turnover, whatever the profit', () => {
    const emirates = payOf('ae-free-zone-company').rules;
    const taxAt = (turnover: number) => inHand(emirates, 630_000, 0, 0, { turnover }).corporateTax;
    expect([taxAt(3_000_000), taxAt(3_000_001)]).toEqual([0, 22_950]);
  });

  it('fees are left out where they are counted apart', () => {
    const emirates = payOf('ae-free-zone-company').rules;
    expect(inHand(emirates, 630_000, 0)).toMatchObject({ otherTax: 20_000, employee: 0, inHand: 610_000 });
    expect(inHand(emirates, 630_000, 0, 0, { withoutFees: true })).toMatchObject({
      otherTax: 0,
      inHand: 630_000,
    });
  });

  it('amounts that are no numbers, wages that the profit does not pay and too much to keep are refused', () => {
    for (const [profit, wage, retained, reason] of [
      [Number.NaN, 0, 0, 'not-a-number'],
      [60_000, -1, 0, 'not-a-number'],
      [60_000, 60_001, 0, 'too-high'],
      [60_000, 0, 54_001, 'keeps-too-much'],
    ] as const) {
      const tried = () => inHand(bulgaria, profit, wage, retained);
      expect(tried).toThrow(PayError);
      expect(tried).toThrow(expect.objectContaining({ reason }));
    }
    expect(() => inHand(bulgaria, 60_000, 0, 0, { way: 2 })).toThrow('There is no other way 2 to be paid');
  });

  it('without profit, what is due all the same has to be put in', () => {
    expect(inHand(payOf('hu-kft-dividends').rules, 0, 0).inHand).toBe(-1_220_184 - 50_000);
  });
});

describe('wages that the law does not allow', () => {
  const problem = (id: string, wage: number) => wageProblem(payOf(id).rules, wage);

  it('a required minimum is not undercut, an ordinary one may be', () => {
    expect(problem('al-company-shpk', 599_999)).toMatchObject({ reason: 'below-minimum', least: 600_000 });
    expect(problem('al-company-shpk', 0)).toMatchObject({ reason: 'below-minimum' });
    expect(problem('ee-ou-dividends', 0)).toBeNull();
    expect(problem('ee-ou-dividends', 5_000)).toBeNull();
  });

  it('no wage at all may be allowed where a lower one is not', () => {
    expect(problem('lt-company-dividends', 0)).toBeNull();
    expect(problem('lt-company-dividends', 5_000)).toMatchObject({ reason: 'below-minimum', least: 13_836 });
  });

  it('a maximum is not exceeded', () => {
    expect(problem('lt-mb-service-contract', 100_000)).toBeNull();
    expect(problem('lt-mb-service-contract', 100_001)).toMatchObject({
      reason: 'above-maximum',
      most: 100_000,
    });
  });

  it('full-time pay is at least the minimum wage of every month', () => {
    expect(problem('ro-srl-profit-tax', 0)).toBeNull();
    expect(problem('ro-srl-profit-tax', 50_250)).toBeNull();
    expect(problem('ro-srl-profit-tax', 30_000)).toEqual({ reason: 'between', from: 0, to: 50_250 });
    expect(problem('ro-srl-profit-tax', 51_000)).toEqual({ reason: 'between', from: 50_250, to: 51_900 });
    expect(problem('ro-srl-profit-tax', 51_900)).toBeNull();
  });
});

test('the highest wage is all that the profit pays, and no more than the law allows', () => {
  const highest = (id: string, profit: number) => highestWage(payOf(id).rules, profit);
  expect(highest('bg-eood-company', 150_000)).toBe(150_000);
  expect(highest('me-company-doo', 150_000)).toBeCloseTo(146_274.77, 1);
  expect(highest('lt-mb-service-contract', 60_000)).toBe(60_000);
  expect(highest('lt-mb-service-contract', 400_000)).toBe(100_000);
  expect(highest('ro-srl-profit-tax', 52_000)).toBe(50_250);
  expect(highest('ro-srl-profit-tax', 30_000)).toBe(0);
  expect(highest('al-company-shpk', 700_000)).toBeNull();
  for (const { rules, perDollar } of COMPANY_REGIMES) {
    const profit = 100_000 * perDollar;
    const most = highestWage(rules, profit) ?? -1;
    expect(inHand(rules, profit, most).dividend).toBeGreaterThan(-0.01);
    if (rules.wage.maximum === undefined && rules.wage.months === undefined)
      expect(() => inHand(rules, profit, most + 1)).toThrow(PayError);
  }
});

describe('the best wage for other goals', () => {
  const lithuania: PayRules = payOf('lt-mb-service-contract').rules;

  it('what stays counts like money in hand: no wage where it bears more than the company', () => {
    expect(bestPay(lithuania, 60_000, { most: 'inHandAndKept' })).toEqual({
      wage: 0,
      inHand: expect.closeTo(-965.76, 6),
      retained: expect.closeTo(55_800, 6),
    });
  });

  it('a sum may have to stay: the wage then takes no more than the rest', () => {
    const best = bestPay(lithuania, 60_000, { most: 'inHand', retained: 9_300 });
    expect(best).toMatchObject({ wage: 50_000, retained: 9_300 });
  });

  it('a wage may have to insure a base', () => {
    const estonia = payOf('ee-ou-dividends').rules;
    expect(bestPay(estonia, 60_000)?.wage).toBe(0);
    expect(bestPay(estonia, 60_000, { most: 'inHand', insures: 10_632 })?.wage).toBe(10_632);
  });

  it('there is none where the profit does not pay the least wage', () => {
    const albania = payOf('al-company-shpk').rules;
    expect(bestPay(albania, 700_199)).toBeNull();
    expect(bestPay(albania, 700_200)?.wage).toBe(600_000);
    expect(bestPay(albania, 5_000_000, { most: 'inHand', retained: 4_900_000 })).toBeNull();
  });
});
