import { countries } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import type { RegionPreference } from '../../../../src/catalogue/workTypes.ts';
import { bestFive } from '../../../../src/screens/home/bestFive.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Estimate } from '../../../../src/tax/index.ts';

function best(region: RegionPreference, income: number, estimate?: Estimate) {
  return bestFive({ ...figuresOf({ income }, 80_000), ...(estimate && { estimate }) }, region);
}

describe.each(['europe', 'anywhere'] as const)('the mini-ranking, %s', (region) => {
  test.each([40_000, 80_000, 200_000])('at %i: five countries, lowest effective rate first', (income) => {
    const rows = best(region, income);
    expect(new Set(rows.map(({ country }) => country.id)).size).toBe(5);
    const rates = rows.map(({ rate }) => rate ?? Number.NaN);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  test('the lines of a bar add up to the total', () => {
    for (const { lines, total } of best(region, 120_000)) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 6);
    }
  });

  test('a row knows which of its country’s regimes it shows', () => {
    for (const { country, regime, regimeIndex } of best(region, 80_000)) {
      expect(countries.find(({ id }) => id === country.id)?.taxRegimes[regimeIndex]).toBe(regime);
    }
  });
});

test('in Europe the bars change with the income', () => {
  const ratesAt = (income: number) => best('europe', income).map(({ rate }) => rate);
  expect(ratesAt(40_000)).not.toEqual(ratesAt(200_000));
});

test('deducting contributions never makes a total higher', () => {
  const totals = (estimate: Estimate) => best('europe', 80_000, estimate).map(({ total }) => total);
  const plain = totals('specified');
  for (const [place, total] of totals('law').entries()) {
    expect(total).toBeLessThanOrEqual(plain[place] ?? Number.NaN);
  }
});
