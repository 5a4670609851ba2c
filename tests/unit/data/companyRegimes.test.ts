/** Companies whose one tax comes off the base of another: worked by hand, in the currency of the law. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { assess, scheduleOf, type TaxKind } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const { countries, taxBrackets, exchangeRates, laws } = compileData();

function paid(id: string, currency: string, turnover: number, costs = 0) {
  const regime = countries.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === id);
  const rate = exchangeRates.rates[currency];
  if (!regime || !rate) throw new Error(id);
  const { lines, kept } = assess(scheduleOf(regime, taxBrackets[id] ?? []), turnover / rate, {
    laws: lawMethod(laws),
    costs: { amount: costs / rate },
  });
  const of = (kind: TaxKind) => (lines.find((line) => line.kind === kind)?.amount ?? 0) * rate;
  return { of, kept: kept * rate };
}

describe('the Hungarian company', () => {
  /** The salary at the minimum wage with the contribution of the company. */
  const SALARY = 12 * 322_800 * 1.13;

  it.each([
    [2_000_000, 40_000],
    [10_000_000, 50_000],
    [15_000_000, 120_000],
    [24_000_000, 170_000],
    [30_000_000, 600_000],
  ])('at HUF %d owes a local business tax of HUF %d, the lower one where it may choose', (turnover, tax) => {
    expect(paid('hu-kft-dividends', 'HUF', turnover).of('other')).toBeCloseTo(tax, 2);
  });

  it.each([
    [10_000_000, 0],
    [15_000_000, 0],
    [24_000_000, 0],
    [30_000_000, 0],
    [15_000_000, 3_000_000],
    [24_000_000, 10_000_000],
  ])('at HUF %d with costs of HUF %d, what is due comes off the profit, and no more', (turnover, costs) => {
    const { of } = paid('hu-kft-dividends', 'HUF', turnover, costs);
    const profit = turnover - costs - SALARY - of('other');
    expect(of('corporate')).toBeCloseTo(0.09 * profit, 1);
    expect(of('dividend')).toBeCloseTo(0.15 * 0.91 * profit, 1);
  });

  it('keeps what a hand-worked example keeps', () => {
    expect(paid('hu-kft-dividends', 'HUF', 21_600_000).kept).toBeCloseTo(15_262_741.55, 1);
    expect(paid('hu-kft-dividends', 'HUF', 54_000_000).kept).toBeCloseTo(39_620_256.55, 1);
  });
});

it.each([2_900_000, 3_100_000, 5_900_000])(
  'the dividend of a small company in North Macedonia at MKD %d is what is left after the 1% on all of it',
  (turnover) => {
    const { of } = paid('mk-small-company', 'MKD', turnover);
    const salary = 2 * 36_037 + 10 * 38_507;
    expect(of('corporate')).toBeCloseTo(turnover > 3_000_000 ? turnover / 100 : 0, 4);
    expect(of('dividend')).toBeCloseTo((turnover - salary - of('corporate')) / 10, 4);
  },
);

it('a Lithuanian partnership pays under the contract as long as that costs less than a dividend', () => {
  const [below, at, above] = [80_000, 83_237.4, 120_000].map((income) =>
    paid('lt-mb-service-contract', 'EUR', income),
  );
  expect(below?.of('dividend')).toBe(0);
  expect(at?.of('income')).toBeCloseTo(0.15 * 27_745.8 + 0.2 * (83_237.4 - 27_745.8), 2);
  expect(above?.of('income')).toBe(at?.of('income'));
  expect(above?.of('corporate')).toBeCloseTo(0.07 * (120_000 - 83_237.4), 2);
  // Up to EUR 679 more than with contract pay of EUR 100,000.
  const withMost = at ? at.kept + 16_762.6 * 0.75 + 20_000 * 0.93 * 0.85 : 0;
  expect((above?.kept ?? 0) - withMost).toBeCloseTo(678.89, 1);
});
