import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../src/assess/recommendations.ts';

const row = (income: number, rate: number) => ({
  fit: 'fits' as const,
  rate,
  kept: income * (1 - rate / 100),
});

describe('places of a list', () => {
  test('what is equal as it is shown has an equal place', () => {
    const rows = [5, 10, 10.01, 20].map((rate) => row(1_000, rate));
    expect(placesOf(rows, 'rate')).toEqual(['1', '2=', '2=', '4']);
    expect(placesOf(rows, 'kept')).toEqual(['1', '2=', '2=', '4']);
    expect(placesOf([], 'rate')).toEqual([]);
  });

  test('of a tiny income different rates have different places, where the list is sorted by them', () => {
    const rows = [0, 15, 20, 20, 29.4].map((rate) => row(1, rate));
    expect(rows.map(({ kept }) => Math.round(kept))).toEqual([1, 1, 1, 1, 1]);
    expect(placesOf(rows, 'rate')).toEqual(['1', '2', '3=', '3=', '5']);
    expect(placesOf(rows, 'kept')).toEqual(['1=', '1=', '1=', '1=', '1=']);
  });

  test('what fits and what is to be checked share no place', () => {
    expect(placesOf([row(100, 10), { ...row(100, 10), fit: 'check' }], 'rate')).toEqual(['1', '2']);
  });
});
