/** The same life as at home, at the prices of other countries. */
import { priceLevels } from 'virtual:lowtide/price-levels';
import { describe, expect, test } from 'vitest';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { livingOf } from '../../../src/situation/living.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const GERMAN: Situation = {
  currency: 'EUR',
  home: { country: 'de' },
  living: { amount: 2_600, currency: 'EUR' },
};

const livingFor = (situation: Situation) => livingOf(figuresOf(situation, 80_000, 2026));

describe('what is left after living', () => {
  test.each(Object.entries(priceLevels.destinations))('%s: the budget by the price level', (slug, level) => {
    const kept = 60_000;
    const month = livingFor(GERMAN)?.monthIn(slug, kept);
    expect(month).toBeTruthy();
    if (!month) return;
    const costs = fromUsd(month.costs, 'EUR');
    expect(costs).toBeCloseTo((2_600 * level) / (priceLevels.homes.de ?? Number.NaN), 6);
    // What stands there adds up.
    expect(fromUsd(month.left, 'EUR')).toBeCloseTo(
      Math.round(fromUsd(kept / 12, 'EUR')) - Math.round(costs),
      6,
    );
  });

  test('says whose life it is, and that prices are averages', () => {
    const living = livingFor(GERMAN);
    expect(living?.likeAtHome).toBe('as for €2,600 in Germany');
    expect(living?.basis).toBe(`country averages of prices, ${priceLevels.year}`);
  });

  test.each<[string, Situation]>([
    ['the cost of living', { home: { country: 'de' } }],
    ['a home country', { living: { amount: 2_600, currency: 'EUR' }, home: { rate: 30 } }],
    ['a price level at home', { living: { amount: 2_600, currency: 'EUR' }, home: { country: 'xx' } }],
  ])('is not known without %s', (_, situation) => {
    expect(livingFor(situation)).toBeNull();
  });

  test('is not known in a country without a price level', () => {
    expect(livingFor(GERMAN)?.monthIn('atlantis', 60_000)).toBeNull();
  });
});
