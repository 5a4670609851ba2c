import { describe, expect, test } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import type { CountryPlaces } from '../../../../src/api/facts.ts';
import { recommendations } from '../../../../src/assess/recommendations.ts';
import type { Country } from '../../../../src/catalogue/entities.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import {
  type CountriesFilter,
  countryList,
  DEFAULT_FILTER,
  emptyBuckets,
} from '../../../../src/screens/countries/countryList.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';

const data = compileData();
const countries = data.countries as readonly Country[];
const schedules = schedulesFor(data.taxBrackets);
const places: CountryPlaces = Object.fromEntries(
  Object.values(data.practical).map(({ slug, area, aliases, permits }) => [
    slug,
    {
      isEu: area.eu,
      isSchengen: area.schengen,
      hasNomadPermit: permits.some(({ nomad }) => nomad),
      words: [...aliases, ...permits.map(({ name }) => name)],
    },
  ]),
);

function listOf(change: Partial<CountriesFilter>, situation: Situation = {}) {
  const recommended = recommendations(situation, countries, {
    figures: figuresOf(situation, 80_000, 2026),
    schedules,
  });
  return countryList(recommended, { ...DEFAULT_FILTER, ...change }, places);
}
const namesOf = (change: Partial<CountriesFilter>, situation?: Situation) =>
  listOf(change, situation).groups.flatMap(({ rows }) => rows.map(({ best }) => best.country.name));

describe('the list of countries', () => {
  test('has one row a country, from A to Z, in one group as long as nothing is said', () => {
    const { groups, passing } = listOf({});
    expect(groups.map(({ level }) => level)).toEqual([null]);
    expect(passing.all).toHaveLength(22);
    expect(namesOf({})).toEqual([...namesOf({})].sort());
  });

  test('answers that decide who fits make groups, each sorted by itself', () => {
    const { groups } = listOf({ sort: 'kept' }, { citizenships: ['de'], company: false, currency: 'EUR' });
    expect(groups.length).toBeGreaterThan(1);
    for (const { rows } of groups) {
      const kept = rows.map(({ best }) => best.kept);
      expect(kept).toEqual([...kept].sort((a, b) => b - a));
    }
  });

  test.each([
    ['uae', 'United Arab Emirates'],
    ['Dubai', 'United Arab Emirates'],
    ['türkiye', 'Turkey'],
    ['Turkiye', 'Turkey'],
    ['Makedonija', 'North Macedonia'],
    ['sofia', 'Bulgaria'],
    ['MT', 'Malta'],
    ['Beckham', 'Spain'],
  ])('a search for %s finds %s', (search, name) => {
    expect(namesOf({ search })).toContain(name);
  });

  test.each<[CountriesFilter['chips'], (name: string) => boolean]>([
    [['eu'], (name) => ['Malta', 'Bulgaria', 'Poland'].includes(name)],
    [['schengen'], (name) => ['Malta', 'Spain', 'Italy'].includes(name)],
  ])('%j shows members alone', (chips, isExpected) => {
    const names = namesOf({ chips });
    expect(names.filter(isExpected).length).toBe(3);
    for (const outside of ['Georgia', 'Panama', 'Serbia']) expect(names).not.toContain(outside);
  });

  test('chips are true together', () => {
    const both = namesOf({ chips: ['eu', 'nomad'] });
    expect(both.length).toBeGreaterThan(0);
    for (const name of both) {
      expect(namesOf({ chips: ['eu'] })).toContain(name);
      expect(namesOf({ chips: ['nomad'] })).toContain(name);
    }
  });

  test('0% tax shows the countries whose best regime costs nothing', () => {
    for (const { rows } of listOf({ chips: ['zero'] }).groups) {
      for (const { best } of rows) expect(Math.round(best.total)).toBe(0);
    }
    expect(namesOf({ chips: ['zero'] })).toContain('Panama');
  });

  test('a bucket that nothing would pass beside the other filter is known', () => {
    expect(emptyBuckets(countries, { living: [], quality: [] }, 'living').size).toBeLessThan(4);
    for (const bucket of emptyBuckets(countries, { living: [1], quality: [] }, 'quality')) {
      expect(namesOf({ living: [1], quality: [bucket] })).toEqual([]);
    }
    expect(emptyBuckets(countries, { living: [1], quality: [] }, 'quality')).toContain(4);
  });
});
