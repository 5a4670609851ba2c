import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import {
  againstDestination,
  decidingTies,
  offsetWords,
  openTiesSentence,
  restsOnWords,
  stepWords,
  type TieAnswer,
  type TieEffect,
  tailWords,
  tieOutcome,
  tiesNext,
  tiesSentence,
} from '../../../src/catalogue/leavingHome.ts';

describe('what an answer means for a tie', () => {
  test.each<[TieEffect, TieAnswer | undefined, string | null]>([
    ['continues', 'yes', 'continues'],
    ['continues', 'no', 'ends'],
    ['may-continue', 'yes', 'may-continue'],
    ['may-continue', 'no', 'ends'],
    ['no-effect', 'yes', 'no-effect'],
    ['no-effect', 'no', 'no-effect'],
    ['continues', undefined, null],
  ])('a tie that %s, answered %s: %s', (ifYes, answer, expected) => {
    expect(tieOutcome({ ifYes }, answer)).toBe(expected);
  });
});

describe('all answers in one sentence', () => {
  const ties = [
    { id: 'home', ifYes: 'continues' },
    { id: 'family', ifYes: 'may-continue' },
    { id: 'work', ifYes: 'may-continue' },
    { id: 'citizenship', ifYes: 'no-effect' },
  ] as const;

  test.each<[string, Readonly<Record<string, TieAnswer>>, string | null]>([
    ['nothing answered', {}, null],
    ['all given up', { home: 'no', family: 'no', work: 'no', citizenship: 'yes' }, 'Three ties are gone.'],
    ['one open', { home: 'no', family: 'no' }, 'Two ties are gone, one is not answered.'],
    ['one kept', { home: 'yes', family: 'no', work: 'no' }, 'Two ties are gone, one keeps you taxable.'],
    ['mixed', { home: 'no', family: 'yes', work: 'yes' }, 'One tie is gone, two may keep you taxable.'],
    ['only what does not matter', { citizenship: 'yes' }, 'Three are not answered.'],
  ])('%s', (_, answers, expected) => {
    expect(tiesSentence(ties, answers)).toBe(expected);
  });

  test.each<[string, Readonly<Record<string, TieAnswer>>, string | null]>([
    ['nothing answered', {}, null],
    ['only what does not matter', { citizenship: 'yes' }, null],
    ['one kept', { family: 'yes' }, 'Open: your family can keep you resident. Answer 2 more.'],
    [
      'two kept, all answered',
      { home: 'yes', family: 'yes', work: 'no' },
      'Open: the home and your family can keep you resident. Settle that first.',
    ],
    ['none kept so far', { work: 'no' }, 'No tie is left among your answers. Answer 2 more.'],
    [
      'none kept',
      { home: 'no', family: 'no', work: 'no' },
      'None of these ties is left. The law looks at all of them together.',
    ],
  ])('what to settle next, %s', (_, answers, expected) => {
    expect(tiesNext(ties, answers)).toBe(expected);
  });

  test.each<[string, Readonly<Record<string, TieAnswer>>, string]>([
    ['nothing answered', {}, 'Three questions to answer.'],
    ['one kept', { home: 'no', family: 'yes' }, 'Your family can keep you resident.'],
    [
      'two kept',
      { home: 'yes', family: 'yes', work: 'no' },
      'The home and your family can keep you resident.',
    ],
    ['none kept so far', { home: 'no', work: 'no' }, 'One question to answer.'],
    ['none kept', { home: 'no', family: 'no', work: 'no' }, 'No ties left.'],
  ])('what is open, in a sentence, %s', (_, answers, expected) => {
    expect(openTiesSentence(ties, answers)).toBe(expected);
  });

  test('never says that somebody is or is not resident', () => {
    for (const answer of ['yes', 'no'] as const) {
      const answers = { home: answer, family: answer, work: answer, citizenship: answer };
      expect(tiesSentence(ties, answers)).not.toMatch(/resident/);
      expect(tiesNext(ties, answers)).not.toMatch(/you are|not resident/);
    }
  });
});

test.each([
  [null, null],
  [0, 'On the day of leaving'],
  [-90, '90 days before'],
  [1, '1 day after'],
])('an offset of %s is "%s"', (days, words) => {
  expect(offsetWords(days)).toBe(words);
});

describe('how long one is still taxed, in a tile', () => {
  test.each<[readonly [number | null, string][], readonly [string, string | null] | null]>([
    [[], null],
    [[[1, 'all']], ['For 1 year', null]],
    [
      [
        [2, 'all'],
        [5, 'panama'],
      ],
      ['For up to 5 years', null],
    ],
    [
      [
        [10, 'all'],
        [null, 'panama'],
      ],
      ['For up to 10 years', 'longer for some destinations'],
    ],
    [
      [
        [5, 'all'],
        [null, 'all'],
      ],
      ['For up to 5 years', 'longer for some things'],
    ],
    [[[null, 'all']], ['For some things', 'without a fixed end']],
  ])('%j: %j', (rules, expected) => {
    expect(tailWords(rules.map(([years, country]) => ({ years, concerns: [country] })))).toEqual(expected);
  });
});

test('what decides nothing is neither asked nor counted', () => {
  const ties = [{ ifYes: 'continues' }, { ifYes: 'no-effect' }, { ifYes: 'may-continue' }] as const;
  expect(decidingTies(ties)).toHaveLength(2);
});

test('what a home country has against a destination: a list, no treaty, rules that name it for years', () => {
  const germany = Object.values(compileData().leaving).find(({ slug }) => slug === 'germany');
  if (!germany) throw new Error('Germany has no page about leaving.');
  const noTreaty = 'No tax treaty with Germany.';
  const goesOn = 'Extended limited tax liability may go on for 10 years.';
  expect(againstDestination(germany, 'panama')).toEqual([
    'On the German and EU lists of uncooperative jurisdictions: clients in Germany may have to withhold tax.',
    noTreaty,
    goesOn,
  ]);
  expect(againstDestination(germany, 'paraguay')).toEqual([noTreaty, goesOn]);
  expect(againstDestination(germany, 'malta')).toEqual([]);
});

test.each([
  [
    'the day of the law in the next year',
    { offsetDays: 365, dueNextYear: '07-31' },
    'By 31 July of the next year',
  ],
  [
    'words where it hangs on a tax year',
    { offsetDays: 240, dueInWords: 'By 7 July after the tax year' },
    'By 7 July after the tax year',
  ],
  ['days from leaving', { offsetDays: 30 }, '30 days after'],
  ['no day at all', { offsetDays: null }, 'Later'],
])('a step is due by %s', (_, step, words) => {
  expect(stepWords(step)).toBe(words);
});

test('on what the statements rest is counted', () => {
  const said = (url: string | null, kind?: 'official', confidence?: 'medium') => ({
    text: 'A rule.',
    source: { title: 'A source', publisher: 'Somebody', url, ...(kind && { kind }) },
    ...(confidence && { confidence }),
  });
  const law = said(null);
  const office = said('https://tax.example/', 'official');
  const adviser = said('https://adviser.example/', undefined, 'medium');
  expect(
    restsOnWords({
      residenceEnds: law,
      shortStay: adviser,
      ties: [],
      daysBack: office,
      exitTax: office,
      tail: [],
      company: adviser,
      clients: said('https://adviser.example/'),
      withheld: { fees: adviser, wages: office },
      insured: [office],
      socialSecurity: law,
      steps: [],
    }),
  ).toBe('6 of 10 statements rest on law or public offices, 4 on advisers; 3 are unsure.');
});
