/** The rates that the product's statements quote, against the data. Estonia's is out of date. */
import { expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';

const { countries, texts } = compileData();

function wordsOf(slug: string): string {
  const country = countries.find((one) => one.slug === slug);
  return JSON.stringify([country, texts[slug]]);
}

for (const [slug, rate, words] of [
  ['bulgaria', '10% flat', /10%/],
  ['georgia', '1%', /1% of turnover/],
  ['italy', '5%', /Regime forfettario/i],
  ['malta', '15%', /Res-Non-Dom/],
  ['spain', '24% flat', /Beckham Law/],
  ['poland', '8.5% flat', /8\.5% of revenue/],
  ['estonia', '22% flat', /22%/],
  ['united-arab-emirates', '0%', /no personal income tax/i],
] as const) {
  test(`${slug} is shown at ${rate}`, { tags: `product-rate-${slug}` }, () => {
    expect(countries.find((one) => one.slug === slug)?.headlineRate).toBe(rate);
    expect(wordsOf(slug)).toMatch(words);
  });
}

test.each(['costa-rica', 'panama'])(
  '%s is described as a territorial system',
  { tags: 'product-territorial' },
  (slug) => {
    expect(countries.find((one) => one.slug === slug)?.description).toMatch(/territorial/i);
  },
);

test('Estonia is described as offering e-residency', { tags: 'product-estonia-e-residency' }, () => {
  expect(wordsOf('estonia')).toMatch(/e-residency/i);
});

test('183 days make a person tax resident in most countries, 120 days in Paraguay', {
  tags: 'product-183-days',
}, () => {
  const days = countries.map(({ residencyDays }) => residencyDays);
  expect(days.filter((count) => count === 183).length).toBeGreaterThan(11);
  expect(countries.find(({ code }) => code === 'PY')?.residencyDays).toBe(120);
});
