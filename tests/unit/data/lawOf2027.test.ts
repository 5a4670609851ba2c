/** What is law for 2027 is in the figures of 2027; what is only planned is not. Amounts are worked by hand. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { type Estimate, project, type TaxKind } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { findRegime, realRegime } from '../law/realRegimes.ts';

const { exchangeRates, laws } = compileData();

interface Question {
  readonly income: number;
  readonly costs?: number;
  readonly currency: string;
  readonly from: number;
  readonly years?: number;
  readonly estimate?: Estimate;
  readonly reliefs?: boolean;
  readonly payBest?: boolean;
}

/** The years of a stay, in the currency of the question. */
function yearsOf(id: string, question: Question) {
  const { income, costs = 0, currency, from, years = 1, estimate = 'law', reliefs = false } = question;
  const rate = exchangeRates.rates[currency] ?? 1;
  const plan = {
    income: income / rate,
    costs: { amount: costs / rate },
    ...{ years, from: { year: from }, optionalReliefs: reliefs },
    ...(estimate === 'law' && { laws: lawMethod(laws, { payBest: question.payBest }) }),
  };
  return project(realRegime(id), plan, findRegime).years.map(({ total, lines }) => ({
    total: (total ?? Number.NaN) * rate,
    of: (kind: TaxKind) => (lines.find((line) => line.kind === kind)?.amount ?? Number.NaN) * rate,
  }));
}

function yearOf(id: string, question: Question) {
  const [year] = yearsOf(id, question);
  if (year === undefined) throw new Error('no year');
  return year;
}

const pairOf = (id: string, question: Omit<Question, 'from'>) =>
  [2026, 2027].map((from) => yearOf(id, { ...question, from }).total);

describe('Bulgaria: a whole year at the limits of August 2026', () => {
  test('a freelancer at the ceiling pays 366.55 more, a tenth of which comes off the tax', () => {
    const question = { income: 40_000, currency: 'EUR' };
    const [before = 0, after = 0] = pairOf('bg-freelancer-flat-tax', { ...question, estimate: 'specified' });
    expect(after - before).toBeCloseTo(0.9 * 366.55, 1);
    const [law = 0, lawAfter = 0] = pairOf('bg-freelancer-flat-tax', question);
    expect(lawAfter - law).toBeCloseTo(0.9 * 366.55, 1);
  });

  test('a freelancer at the minimum base, and the owner of a company', () => {
    const { of } = yearOf('bg-freelancer-flat-tax', { income: 5_000, currency: 'EUR', from: 2027 });
    expect(of('socialContribution') + of('pension')).toBeCloseTo(595.39 + 1_473.6, 2);
    const owner = yearOf('bg-eood-company', { income: 60_000, currency: 'EUR', from: 2027 });
    expect(owner.total).toBeCloseTo(6_000 + 2_700 + 595.39 + 1_473.6, 2);
  });
});

describe('Romania: steps of the minimum wage of 1 January, RON 4,325', () => {
  test('a PFA at €60,000 pays RON 3,630 more in contributions, a tenth of which comes off the tax', () => {
    const question = { income: 60_000, currency: 'EUR', estimate: 'specified' as const };
    const [before = 0, after = 0] = pairOf('ro-pfa-self-employed', question);
    expect(after - before).toBeCloseTo(0.9 * (3_630 / 4.59) * 0.876, -0.5);
  });

  test.each([
    [51_899, 0, 5_189.9],
    // The twelve wages themselves are enough.
    [51_900, 12_975, 5_190],
    [103_801, 25_950, 10_380.1],
    [400_000, 25_950, 31_140],
    [10_000, 0, 2_595],
  ])('PFA at RON %d: pension %d, health %d', (income, pension, health) => {
    const { of } = yearOf('ro-pfa-self-employed', { income, currency: 'RON', from: 2027 });
    expect(of('pension')).toBeCloseTo(pension, 2);
    expect(of('socialContribution')).toBeCloseTo(health, 2);
  });

  test('the one contract of a micro-company costs RON 53,064, before the dividend', () => {
    // Every month is withheld in whole lei.
    const { of } = yearOf('ro-srl-micro', { income: 300_000, currency: 'RON', from: 2027 });
    expect(of('income') + of('socialContribution') + of('pension')).toBeCloseTo(12 * (195 + 530 + 1_081), 2);
    expect(of('dividend')).toBeCloseTo(0.16 * (297_000 - 53_064), 2);
    expect(of('other')).toBeCloseTo(10_380, 2);
  });

  test('the health contribution on dividends of a company on profit tax', () => {
    const { of } = yearOf('ro-srl-profit-tax', { income: 60_000, currency: 'RON', from: 2027 });
    expect(of('socialContribution')).toBeCloseTo(2_595, 2);
  });
});

describe('Lithuania: the minimum wage of 2027 is €1,245', () => {
  test.each(['lt-mb-service-contract', 'lt-company-dividends'])('%s pays €77.05 more', (id) => {
    const [before = 0, after = 0] = pairOf(id, { income: 30_000, currency: 'EUR' });
    expect(after - before).toBeCloseTo(77.05, 1);
  });

  test('individual activity pays it only where the minimum binds', () => {
    const [low, more] = [3_000, 30_000].map((income) => {
      const [before = 0, after = 0] = pairOf('lt-individual-activity', { income, currency: 'EUR' });
      return after - before;
    });
    expect(low).toBeCloseTo(77.05, 1);
    expect(more).toBeCloseTo(0, 2);
  });
});

describe('Spain: 31.6% in 2027, 31.7% in 2028', () => {
  test.each([
    [5_161, 2_470.57],
    [80_000, 7_288.22],
  ])('at €%d', (income, of2026) => {
    const years = yearsOf('es-autonomo', { income, currency: 'EUR', from: 2026, years: 3 });
    const [first, second, third] = years.map(({ of }) => of('socialContribution'));
    expect(first).toBeCloseTo(of2026, 2);
    expect(second).toBeCloseTo((of2026 * 31.6) / 31.5, 2);
    expect(third).toBeCloseTo((of2026 * 31.7) / 31.5, 2);
  });

  test('the flat rate of beginners has the surcharge in it', () => {
    for (const id of ['es-autonomo', 'es-beckham-law']) {
      const { of } = yearOf(id, { income: 60_000, currency: 'EUR', from: 2027, reliefs: true });
      expect(of('socialContribution')).toBeCloseTo(1_075.27, 2);
    }
  });
});

describe('Poland: the minimum wage of 2027 is PLN 4,950', () => {
  test.each(['pl-ryczalt-8-5', 'pl-linear-19', 'pl-ryczalt-12-it'])(
    '%s: the first years of a business',
    (id) => {
      const question = { income: 200_000, currency: 'PLN', years: 4, reliefs: true };
      const insurance = (from: number) =>
        yearsOf(id, { ...question, from }).map(({ of }) => Math.round(100 * of('pension')) / 100);
      expect(insurance(2027)).toEqual([2_600.82, 5_201.64, 14_028.78, 22_855.92]);
      expect(insurance(2026)).toEqual([2_525.16, 5_201.64, 14_028.78, 22_855.92]);
    },
  );

  test('the smallest health contribution of the linear tax', () => {
    const { of } = yearOf('pl-linear-19', { income: 60_000, currency: 'PLN', from: 2027 });
    expect(of('socialContribution')).toBeCloseTo(5_346, 2);
  });

  test('full ZUS is reckoned on the wage of the draft budget, which the insurance act takes', () => {
    const insurance = (from: number) =>
      yearOf('pl-ryczalt-12-it', { income: 200_000, currency: 'PLN', from }).of('pension');
    expect(insurance(2026)).toBeCloseTo(21_459.48, 2);
    // Base of 60% of 10,033: 1,904.66 a month, each contribution rounded.
    expect(insurance(2027)).toBeCloseTo(12 * 1_904.66, 2);
  });
});

/** What a law takes in a year, by kind in the fixed order. */
function takenBy(id: string, income: number, currency: string, year: number): number[] {
  const rate = exchangeRates.rates[currency] ?? 1;
  const amounts =
    lawMethod(laws)
      .ask({ regimeId: id, year })
      ?.amountsAt(income / rate, 0) ?? [];
  return amounts.map((amount) => amount * rate);
}

test('Romania: at a norm of 12 minimum wages, RON 51,900, the pension contribution is due', () => {
  const [tax, health, pension] = takenBy('ro-pfa-norm', 100_000, 'RON', 2027);
  expect(tax).toBeCloseTo(5_190, 2);
  expect(health).toBeCloseTo(5_190, 2);
  expect(pension).toBeCloseTo(12_975, 2);
});

describe('wages of 2027', () => {
  const totalOf = (...question: Parameters<typeof takenBy>) =>
    takenBy(...question).reduce((sum, amount) => sum + amount, 0);

  test('Spain: the deduction takes the tax on the minimum wage of €18,004 to zero', () => {
    expect(totalOf('es-wage', 18_004, 'EUR', 2027)).toBeCloseTo(0.0652 * 18_004, 2);
  });

  test.each([
    // Both ceilings of the draft ordinance: 0.093 and 0.013 of 6,000 each, health and care above 69,750.
    ['de-wage', 60_000, 'EUR', 0],
    ['de-wage', 100_000, 'EUR', 410.01],
    // The coordination of CHF 26,880 and the ceiling of CHF 92,160.
    ['ch-wage', 90_000, 'CHF', -16.9],
    ['ch-wage', 120_000, 'CHF', 38.21],
  ])('%s at %d %s: %d more', (id, income, currency, more) => {
    const [before, after] = [2026, 2027].map((year) => totalOf(id, income, currency, year));
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(more, 1);
  });

  test('Germany: the self-employed pay up to the ceiling of €76,500', () => {
    expect(takenBy('de-self-employed', 200_000, 'EUR', 2027)[1]).toBeCloseTo(0.211 * 76_500, 1);
  });
});

describe('what a company pays for the best wage follows the year', () => {
  test.each([
    ['ro-srl-micro', 210_000, 'RON', 153_451.92 - 151_074.24],
    ['lt-mb-service-contract', 60_000, 'EUR', 77.05],
  ])('%s', (id, income, currency, more) => {
    const [before = 0, after = 0] = pairOf(id, { income, currency, payBest: true });
    expect(after - before).toBeCloseTo(more, 1);
  });
});
