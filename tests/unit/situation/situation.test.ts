import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersInNoLink } from '../../../src/situation/address.ts';
import { estimateFor, hasAnswers, stayYears } from '../../../src/situation/answered.ts';
import { wrongAnswers } from '../../../src/situation/questions.ts';
import { costsInUsd, type Situation, withAnswers } from '../../../src/situation/situation.ts';

const FULL: Situation = {
  income: 70_000,
  currency: 'EUR',
  costs: { percent: 10 },
  citizenships: ['de', 'eu-other'],
  home: { country: 'de' },
  work: 'freelancer',
  profession: 'design',
  livedIn: ['es', 'uy'],
  clients: 'abroad',
  workplace: 'here',
  company: false,
  keptCompany: { country: 'us', form: 'llc' },
  arrival: { year: 2027, month: 5 },
  years: 5,
  days: 280,
  deduct: true,
  runningCosts: true,
  living: { amount: 2_200, currency: 'EUR' },
};

describe('a situation', () => {
  test('may say everything, anything or nothing', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(FULL)), (keys) => {
        expect(
          wrongAnswers(Object.fromEntries(Object.entries(FULL).filter(([key]) => keys.includes(key)))),
        ).toEqual([]);
      }),
    );
  });

  test.each([
    { income: 10_000_001 },
    { income: '70000' },
    { currency: 'XYZ' },
    { costs: { percent: 101 } },
    { costs: { percent: 1, amount: 1 } },
    { costs: {} },
    { citizenships: [] },
    { citizenships: ['de', 'de'] },
    { citizenships: ['at', 'de', 'fr'] },
    { citizenships: ['xx'] },
    { home: { rate: 101 } },
    { home: { country: '' } },
    { work: 'pirate' },
    { profession: 'pirate' },
    { livedIn: 'es' },
    { livedIn: ['es', 'es'] },
    { livedIn: ['fr'] },
    { livedIn: ['other'] },
    { clients: 'both' },
    { workplace: true },
    { company: 'yes' },
    { keptCompany: 'de' },
    { keptCompany: { country: 'mt' } },
    { keptCompany: { country: 'de', form: 'llc' } },
    { keptCompany: { country: 'us', form: 'inc' } },
    { arrival: { year: 2027, month: 13 } },
    { arrival: { year: 2027.5, month: 1 } },
    { years: 21 },
    { years: 0.5 },
    { days: 367 },
    { living: { amount: 2_000 } },
  ])('%j is no answer', (value) => {
    expect(wrongAnswers(value)).toEqual(Object.keys(value));
  });

  test('fields of a later version are let be', () => {
    expect(wrongAnswers({ income: 1, pets: 2 })).toEqual([]);
  });

  test('an answer is changed and taken back; the same answer changes nothing', () => {
    const said = withAnswers({ income: 1 }, { days: 100, citizenships: ['de'] });
    expect(said).toEqual({ income: 1, days: 100, citizenships: ['de'] });
    expect(withAnswers(said, { days: undefined, citizenships: [] })).toEqual({ income: 1 });
    expect(withAnswers(said, { days: 100 })).toBe(said);
  });

  test('to have lived in none of the destinations is an answer; to have no citizenship is none', () => {
    expect(withAnswers({}, { livedIn: [] })).toEqual({ livedIn: [] });
    expect(wrongAnswers({ livedIn: [] })).toEqual([]);
    expect(hasAnswers({ livedIn: [] })).toBe(true);
    expect(withAnswers({ livedIn: [] }, { livedIn: undefined })).toEqual({});
    expect(withAnswers({}, { citizenships: [] })).toEqual({});
  });
});

/** One answer to every question, and what follows from it. */
const FOLLOWS: { readonly [Key in keyof Required<Situation>]: readonly [Situation[Key], Follows] } = {
  income: [70_000, 'neither'],
  currency: ['EUR', 'neither'],
  work: ['freelancer', 'neither'],
  region: ['europe', 'neither'],
  living: [{ amount: 2_000, currency: 'EUR' }, 'neither'],
  exit: [{ crypto: { value: 9_000, cost: 0 } }, 'neither'],
  deduct: [true, 'estimate'],
  costs: [{ percent: 0 }, 'both'],
  contract: ['invoices', 'both'],
  profession: ['design', 'both'],
  citizenships: [['de'], 'both'],
  greenCard: [true, 'both'],
  home: [{ country: 'de' }, 'both'],
  livedIn: [[], 'both'],
  workplace: ['here', 'both'],
  workCountry: ['de', 'both'],
  payer: ['de', 'both'],
  clients: ['abroad', 'both'],
  company: [false, 'both'],
  keptCompany: [{ country: 'de' }, 'both'],
  arrival: [{ year: 2027, month: 5 }, 'both'],
  years: [5, 'both'],
  days: [200, 'both'],
  household: [{}, 'both'],
  otherIncome: [[], 'both'],
  payBest: [true, 'both'],
  runningCosts: [true, 'both'],
};
type Follows = 'both' | 'estimate' | 'neither';

describe('the law’s estimate and a stay go together', () => {
  test.each(Object.entries(FOLLOWS))('%s: %j', (key, [given, follows]) => {
    const said: Situation = { income: 60_000, [key]: given };
    expect([estimateFor(said), stayYears(said), hasAnswers(said)]).toEqual([
      follows === 'neither' ? 'specified' : 'law',
      follows === 'both' ? 5 : null,
      follows === 'both',
    ]);
  });

  test.each(Object.entries(FOLLOWS))('%s travels in an address, or by none: %j', (key, [given]) => {
    const said: Situation = { work: 'remote', workplace: 'elsewhere', [key]: given };
    // Of work an address says a payroll alone.
    const travels = !['region', 'living', 'work'].includes(key);
    expect(answersInNoLink(said).includes(key as keyof Situation)).toBe(!travels);
  });

  test('but for an estimate that was chosen by hand', () => {
    expect(estimateFor({ days: 200, deduct: false })).toBe('specified');
    expect(stayYears({ days: 200, deduct: false })).toBe(5);
  });
});

test.each([
  [undefined, 0],
  [{ percent: 10 }, 8_000],
  [{ amount: 876 }, 1_000],
] as const)('costs of %j at 80,000 dollars, counted in euros, are %d dollars', (costs, usd) => {
  expect(costsInUsd(costs, 80_000, 'EUR')).toBeCloseTo(usd, 6);
});
