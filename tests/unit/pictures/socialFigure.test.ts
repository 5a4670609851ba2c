/** The figure on a country's social picture. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import {
  SOCIAL_INCOME,
  socialFigure,
  socialFigures,
  socialWords,
} from '../../../data/pictures/socialFigure.ts';
import drawn from '../../../data/pictures/socialFigures.json' with { type: 'json' };
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { isEligible, totalTax } from '../../../src/law/index.ts';

const { countries, taxBrackets } = compileData();
const schedules = schedulesFor(taxBrackets);

describe.each(countries.map((country) => ({ name: country.name, country })))('$name', ({ country }) => {
  const { kept, regime } = socialFigure(country, schedules, SOCIAL_INCOME);
  const open = country.taxRegimes.filter((candidate) => isEligible(candidate, SOCIAL_INCOME));
  const left = (rules: (typeof open)[number]) =>
    Math.round(SOCIAL_INCOME - totalTax(schedules.scheduleOf(rules), SOCIAL_INCOME));

  test('kept is what the named regime leaves', () => {
    expect(open.filter(({ name }) => name === regime).map(left)).toContain(kept);
  });

  test('no regime that is open at this income keeps more', () => {
    expect(Math.max(...open.map(left))).toBe(kept);
  });
});

test('the pictures say what the data say today; if not, `npm run social` draws them again', () => {
  expect(drawn).toEqual(socialFigures(countries, schedules));
});

test('a picture leads with the month, as the pages do, and names the income of the year', () => {
  expect(socialWords({ kept: 79_200 })).toEqual({ month: '$6,600 a month', of: 'of $80,000 a year' });
});

test('a country whose regimes all end below the income has no figure', () => {
  const [country] = countries;
  if (!country) throw new Error('no countries');
  expect(() => socialFigure({ ...country, taxRegimes: [] }, schedules, SOCIAL_INCOME)).toThrow(RangeError);
});
