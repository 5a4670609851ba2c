/** One's own country: what is paid there today is one amount, in the list and wherever its schemes stand for themselves. */
import { describe, expect, test } from 'vitest';
import { assessorWithHome, isAtHome } from '../../../src/assess/atHome.ts';
import { comparedCurves } from '../../../src/assess/comparedCurves.ts';
import { compareRegimes } from '../../../src/assess/comparison.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { guideAssessor } from '../../../src/assess/guideAssessor.ts';
import type { Country, CountryGuide, GuideRegime } from '../../../src/catalogue/entities.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { totalOnCurve } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { homeTaxIn, homeTaxOf } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { countries, FACTS, recommended, taxBrackets } from './people.ts';

/** Everybody who can live in one of the destinations. */
const PEOPLE: Readonly<Record<string, Situation>> = {
  'somebody who says no more': {},
  'a designer with costs': { costs: { percent: 20 }, work: 'freelancer', profession: 'design' },
  'an employee': { work: 'remote', contract: 'payroll' },
  'a couple with children, from a September on': {
    ...{ household: { partner: 0, married: true, children: [2, 6] } },
    ...{ arrival: { year: 2027, month: 9 }, years: 3 },
  },
};

const of = (situation: Situation) => figuresOf(situation, 80_000, 2026);

/** A guide has the brackets of its regimes; its texts change no figure. */
function guideOf(country: Country): CountryGuide {
  const taxRegimes = country.taxRegimes.map((one) => ({ ...one, taxBrackets: taxBrackets[one.id] ?? [] }));
  return { ...country, taxRegimes } as unknown as CountryGuide;
}

describe.each(Object.entries(PEOPLE))('%s', (_, more) => {
  test.each(countries.map((country) => [country.name, country] as const))(
    'at home in %s',
    async (_, country) => {
      const situation: Situation = { income: 60_000, home: { country: country.id }, ...more };
      const figures = of(situation);
      const { today } = recommended(situation);
      if (!today) throw new Error('The list has no row of today.');
      const { regime } = today;
      const paid = homeTaxOf(situation, figures, FACTS);
      expect(today.total).toBeCloseTo(paid ?? Number.NaN, 6);
      const ofLines = today.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(ofLines).toBeCloseTo(today.total, 0);

      const onGuide = guideAssessor(guideOf(country), figures, FACTS)(regime as GuideRegime);
      const columns = [{ country, regime }];
      const compared = compareRegimes(columns, figures, countries, taxBrackets, FACTS).get(regime.id);
      const told = await answerFor(regime.id, situation);
      expect(onGuide.kept).toBe(today.kept);
      expect(compared?.kept).toBe(today.kept);
      expect(told.kept).toBe(today.kept);
      // It is what the others are held against, and asks nothing.
      expect(onGuide).toMatchObject({ saving: null, fit: 'fits', needs: [] });
      expect(onGuide.terms.map(({ kind }) => kind)).toEqual(['today']);
    },
  );
});

test('the row of today is what the difference is taken from, also where children grow up within the stay', () => {
  const situation: Situation = {
    ...{ income: 60_000, currency: 'EUR', home: { country: 'pt' }, citizenships: ['pt'], work: 'freelancer' },
    ...{ household: { partner: 0, married: true, children: [2, 4, 16] }, years: 5 },
  };
  const { today, keptToday } = recommended(situation);
  const [first, last] = [1, 5].map((place) => homeTaxIn(place, situation, of(situation), FACTS) ?? 0);
  expect(Math.abs((first ?? 0) - (last ?? 0))).toBeGreaterThan(100);
  expect(today?.kept).toBeCloseTo(keptToday ?? Number.NaN, 6);
  expect(today).toMatchObject({ years: 5, isAverage: true });
  expect(Math.round(today?.total ?? 0)).not.toBe(Math.round(first ?? 0));
});

test.each(['es', 'pl', 'mt'])('its curve passes through that amount: %s', (id) => {
  const situation: Situation = { income: 60_000, home: { country: id } };
  const { today } = recommended(situation);
  const columns = today ? [today] : [];
  const [curve] = comparedCurves(columns, of(situation), countries, taxBrackets, FACTS);
  expect(curve && totalOnCurve(curve.curve, 60_000)).toBeCloseTo(today?.total ?? Number.NaN, 0);
});

describe('the other schemes of one’s own country', () => {
  const poland = countries.find(({ id }) => id === 'pl');
  const spain = countries.find(({ id }) => id === 'es');
  if (!poland || !spain) throw new Error('The data have no Poland or Spain.');
  const developer: Situation = { income: 90_000, home: { country: 'pl' }, profession: 'software' };

  test('are held against today’s: what people there can have, without a newcomer’s reliefs', () => {
    const assess = assessorWithHome(developer, of(developer), schedulesFor(taxBrackets), FACTS, countries);
    const { today } = recommended(developer);
    const other = poland.taxRegimes.find(({ id }) => id === 'pl-ryczalt-12-it');
    const one = other && assess(poland, other);
    expect(one?.saving).toBeCloseTo((today?.total ?? 0) - (one?.total ?? 0), -1);
    expect(one?.years).toBeNull();
    expect(one?.terms.map(({ kind }) => kind)).toContain('stay');
  });

  test('which nobody who lives there can have keep a newcomer’s figures', () => {
    const situation: Situation = { income: 60_000, home: { country: 'es' } };
    const figures = of(situation);
    const [beckham] = spain.taxRegimes;
    if (!beckham) throw new Error('Spain has no scheme.');
    const assess = assessorWithHome(situation, figures, schedulesFor(taxBrackets), FACTS, countries);
    const one = assess(spain, beckham);
    expect(one.years).toBe(5);
    // What she has today is not offered to her as what applies otherwise, at a newcomer's amount.
    expect(one.needs.some(({ otherwise }) => otherwise)).toBe(false);
  });

  test.each<[string, Situation, string, string, boolean]>([
    ['today’s', {}, 'es', 'es-autonomo', true],
    ['another one', {}, 'pl', 'pl-linear-19', true],
    ['that of newcomers', {}, 'es', 'es-beckham-law', false],
    ['that of employees, to somebody who is none', {}, 'es', 'es-wage', false],
    ['that of employees, to an employee', { work: 'remote', contract: 'payroll' }, 'es', 'es-wage', true],
    [
      'that of the self-employed, to an employee',
      { work: 'remote', contract: 'payroll' },
      'es',
      'es-autonomo',
      false,
    ],
  ])('belong to people who live there: %s', (_, more, id, regime, expected) => {
    expect(isAtHome({ home: { country: id }, ...more }, { id }, regime, FACTS)).toBe(expected);
    expect(isAtHome({ home: { country: 'de' }, ...more }, { id }, regime, FACTS)).toBe(false);
    expect(isAtHome({ home: { rate: 20 }, ...more }, { id }, regime, FACTS)).toBe(false);
  });
});
