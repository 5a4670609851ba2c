/** What countries beside the new one take: what must be first, and what may not be said, of people of each kind. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { sentence } from '../../../src/assess/english.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { nextQuestion } from '../../../src/assess/nextQuestion.ts';
import { openGroups } from '../../../src/assess/recommendations.ts';
import { rowSays } from '../../../src/assess/rowEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { realFiles } from '../data/samples.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const money = moneyIn('EUR');

interface LeavingFile {
  readonly id: string;
  readonly insuredAtHome?: readonly {
    readonly examples?: readonly {
      readonly paid: Readonly<Record<string, number>>;
      readonly years: number;
      readonly to: string;
      readonly insurance: number;
      readonly employer: number;
    }[];
  }[];
}
const places = Object.entries(realFiles).flatMap(([path, text]) =>
  path.startsWith('leaving/') ? [JSON.parse(text) as LeavingFile] : [],
);

const employee = (country: string, income: number, more: Situation = {}): Situation => ({
  ...{ income, currency: 'EUR', work: 'remote', contract: 'payroll', home: { country } },
  ...{ citizenships: [country], workplace: 'here', ...more },
});
const freelancer = (country: string, income: number, more: Situation = {}): Situation => ({
  ...{ income, currency: 'EUR', work: 'freelancer', home: { country }, citizenships: [country] },
  ...{ workplace: 'here', profession: 'consulting', company: false, costs: { percent: 10 }, ...more },
});

/** Every row that a person is shown, whether it leaves more, less, or more on a condition. */
const rowsOf = (situation: Situation) => {
  const list = recommended(situation);
  return openGroups(list).flatMap(({ level, rows }) => rows.map(({ best }) => ({ level, best })));
};

/** No page names a saving beside something that law has to weigh. */
function expectNoSavingBesideDoubt(situation: Situation): void {
  for (const { best, level } of rowsOf(situation)) {
    if (!best.needs.some(({ what }) => what === 'elsewhere')) continue;
    expect(best.saving).toBeNull();
    expect(gainAMonth(best)).toBeNull();
    expect(level).not.toBe('more');
    expect(best.fit).not.toBe('fits');
  }
}

const WITHHELD_WAGES: readonly (readonly [string, number])[] = [
  ['br', 20_000],
  ['br', 150_000],
  ['pt', 40_000],
];

describe('a tariff by which is withheld', () => {
  const duesOf = (situation: Situation, slug: string) =>
    rowsOf(situation).flatMap(({ best }) => (best.country.slug === slug ? best.dueElsewhere : []));

  test('is that of Canada with its surtax, in the Emirates: CAD 20,219.77 of 85,200', () => {
    const dues = duesOf({ ...employee('ca', 85_200), currency: 'CAD' }, 'united-arab-emirates');
    expect(dues.length).toBeGreaterThan(0);
    for (const { amount } of dues) expect((amount ?? 0) * 1.42).toBeCloseTo(20_219.77, 0);
  });

  test('falls on half of a fee from Panama: $2,850 of 60,000', () => {
    const dues = duesOf({ ...freelancer('pa', 60_000), currency: 'USD' }, 'georgia');
    expect(dues.length).toBeGreaterThan(0);
    for (const { amount } of dues) expect(amount).toBeCloseTo(2850, 0);
  });
});

describe('wages that are withheld where the employer is', () => {
  test.each(WITHHELD_WAGES)('from %s, %i: a quarter is in every amount without a treaty', (home, income) => {
    const said = employee(home, income);
    expectNoSavingBesideDoubt(said);
    for (const { best } of rowsOf(said)) {
      if (best.country.slug !== 'paraguay' && best.country.slug !== 'albania') continue;
      const [due] = best.dueElsewhere;
      expect(due).toMatchObject({ country: home, why: 'payer', certain: true, open: 'payer' });
      expect(due?.amount).toBeCloseTo(best.assessment.income / 4, 0);
      expect(best.lines.find(({ kind }) => kind === 'dueElsewhere')?.amount).toBeCloseTo(due?.amount ?? 0, 6);
      const sum = best.lines.reduce((all, { amount }) => all + amount, 0);
      expect(best.total).toBeCloseTo(sum, 2);
    }
    const { best } = answerOf(recommended(said));
    expect(best?.dueElsewhere ?? []).toEqual([]);
  });

  test('an employer elsewhere withholds nothing, and the question is asked where that could leave more', () => {
    const said = employee('pt', 40_000);
    const other = assessed({ ...said, payer: 'other' }, 'py-irp-services');
    expect(other.dueElsewhere).toEqual([]);
    expect(other.kept).toBeGreaterThan(assessed(said, 'py-irp-services').kept);
    expect(assessed({ ...said, payer: 'pt' }, 'py-irp-services').dueElsewhere[0]).not.toHaveProperty('open');
  });

  test('where a treaty takes it away, the paper is named', () => {
    const { terms, dueElsewhere } = assessed(employee('br', 60_000), 'es-wage');
    expect(dueElsewhere).toEqual([]);
    expect(terms.map((term) => sentence(term, money))).toContain(
      'With an employer in Brazil: hand over certificate of residence, then the treaty takes away what is withheld there.',
    );
  });

  test('what is too little known to be counted is said, and asked', () => {
    const { needs, saving, dueElsewhere } = assessed(employee('tr', 60_000), 'pa-foreign-source');
    expect(needs.find(({ what }) => what === 'elsewhere')).toMatchObject({
      ...{ why: 'payer', country: 'tr', amount: null, asks: 'payer', fit: 'check' },
    });
    expect(saving).toBeNull();
    expect(dueElsewhere).toEqual([
      { country: 'tr', why: 'payer', certain: false, open: 'payer', amount: null },
    ]);
  });
});

describe('work mostly in another country', () => {
  const people = ['gb', 'ie', 'nl', 'se', 'ca', 'au', 'br', 'in', 'pl', 'at'].map(
    (home) => [home, freelancer(home, 90_000, { citizenships: ['es'] })] as const,
  );

  test.each(people)(
    'from %s, at work in Spain: Spain’s tax stands beside the amount, and no saving',
    (_, person) => {
      const said = {
        ...person,
        workplace: 'elsewhere',
        workCountry: 'es',
        days: 190,
        payer: 'other',
      } as const;
      expectNoSavingBesideDoubt(said);
      const { best, couldBe } = answerOf(recommended(said));
      expect(best?.country.slug ?? 'spain').toBe('spain');
      const emirates = assessed(said, 'ae-freelance-permit', FACTS);
      const taxed = emirates.dueElsewhere.find(({ why }) => why === 'work');
      const resident = assessed({ ...said, home: { country: 'es' } }, 'es-autonomo');
      expect(taxed).toMatchObject({ country: 'es', certain: false });
      expect(taxed?.amount).toBeGreaterThan(10_000);
      expect(resident.country.slug).toBe('spain');
      const inAll = Math.max(taxed?.amount ?? 0, emirates.total);
      const need = emirates.needs.find(({ what }) => what === 'elsewhere');
      expect(need && sentence(need, money)).toContain(
        `in all you would pay the larger of both taxes, ${money(inAll)} a year.`,
      );
      const [first] = couldBe;
      if (first && first.country.slug !== 'spain')
        expect(rowSays(first, money)?.rest).toMatch(/^Spain may take €.* a month of it$/);
    },
  );
});

describe('the country of work may call a person resident', () => {
  const DAYS = 'It may call you resident, too: you could be there';
  const sentencesOf = (workCountry: string, days: Situation['days']) => {
    const said = freelancer('gb', 90_000, {
      workplace: 'elsewhere',
      workCountry,
      ...(days !== undefined && { days }),
    });
    const { needs } = assessed(said, 'ae-freelance-permit', FACTS);
    const about = needs.filter(({ what, state }) => what === 'elsewhere' && state === 'open');
    return about.map((need) => sentence(need, money)).join(' ');
  };

  test.each([
    ['es', 181, `${DAYS} 184 days a year, and more than 183 days can be enough.`],
    ['es', 182, null],
    ['es', { from: 90, to: 183 }, `${DAYS} 275 days a year, and more than 183 days can be enough.`],
    ['es', { from: 184, to: 366 }, null],
    ['es', undefined, null],
    ['cy', 250, null],
    ['de', 0, `${DAYS} 365 days a year, and more than 183 days can be enough.`],
    ['ch', 200, `${DAYS} 165 days a year, and 90 days can be enough.`],
    ['fr', 100, `${DAYS} 265 days a year, and more than 183 days can be enough.`],
    ['nl', 100, null],
    ['za', 200, null],
  ] as const)('in %s, with %j days in the new one', (country, days, says) => {
    const said = sentencesOf(country, days);
    expect(said).toMatch(/where you do the work, may take/);
    if (says === null) expect(said).not.toContain('resident');
    else expect(said).toContain(says);
  });
});

describe('a stay too short to be let go', () => {
  const people = ['au', 'ca', 'fr', 'gb', 'nl', 'be', 'se', 'dk', 'es', 'at'].map((home) => [home] as const);

  test.each(people)('one year away from %s is a thing to check, and no certain saving', (home) => {
    const said = freelancer(home, 70_000, { years: 1, payer: 'other' });
    const one = assessed(said, 'al-self-employed-zero', FACTS);
    const need = one.needs.find(({ what }) => what === 'elsewhere');
    expect(need).toMatchObject({ why: 'stay', country: home, years: 1 });
    expect([one.saving, gainAMonth(one), one.fit]).toEqual([null, null, 'check']);
    expect(need && sentence(need, money)).toMatch(/^Will .* let you go for so short a time\? /);
  });

  test.each([['de'], ['ge'], ['pa']])('nobody asks in %s', (home) => {
    const { needs } = assessed(freelancer(home, 70_000, { years: 1 }), 'al-self-employed-zero');
    expect(needs.some((need) => need.what === 'elsewhere' && need.why === 'stay')).toBe(false);
  });

  test('with Panama’s visa work done there counts as work for abroad, and it makes nobody resident by itself', () => {
    const { terms, fit } = assessed(
      freelancer('de', 70_000, { years: 1, clients: 'abroad' }),
      'pa-foreign-source',
    );
    const said = terms.map((term) => sentence(term, money)).join(' ');
    expect(fit).toBe('fits');
    expect(said).toContain('With this visa work done there counts as work for abroad.');
    expect(said).not.toContain('for the work you do elsewhere');
  });

  test('five years are asked about nowhere, nor is a stay whose length was not said', () => {
    for (const home of ['au', 'ca', 'mt', 'il']) {
      for (const more of [{}, { years: 5 }] as const) {
        const { needs } = assessed(freelancer(home, 70_000, more), 'ge-small-business');
        expect(needs.some(({ what }) => what === 'elsewhere')).toBe(false);
      }
    }
  });
});

describe('clients who stay where one leaves', () => {
  const people: readonly (readonly [string, string, number])[] = [
    ['fr', 'py-irp-services', 25],
    ['fr', 'uy-irae-ficto', 25],
    ['fr', 'cr-foreign-source-resident', 25],
    ['fr', 'pa-foreign-source', 75],
    ['br', 'ge-small-business', 15],
    ['br', 'al-self-employed-zero', 15],
    ['pl', 'py-irp-services', 20],
    ['pt', 'al-self-employed-zero', 25],
    ['tr', 'uy-irae-ficto', 20],
    ['de', 'pa-foreign-source', 15.825],
  ];

  test.each(people)('from %s to %s, %d percent is withheld', (home, id, percent) => {
    const said = freelancer(home, 70_000);
    const { dueElsewhere, assessment, kept } = assessed(said, id);
    expect(dueElsewhere[0]?.amount).toBeCloseTo((assessment.income * percent) / 100, 0);
    expect(assessed({ ...said, payer: home }, id).kept).toBeCloseTo(kept, 6);
    expect(assessed({ ...said, payer: 'other' }, id).kept).toBeGreaterThan(kept);
  });

  test('goods are no service', () => {
    const said = freelancer('fr', 70_000, { profession: 'trade' });
    expect(assessed(said, 'py-irp-services').dueElsewhere).toEqual([]);
  });

  test('who pays is asked where the answer could raise the amount', () => {
    const said = freelancer('br', 70_000, { clients: 'abroad', livedIn: [] });
    expect(nextQuestion(recommended(said))?.about).toBe('payer');
    expect(nextQuestion(recommended({ ...said, payer: 'other' }))?.about).not.toBe('payer');
    // Where it alone makes staying the answer, it comes before the costs.
    const { costs: _, ...before } = freelancer('br', 40_000, { profession: 'design' });
    expect(answerOf(recommended(before)).stays).toBe(true);
    expect(nextQuestion(recommended(before))?.about).toBe('payer');
  });
});

describe('a British employer of somebody who comes back', () => {
  const MOVES: readonly (readonly [id: string, income: number, insurance: number])[] = [
    ['ae-remote-work', 60_000, 3210.6],
    ['ae-remote-work', 120_000, 4410.6],
    ['pa-foreign-source', 45_000, 2594.4],
    ['pa-wage', 30_000, 1394.4],
    ['py-wage', 25_000, 994.4],
    ['py-wage', 70_000, 3410.6],
    ['uy-wage', 80_000, 3610.6],
    ['al-wage', 50_000, 2994.4],
    ['ge-wage', 100_000, 4010.6],
    ['cr-wage', 12_000, 0],
  ];
  const british = (income: number, more: Situation = {}) =>
    employee('gb', income, { currency: 'GBP', years: 1, ...more });
  const insuranceOf = ({ dueElsewhere }: Pick<Assessed, 'dueElsewhere'>) =>
    dueElsewhere.find(({ why }) => why === 'insurance');

  test.each(MOVES)('to %s with £%i: £%d of Class 1 in the first year', (id, income, insurance) => {
    const one = assessed(british(income), id);
    const perPound = one.assessment.income / income;
    expect((insuranceOf(one)?.amount ?? 0) / perPound).toBeCloseTo(insurance, 1);
    const long = insuranceOf(assessed(british(income, { years: 4 }), id))?.amount ?? 0;
    expect(long / perPound).toBeCloseTo(insurance / 4, 1);
    const unpaid = assessed(british(income, { payer: 'other' }), id);
    expect(insuranceOf(unpaid)).toBeUndefined();
    expect((unpaid.kept - one.kept) / perPound).toBeCloseTo(insurance, 1);
    expect((one.total - unpaid.total) / perPound).toBeCloseTo(insurance, 1);
  });

  test('it counts as long as nobody has said who pays, and is certain once it is said', () => {
    const open = insuranceOf(assessed(british(60_000), 'ae-remote-work'));
    expect(open).toMatchObject({ country: 'gb', certain: true, open: 'payer' });
    const said = insuranceOf(assessed(british(60_000, { payer: 'gb' }), 'ae-remote-work'));
    expect(said).toMatchObject({ country: 'gb', certain: true, amount: open?.amount });
    expect(said).not.toHaveProperty('open');
  });

  test.each([
    ['Spain, where an agreement decides', 'es-wage', {}],
    ['Malta, where an agreement decides', 'mt-wage', {}],
    ['the Emirates for good', 'ae-remote-work', { years: 12 }],
    ['the Emirates, at work in Spain', 'ae-remote-work', { workplace: 'elsewhere', workCountry: 'es' }],
    ['the Emirates with invoices', 'ae-freelance-permit', { contract: 'invoices' }],
    ['the Emirates from Ireland', 'ae-remote-work', { home: { country: 'ie' }, payer: 'gb' }],
  ] as const)('nothing to %s', (_where, id, more) => {
    expect(insuranceOf(assessed(british(60_000, more), id))).toBeUndefined();
  });

  test('no length said is the usual stay, of which it is a part', () => {
    const { years, dueElsewhere, assessment } = assessed(
      employee('gb', 60_000, { currency: 'GBP' }),
      'ge-wage',
    );
    const amount = (insuranceOf({ dueElsewhere })?.amount ?? 0) / (assessment.income / 60_000);
    expect(amount).toBeCloseTo(3210.6 / (years ?? 0), 1);
  });

  const saysOf = (situation: Situation, id: string) =>
    assessed(situation, id)
      .terms.map((term) => sentence(term, moneyIn('GBP')))
      .join(' ');

  test.each([
    ['ae-remote-work', 60_000, 14, 'Nothing on top is due in the United Arab Emirates.'],
    ['ge-wage', 60_000, 14, 'Nothing on top is due in Georgia.'],
    ['uy-wage', 30_000, 13, "In Uruguay you pay your employer's part yourself."],
  ] as const)(
    'of %s: it goes on paying its part, and nobody reads that it pays nothing',
    (id, income, rate, beside) => {
      const open = saysOf(british(income), id);
      expect(open).toContain(
        `If your employer is in the United Kingdom, it goes on paying about ${rate}% on top in the first year.`,
      );
      expect(open).toContain(beside);
      expect(open).toContain('Class 1 ends after 52 weeks');
      expect(open).not.toContain('pays nothing on top');
      const said = saysOf(british(income, { payer: 'gb' }), id);
      expect(said).toContain(
        `Your employer goes on paying about ${rate}% on top in the first year in the United Kingdom.`,
      );
      expect(saysOf(british(income, { payer: 'other' }), id)).not.toMatch(/goes on/);
    },
  );
});

describe('the worked examples of insurance that goes on', () => {
  const examples = Object.values(places).flatMap(({ id: home, insuredAtHome = [] }) =>
    insuredAtHome.flatMap(({ examples: worked = [] }) => worked.map((one) => ({ home, ...one }))),
  );

  test('there are some', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)(
    'from $home to $to: $insurance, $employer',
    ({ home, to, paid, years, insurance, employer }) => {
      const [[currency, income] = ['', 0]] = Object.entries(paid);
      const wage = `${countries.find(({ slug }) => slug === to)?.code.toLowerCase()}-wage`;
      const said = employee(home, income, { currency: currency as 'GBP', years, payer: home });
      const { dueElsewhere, terms, assessment } = assessed(said, wage);
      const due = dueElsewhere.find(({ why }) => why === 'insurance');
      expect(((due?.amount ?? 0) / assessment.income) * income).toBeCloseTo(insurance, 1);
      const part = terms.find(({ kind }) => kind === 'employer');
      expect(part).toMatchObject({ goesOn: { home, isOpen: false } });
      const { rate = 0 } = (part?.kind === 'employer' && part.goesOn) || {};
      expect((rate / 100) * income).toBeCloseTo(employer, 0);
    },
  );
});

describe('where an employee stays insured', () => {
  const insured = (situation: Situation, id: string) =>
    assessed(situation, id).terms.flatMap((term) => (term.kind === 'insured-at-home' ? [term.text] : []));

  test.each([
    ['de', 'es-wage', { years: 2 }, [/^Form A1 keeps you insured at home for up to 24 months/]],
    ['gb', 'mt-wage', { years: 1 }, [/^Form A1 keeps you/]],
    ['es', 'pt-wage', { years: 2 }, [/^Form A1 keeps you/]],
    ['de', 'es-wage', { years: 3 }, []],
    ['de', 'es-wage', { years: 2, payer: 'other' }, []],
    [
      'de',
      'ge-wage',
      { years: 3 },
      [/sends you for a time that is fixed in advance, German insurance goes on/],
    ],
    ['de', 'ge-wage', { years: 3, payer: 'other' }, []],
    ['se', 'ge-wage', { years: 1 }, [/at most a year, Swedish insurance can go on/]],
    ['se', 'ge-wage', { years: 2 }, []],
    ['br', 'uy-wage', { years: 1 }, [/Ibero-American convention/]],
    ['ca', 'ae-remote-work', { years: 1 }, [/^As long as you stay resident in Canada/]],
    ['ca', 'ae-remote-work', { years: 5 }, []],
    ['il', 'ge-wage', {}, [/^National Insurance contributions stay due/]],
    ['il', 'ge-wage', { payer: 'other' }, []],
    [
      'gb',
      'tr-wage',
      { years: 1 },
      [/^If your employer sends you for a time, the social security agreement/],
    ],
    ['us', 'ge-wage', { years: 1 }, []],
  ] as const)('from %s to %s with %j', (home, id, more, says) => {
    const texts = insured(employee(home, 60_000, more), id);
    expect(texts).toHaveLength(says.length);
    says.forEach((one, at) => {
      expect(texts[at]).toMatch(one);
    });
  });

  test.each([
    ['with a home office at home where both have signed', 'de', 'es-wage', 'de', /^If 25% to 49\.99%/],
    ['where one has not', 'de', 'cy-wage', 'de', /otherwise where your employer is\.$/],
    ['at work in a third country', 'de', 'es-wage', 'fr', /otherwise where your employer is\.$/],
    ['from outside of the EU', 'gb', 'es-wage', 'gb', /otherwise where your employer is\.$/],
  ] as const)('one who works in several states, %s', (_who, home, id, workCountry, says) => {
    const texts = insured(
      employee(home, 60_000, { workplace: 'elsewhere', workCountry, days: 200, years: 5 }),
      id,
    );
    expect(texts).toEqual([expect.stringMatching(says)]);
  });

  test('who only works in the new country reads nothing of telework', () => {
    expect(insured(employee('de', 60_000, { years: 5 }), 'es-wage')).toEqual([]);
  });

  test('who sends invoices reads what is theirs', () => {
    const [text] = insured(freelancer('de', 60_000, { years: 2 }), 'es-autonomo');
    expect(text).toContain('if you have been self-employed there');
  });
});
