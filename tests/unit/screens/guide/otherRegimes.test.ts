import { describe, expect, test } from 'vitest';
import { toUsd } from '../../../../src/catalogue/money.ts';
import { betterPlace, keptIn, keptLocally, otherPlaces } from '../../../../src/screens/guide/otherRegimes.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import { guideOf } from './guides.ts';

const at = (income: number) => ({ ...figuresOf({ income }, income), isFromLink: false });

describe('what a person is taxed by to whom a regime is closed', () => {
  test.each([
    ['uruguay', 60_000, ['uy-irpf-services']],
    ['uruguay', 20_000, ['uy-irpf-services']],
    ['spain', 60_000, ['es-autonomo']],
    ['costa-rica', 60_000, ['cr-self-employed', 'cr-digital-nomad']],
    ['malta', 60_000, []],
  ])('%s at %d: the regime of its data, and what leaves more', (slug, income, ids) => {
    const country = guideOf(slug);
    const [regime] = country.taxRegimes;
    const instead = [regime?.workHere, ...(regime?.checks ?? [])].find((one) => one?.instead)?.instead;
    const places = otherPlaces(country, instead, at(income));
    expect(places.map((place) => country.taxRegimes[place]?.id)).toEqual(ids);
  });

  test('nothing where the income is beyond the limit of that regime', () => {
    expect(otherPlaces(guideOf('uruguay'), 'uy-irpf-services', at(900_000))).toEqual([]);
  });
});

test('the regime that leaves most, and none where it is the one on the page', () => {
  const malta = guideOf('malta');
  const figures = at(60_000);
  const [first, , third] = malta.taxRegimes;
  if (!first || !third) throw new Error('Malta has three regimes.');
  expect(betterPlace(malta, first, figures)).toBe(2);
  expect(betterPlace(malta, third, figures)).toBeNull();
  expect(keptIn(malta, third, figures)).toBeGreaterThan(keptIn(malta, first, figures) ?? 0);
});

test('work done in Malta: the ordinary rates of a single person, and the contributions of the regime', () => {
  const [first, second] = guideOf('malta').taxRegimes;
  if (!first || !second) throw new Error('Malta has three regimes.');
  const income = toUsd(60_000, 'EUR');
  // 4,000 at 15% and 44,000 at 25%, in euros.
  const tax = toUsd(11_600, 'EUR');
  expect(keptLocally(first, at(income))).toBeCloseTo(income - tax - 4_360, 6);
  expect(keptLocally(second, at(income))).toBeNull();
});
