import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../src/assess/recommendations.ts';
import { rateText } from '../../../src/catalogue/labels.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { WORK_TYPES } from '../../../src/catalogue/professions.ts';
import { recommended } from './people.ts';

const money = moneyIn('USD');

const row = (income: number, rate: number) => ({
  fit: 'fits' as const,
  rate,
  total: (income * rate) / 100,
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

  test.each(['rate', 'kept'] as const)(
    'the same figure has the same place, whatever is to be checked: by %s',
    (order) => {
      const check = { ...row(100, 10), fit: 'check' as const };
      expect(placesOf([row(100, 10), check, check, row(100, 20)], order)).toEqual(['1=', '1=', '1=', '4']);
      expect(placesOf([row(100, 10), { ...row(100, 10), fit: 'no' }], order)).toEqual(['1', '2']);
    },
  );

  test.each(WORK_TYPES)(
    'without an income what is due decides, and equal amounts share a place: %s',
    (work) => {
      const list = recommended({ income: 0, work }).all.map(({ best }) => best);
      const totals = list.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      const places = placesOf(list, 'rate');
      const byAmount = new Map<string, Set<string>>();
      list.forEach(({ kept, rate, total }, at) => {
        const shown = `${money(kept)} ${rate === null ? '' : rateText(rate, total)}`;
        byAmount.set(shown, (byAmount.get(shown) ?? new Set()).add(places[at] ?? ''));
      });
      for (const [shown, own] of byAmount) expect(own.size, shown).toBe(1);
      expect(byAmount.size).toBeGreaterThan(1);
    },
  );
});
