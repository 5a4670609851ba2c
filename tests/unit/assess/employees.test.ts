/** Somebody on a payroll: what is closed, what is taxed instead, and what the employer has to do with it. */
import { describe, expect, test } from 'vitest';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { sentence } from '../../../src/assess/english.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const EMPLOYEE: Situation = {
  income: 90_000,
  currency: 'EUR',
  work: 'remote',
  contract: 'payroll',
  citizenships: ['de'],
  home: { country: 'de' },
  workplace: 'here',
};
const words = ({ terms }: Assessed) => terms.map((term) => sentence(term, moneyIn('EUR')));
const of = (id: string, more: Situation = {}) => assessed({ ...EMPLOYEE, ...more }, id, FACTS);

test('every scheme for people who invoice is closed, and says what a wage bears in figures', () => {
  const closed = countries
    .flatMap(({ taxRegimes }) => taxRegimes)
    .filter(({ conditions }) => conditions.some(({ type }) => type === 'self-employed'));
  expect(closed).toHaveLength(49);
  for (const { id } of closed) {
    const one = of(id);
    expect(one.fit, id).toBe('no');
    expect(words(one)[0], id).toMatch(
      /^This is for people who invoice in their own name\. As an employee you would pay the tax on wages: [\d.]+% in .+\.$/,
    );
  }
});

test('the rate of that sentence is the one of the country’s tax on wages', () => {
  const need = of('ge-small-business').needs.find(({ what }) => what === 'self-employed');
  expect(need?.otherwise?.rate).toBeCloseTo(of('ge-wage').rate ?? Number.NaN, 9);
  expect(need?.otherwise?.rate).toBeCloseTo(20, 4);
});

test('every country has something that takes a wage, and no list shows employees anything else first', () => {
  const { all } = recommended(EMPLOYEE);
  expect(all).toHaveLength(countries.length);
  for (const { best } of all) {
    expect(best.needs.find(({ what }) => what === 'self-employed')?.state, best.regime.id).not.toBe('unmet');
  }
});

test.each([
  [
    'es-wage',
    /^Your employer would pay about \d+% on top in Spain, and has to register there\. It has to agree first\.$/,
  ],
  [
    'rs-wage',
    /^In Serbia you pay your employer's part yourself\. It is in this figure, and your employer has to agree\.$/,
  ],
  ['ge-wage', /^Your employer pays nothing on top in Georgia, but has to agree that you work from there\.$/],
  ['me-digital-nomad', /^Your employer pays nothing on top in Montenegro, but has to agree/],
])('%s says who pays the employer’s part, in one place', (id, expected) => {
  expect(words(of(id)).filter((text) => /\b[Yy]our employer\b/.test(text))).toEqual([
    expect.stringMatching(expected),
  ]);
});

test('who invoices reads nothing of an employer', () => {
  const invoices = of('es-beckham-law', { contract: 'invoices' });
  expect(words(invoices).join()).not.toContain('Your employer');
});

test('what goes into an account of one’s own at home is said, as a part of what is paid today', () => {
  const swiss = of('ge-wage', { citizenships: ['ch'], home: { country: 'ch' } });
  expect(words(swiss).join()).toMatch(
    /Of what you pay in Switzerland today, €[\d,]+ a year goes into an account of your own/,
  );
});

describe('the year of the move is not worked out for employees', () => {
  const from = { arrival: { year: 2027, month: 7 }, years: 5 } as const;

  test('a stay counts whole years', () => {
    const one = of('ge-wage', from);
    expect(one.movePlan).toBeNull();
    expect(one.cheaperMonth).toBeNull();
    const totals = one.projection?.years.map(({ total }) => total) ?? [];
    expect(totals).toHaveLength(5);
    for (const total of totals) expect(total).toBeCloseTo(totals[0] ?? Number.NaN, 6);
  });

  test('who invoices has it', () => {
    expect(
      of('ge-small-business', { ...from, contract: 'invoices', profession: 'design' }).movePlan,
    ).not.toBeNull();
  });
});

describe('schemes beside the lists, for people who invoice', () => {
  const shown = (situation: Situation) =>
    recommended(situation)
      .all.flatMap(({ best, others }) => [best, ...others])
      .map(({ regime }) => regime.id);
  const person: Situation = { citizenships: ['de'], work: 'freelancer', livedIn: [] };

  test('are shown to those whom they fit, once nothing asked could close them', () => {
    const elsewhere = { ...person, workplace: 'elsewhere' } as const;
    expect(shown({ ...elsewhere, days: 200 })).toEqual(
      expect.arrayContaining(['ge-foreign-source', 'tr-foreign-income-20']),
    );
    expect(shown(elsewhere)).not.toContain('ge-foreign-source');
    expect(shown({ ...elsewhere, days: 100 })).not.toContain('ge-foreign-source');
    expect(shown({ ...person, workplace: 'here' })).not.toContain('ge-foreign-source');
  });

  test('what the data are unsure of is one thing to check', () => {
    const situation = { ...person, workplace: 'elsewhere', days: 200 } as const;
    expect(assessed(situation, 'tr-foreign-income-20', FACTS).fit).toBe('check');
  });

  test('nobody else sees schemes of employees', () => {
    expect(shown(person).filter((id) => id.endsWith('-wage'))).toEqual([]);
    expect(shown({ income: 80_000, work: 'remote' }).filter((id) => id.endsWith('-wage'))).toEqual([]);
  });
});

describe('who works remotely and has not said how', () => {
  const { contract: _contract, ...unsaid } = EMPLOYEE;
  const rowsOf = (situation: Situation) =>
    recommended(situation).all.flatMap(({ best, others }) => [best, ...others]);
  const isWage = ({ needs }: Assessed) => needs.some(({ what }) => what === 'employee');
  const isInvoiced = ({ needs }: Assessed) => needs.some(({ what }) => what === 'self-employed');

  test('sees both kinds, each by the contract, but for what stands whichever way it is', () => {
    const places = recommended(unsaid).fits.map(({ best }) => best.country.slug);
    const all = rowsOf(unsaid);
    const rows = all.filter(({ country }) => !places.includes(country.slug));
    expect(all.filter(isWage).map(({ regime }) => regime.id)).toEqual(
      expect.arrayContaining(['ae-remote-work', 'ge-wage', 'cy-employment-50']),
    );
    for (const of of [isWage, isInvoiced]) {
      for (const { regime, fit, needs } of rows.filter(of)) {
        expect(fit, regime.id).not.toBe('fits');
        expect(
          needs.some(({ asks }) => asks === 'contract'),
          regime.id,
        ).toBe(true);
      }
    }
  });

  test('sees the amounts that an employee sees', () => {
    const rows = rowsOf({ ...unsaid, costs: { percent: 10 } });
    const employee = rowsOf(EMPLOYEE);
    for (const { regime, kept, saving } of rows.filter(isWage)) {
      const said = employee.find((one) => one.regime.id === regime.id);
      expect([kept, saving], regime.id).toEqual([said?.kept, said?.saving]);
    }
  });

  test('sees one kind once it is said', () => {
    expect(rowsOf(EMPLOYEE).filter(isWage)).toEqual([]);
    const invoices = rowsOf({ ...unsaid, contract: 'invoices' });
    expect(invoices.filter(({ regime }) => regime.id.endsWith('-wage'))).toEqual([]);
  });
});

describe('countries that keep their citizens', () => {
  const keptOf = (situation: Situation, id = 'ae-standard-corporate-tax') =>
    assessed(situation, id, FACTS).needs.find(({ what }) => what === 'kept-resident');

  test.each<[string, Situation, boolean]>([
    ['an Italian', { citizenships: ['it'] }, true],
    ['an Italian who lives in Germany', { citizenships: ['it'], home: { country: 'de' } }, false],
    ['a Hungarian, for whom there is a treaty', { citizenships: ['hu'] }, false],
    ['a German', { citizenships: ['de'] }, false],
  ])('%s', (_who, situation, isKept) => {
    expect(keptOf(situation) !== undefined).toBe(isKept);
    if (isKept) expect(keptOf(situation)).toMatchObject({ state: 'open', fit: 'check', decides: true });
  });

  test('a second citizenship frees a Hungarian, and citizens of the EU only keep it in mind', () => {
    expect(keptOf({ citizenships: ['hu'] }, 'py-irp-services')).toMatchObject({ decides: true });
    expect(keptOf({ citizenships: ['hu', 'us'] }, 'py-irp-services')).toBeUndefined();
    expect(keptOf({ citizenships: ['eu-other'] })).toMatchObject({ decides: false, only: 'Finnish' });
  });

  test('a rule for some citizens of a group says for whom', () => {
    const need = keptOf({ citizenships: ['eu-other'] });
    expect(need && sentence(need, moneyIn('EUR'))).toMatch(
      /^If you are Finnish: Finland treats its citizens/,
    );
    const italian = keptOf({ citizenships: ['it'] });
    expect(italian && sentence(italian, moneyIn('EUR'))).toMatch(/^Italy presumes/);
  });
});

describe('work outside Cyprus for more than 90 days', () => {
  const ID = 'cy-work-abroad-90';
  const elsewhere = (days?: Situation['days']): Situation => ({
    workplace: 'elsewhere',
    ...(days !== undefined && { days }),
  });
  const incomeTax = (more: Situation) =>
    of(ID, more).assessment.lines.find(({ kind }) => kind === 'income')?.amount ?? 0;

  test('frees the wage of those days: the fewer days there, the less is taxed, and a range counts by its greatest', () => {
    const [unsaid, many, range, few] = [undefined, 200, { from: 90, to: 183 }, 100].map((days) =>
      incomeTax(elsewhere(days)),
    );
    expect(unsaid).toBeGreaterThan(many ?? 0);
    expect(many).toBeGreaterThan(range ?? 0);
    expect(range).toBeGreaterThan(few ?? 0);
    expect(incomeTax(elsewhere(300))).toBeCloseTo(
      of('cy-wage').assessment.lines.find(({ kind }) => kind === 'income')?.amount ?? 0,
      2,
    );
  });

  test('is for those who work elsewhere alone, and no note about it stands beside the ordinary tax', () => {
    const ids = (situation: Situation) =>
      recommended(situation).all.flatMap(({ best, others }) =>
        [best, ...others].map(({ regime }) => regime.id),
      );
    expect(ids({ ...EMPLOYEE, ...elsewhere(100) })).toContain(ID);
    expect(of(ID).fit).toBe('no');
    expect(words(of('cy-wage')).join(' ')).not.toContain('90 days');
  });
});
