import { expect, test } from 'vitest';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import { nearestByRate } from '../../../../src/screens/guide/nearestByRate.ts';
import { assess } from '../../../../src/tax/index.ts';
import { rankCountries } from '../../../specifiedRanking.ts';
import { data, regimeOf } from './guides.ts';

const INCOME = 60_000;
const schedules = schedulesFor(data.taxBrackets);

test.each(['north-macedonia', 'portugal', 'turkey', 'uruguay'])(
  '%s has no chosen suggestions: the nearest effective rates come first, itself left out',
  (slug) => {
    expect(data.similarDestinations[slug]).toBeUndefined();
    const regime = regimeOf(slug);
    const { effectiveRate } = assess(schedules.scheduleOf(regime), INCOME);
    const nearest = nearestByRate(data.countries, schedules, regime, INCOME);
    expect(nearest).toHaveLength(21);
    expect(nearest.map((country) => country.slug)).not.toContain(slug);
    const distances = nearest.map((country) => {
      const [best] = rankCountries([country], schedules, {
        income: INCOME,
        region: 'anywhere',
        workType: 'freelancer',
      });
      return Math.abs((best?.effectiveRate ?? Number.NaN) - effectiveRate);
    });
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  },
);

test('eighteen countries have three chosen suggestions each', () => {
  const chosen = Object.values(data.similarDestinations);
  expect(chosen).toHaveLength(18);
  for (const slugs of chosen) expect(slugs).toHaveLength(3);
});
