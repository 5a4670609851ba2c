import { countries } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { bestFive } from '../../../../src/screens/home/bestFive.ts';

describe.each(['europe', 'anywhere'] as const)('the mini-ranking, %s', (region) => {
  test.each([40_000, 80_000, 200_000])('at %i: five countries, lowest effective rate first', (income) => {
    const rows = bestFive({ income, region, deduct: false });
    expect(new Set(rows.map(({ country }) => country.id)).size).toBe(5);
    const rates = rows.map(({ effectiveRate }) => effectiveRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  test('the lines of a bar add up to the total', () => {
    for (const { lines, total } of bestFive({ income: 120_000, region, deduct: false })) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 6);
    }
  });

  test('a row knows which of its country’s regimes it shows', () => {
    for (const { country, regime, regimeIndex } of bestFive({ income: 80_000, region, deduct: false })) {
      expect(countries.find(({ id }) => id === country.id)?.taxRegimes[regimeIndex]).toBe(regime);
    }
  });
});

test('in Europe the bars change with the income', () => {
  const ratesAt = (income: number) =>
    bestFive({ income, region: 'europe', deduct: false }).map(({ effectiveRate }) => effectiveRate);
  expect(ratesAt(40_000)).not.toEqual(ratesAt(200_000));
});

test('deducting contributions never makes a total higher', () => {
  const totals = (deduct: boolean) =>
    bestFive({ income: 80_000, region: 'europe', deduct }).map(({ total }) => total);
  const plain = totals(false);
  for (const [place, total] of totals(true).entries()) {
    expect(total).toBeLessThanOrEqual(plain[place] ?? Number.NaN);
  }
});
