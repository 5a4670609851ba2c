/** What a guide says of a scheme: the four questions by passport and trade, and what stands beside its amount. */
import { priceLevels } from 'virtual:lowtide/price-levels';
import { describe, expect, it } from 'vitest';
import { leadText } from '../../../src/assess/answerEnglish.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import {
  canIGo,
  livingCosts,
  whatLifeCosts,
  whatToDo,
  whenItStops,
} from '../../../src/assess/fourQuestions.ts';
import { guideAssessor } from '../../../src/assess/guideAssessor.ts';
import {
  besideAmount,
  datedSentence,
  differenceWords,
  localWorkLine,
} from '../../../src/assess/guideEnglish.ts';
import { type Term, termLevel } from '../../../src/assess/terms.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { guideOf } from '../screens/guide/guides.ts';
import { countries, FACTS } from './people.ts';

const money = moneyIn('USD');

/** What a guide says of one of a country's schemes to a person. */
function said(slug: string, situation: Situation, index = 0) {
  const country = guideOf(slug);
  const figures = figuresOf(situation, 60_000, 2026);
  const regime = country.taxRegimes[index];
  if (!regime) throw new Error(`${slug} has no regime ${index}`);
  const one = guideAssessor(country, figures, FACTS)(regime);
  return {
    one,
    go: canIGo(one, country, regime, figures.money),
    todo: whatToDo(one, country, regime, figures.money),
    life: whatLifeCosts(livingCosts(country, figures, priceLevels), country, figures),
    end: whenItStops(one, figures.money),
  };
}

const PEOPLE: readonly (readonly [string, Situation])[] = [
  ['nobody yet', {}],
  ['a German freelancer', { home: { country: 'de' }, citizenships: ['de'], work: 'freelancer' }],
  [
    'an American on a payroll',
    { income: 120_000, home: { country: 'us' }, citizenships: ['us'], work: 'remote', contract: 'payroll' },
  ],
  [
    'an Indian lawyer with a family who works elsewhere',
    {
      ...{ home: { country: 'in' }, citizenships: ['in'], profession: 'legal', income: 20_000 },
      ...{ household: { partner: 0, married: true, children: [2] }, workplace: 'elsewhere' },
    },
  ],
  ['a Canadian owner', { home: { country: 'ca' }, citizenships: ['ca'], work: 'business', region: 'europe' }],
];

const WORD = /\p{L}/u;

describe.each(PEOPLE)('for %s', (_, situation) => {
  it('each of the four answers is a sentence or two of at most fourteen words', () => {
    for (const { slug, taxRegimes } of countries) {
      for (const [index, { id }] of taxRegimes.entries()) {
        const { go, todo, life, end } = said(slug, situation, index);
        for (const answer of [go, todo ?? 'Nothing.', life, end ?? 'Never.']) {
          expect(answer, id).toMatch(/^\S.*\.$/);
          expect(answer, id).not.toMatch(/undefined|null|NaN| {2}|\.\./);
          const words = answer.split(' ').filter((word) => WORD.test(word));
          expect(words.length, `${id}: ${answer}`).toBeLessThanOrEqual(14);
        }
      }
    }
  });
});

describe('can I go', () => {
  it.each<[string, string, Situation, string]>([
    [
      'nobody’s passport is assumed',
      'bulgaria',
      {},
      'EU citizens need none. Others need a permit for 1 year, renewable to 2 years.',
    ],
    [
      'where every foreigner needs one',
      'georgia',
      {},
      'Foreigners need a permit for 6 months to 1 year, renewable.',
    ],
    ['a free mover needs none', 'bulgaria', { citizenships: ['de'] }, 'Yes. You need no permit.'],
    [
      'others with one, and how long',
      'serbia',
      { citizenships: ['us'] },
      'Yes, with a permit for up to 3 years, renewable.',
    ],
    [
      'the passport that opens most counts',
      'bulgaria',
      { citizenships: ['us', 'de'] },
      'Yes. You need no permit.',
    ],
    [
      'with a permit for work abroad, as long as nobody has said where the clients are',
      'spain',
      { citizenships: ['us'] },
      'Yes, if all your clients are abroad.',
    ],
    [
      'outside of the region that was asked for',
      'georgia',
      { citizenships: ['us'], region: 'europe' },
      'Yes, but you asked for Europe.',
    ],
  ])('%s', (_, slug, situation, words) => {
    expect(said(slug, situation).go).toBe(words);
  });
});

const need = { kind: 'needs', what: 'company', state: 'open', fit: 'check', decides: true } as const;

describe('what to do', () => {
  const bulgaria = guideOf('bulgaria');
  const [regime] = bulgaria.taxRegimes;
  if (!regime) throw new Error('Bulgaria has no regime.');
  const kept: Assessed['needs'][number] = {
    ...{ ...need, what: 'kept-resident', citizenship: 'it', because: '', question: '' },
  };
  const todo = (needs: Assessed['needs'], incorporation = false) =>
    whatToDo({ needs, terms: [] }, bulgaria, { ...regime, requiresIncorporation: incorporation }, money);

  it('has the days, the company, and the condition that decides most', () => {
    expect(todo([])).toBe('Stay 183 days a year.');
    expect(todo([need, kept], true)).toBe(
      'Stay 183 days a year. Set up a company. Italy may keep you resident.',
    );
  });

  it('says a condition as a task, and that an employer has to agree', () => {
    const abroad = {
      ...need,
      what: 'work-abroad',
      place: 'Bulgaria',
      condition: {},
      otherwise: undefined,
    } as never;
    const terms = [{ kind: 'employer', place: 'Bulgaria', pays: 'nobody', rate: null }] as const;
    expect(whatToDo({ needs: [abroad], terms }, bulgaria, regime, money)).toBe(
      'Stay 183 days a year. Work outside Bulgaria. Your employer must agree.',
    );
  });

  it('leaves out what holds, and what is only to be kept in mind', () => {
    expect(todo([{ ...kept, state: 'met' }])).toBe('Stay 183 days a year.');
    expect(todo([{ ...kept, decides: false }])).toBe('Stay 183 days a year.');
  });
});

describe('what life costs', () => {
  it('names the country it is measured against, and none where none is said or one lives there', () => {
    expect(said('poland', { home: { country: 'pt' } }).life).toMatch(
      /^What costs \$1,000 in Portugal costs about \$[\d,]+ there\.$/,
    );
    expect(
      said('poland', { home: { country: 'pt' }, living: { amount: 2_000, currency: 'USD' } }).life,
    ).toMatch(/^What costs \$2,000 in Portugal/);
    expect(said('poland', {}).life).toBe('Prices are high.');
    expect(said('poland', { home: { country: 'pl' } }).life).toBe('Prices are high.');
  });
});

describe('when it stops', () => {
  const end = (...terms: readonly Term[]) => whenItStops({ terms, needs: [] }, money);
  const then = { then: { regimeId: null, kept: 48_000, rate: 20 } };

  it.each<[string, Term, string]>([
    ['years', { kind: 'ends', at: { years: 5 }, isWithinStay: false }, 'After 5 years.'],
    [
      'a day, with what is kept afterwards',
      { kind: 'ends', at: { day: '2029-12-31' }, isWithinStay: true, ...then },
      'After 2029. Then $4,000 a month.',
    ],
    [
      'a permit',
      { kind: 'ends', at: { permitMonths: 18 }, isWithinStay: true },
      'After 18 months, with the permit.',
    ],
    [
      'what gets dearer',
      { kind: 'cheaper-first', years: 2, rate: 6 },
      'It does not, but after 2 years you pay more.',
    ],
    [
      'a new rate',
      { kind: 'changes', on: '2028-01-01', rate: 17.14 },
      'It does not, but from 2028 the rate is 17.1%.',
    ],
    ['a limit', { kind: 'limit', upTo: 190_114 }, 'Once you earn more than $190,114 a year.'],
  ])('%s', (_, term, words) => {
    expect(end(term)).toBe(words);
  });

  it('never, where nothing ends, or as much is paid afterwards', () => {
    expect(end()).toBeNull();
    const german: Situation = { income: 250_000, home: { country: 'de' }, citizenships: ['de'], years: 5 };
    expect(said('cyprus', german, 1).end).toBeNull();
  });
});

describe('beside the amount', () => {
  it('a difference is said against the country of today, also where it is a loss or none', () => {
    const at = (gain: number, home?: Situation['home']) =>
      differenceWords(gain, { id: 'rs' }, { money, situation: home ? { home } : {} });
    expect(at(1_000, { country: 'de' })).toEqual({
      before: '',
      figure: '$1,000',
      every: 'a month',
      after: 'more than in Germany',
    });
    expect(at(-1_000, { country: 'us' })).toEqual({
      before: '',
      figure: '$1,000',
      every: 'a month',
      after: 'less than in the United States',
    });
    expect(at(0, { country: 'de' })).toEqual({ before: '', figure: 'As much', after: 'as in Germany' });
    expect(at(1_000, { country: 'rs' })).toMatchObject({ figure: '$1,000', after: 'more than today' });
    expect(at(1_000)).toMatchObject({ figure: '$1,000', after: 'more than today' });
    expect(at(0)).toEqual({ before: '', figure: 'As much', after: 'as today' });
  });

  it('a difference that an open answer can raise is a floor, and a loss the most it can be', () => {
    const at = (gain: number) =>
      leadText(differenceWords(gain, { id: 'rs' }, { money, situation: {} }, true));
    expect(at(1_000)).toBe('At least $1,000 a month more than today');
    expect(at(-1_000)).toBe('At most $1,000 a month less than today');
    expect(at(0)).toBe('At least as much as today');
  });

  it('stands what home takes by another contract', () => {
    const due = {
      ...({ kind: 'due-at-home', work: 'wage', ifKept: null, onPayroll: null } as const),
      ...{ amount: 9_180, insurance: 9_180, incomeTax: 0 },
    };
    // What home takes is a line of the total.
    expect(besideAmount({ terms: [due] }, money)).toEqual([]);
    expect(besideAmount({ terms: [{ ...due, onPayroll: 4_800 }] }, money)).toEqual([
      '$765 a month still goes to the US, or $400 on a payroll.',
    ]);
  });

  it('stands what work there leaves, where the scheme is for other work', () => {
    expect(localWorkLine(44_520, 'Malta', money)).toBe('Work done in Malta leaves $3,710 a month.');
  });

  it('stands a dated end in money, which averages to what is kept', () => {
    const { one } = said('albania', {
      home: { country: 'de' },
      citizenships: ['de'],
      work: 'freelancer',
      income: 70_000,
    });
    expect(datedSentence(one, money)).toMatch(
      /^\$[\d,]+ a month until 2029, then \$[\d,]+\. Shown is the average of 5 years\.$/,
    );
    const { one: same } = said('malta', {}, 0);
    expect(datedSentence(same, money)).toBeNull();
  });
});

describe('the sign of a term', () => {
  const need = { kind: 'needs', what: 'company', state: 'open', fit: 'check', decides: true } as const;

  it.each<[string, Term, string]>([
    ['what decides is as it is', need, 'check'],
    ['what holds is good news', { ...need, state: 'met', fit: 'fits', decides: false }, 'fits'],
    ['what is only kept in mind has no tick', { ...need, decides: false }, 'note'],
    ['a limit has no tick', { kind: 'limit', upTo: 190_114 }, 'note'],
    [
      'an end within the stay is to be checked',
      { kind: 'ends', at: { years: 2 }, isWithinStay: true },
      'check',
    ],
    ['a cheaper first year is good news', { kind: 'cheaper-first', years: 1, rate: 6.2 }, 'fits'],
  ])('%s', (_, term, level) => {
    expect(termLevel(term)).toBe(level);
  });
});
