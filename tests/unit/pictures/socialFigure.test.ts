/** The figure on a country's social picture. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { SOCIAL_INCOME, socialFigure } from '../../../data/pictures/socialFigure.ts';
import { scheduleBook } from '../../../src/catalogue/scheduleBook.ts';
import { isEligible, totalTax } from '../../../src/tax/index.ts';

const { countries, taxBrackets } = compileData();
const book = scheduleBook(taxBrackets);

describe.each(countries.map((country) => ({ name: country.name, country })))('$name', ({ country }) => {
  const { kept, regime } = socialFigure(country, book, SOCIAL_INCOME);

  test('kept and tax make up the income', () => {
    expect(kept + totalTax(book.scheduleOf(regime), SOCIAL_INCOME)).toBeCloseTo(SOCIAL_INCOME, 0);
  });

  test('no regime that is open at this income keeps more', () => {
    for (const other of country.taxRegimes.filter((candidate) => isEligible(candidate, SOCIAL_INCOME))) {
      const left = SOCIAL_INCOME - totalTax(book.scheduleOf(other), SOCIAL_INCOME);
      expect(Math.round(left), other.name).toBeLessThanOrEqual(kept);
    }
  });
});

test('a country whose regimes all end below the income has no figure', () => {
  const [country] = countries;
  if (!country) throw new Error('no countries');
  expect(() => socialFigure({ ...country, taxRegimes: [] }, book, SOCIAL_INCOME)).toThrow(RangeError);
});
