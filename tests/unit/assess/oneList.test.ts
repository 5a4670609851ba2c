/** One order for a person with answers, on every page that lists or names a country. */
import { describe, expect, test } from 'vitest';
import { answerOf, firstRows } from '../../../src/assess/answer.ts';
import { placesOf } from '../../../src/assess/recommendations.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { starterSets } from '../../../src/screens/compare/StartingPoints.tsx';
import { countryList, DEFAULT_FILTER } from '../../../src/screens/countries/countryList.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { countries, FACTS, recommended, taxBrackets } from './people.ts';

const CONSULTANT: Situation = {
  income: 150_000,
  currency: 'CAD',
  citizenships: ['ca'],
  work: 'freelancer',
  profession: 'consulting',
  workplace: 'here',
  company: false,
};

const first = (situation: Situation) => recommended(situation).all[0]?.best.regime.id;

describe('a person with answers', () => {
  test('has what keeps most of what fits first, what ends within the stay too: its figure is that of all years', () => {
    const list = recommended(CONSULTANT);
    expect(answerOf(list).best).toBe(list.fits[0]?.best);
    expect(first(CONSULTANT)).toBe('al-self-employed-zero');
    expect(first({ ...CONSULTANT, years: 10 })).toBe('py-irp-services');
  });

  test('has the same first row on the list of countries, on home, for the plan and to compare', () => {
    const list = recommended(CONSULTANT);
    const [group] = countryList(list, DEFAULT_FILTER, {}).groups;
    expect(group?.list[0]?.best.regime.id).toBe(first(CONSULTANT));
    expect(firstRows(list, 3)).toEqual(list.all.slice(0, 3).map(({ best }) => best));
    const [set] = starterSets(countries, figuresOf(CONSULTANT, 1, 2026), schedulesFor(taxBrackets), FACTS);
    expect(set?.regimes.map(({ regime }) => regime.id)).toEqual(
      list.fits.slice(0, 4).map(({ best }) => best.regime.id),
    );
  });

  test('has costs alone as an answer: the list is no longer that of the lowest rate', () => {
    const list = recommended({ income: 80_000, work: 'freelancer', costs: { percent: 25 } });
    expect(list.isGrouped).toBe(true);
    expect(list.fits.length + list.check.length + list.no.length).toBe(list.all.length);
  });

  test('finds countries outside the region under what is not for them, and the first row inside it', () => {
    const list = recommended({ ...CONSULTANT, region: 'europe' });
    const outside = list.no.filter(({ best }) => best.needs.some(({ what }) => what === 'region'));
    expect(outside.map(({ best }) => best.country.code).sort()).toEqual([
      'AE',
      'CR',
      'GE',
      'PA',
      'PY',
      'TR',
      'UY',
    ]);
    expect(list.all[0]?.best.country.code).toBe('AL');
    expect(recommended({ income: 80_000, region: 'europe' }).isGrouped).toBe(false);
  });

  test('is listed for the work that was said, whichever page lists', () => {
    const owner: Situation = { ...CONSULTANT, work: 'business', company: true };
    for (const { best } of recommended(owner).all) expect(best.regime.allowsWriteOffs).toBe(true);
  });
});

test('what keeps the same has the same place', () => {
  const { fits } = recommended({ income: 90_000, profession: 'software', workplace: 'elsewhere' });
  const places = placesOf(fits.map(({ best }) => best));
  fits.forEach(({ best }, at) => {
    const before = fits[at - 1]?.best;
    const isSame = before && Math.round(before.kept) === Math.round(best.kept);
    expect(places[at] === places[at - 1]).toBe(isSame ?? false);
  });
});
