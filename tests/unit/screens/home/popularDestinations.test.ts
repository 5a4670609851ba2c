import { countries, popularDestinations } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';

const headlineRateOf = (slug: string) =>
  countries.find((country) => country.slug === slug)?.headlineRate ?? '';

test("'Popular destinations' are Spain, Poland, Malta, Italy and Estonia, at the specified rates", {
  tags: 'home-popular-destinations',
}, () => {
  expect(popularDestinations.map(({ slug, rate }) => [slug, rate])).toEqual([
    ['spain', '24% flat rate'],
    ['poland', '8.5%'],
    ['malta', '15%'],
    ['italy', '5%'],
    ['estonia', null],
  ]);
});

test('the specified rates are still those of the data', () => {
  for (const { slug, rate } of popularDestinations) {
    if (rate === null) continue;
    expect(Number.parseFloat(headlineRateOf(slug)), slug).toBe(Number.parseFloat(rate));
  }
});

test("Estonia's card shows the current rate from the data, and no rate of the past", () => {
  const estonia = popularDestinations.find(({ slug }) => slug === 'estonia');
  expect(estonia).toMatchObject({ slug: 'estonia', rate: null });
  expect(Number.parseFloat(headlineRateOf('estonia'))).toBe(22);
});
