/** What the strip says of a person beside the income. */
import { expect, test } from 'vitest';
import type { Situation } from '../../../src/situation/situation.ts';
import { answerWords, situationWords, wholeFamilyWords } from '../../../src/situation/words.ts';

test.each<[Situation, string[]]>([
  [{}, []],
  [{ household: {} }, []],
  [{ profession: 'design', years: 3 }, ['designer', '3 years']],
  [{ home: { country: 'de' }, arrival: { year: 2027, month: 5 } }, ['Germany', 'from May 2027']],
  [{ home: { amount: 9_000 } }, ['$9,000 tax today']],
  [{ costs: { percent: 0 }, citizenships: ['other'] }, ['no costs', 'another passport']],
  [{ citizenships: ['de', 'ie'], livedIn: [] }, ['German and Irish passports']],
  [{ work: 'remote', contract: 'payroll', costs: { percent: 10 } }, ['on a payroll']],
  [{ work: 'remote', contract: 'invoices' }, ['remote worker', 'with invoices']],
  [
    { workplace: 'elsewhere', days: { from: 90, to: 183 } },
    ['work in other countries', '90 to 183 days a year'],
  ],
  [{ workplace: 'elsewhere', workCountry: 'fr' }, ['work in France']],
  [{ household: { partner: 0, married: true, children: [4, 9] } }, ['with partner and 2 children']],
  [{ household: { partner: 9_000 } }, ['with partner']],
  [{ household: { children: [7] } }, ['with 1 child']],
  [{ exit: {} }, []],
  [
    { exit: { crypto: { value: 5, cost: 1 }, shares: { value: 5, cost: 1, held: 1 } } },
    ['leaving with a company of your own and crypto-assets'],
  ],
  [{ otherIncome: [] }, []],
  [{ otherIncome: [{ kind: 'rent', amount: 0, from: 'home' }] }, []],
  [{ otherIncome: [{ kind: 'dividends', amount: 10_000, from: 'abroad' }] }, ['$10,000 of dividends']],
  [
    {
      currency: 'EUR',
      otherIncome: [
        { kind: 'dividends', amount: 10_000, from: 'abroad' },
        { kind: 'rent', amount: 9_600, from: 'home' },
      ],
    },
    ['other money: €19,600'],
  ],
])('%j: %j', (situation, words) => {
  expect(situationWords(situation)).toEqual(words);
});

test('the most important comes first: costs, home, work, passport, profession', () => {
  const said: Situation = {
    company: true,
    household: { partner: 0 },
    profession: 'trade',
    citizenships: ['gb'],
    home: { country: 'es' },
    work: 'freelancer',
    costs: { percent: 40 },
  };
  expect(situationWords(said)).toEqual([
    '40% costs',
    'Spain',
    'freelancer',
    'British passport',
    'trader',
    'with partner',
    'with a company',
  ]);
});

test('what a link leaves out is named one by one', () => {
  const said: Situation = {
    home: { country: 'es' },
    livedIn: [],
    living: { amount: 2_600, currency: 'EUR' },
    clients: 'abroad',
  };
  const keys = Object.keys(said) as (keyof Situation)[];
  expect(keys.map((key) => answerWords(key, said))).toEqual([
    'from Spain',
    'not resident there before',
    '€2,600 a month for living',
    'clients abroad only',
  ]);
});

test('documents say whom they are about', () => {
  expect(wholeFamilyWords({})).toBe('a single person without children');
  expect(wholeFamilyWords({ household: { children: [7] } })).toBe('a person with 1 child');
});
