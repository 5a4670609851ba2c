/** Every kind of term in each of its states, every form of answer and every sentence, once. */
import { describe, expect, test } from 'vitest';
import {
  leadText,
  notAvailable,
  pairSentence,
  savingPart,
  savingSentence,
} from '../../../src/assess/answerEnglish.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { betterMoveSentence, leavingLine } from '../../../src/assess/balanceEnglish.ts';
import { sentence } from '../../../src/assess/english.ts';
import { insuranceSentence, yoursLead } from '../../../src/assess/firstEnglish.ts';
import { lastsText, line, lineText, partOf } from '../../../src/assess/lineEnglish.ts';
import { otherRegimeSentence, yearsSentence } from '../../../src/assess/numbersEnglish.ts';
import { stayNote } from '../../../src/assess/stayEnglish.ts';
import type { FitLevel, NeedTerm, Term } from '../../../src/assess/terms.ts';
import type { Condition } from '../../../src/catalogue/conditions.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { PermitTerms } from '../../../src/catalogue/practical.ts';
import type { UsWork } from '../../../src/catalogue/usBehind.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const money = moneyIn('USD');
const LOCAL = { regimeId: 'x', kept: 68_160, rate: 14.8 };
const georgia = { country: { id: 'ge' } as Assessed['country'] };
const because = 'The law says so.';
const stated = (type: string, more: object = {}) =>
  ({ type, unmet: 'no', because, chip: 'In a few words', ...more }) as unknown as Condition;
const need = (what: string, state: NeedTerm['state'], more: object = {}) =>
  ({
    kind: 'needs',
    what,
    state,
    fit: { met: 'fits', open: 'check', unmet: 'no' }[state],
    decides: true,
    ...more,
  }) as unknown as NeedTerm;
const condition = (what: string, state: NeedTerm['state'], more: object = {}) =>
  need(what, state, { condition: stated(what), ...more });
const PERMIT: PermitTerms = {
  id: 'nomad',
  name: 'Nomad Residence Permit',
  for: 'all',
  nomad: true,
  minIncome: { currency: 'EUR', amount: 42_000, usd: 48_000 },
  months: { first: 12, renewable: true },
  validity: null,
  familyIncluded: null,
};
const lasts = (months: PermitTerms['months'], ruleEnds = false): Term => ({
  kind: 'permit-lasts',
  months,
  ruleEnds,
});

const permit = (state: NeedTerm['state'], problem: object | null, of: PermitTerms | null = PERMIT) =>
  need('permit', state, { place: 'Malta', citizenship: 'ca', permit: of, problem });
const days = (state: NeedTerm['state']) =>
  need('days', state, {
    place: 'Cyprus',
    days: 100,
    work: null,
    rule: { days: 183, isExceeded: true, needsAlso: state === 'open' ? ['You keep a home there.'] : [] },
  });

const dueTerm = (work: UsWork, insurance: number, incomeTax: number, ifKept: number | null = null): Term => ({
  ...{ kind: 'due-at-home', work, insurance, incomeTax, ifKept, onPayroll: null },
  amount: insurance + incomeTax,
});

test.each<[term: Term, part: string, sentence: string]>([
  [
    condition('work-abroad', 'open', { otherwise: LOCAL }),
    'In a few words',
    `${because} Work done there is taxed at 14.8%: you would keep $68,160.`,
  ],
  [condition('work-abroad', 'unmet'), 'Not for work done there', because],
  [
    condition('work-abroad', 'met'),
    'For the work you do elsewhere',
    'This rate is for the work you do elsewhere.',
  ],
  [condition('citizenship', 'open'), 'In a few words', because],
  [
    condition('citizenship', 'unmet', { otherwise: LOCAL }),
    'In a few words',
    `${because} You would keep $68,160 a year another way.`,
  ],
  [condition('citizenship', 'met'), 'In a few words', 'It is open to your citizenship.'],
  [condition('profession', 'open'), 'In a few words', because],
  [
    condition('profession', 'open', { otherwise: LOCAL }),
    'In a few words',
    `${because} Otherwise you keep $68,160 a year.`,
  ],
  [condition('profession', 'open', { profession: 'engineering' }), 'May not suit engineers', because],
  [condition('profession', 'unmet', { profession: 'consulting' }), 'Not for consultants', because],
  [condition('profession', 'met', { profession: 'design' }), 'Open to designers', 'It is open to designers.'],
  [condition('earlier-residence', 'open'), 'In a few words', because],
  [condition('earlier-residence', 'unmet'), 'In a few words', because],
  [condition('earlier-residence', 'met'), 'In a few words', 'You have not lived there before.'],
  [condition('clients-abroad', 'unmet'), 'In a few words', because],
  [condition('clients-abroad', 'met'), 'In a few words', 'Your clients are abroad, as it asks.'],
  [condition('own-name', 'unmet'), 'In a few words', because],
  [condition('own-name', 'met'), 'In a few words', 'You work in your own name.'],
  [condition('approval', 'open'), 'In a few words', because],
  [condition('domicile', 'met'), 'In a few words', because],
  [condition('one-client', 'open'), 'In a few words', because],
  [
    need('other-country', 'open', { place: 'Malta', most: 183, workCountry: null }),
    'At most 183 days in another country',
    'Only if you spend no more than 183 days a year in any one other country.',
  ],
  [
    need('other-country', 'unmet', { place: 'Malta', most: 183, workCountry: 'th' }),
    'At most 183 days in another country',
    'Malta allows no more than 183 days a year in any one other country. With most of the work in Thailand it would be more.',
  ],
  [need('company', 'open'), 'Needs a company', 'You would need to set up a company there.'],
  [need('company', 'met'), 'With your company', 'You would set up a company there.'],
  [need('company', 'unmet'), 'Needs a company', 'It needs a company, and you would rather not set one up.'],
  [need('employee', 'open'), 'For employees only', 'It is for people on a payroll.'],
  [
    need('kept-resident', 'open', { citizenship: 'it', because, question: 'Can you prove it?' }),
    'Italy may keep you resident',
    `${because} Can you prove it?`,
  ],
  [
    need('kept-resident', 'open', {
      citizenship: 'eu-other',
      only: 'Finnish',
      because,
      question: 'Is it so?',
    }),
    'May keep Finnish citizens resident',
    `If you are Finnish: ${because} Is it so?`,
  ],
  [
    permit('met', null),
    'Nomad Residence Permit',
    'You can live in Malta with the Nomad Residence Permit. It asks for an income of €3,500 a month.',
  ],
  [permit('met', null, null), 'No permit needed', 'Canadian citizens need no permit: you register.'],
  [
    permit('unmet', { is: 'income', missing: 2_000 }),
    'Permit asks for $2,000 more',
    'The Nomad Residence Permit asks for €3,500 a month, $2,000 a year more than you earn.',
  ],
  [
    permit('unmet', { is: 'clients' }),
    'Clients abroad only',
    'The Nomad Residence Permit is for clients abroad only.',
  ],
  [
    permit('open', { is: 'family' }),
    'Permit without family',
    'Your family cannot come to Malta on the Nomad Residence Permit.',
  ],
  [
    permit('open', { is: 'ends', months: 18 }),
    'Permit for 18 months',
    'The Nomad Residence Permit ends after 18 months, before your stay does.',
  ],
  [
    permit('open', { is: 'check', because }),
    'Needs a permit',
    `You would live in Malta with the Nomad Residence Permit. ${because}`,
  ],
  [
    permit('open', { is: 'unknown' }, null),
    'Needs a residence permit',
    'Canadian citizens need a residence permit for Malta.',
  ],
  [days('met'), 'Resident with more than 183 days', 'With 100 days a year you are tax resident in Cyprus.'],
  [
    days('open'),
    'Resident with more than 183 days, on conditions',
    'With 100 days a year you can be tax resident in Cyprus under a shorter rule of 183 days. You keep a home there.',
  ],
  [
    days('unmet'),
    'Takes more than 183 days a year',
    'With 100 days you are not resident in Cyprus; it takes more than 183.',
  ],
  [
    lasts({ first: 12, renewable: true }),
    'Permit for 1 year, renewable',
    'The permit is for 1 year at first and can be renewed. The tax rule has no end.',
  ],
  [
    lasts({ first: { from: 6, to: 12 }, renewable: true }, true),
    'Permit for 6 months to 1 year, renewable',
    'The permit is for 6 months to 1 year at first and can be renewed.',
  ],
  [
    lasts({ first: { from: 12, to: 36 }, longest: 48, renewable: true }, true),
    'Permit for 1 to 3 years, renewable to 4 years',
    'The permit is for 1 to 3 years at first and can be renewed, up to 4 years in all.',
  ],
  [lasts({ first: { to: 36 } }, true), 'Permit for up to 3 years', 'The permit is for up to 3 years.'],
  [
    lasts({ first: 24, renewable: 'permanent' }, true),
    'Permit for 2 years, then permanent',
    'The permit is for 2 years, and a permanent one follows.',
  ],
  [
    lasts({ first: { to: 12 }, longest: 12, renewable: false }, true),
    'Permit for up to 1 year',
    'The permit is for up to 1 year and cannot be renewed.',
  ],
  [lasts({ renewable: true }, true), 'Permit, renewable', 'The permit can be renewed.'],
  [{ kind: 'cheaper-first', years: 1, rate: 6.2 }, '6.2% in year one', 'In the first year you pay 6.2%.'],
  [
    { kind: 'cheaper-first', years: 3, rate: 6.2 },
    '6.2% in the first 3 years',
    'In the first 3 years you pay 6.2%.',
  ],
  [{ kind: 'changes', on: '2027-01-01', rate: 21.7 }, '21.7% from 2027', 'From 2027 the rate is 21.7%.'],
  [
    { kind: 'changes', on: '2027-07-01', rate: 21.7 },
    '21.7% from 1 July 2027',
    'From 1 July 2027 the rate is 21.7%.',
  ],
  [
    { kind: 'limit', upTo: 190_114.5 },
    'Up to $190,114 a year',
    'Above $190,114 a year you leave this scheme.',
  ],
  [
    dueTerm('self-employed', 11_304, 0),
    '+ $11,304 US self-employment tax',
    'The US still asks for $11,304 of self-employment tax, wherever you live.',
  ],
  [
    { ...dueTerm('self-employed', 9_891, 0), onPayroll: 5_355 } as Term,
    '+ $5,355 or $9,891 US tax, depending on your contract',
    'The US still asks for $5,355 or $9,891 a year, depending on your contract: $5,355 on a payroll, $9,891 with invoices. This figure counts the invoices.',
  ],
  [
    dueTerm('self-employed', 28_974, 19_805),
    '+ $48,779 US tax',
    'The US still asks for $48,779 a year, wherever you live: $28,974 of self-employment tax and $19,805 of income tax.',
  ],
  [
    dueTerm('self-employed', 0, 11_461),
    '+ $11,461 US tax',
    'The US still asks for $11,461 of income tax, wherever you live.',
  ],
  [
    dueTerm('wage', 9_180, 0),
    '+ $9,180 US tax',
    'The US still asks for $9,180 of social security, wherever you live.',
  ],
  [
    dueTerm('company', 0, 86_240, 33_655),
    '+ $86,240 US tax',
    "US tax of about $86,240 a year on the company's profit is in this figure, as if everything were paid out. If profit stays in the company, it can be $33,655 for now.",
  ],
  [
    dueTerm('company', 0, 1_799, 10_566),
    '+ $1,799 US tax',
    "US tax of about $1,799 a year on the company's profit is in this figure, as if everything were paid out.",
  ],
  [
    { kind: 'return-at-home', hasCompany: true },
    'A US return every year',
    'You still file a US return every year, and report your foreign company with it.',
  ],
  [
    { kind: 'return-at-home', hasCompany: false },
    'A US return every year',
    'You still file a US return every year, although nothing is due.',
  ],
  [
    { kind: 'assumes-exclusion', text: 'It asks for 330 full days abroad.' },
    'With the US exclusion',
    'It asks for 330 full days abroad.',
  ],
  [
    {
      ...{ kind: 'tariff-not-out', year: 2027, as: 2026, goesOn: true },
      ...{ bands: true, names: ['Deduction'], of: 'there' },
    },
    '2027 as in 2026',
    '2027 as in 2026: the new bands are not known yet.',
  ],
  [
    {
      ...{ kind: 'tariff-not-out', year: 2027, as: 2026, goesOn: true },
      ...{ bands: false, names: ['Minimum wage'], of: { home: 'tr' } },
    },
    '2027 as in 2026',
    'Turkey: 2027 as in 2026: the new minimum wage is not known yet.',
  ],
  [
    {
      ...{ kind: 'tariff-not-out', year: 2027, as: 2026, goesOn: true },
      ...{ bands: true, names: [], of: 'us' },
    },
    '2027 as in 2026',
    'US tax of 2027 as in 2026: the new bands are not known yet.',
  ],
  [
    {
      ...{ kind: 'tariff-not-out', year: 2027, as: 2026, goesOn: false },
      ...{ bands: false, names: ['Credit', 'Its end', 'Allowance', 'Limit', 'Share'], of: 'there' },
    },
    '2027 as in 2026',
    'Not known yet for 2027: credit, its end, allowance, and 2 more. Those of 2026 count.',
  ],
  [
    { kind: 'costs-ignored', amount: 7_000 },
    'Costs do not count',
    'Your costs of $7,000 do not lower this tax.',
  ],
])('%o', (term, part, said) => {
  expect(partOf(term, money)).toBe(part);
  expect(sentence(term, money)).toBe(said);
});

const end = (at: object, then?: object, isWithinStay = true) =>
  ({ kind: 'ends', at, isWithinStay, ...(then && { then }) }) as Term;
const AFTER = { regimeId: 'y', kept: 60_000, rate: 19.1 };

test.each<[Term, string, string]>([
  [end({ years: 2 }, AFTER), '2 years · then 19.1%', 'You can use it for 2 years. After that you pay 19.1%.'],
  [end({ years: 4 }), '4 years', 'You can use it for 4 years.'],
  [
    end({ day: '2029-12-31' }, AFTER),
    'Until 2029 · then 19.1%',
    'You can use it until 31 December 2029. After that you pay 19.1%.',
  ],
  [end({ day: '2029-06-30' }), 'Until 30 June 2029', 'You can use it until 30 June 2029.'],
  [
    end({ permitMonths: 18 }),
    'Permit for 18 months',
    'The permit ends after 18 months and cannot be renewed.',
  ],
  [
    end({ permitMonths: 24 }, { ...AFTER, rate: null }),
    'Permit for 2 years',
    'The permit ends after 2 years and cannot be renewed. After that you keep $60,000 a year.',
  ],
])('%o', (term, part, said) => {
  expect(partOf(term, money)).toBe(part);
  expect(sentence(term, money)).toBe(said);
});

describe('the one line', () => {
  const of = (fit: FitLevel, ...terms: Term[]) => ({ fit, terms, strip: [], runningCosts: 0 });
  const open = condition('work-abroad', 'open');
  const toMind = condition('one-client', 'open', { decides: false });

  test.each<[string, ReturnType<typeof of>, string]>([
    ['what asks nothing says so', of('fits'), 'No time limit, no conditions'],
    ['what is to mind is left out', of('fits', toMind), 'No time limit'],
    [
      'what holds for a person is open to them',
      of('fits', condition('profession', 'met')),
      'Fits you · no time limit',
    ],
    [
      'a permit that has to be renewed is a limit',
      of('fits', permit('met', null), lasts({ first: 12, renewable: true })),
      'Fits you · permit for 1 year, renewable',
    ],
    [
      'the permit and the end of the rule are two things',
      of('fits', permit('met', null), lasts({ first: 12, renewable: true }, true), end({ years: 2 }, AFTER)),
      'Permit for 1 year, renewable · 2 years · then 19.1%',
    ],
    [
      'where something has to be checked, a permit for which nothing has is left out',
      of('check', open, permit('met', null), lasts({ first: 12, renewable: true })),
      'In a few words',
    ],
    [
      'who, how long, then what',
      of('check', open, end({ years: 2 }, AFTER)),
      'In a few words · 2 years · then 19.1%',
    ],
    [
      'a permit that ends is said once',
      of('check', permit('open', { is: 'ends', months: 18 }), end({ permitMonths: 18 })),
      'Permit for 18 months',
    ],
  ])('%s', (_, one, text) => {
    expect(lineText(one, money)).toBe(text);
    expect(line(one, money).fit).toBe(one.fit);
  });

  test.each<[string, ReturnType<typeof of>, string]>([
    ['what holds is good news', of('fits', condition('profession', 'met')), 'fits'],
    ['so is a permit', of('fits', permit('met', null), lasts({ first: 12, renewable: true })), 'fits'],
    ['so is a cheaper beginning', of('fits', { kind: 'cheaper-first', years: 1, rate: 20.9 }), 'fits'],
    [
      'a rate that changes is not, after a cheaper beginning either',
      of(
        'fits',
        { kind: 'cheaper-first', years: 1, rate: 20.9 },
        { kind: 'changes', on: '2028-01-01', rate: 33.8 },
      ),
      'note',
    ],
    ['an end is not', of('fits', end({ day: '2029-12-31' }, AFTER)), 'note'],
    ['US tax is not', of('fits', dueTerm('wage', 9_180, 0)), 'note'],
    ['what is to be checked stays that', of('check', open, dueTerm('wage', 9_180, 0)), 'check'],
    ['what is closed stays that', of('no', condition('work-abroad', 'unmet')), 'no'],
  ])('its sign: %s', (_, one, level) => {
    expect(line(one, money).level).toBe(level);
  });

  test('how long', () => {
    const one = of('check', open, end({ years: 2 }, AFTER));
    expect(lastsText(one, money)).toBe('2 years · then 19.1%');
    expect(lastsText(of('fits'), money)).toBe('No time limit');
    expect(lastsText(of('check', open, lasts({ first: 12, renewable: true })), money)).toBe(
      'Renewable permit',
    );
    const strip = [2027, 2028, 2029].map((year) => ({ year, kept: year < 2029 ? 61_092 : 52_224 }));
    const dated = { terms: [...one.terms, lasts({ first: 12, renewable: true })], strip, runningCosts: 0 };
    expect(lastsText(dated as never, money)).toBe('$5,091 until 2028, then $4,352. Renewable permit');
  });
});

describe('answers and savings', () => {
  const one = (name: string, kept: number, more: object = {}) =>
    ({ country: { name }, kept, fit: 'fits', terms: [], needs: [], ...more }) as unknown as Assessed;
  test('what contributions insure', () => {
    const insured = (health: boolean, pension: boolean) => insuranceSentence({ health, pension });
    expect(insured(true, true)).toBe('It includes public health care and a pension.');
    expect(insured(true, false)).toBe('It includes public health care and no pension.');
    expect(insured(false, true)).toBe('It includes a pension and no health care.');
    expect(insured(false, false)).toBe('It includes neither health care nor a pension.');
  });

  test('a guide: what one pays year by year', () => {
    const years = (rates: readonly (number | null)[]) => {
      const strip = rates.map((rate, at) => ({ year: 2027 + at, rate, total: 0, ended: rate === null }));
      return yearsSentence({ strip: strip as unknown as Assessed['strip'] }, money);
    };
    expect(years([1, 1, 1])).toBe('You pay 1.0% in each of the 3 years.');
    expect(years([141, 141])).toBe('You pay over 100% in each of the 2 years.');
    expect(years([0, 0, 19.06, 19.06])).toBe('You pay 0.0% in 2027 and 19.1% from 2029.');
    expect(years([0, null, null])).toBe('You pay 0.0% in 2027. From 2028 it is over.');
    expect(years([null])).toBe('This scheme is over before your stay begins.');
    expect(years([])).toBeNull();
  });

  test('a guide: what else a country has', () => {
    const other = { regime: { name: 'Limited company' }, kept: 50_000 } as Assessed;
    expect(otherRegimeSentence(other, 40_000, money)).toBe('Limited company would keep you $50,000.');
    const none = 'No other scheme here keeps you more.';
    expect(otherRegimeSentence(other, 60_000, money)).toBe(none);
    expect(otherRegimeSentence(other, 50_000.2, money)).toBe(none);
    expect(otherRegimeSentence(null, 40_000, money)).toBe(none);
    expect(leadText(notAvailable(190_114.07, money))).toBe('Not available above $190,114');
  });

  test.each([
    [
      12_300,
      'Saves $12,300 a year',
      'You pay $12,300 a year less than a sole trader in Germany, $61,500 over 5 years.',
    ],
    [
      -939,
      'Costs $939 more a year',
      'You pay $939 a year more than a sole trader in Germany, $4,695 over 5 years.',
    ],
    [0.2, 'Same tax as today', 'You pay the same as a sole trader in Germany does.'],
  ])('a saving of %d', (saving, part, text) => {
    const stay = { ...georgia, saving, years: 5, projection: null, fit: 'fits' as const };
    expect(savingPart(stay, money)).toBe(part);
    expect(savingSentence(stay, { home: { country: 'de' } }, money)).toBe(text);
  });

  const employee = { work: 'remote', contract: 'payroll' } as const;
  test.each<[string, Situation, string, string]>([
    [
      'a freelancer',
      { work: 'freelancer' },
      'less than a sole trader in Germany',
      'a sole trader in Germany does',
    ],
    ['an employee', employee, 'less than on the same salary in Germany', 'on the same salary in Germany'],
    [
      'an owner',
      { work: 'business' },
      'less than as a sole trader in Germany with the same profit',
      'you would as a sole trader in Germany with the same profit',
    ],
    [
      'who has named the scheme of today',
      { work: 'business', home: { country: 'de', regime: 'de-gmbh' } },
      'less than today',
      'today',
    ],
    ['who stays in the country', { home: { country: 'ge' } }, 'less than today', 'today'],
  ])('a saving is against what one is: %s', (_, more, less, same) => {
    const situation = { home: { country: 'de' }, ...more };
    const one = { ...georgia, saving: 500, years: null, projection: null, fit: 'fits' as const };
    expect(savingSentence(one, situation, money)).toBe(`You pay $500 a year ${less}.`);
    expect(savingSentence({ ...one, saving: 0 }, situation, money)).toBe(`You pay the same as ${same}.`);
  });

  test('without a home country a saving is against today, and unknown without one', () => {
    const year = { ...georgia, saving: 500, years: null, projection: null, fit: 'fits' as const };
    expect(savingSentence(year, { home: { rate: 30 } }, money)).toBe('You pay $500 a year less than today.');
    expect(savingSentence({ ...year, saving: null }, {}, money)).toBeNull();
  });

  test('a saving of what has still to be checked is said with its doubt', () => {
    const check = { ...georgia, saving: 12_300, years: 5, projection: null, fit: 'check' as const };
    expect(savingPart(check, money)).toBe('Would save $12,300 a year, if you qualify');
    expect(savingPart({ ...check, saving: -939 }, money)).toBe('Would cost $939 more a year, if you qualify');
    expect(savingPart({ ...check, fit: 'fits' }, money)).toBe('Saves $12,300 a year');
    expect(savingPart({ ...check, saving: null }, money)).toBeNull();
    // Closed, it is no question of qualifying.
    expect(savingPart({ ...check, fit: 'no' }, money)).toBe('Would save $12,300 a year');
    expect(savingSentence(check, { home: { country: 'de' } }, money)).toMatch(
      /^You would pay \$12,300 a year less/,
    );
  });

  test('on home: what is kept, and against today', () => {
    const country = { name: 'United States' } as Assessed['country'];
    expect(leadText(yoursLead({ country, kept: 69_228 }, null, false, money))).toBe(
      '$5,769 a month is yours in the United States',
    );
    expect(leadText(yoursLead({ country, kept: -1 }, null, true, money))).toBe(
      'Nothing is yours in the United States',
    );
    expect(leadText(yoursLead({ country, kept: 69_228 }, 1_466, false, money))).toBe(
      '$1,466 a month more in the United States',
    );
    expect(leadText(yoursLead({ country, kept: 69_228 }, 1_710, true, money))).toBe(
      'At least $1,710 a month more in the United States',
    );
    expect(stayNote(undefined, [], { costs: { percent: 0 } }, money)).toBe(
      'Nowhere certain leaves you more.',
    );
    expect(stayNote(undefined, [], {}, money)).toBe(
      'Before business costs. Nowhere certain leaves you more.',
    );
  });

  test('what would gain where a move costs, and on what leaving rests', () => {
    const best = one('Bulgaria', 12_000);
    expect(betterMoveSentence({ kind: 'country', assessed: best, gain: 410 }, money)).toBe(
      'Bulgaria would gain you $410 a month.',
    );
    expect(betterMoveSentence({ kind: 'shorter', years: 2, gain: 100 }, money)).toBe(
      'For 2 years only, it would gain you $100 a month.',
    );
    expect(betterMoveSentence(null, money)).toBe('Staying costs you least.');
    expect(leavingLine('United Kingdom')).toBe('Only if your tax residence in the United Kingdom ends.');
  });

  test.each([
    [one('A', 12_000), one('B', 24_000), 'You keep more in B', '+$1,000 a month'],
    // Of the amounts as they are shown: $1,001 and $1,000.
    [one('A', 12_007), one('B', 12_005), 'You keep more in A', '+$1 a month'],
    [one('A', 12_000, { fit: 'check' }), one('B', 24_000), 'You keep more in B', '+$1,000 a month'],
    [one('A', 12_000), one('B', 24_000, { fit: 'check' }), 'You could keep more in B', '+$1,000 a month'],
    [one('A', 24_000, { fit: 'no' }), one('B', 12_000), 'Only B fits you', null],
    [one('A', 12_000), one('B', 12_001), 'You keep the same in both', null],
    [
      one('A', 12_000),
      one('B', 24_000, { fit: 'check', needs: [{ what: 'elsewhere' } as NeedTerm] }),
      ...(['You could keep more in B', null] as const),
    ],
  ])('of two', (a, b, text, difference) => {
    expect(pairSentence([a, b], ['A', 'B'], { currency: 'USD', money })).toEqual({ text, difference });
  });
});
