/** Which regimes are open to whom: every kind of condition in each of its states, from the real data. */
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../src/assess/english.ts';
import { lastsText, line, lineText } from '../../../src/assess/lineEnglish.ts';
import { decides } from '../../../src/catalogue/conditions.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import type { Days, Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const needOf = (situation: Situation, id: string, what: string) =>
  assessed(situation, id, FACTS).needs.find((need) => need.what === what);

test.each<[what: string, id: string, answers: Situation, state: string, fit: string, asks: string | null]>([
  ['work-abroad', 'uy-foreign-source-holiday', {}, 'open', 'check', 'workplace'],
  ['work-abroad', 'uy-foreign-source-holiday', { workplace: 'elsewhere' }, 'met', 'fits', null],
  ['work-abroad', 'uy-foreign-source-holiday', { workplace: 'here' }, 'unmet', 'no', null],
  ['work-abroad', 'py-foreign-source', { workplace: 'here' }, 'unmet', 'no', null],
  ['work-abroad', 'pa-foreign-source', { workplace: 'here' }, 'unmet', 'check', null],
  ['citizenship', 'mt-nomad-residence-permit', {}, 'open', 'check', 'citizenships'],
  ['citizenship', 'mt-nomad-residence-permit', { citizenships: ['de'] }, 'unmet', 'no', null],
  ['citizenship', 'mt-nomad-residence-permit', { citizenships: ['ca'] }, 'met', 'fits', null],
  ['profession', 'ge-small-business', {}, 'open', 'check', 'profession'],
  ['profession', 'ge-small-business', { profession: 'design' }, 'met', 'fits', null],
  ['profession', 'ge-small-business', { profession: 'consulting' }, 'unmet', 'no', null],
  ['profession', 'ge-small-business', { profession: 'engineering' }, 'open', 'check', null],
  ['profession', 'ge-small-business', { profession: 'marketing' }, 'open', 'check', null],
  ['profession', 'uy-irae-ficto', { profession: 'design' }, 'open', 'check', null],
  ['profession', 'uy-irae-ficto', { profession: 'software' }, 'met', 'fits', null],
  ['profession', 'uy-irpf-services', { profession: 'design' }, 'met', 'fits', null],
  ['contract-pay', 'lt-mb-service-contract', {}, 'open', 'check', null],
  [
    'contract-pay',
    'lt-mb-service-contract',
    { work: 'business', profession: 'software' },
    'open',
    'check',
    null,
  ],
  ['earlier-residence', 'es-beckham-law', {}, 'open', 'check', 'livedIn'],
  ['earlier-residence', 'es-beckham-law', { livedIn: [] }, 'met', 'fits', null],
  ['earlier-residence', 'es-beckham-law', { livedIn: ['pt'] }, 'met', 'fits', null],
  ['earlier-residence', 'es-beckham-law', { livedIn: ['es'] }, 'unmet', 'no', null],
  ['company', 'ee-ou-dividends', {}, 'open', 'check', 'company'],
  ['company', 'ee-ou-dividends', { company: true }, 'met', 'fits', null],
  ['company', 'ee-ou-dividends', { company: false }, 'unmet', 'no', null],
  ['company', 'ee-ou-dividends', { work: 'business' }, 'met', 'fits', null],
  ['own-name', 'bg-freelancer-flat-tax', { work: 'business' }, 'unmet', 'check', null],
  ['own-name', 'bg-freelancer-flat-tax', { work: 'business', company: false }, 'met', 'fits', null],
  ['clients-abroad', 'tr-service-export', { clients: 'abroad' }, 'met', 'fits', null],
  ['clients-abroad', 'tr-service-export', { clients: 'local' }, 'unmet', 'no', null],
  ['payer-abroad', 'me-digital-nomad', { work: 'freelancer' }, 'open', 'check', null],
  ['payer-abroad', 'me-digital-nomad', { work: 'remote' }, 'open', 'check', 'contract'],
  ['payer-abroad', 'me-digital-nomad', { work: 'remote', contract: 'payroll' }, 'met', 'fits', null],
  ['payer-abroad', 'me-digital-nomad', { work: 'remote', contract: 'invoices' }, 'open', 'check', null],
  ['nationality', 'pl-linear-19', {}, 'open', 'check', 'citizenships'],
  ['nationality', 'pl-linear-19', { citizenships: ['de'] }, 'met', 'fits', null],
  ['nationality', 'pl-linear-19', { citizenships: ['ca'] }, 'unmet', 'check', null],
  ['nationality', 'pl-linear-19', { citizenships: ['us'] }, 'met', 'fits', null],
  ['nationality', 'pl-ryczalt-8-5', { citizenships: ['ch'] }, 'met', 'fits', null],
  ['nationality', 'pl-ryczalt-12-it', { citizenships: ['eu-other'] }, 'met', 'fits', null],
  ['nationality', 'pl-ryczalt-12-it', { citizenships: ['other', 'us'] }, 'met', 'fits', null],
  ['approval', 'es-beckham-law', {}, 'open', 'check', 'work'],
  ['approval', 'es-beckham-law', { work: 'remote' }, 'open', 'check', 'contract'],
  ['approval', 'es-beckham-law', { work: 'remote', contract: 'payroll' }, 'met', 'fits', null],
  ['approval', 'es-beckham-law', { work: 'remote', contract: 'invoices' }, 'open', 'check', null],
  ['approval', 'es-beckham-law', { work: 'freelancer' }, 'open', 'check', null],
  ['approval', 'es-beckham-law', { work: 'business' }, 'open', 'check', null],
  ['domicile', 'mt-res-non-dom', {}, 'met', 'fits', null],
  ['self-employed', 'ge-small-business', { work: 'remote' }, 'open', 'check', 'contract'],
  ['self-employed', 'ge-small-business', { work: 'remote', contract: 'payroll' }, 'unmet', 'no', null],
  ['self-employed', 'ge-small-business', { work: 'remote', contract: 'invoices' }, 'met', 'fits', null],
  ['self-employed', 'ge-small-business', { work: 'freelancer', contract: 'payroll' }, 'met', 'fits', null],
  ['self-employed', 'ee-ou-dividends', { work: 'business' }, 'met', 'fits', null],
  ['work-here', 'ge-small-business', {}, 'open', 'check', 'workplace'],
  ['work-here', 'ge-small-business', { workplace: 'here' }, 'met', 'fits', null],
  ['work-here', 'ge-small-business', { workplace: 'elsewhere' }, 'unmet', 'no', null],
  ['work-here', 'ge-small-business', { workplace: 'elsewhere', workCountry: 'ge' }, 'met', 'fits', null],
  ['work-here', 'es-beckham-law', { workplace: 'elsewhere' }, 'unmet', 'check', null],
  [
    'work-abroad',
    'uy-foreign-source-holiday',
    { workplace: 'elsewhere', workCountry: 'uy' },
    'unmet',
    'no',
    null,
  ],
  // Who has said nothing of the place of work is taken to work there, beside "if you live and work there".
  ['managed-here', 'ae-free-zone-company', { company: true }, 'met', 'fits', null],
  ['managed-here', 'ae-free-zone-company', { company: true, workplace: 'here' }, 'met', 'fits', null],
  [
    'managed-here',
    'ae-free-zone-company',
    { company: true, workplace: 'elsewhere' },
    'open',
    'check',
    'workCountry',
  ],
  ['managed-here', 'ae-free-zone-company', { workplace: 'elsewhere' }, 'open', 'check', 'workCountry'],
  [
    'managed-here',
    'ae-free-zone-company',
    { work: 'business', workplace: 'elsewhere', workCountry: 'de' },
    'open',
    'check',
    null,
  ],
  ['stay-only', 'cr-digital-nomad', {}, 'open', 'check', null],
  ['stay-only', 'cr-digital-nomad', { profession: 'software' }, 'unmet', 'no', null],
  ['wages', 'it-forfettario-15', {}, 'open', 'check', null],
])('%s of %s with %j is %s: %s', (what, id, answers, state, fit, asks) => {
  expect(needOf(answers, id, what)).toMatchObject({ state, fit });
  expect(needOf(answers, id, what)?.asks ?? null).toBe(asks);
});

test('what concerns nobody who has said nothing is not there', () => {
  expect(needOf({}, 'bg-freelancer-flat-tax', 'own-name')).toBeUndefined();
  expect(needOf({}, 'tr-service-export', 'clients-abroad')).toBeUndefined();
  expect(needOf({}, 'hu-atalanyado', 'citizenship')).toBeUndefined();
  expect(needOf({}, 'bg-freelancer-flat-tax', 'permit')).toBeUndefined();
  expect(needOf({}, 'ge-small-business', 'self-employed')).toBeUndefined();
  expect(needOf({}, 'ae-free-zone-company', 'managed-here')).toBeUndefined();
});

test('who has not said where the work is done is not told that it is done there', () => {
  for (const [id, what] of [
    ['ge-small-business', 'work-here'],
    ['ae-free-zone-company', 'managed-here'],
  ] as const) {
    const need = needOf({ company: true }, id, what);
    expect(need).toMatchObject({ state: 'met', isTaken: true });
    if (need && 'condition' in need) expect(sentence(need, moneyIn('USD'))).toBe(need.condition.because);
    expect(needOf({ company: true, workplace: 'here' }, id, what)).not.toHaveProperty('isTaken');
  }
});

test('every scheme of a company says where it is run to those who work elsewhere, but to those who found none', () => {
  const companies = countries
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter(({ requiresIncorporation }) => requiresIncorporation);
  expect(companies.length).toBeGreaterThan(10);
  for (const { id } of companies) {
    expect(needOf({ workplace: 'elsewhere' }, id, 'managed-here'), id).toMatchObject({
      state: 'open',
      decides: true,
    });
    expect(needOf({ workplace: 'elsewhere', company: false }, id, 'managed-here'), id).toBeUndefined();
  }
});

test('a permit that makes work done there foreign opens the regime for as long as it lasts', () => {
  const canadian = { citizenships: ['ca'], workplace: 'here', clients: 'abroad' } as const;
  const stateFor = (situation: Situation) => needOf(situation, 'pa-foreign-source', 'work-abroad')?.state;
  expect(stateFor({ ...canadian, years: 1 })).toBe('met');
  expect(stateFor({ ...canadian, years: 2 })).toBe('unmet');
  expect(stateFor({ ...canadian, years: 1, income: 30_000 })).toBe('unmet');
  expect(stateFor({ workplace: 'here', years: 1 })).toBe('unmet');
  // Until the clients are said, they settle it.
  const { clients: _clients, ...unsaid } = canadian;
  expect(needOf({ ...unsaid, years: 1 }, 'pa-foreign-source', 'work-abroad')).toMatchObject({
    state: 'open',
    asks: 'clients',
  });
});

describe('days, where the work is done mostly elsewhere', () => {
  const elsewhere = { workplace: 'elsewhere' } as const;
  const few = { from: 0, to: 89 };
  const middle = { from: 90, to: 183 };
  const many = { from: 184, to: 366 };

  test.each<[id: string, days: Days | undefined, state: string, fit: string, asks: string | null]>([
    ['uy-foreign-source-holiday', undefined, 'open', 'check', 'days'],
    ['uy-foreign-source-holiday', many, 'met', 'fits', null],
    ['uy-foreign-source-holiday', 184, 'met', 'fits', null],
    // In Uruguay 183 days are not enough.
    ['uy-foreign-source-holiday', 183, 'open', 'check', null],
    ['uy-foreign-source-holiday', middle, 'open', 'check', null],
    ['uy-foreign-source-holiday', few, 'open', 'check', null],
    ['ge-standard-entrepreneur', 183, 'met', 'fits', null],
    ['ge-standard-entrepreneur', middle, 'open', 'check', 'days'],
    ['ge-standard-entrepreneur', few, 'unmet', 'no', null],
    ['py-foreign-source', middle, 'open', 'check', 'days'],
    ['py-foreign-source', 120, 'met', 'fits', null],
    ['py-foreign-source', few, 'open', 'check', null],
    ['cr-foreign-source-resident', few, 'unmet', 'no', null],
    ['cy-self-employed', undefined, 'open', 'check', 'days'],
    ['cy-self-employed', 60, 'met', 'fits', null],
    ['cy-self-employed', middle, 'met', 'fits', null],
    ['cy-self-employed', few, 'open', 'check', 'days'],
    ['cy-self-employed', 59, 'unmet', 'no', null],
    ['ae-freelance-permit', middle, 'met', 'fits', null],
    ['ae-freelance-permit', few, 'unmet', 'no', null],
    ['mt-nomad-residence-permit', 150, 'unmet', 'no', null],
    ['mt-res-non-dom', 150, 'open', 'check', null],
    ['mt-global-residence', undefined, 'open', 'check', 'days'],
    ['mt-global-residence', 10, 'met', 'fits', null],
  ])('%s with %j: %s', (id, days, state, fit, asks) => {
    const need = needOf({ ...elsewhere, ...(days !== undefined && { days }) }, id, 'days');
    expect(need).toMatchObject({ state, fit });
    expect(need?.asks ?? null).toBe(asks);
  });

  test.each<[id: string, said: Situation, state: string | null, fit: string, asks: string | null]>([
    ['mt-global-residence', { days: 20 }, 'open', 'check', 'workCountry'],
    ['mt-global-residence', { days: 20, workCountry: 'th' }, 'unmet', 'no', null],
    ['mt-global-residence', { days: few, workCountry: 'th' }, 'unmet', 'no', null],
    ['mt-global-residence', { days: middle, workCountry: 'th' }, 'open', 'check', 'days'],
    ['mt-global-residence', { workCountry: 'th' }, 'open', 'check', 'days'],
    ['mt-global-residence', { days: 182, workCountry: 'th' }, null, 'fits', null],
    ['mt-global-residence', { days: 20, workCountry: 'mt' }, 'open', 'check', null],
    ['mt-global-residence', { days: many, workCountry: 'th' }, null, 'fits', null],
    ['mt-global-residence', { workplace: 'here' }, null, 'fits', null],
    ['cy-self-employed', { days: 60 }, 'open', 'check', 'workCountry'],
    ['cy-self-employed', { days: 60, workCountry: 'th' }, 'unmet', 'no', null],
    ['cy-self-employed', { days: 200, workCountry: 'th' }, null, 'fits', null],
    ['mt-res-non-dom', { days: 20, workCountry: 'th' }, null, 'no', null],
  ])('%s with %j: at most 183 days in any one other country', (id, said, state, fit, asks) => {
    const need = needOf({ ...elsewhere, ...said }, id, 'other-country');
    expect(need?.state ?? null).toBe(state);
    expect(need?.asks ?? null).toBe(asks);
    if (need) expect(need.fit).toBe(fit);
  });

  test('a Canadian freelancer with 20 days in Malta is told of the days elsewhere, and refused with Thailand', () => {
    const canadian: Situation = {
      ...{ work: 'freelancer', citizenships: ['ca'], home: { country: 'ca' }, days: 20, company: false },
      ...elsewhere,
    };
    const fitOf = (said: Situation) => assessed({ ...canadian, ...said }, 'mt-global-residence', FACTS).fit;
    expect(fitOf({})).toBe('check');
    expect(fitOf({ workCountry: 'th' })).toBe('no');
    expect(fitOf({ workCountry: 'th', days: 190 })).toBe('fits');
  });

  test('as long as most of the work stays at home there is one thing to check, however many days', () => {
    const german = { ...elsewhere, home: { country: 'de' }, days: many } as const;
    for (const id of ['uy-foreign-source-holiday', 'ge-foreign-source', 'mt-global-residence']) {
      const need = needOf({ ...german, workCountry: 'de' }, id, 'days');
      expect(need, id).toMatchObject({ state: 'open', fit: 'check' });
      expect(need && sentence(need, moneyIn('USD')), id).toContain(
        'Germany usually goes on taxing work that is done there, so a move alone does not end it.',
      );
      expect(line(assessed({ ...german, workCountry: 'de' }, id, FACTS), moneyIn('USD')).parts, id).toContain(
        'Most work stays in Germany',
      );
      expect(needOf({ ...german, workCountry: 'th' }, id, 'days'), id).toMatchObject({ state: 'met' });
    }
    const saving = (workCountry: string) =>
      assessed({ ...german, workCountry }, 'ge-foreign-source', FACTS).saving;
    expect(saving('th')).toBeGreaterThan(10_000);
    expect(saving('de')).toBeNull();
    const few = needOf({ ...german, workCountry: 'de', days: 60 }, 'ge-standard-entrepreneur', 'days');
    expect(few).toMatchObject({ state: 'unmet', fit: 'no' });
  });

  test('a shorter rule that few days meet is one of the rules of days', () => {
    for (const { code, slug } of countries) {
      const { fewDays, days: shorter, isByRegistration } = FACTS.residence[slug] ?? {};
      expect(fewDays, slug).toBeDefined();
      if (fewDays !== 'fits' || isByRegistration) continue;
      expect(
        FACTS.dayRules[code]?.map(({ days }) => days),
        slug,
      ).toContain(shorter);
    }
  });

  test('who works there and says no days is not asked, and a stay that makes nobody resident has none', () => {
    expect(needOf({ workplace: 'here' }, 'ge-small-business', 'days')).toBeUndefined();
    expect(needOf({ ...elsewhere, workCountry: 'ge' }, 'ge-small-business', 'days')).toBeUndefined();
    expect(needOf({ ...elsewhere, days: 200 }, 'cr-digital-nomad', 'days')).toBeUndefined();
  });

  test('every answer of the group says that the country of the work may tax it', () => {
    const words = (situation: Situation, id: string) => {
      const need = needOf(situation, id, 'days');
      return need ? sentence(need, moneyIn('USD')) : '';
    };
    expect(words({ ...elsewhere, days: 200 }, 'uy-foreign-source-holiday')).toBe(
      'With 200 days you are resident. The country where you do the work may still tax it.',
    );
    expect(words({ ...elsewhere, days: 90 }, 'ge-standard-entrepreneur')).toBe(
      'With 90 days you are not resident in Georgia; it takes 183.',
    );
    expect(words(elsewhere, 'uy-foreign-source-holiday')).toBe(
      'Nothing to pay here on work done elsewhere, if you are resident: more than 183 days in Uruguay. Say how many days. The country where you do the work may still tax it.',
    );
    expect(words({ ...elsewhere, workCountry: 'th', days: many }, 'uy-foreign-source-holiday')).toBe(
      'With more than 183 days you are resident. Thailand, where you do the work, may still tax it.',
    );
    // A country whose tax is known says it with its amount.
    const american = { ...elsewhere, workCountry: 'us', days: many } as const;
    expect(words(american, 'uy-foreign-source-holiday')).toBe('With more than 183 days you are resident.');
    const taken = needOf(american, 'uy-foreign-source-holiday', 'elsewhere');
    expect(taken && sentence(taken, moneyIn('USD'))).toMatch(/^The United States, where .* may take \$/);
    for (const { id } of countries.flatMap(({ taxRegimes }) => taxRegimes)) {
      for (const days of [undefined, few, middle, many, 100]) {
        const situation = { ...elsewhere, ...(days !== undefined && { days }) };
        const { fit } = assessed(situation, id, FACTS);
        if (fit !== 'no') expect(words(situation, id), id).toContain('may still tax it');
      }
    }
  });
});

test('who has said profession and earlier homes has settled profession, residence and domicile', () => {
  for (const profession of PROFESSION_IDS) {
    for (const { taxRegimes } of countries) {
      for (const { id, conditions } of taxRegimes) {
        const { needs } = assessed({ profession, livedIn: [] }, id, FACTS);
        const open = needs.filter(({ state }) => state === 'open').map(({ what }) => what);
        expect(open).not.toContain('earlier-residence');
        expect(open).not.toContain('domicile');
        const isInDoubt = conditions.some(
          (one) => one.type === 'profession' && one.check.includes(profession),
        );
        expect(open.includes('profession'), `${id} ${profession}`).toBe(isInDoubt);
      }
    }
  }
});

test.each(PROFESSION_IDS)('nothing is said twice about a scheme to somebody in %s', (profession) => {
  const money = moneyIn('USD');
  for (const { id } of countries.flatMap(({ taxRegimes }) => taxRegimes)) {
    const one = assessed({ profession }, id, FACTS);
    const told = [one.terms.map((term) => sentence(term, money)), line(one, money).parts];
    for (const words of told) expect(words, id).toHaveLength(new Set(words).size);
  }
});

test('only what decides makes a regime one to check, or closes it', () => {
  for (const { taxRegimes } of countries) {
    for (const { id, conditions } of taxRegimes) {
      const { fit, needs } = assessed({}, id);
      const deciding = needs.filter((need) => need.decides);
      expect(fit === 'fits', id).toBe(deciding.every(({ state }) => state === 'met'));
      expect(needs.filter((need) => 'condition' in need && need.decides).length).toBeLessThanOrEqual(
        conditions.filter(decides).length,
      );
    }
  }
});

test('the most urgent comes first: what closes, what is to be checked, what is to mind, what holds', () => {
  const { needs } = assessed(
    { citizenships: ['de'], livedIn: ['es'], profession: 'design' },
    'es-beckham-law',
  );
  const ranks = needs.map(({ state, decides: isDeciding }) =>
    state === 'unmet' ? 0 : state === 'met' ? 3 : isDeciding ? 1 : 2,
  );
  expect(ranks).toEqual([...ranks].sort());
  expect(needs[0]?.what).toBe('earlier-residence');
});

test('what applies otherwise comes with its figures', () => {
  const local = assessed({ workplace: 'here' }, 'uy-irpf-services');
  const need = needOf({ workplace: 'here' }, 'uy-foreign-source-holiday', 'work-abroad');
  expect(need?.otherwise).toEqual({ regimeId: 'uy-irpf-services', kept: local.kept, rate: local.rate });
});

describe('permits', () => {
  const permitOf = (situation: Situation, id: string) => {
    const need = needOf(situation, id, 'permit');
    return need?.what === 'permit' ? need : undefined;
  };

  test('citizens of the area of free movement need none there, and nobody at home', () => {
    expect(permitOf({ citizenships: ['de'] }, 'bg-freelancer-flat-tax')).toMatchObject({
      state: 'met',
      permit: null,
    });
    expect(permitOf({ citizenships: ['ge'] }, 'ge-small-business')).toMatchObject({
      state: 'met',
      permit: null,
    });
  });

  test('one that everybody of the citizenship needs is nothing to check, if its income minimum is met', () => {
    const canadian = { citizenships: ['ca'], currency: 'EUR', years: 2, clients: 'abroad' } as const;
    expect(permitOf({ ...canadian, income: 42_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      state: 'met',
      problem: null,
    });
    expect(permitOf({ ...canadian, income: 40_000 }, 'mt-nomad-residence-permit')).toMatchObject({
      state: 'unmet',
      fit: 'no',
      problem: { is: 'income' },
    });
  });

  test('one asks a family for more', () => {
    const asks = (id: string, household: Situation['household'] & {}) => {
      const need = permitOf({ citizenships: ['ca'], currency: 'EUR', income: 90_000, household }, id);
      return need?.permit?.minIncome?.amount;
    };
    // Spain: for the first member 75% of the minimum wage, for each further one 25%.
    expect(asks('es-beckham-law', {})).toBe(34_188);
    expect(asks('es-beckham-law', { children: [7] })).toBe(34_188 + 12_820.5);
    expect(asks('es-beckham-law', { partner: 0, married: true, children: [4, 9] })).toBe(
      34_188 + 12_820.5 + 2 * 4_273.5,
    );
    // Cyprus: 20% for a partner, 15% for each child.
    const one: Situation = { citizenships: ['ca'], currency: 'EUR', income: 60_000, years: 2 };
    const household = { partner: 0, married: true, children: [4, 9] };
    const short = permitOf({ ...one, household }, 'cy-self-employed');
    expect(permitOf(one, 'cy-self-employed')?.problem).toEqual(expect.objectContaining({ is: 'check' }));
    expect(short).toMatchObject({ state: 'unmet', fit: 'no', problem: { is: 'income' } });
    expect(short?.permit?.minIncome?.amount).toBe(63_000);
  });

  test('one that no family can come on is to be checked with a family', () => {
    const one: Situation = { citizenships: ['ca'], income: 90_000, years: 1 };
    expect(permitOf(one, 'hu-white-card')?.problem).not.toEqual({ is: 'family' });
    expect(permitOf({ ...one, household: { children: [7] } }, 'hu-white-card')).toMatchObject({
      state: 'open',
      problem: { is: 'family' },
    });
  });

  test('where it is in doubt whether a family can come, that is to be checked by those who have one', () => {
    const one: Situation = {
      citizenships: ['ca'],
      income: 90_000,
      years: 1,
      workplace: 'here',
      clients: 'abroad',
    };
    const household = { partner: 0, married: true, children: [4, 9] };
    for (const id of ['pa-foreign-source', 'pa-wage']) {
      const of = (situation: Situation) => {
        const { fit, needs } = assessed(situation, id);
        return { fit, needs: needs.filter(({ what }) => what === 'family') };
      };
      const alone: Situation = id === 'pa-wage' ? { ...one, work: 'remote', contract: 'payroll' } : one;
      expect(of(alone), id).toEqual({ fit: 'fits', needs: [] });
      expect(of({ ...alone, household }), id).toMatchObject({
        fit: 'check',
        needs: [{ state: 'open', fit: 'check', decides: true }],
      });
      expect(of({ ...alone, household, citizenships: ['pa'] }).needs, id).toEqual([]);
    }
  });

  describe('of who is married to a citizen of the EU', () => {
    const married = (...partnerCitizenships: string[]): Situation => ({
      ...{ income: 20_000, work: 'freelancer', citizenships: ['ca'] },
      household: { partner: 0, hasPartner: true, married: true, partnerCitizenships },
    });
    const CARD = 'Residence card of a family member';

    test('is the residence card of a family member in another member state, whatever the income', () => {
      expect(permitOf({ ...married('de'), household: {} }, 'es-autonomo')?.permit?.name).not.toBe(CARD);
      const need = permitOf(married('de'), 'es-autonomo');
      expect(need).toMatchObject({ state: 'met', fit: 'fits', permit: { name: CARD, minIncome: null } });
      expect(need && sentence(need, moneyIn('USD'))).toBe(
        'You can live in Spain with the residence card of a family member. Your German spouse works there, too, or has enough means and health insurance for both.',
      );
    });

    test('is the rule of the country itself where the passport is of it, as a thing to check', () => {
      const need = permitOf(married('es'), 'es-autonomo');
      expect(need).toMatchObject({ state: 'open', fit: 'check', permit: null, problem: { is: 'spouse' } });
      expect(need && sentence(need, moneyIn('USD'))).toBe(
        'For spouses of Spanish citizens Spain has a rule of its own: ask before you plan.',
      );
      // A second passport makes no difference at home.
      expect(permitOf(married('de', 'es'), 'es-autonomo')?.problem).toEqual({ is: 'spouse' });
    });

    test('is none outside of the EU, for a British spouse, or without a wedding', () => {
      for (const [situation, id] of [
        [married('de'), 'rs-lump-sum-entrepreneur'],
        [married('gb'), 'es-autonomo'],
        [{ ...married('de'), household: { ...married('de').household, married: false } }, 'es-autonomo'],
      ] as const)
        expect(permitOf(situation, id)?.spouse).toBeUndefined();
      expect(permitOf(married('ch'), 'es-autonomo')?.permit?.name).toBe(CARD);
    });

    test('leaves a status to its own permit that citizens of the EU cannot have', () => {
      expect(permitOf(married('de'), 'mt-nomad-residence-permit')?.permit?.name).not.toBe(CARD);
    });

    test('opens what is closed to people who need a permit to work', () => {
      const stateOf = (situation: Situation) =>
        needOf(situation, 'ro-pfa-self-employed', 'citizenship')?.state;
      expect([stateOf({ citizenships: ['ca'] }), stateOf(married('de')), stateOf(married('ro'))]).toEqual([
        ...['unmet', 'met', 'unmet'],
      ]);
    });
  });

  test('a nomad permit is closed to people with local clients, and asks who has not said where they are', () => {
    const permit = (situation: Situation) =>
      permitOf({ citizenships: ['ca'], years: 1, ...situation }, 'mt-nomad-residence-permit');
    expect(permit({ clients: 'local' })).toMatchObject({ fit: 'no', problem: { is: 'clients' } });
    expect(permit({})).toMatchObject({ fit: 'check', problem: { is: 'clients' }, asks: 'clients' });
  });

  test('one that ends before the stay does is to be checked', () => {
    const panama = (years: number) =>
      permitOf({ citizenships: ['ca'], clients: 'abroad', years }, 'pa-foreign-source');
    expect(panama(1)?.state).toBe('met');
    expect(panama(2)).toMatchObject({ state: 'open', problem: { is: 'ends', months: 18 } });
  });

  test('no line says that there is no time limit over a permit that has to be renewed', () => {
    const indian = { citizenships: ['in'], income: 70_000, profession: 'design', workplace: 'here' } as const;
    const georgia = assessed(indian, 'ge-small-business');
    expect(georgia.fit).toBe('fits');
    expect(georgia.terms).toContainEqual({
      kind: 'permit-lasts',
      months: { first: { from: 6, to: 12 }, renewable: true },
      ruleEnds: false,
    });
    const rows = ['in', 'us', 'de'].flatMap((id) =>
      recommended({ ...indian, citizenships: [id] }).all.flatMap(({ best, others }) => [best, ...others]),
    );
    const limited = rows.filter(({ needs }) =>
      needs.some(
        (need) => need.what === 'permit' && need.state === 'met' && need.permit?.months.first != null,
      ),
    );
    expect(limited.length).toBeGreaterThan(50);
    for (const one of limited) {
      expect(lineText(one, moneyIn('USD')), one.regime.id).not.toMatch(/no time limit/i);
      expect(lastsText(one, moneyIn('USD')), one.regime.id).toMatch(/permit/i);
    }
  });

  test('of two citizenships the one that opens more counts', () => {
    expect(permitOf({ citizenships: ['ca', 'ie'] }, 'hu-atalanyado')?.citizenship).toBe('ie');
    expect(permitOf({ citizenships: ['ca', 'ge'] }, 'ge-standard-entrepreneur')?.state).toBe('met');
  });

  test('the best permit of any citizenship counts, in whichever order they are named', () => {
    const named = (...citizenships: string[]) =>
      permitOf({ citizenships }, 'al-self-employed-zero')?.permit?.id;
    expect([named('gb', 'ie'), named('ie', 'gb'), named('ca', 'ie')]).toEqual(Array(3).fill('eu-residence'));
    // It is for these citizens, too.
    expect([named('gb'), named('us')]).toEqual(['eu-residence', 'eu-residence']);
    expect(named('ca')).toBe('self-employed-unique-permit');
  });
});

test.each([
  [184, {}, 'met', 'fits'],
  [182, {}, 'unmet', 'no'],
  [60, { shorter: true }, 'open', 'check'],
  [59, { shorter: true }, 'unmet', 'no'],
] as const)('%i days in Cyprus %j: %s', (days, { shorter = false }: { shorter?: boolean }, state, fit) => {
  const rules = [
    { days: 183, isExceeded: true, needsAlso: [] },
    ...(shorter ? [{ days: 60, isExceeded: false, needsAlso: ['You keep a home in Cyprus.'] }] : []),
  ];
  const facts = { ...FACTS, dayRules: { CY: rules } };
  const need = assessed({ days }, 'cy-self-employed', facts).needs.find(({ what }) => what === 'days');
  expect(need).toMatchObject({ state, fit });
});

test('of what keeps the same, what has fewest open conditions comes first', () => {
  const italian = {
    citizenships: ['it'],
    home: { country: 'it' },
    work: 'freelancer',
    workplace: 'elsewhere',
  } as const;
  const first = recommended(italian).check.slice(0, 3);
  expect(new Set(first.map(({ best }) => Math.round(best.kept))).size).toBe(1);
  const open = first.map(
    ({ best }) => best.needs.filter((need) => need.decides && need.state !== 'met').length,
  );
  expect(open).toEqual(open.toSorted());
  expect(open[0]).toBeLessThan(open[1] ?? 0);
  expect(first[0]?.best.regime.id).toBe('py-foreign-source');
});

test('without answers every country stands in one list; answers make groups', () => {
  const nobody = recommended({ income: 70_000, work: 'freelancer', region: 'europe' });
  expect([nobody.fits.length, nobody.check, nobody.no, nobody.isGrouped]).toEqual([
    countries.length,
    [],
    [],
    false,
  ]);
  const german = recommended({ citizenships: ['de'], company: false });
  expect(german.all).toEqual([...german.fits, ...german.check, ...german.no]);
  for (const group of [german.fits, german.check, german.no]) {
    const kept = group.map(({ best }) => Math.round(best.kept));
    expect(kept).toEqual([...kept].sort((a, b) => b - a));
  }
  for (const { best, others } of german.all) {
    const rank = { fits: 0, check: 1, no: 2 };
    for (const other of others) {
      const [a, b] = [rank[best.fit], rank[other.fit]];
      expect(a < b || (a === b && best.kept >= other.kept)).toBe(true);
    }
  }
});
