/** What US citizens and holders of a green card owe the United States, in every year of a stay, and what is said of it. */
import { describe, expect, test } from 'vitest';
import { compileLaws } from '../../../data/compiler/law/compileLaws.ts';
import { parseData } from '../../../data/compiler/read.ts';
import { compileUsCitizens } from '../../../data/compiler/usCitizens.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { sentence } from '../../../src/assess/english.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { usTaxes } from '../../../src/catalogue/usTax.ts';
import { type Laws, moveOf } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { edited, realFiles } from '../data/samples.ts';
import { assessed, recommended } from './people.ts';

const AMERICAN: Situation = { citizenships: ['us'], home: { country: 'us' }, work: 'freelancer' };
const freelancer = (income: number, more: Situation = {}): Situation => ({ ...AMERICAN, income, ...more });

const money = moneyIn('USD');
const says = (one: Assessed) => one.terms.map((term) => sentence(term, money)).join('\n');
const dues = ({ projection }: Assessed) => projection?.years.map(({ due }) => Math.round(due.total)) ?? [];

describe('self-employment tax goes by where a person is insured', () => {
  test('without an agreement it is due in full, every year', () => {
    expect(dues(assessed(freelancer(120_000), 'ge-small-business'))).toEqual(Array(5).fill(16_955));
  });

  test('Uruguay and Hungary: it stays for stays up to five years, and the pension falls away there', () => {
    const five = assessed(freelancer(120_000), 'uy-irae-ficto');
    expect(dues(five)).toEqual(Array(5).fill(16_955));
    expect(five.lines.find(({ kind }) => kind === 'pension')).toBeUndefined();
    expect(five.lines.find(({ kind }) => kind === 'socialContribution')?.amount).toBeGreaterThan(0);
    const six = assessed(freelancer(120_000, { years: 6 }), 'uy-irae-ficto');
    expect(six.dueAtHome).toBe(0);
    expect(six.lines.find(({ kind }) => kind === 'pension')?.amount).toBeGreaterThan(0);
    expect(assessed(freelancer(40_000), 'hu-kata').dueInOneYear).toBeCloseTo(5_651.82, 1);
    expect(assessed(freelancer(40_000, { years: 8 }), 'hu-kata').dueInOneYear).toBe(0);
  });

  test('who comes from a third country brings no business from the United States', () => {
    const german: Situation = { citizenships: ['us'], home: { country: 'de' }, income: 120_000 };
    expect(assessed(german, 'uy-irae-ficto').dueInOneYear).toBe(0);
    expect(assessed(german, 'ge-standard-entrepreneur').dueInOneYear).toBeCloseTo(16_955.46, 2);
    expect(says(assessed(german, 'uy-irae-ficto'))).toContain('330 full days abroad');
  });

  test('a scheme that pays nothing into the local insurance never ends it', () => {
    for (const years of [5, 10]) {
      const holiday = assessed(freelancer(120_000, { years }), 'uy-foreign-source-holiday');
      expect(holiday.projection?.years[0]?.due.insurance).toBeCloseTo(16_955.46, 2);
    }
  });

  test('Portugal and Poland: it is due for the months that are not insured there', () => {
    expect(dues(assessed(freelancer(120_000), 'pt-simplified'))).toEqual([16_955, 0, 0, 0, 0]);
    expect(dues(assessed(freelancer(120_000), 'pl-linear-19'))).toEqual([8_478, 0, 0, 0, 0]);
    expect(dues(assessed(freelancer(120_000), 'es-autonomo'))).toEqual([0, 0, 0, 0, 0]);
  });

  test('Italy: Americans are not insured twice, and who is Italian as well takes the cheaper system', () => {
    const american = assessed(freelancer(72_000), 'it-forfettario-15');
    const german = assessed({ ...freelancer(72_000), citizenships: ['de'] }, 'it-forfettario-15');
    const insurance = (one: Assessed) =>
      one.lines.find(({ kind }) => kind === 'socialContribution')?.amount ?? 0;
    expect(insurance(american)).toBeCloseTo(0.041 * insurance(german), 0);
    expect(american.dueAtHome).toBeCloseTo(10_173.28, 2);
    expect(american.rate).toBeGreaterThan(25);
    expect(american.rate).toBeLessThan(27);
    const both = { citizenships: ['us', 'it'] };
    for (const income of [30_000, 72_000, 150_000]) {
      for (const id of ['it-forfettario-15', 'it-impatriati']) {
        const chosen = assessed(freelancer(income, both), id).total;
        const usSystem = assessed(freelancer(income), id).total;
        expect(chosen, `${id} at ${income}`).toBeLessThanOrEqual(usSystem + 0.01);
      }
    }
  });

  test('a green card counts like the citizenship', () => {
    const holder: Situation = { ...freelancer(120_000), citizenships: ['de'], greenCard: true };
    expect(dues(assessed(holder, 'ge-small-business'))).toEqual(Array(5).fill(16_955));
    expect(assessed({ ...holder, greenCard: false }, 'ge-small-business').dueAtHome).toBe(0);
  });
});

describe('income tax above the exclusion is due in every year', () => {
  test('the exclusion is measured on gross income, so costs shrink it', () => {
    const consultant = freelancer(250_000, { costs: { amount: 25_000 } });
    const one = assessed(consultant, 'py-foreign-source');
    expect(one.dueInOneYear).toBeCloseTo(48_778.9, 1);
    const [first, ...others] = dues(one);
    expect(others).toEqual(Array(4).fill(first));
    expect(says(one)).toMatch(
      /wherever you live: \$29,941 of self-employment tax and \$\d\d,\d{3} of income tax/,
    );
  });

  test('foreign income tax is credited where the data say so, and a tax on turnover never is', () => {
    const at = (id: string) => assessed(freelancer(200_000), id);
    expect(at('me-sole-entrepreneur').dueInOneYear).toBeLessThan(at('py-foreign-source').dueInOneYear);
    const georgia = assessed(freelancer(185_000), 'ge-small-business');
    expect(georgia.dueInOneYear).toBeCloseTo(
      assessed(freelancer(185_000), 'py-foreign-source').dueInOneYear,
      2,
    );
    expect(says(georgia)).toContain('no income tax in US eyes');
  });

  test('an arrival in February pays as one in January does, month for month', () => {
    const of = (month: number) =>
      assessed(freelancer(225_000, { arrival: { year: 2027, month } }), 'py-foreign-source');
    const [january, february] = [of(1), of(2)].map(({ projection }) => projection?.years[0]);
    expect(moveOf(february as NonNullable<typeof february>)).not.toBeNull();
    // A month of work in the United States adds tax, and no year leaps.
    expect(february?.total).toBeGreaterThan(january?.total ?? 0);
    expect((february?.total ?? 0) - (january?.total ?? 0)).toBeLessThan(5_000);
    expect(dues(of(2)).slice(1)).toEqual(dues(of(1)).slice(1));
  });
});

describe('owners of foreign companies', () => {
  const owner = (income: number): Situation => ({ ...AMERICAN, work: 'business', company: true, income });

  test.each([
    // Licence, office and visa, AED 20,000, lower the profit.
    ['ae-free-zone-company', 400_000, 84_127.25],
    ['ae-free-zone-company', 240_000, 23_180.37],
    ['cy-non-dom-company', 400_000, 46_541.02],
    ['cy-non-dom-company', 100_000, 2_960.2],
    ['cy-domiciled-company', 200_000, 15_710.2],
    ['bg-eood-company', 1_000_000, 151_119.5],
    ['ee-ou-dividends', 400_000, 41_138.16],
    ['ro-srl-profit-tax', 240_000, 60.8],
  ])('%s at a profit of $%d owes %d', (id, profit, due) => {
    expect(Math.abs(assessed(owner(profit), id).dueInOneYear - due)).toBeLessThan(1);
  });

  test('the lower of the readings that pay everything out is shown, and what it is if profit stays', () => {
    const one = assessed(owner(400_000), 'ae-free-zone-company');
    expect(says(one)).toMatch(
      /US tax of about \$\d\d,\d{3} a year on the company's profit .* If profit stays in the company, it can be \$\d\d,\d{3} for now\./,
    );
    expect(says(one)).toContain('form 5471');
    expect(one.saving).toBeLessThan(50_000);
  });

  test('the year of a move has the tax on the company, and no self-employment tax after it', () => {
    const moves = assessed({ ...owner(400_000), arrival: { year: 2027, month: 3 } }, 'ae-free-zone-company');
    const first = moves.projection?.years[0];
    const move = first && moveOf(first);
    const own = move?.home?.lines.find(({ kind }) => kind === 'pension')?.amount;
    // Two of twelve months of work in the United States.
    expect(own).toBeCloseTo(0.124 * 0.9235 * (400_000 / 6), 0);
    const whole = assessed(owner(400_000), 'ae-free-zone-company').projection?.years[0];
    expect(first?.total).toBeGreaterThan(whole?.total ?? 0);
    expect(first?.total).toBeLessThan(1.15 * (whole?.total ?? 0));
  });
});

describe('employees', () => {
  const remote: Situation = { ...AMERICAN, work: 'remote', contract: 'payroll', income: 120_000 };

  test('owe their half on a US payroll, never 15.3%', () => {
    const one = assessed(remote, 'cr-digital-nomad');
    expect(one.dueInOneYear).toBeCloseTo(9_180, 2);
    expect(says(one)).toContain('A US employer withholds your half of social security');
    const more = assessed({ ...remote, income: 180_000 }, 'cr-digital-nomad');
    expect(more.dueInOneYear).toBeCloseTo(21_210, 2);
  });

  const insuranceIn = (one: Assessed) =>
    one.lines.reduce(
      (sum, { kind, amount }) => sum + (kind === 'socialContribution' || kind === 'pension' ? amount : 0),
      0,
    );
  const german: Situation = { ...remote, citizenships: ['de'], home: { country: 'de' } };

  test.each(['es-wage', 'es-beckham-law', 'pt-wage', 'pl-wage', 'hu-wage', 'uy-wage'])(
    '%s: an agreement insures a wage where the work is done, and nowhere else',
    (id) => {
      const one = assessed(remote, id);
      expect(insuranceIn(one)).toBeGreaterThan(0);
      expect(insuranceIn(one)).toBeCloseTo(insuranceIn(assessed(german, id)), 2);
      expect(one.projection?.years.map(({ due }) => due.insurance)).toEqual(Array(5).fill(0));
      expect(says(one)).toContain('If a US employer sends you for five years or less');
      expect(says(one)).not.toContain('A US employer withholds your half');
    },
  );

  test('a permit under which nothing is paid there leaves the wage in the US system, agreement or not', () => {
    const one = assessed(remote, 'hu-white-card');
    expect(one.projection?.years[0]?.due.insurance).toBeCloseTo(9_180, 2);
    expect(says(one)).toContain('A US employer withholds your half');
  });

  test('who has not said how the work is paid reads both amounts, and one as soon as it is said', () => {
    const remote: Situation = { citizenships: ['us'], work: 'remote', income: 70_000, profession: 'design' };
    const dueOf = (more: Situation, id = 'ge-small-business') =>
      assessed({ ...remote, ...more }, id).terms.find((term) => term.kind === 'due-at-home');
    expect(dueOf({})?.amount).toBeCloseTo(9_890.69, 1);
    // 7.65% of the wage.
    expect(dueOf({})?.onPayroll).toBeCloseTo(5_355, 2);
    expect(dueOf({ home: { country: 'us' } })?.onPayroll).toBeCloseTo(5_355, 2);
    // An employer in Germany withholds nothing for the United States.
    expect(dueOf({ home: { country: 'de' } })?.onPayroll).toBe(0);
    expect(dueOf({ contract: 'invoices' })?.onPayroll).toBeNull();
    expect(dueOf({ work: 'freelancer' })?.onPayroll).toBeNull();
    expect(dueOf({ contract: 'payroll', home: { country: 'us' } }, 'ge-wage')?.onPayroll).toBeNull();
  });

  test('without an agreement both systems insure', () => {
    const one = assessed(remote, 'bg-wage');
    expect(insuranceIn(one)).toBeGreaterThan(0);
    expect(one.dueInOneYear).toBeGreaterThanOrEqual(9_180 - 0.01);
  });

  test('Italy: a US payroll stays in the US system, a foreign one is insured there, and dual nationals choose', () => {
    for (const id of ['it-wage', 'it-impatriati']) {
      const american = assessed(remote, id);
      const other = assessed(german, id);
      expect(insuranceIn(american), id).toBe(0);
      expect(american.projection?.years[0]?.due.insurance).toBeCloseTo(9_180, 2);
      // Pensions are most of what an employer pays.
      expect(american.employer?.total).toBeCloseTo(((29 - 23.81) / 29) * (other.employer?.total ?? 0), 0);
      expect(says(american)).toContain('The agreement goes by nationality');
      const abroad = assessed({ ...remote, home: { country: 'de' } }, id);
      expect(insuranceIn(abroad), id).toBeCloseTo(insuranceIn(other), 2);
      expect(abroad.projection?.years[0]?.due.insurance).toBe(0);
      for (const income of [40_000, 72_000, 150_000]) {
        const both = assessed({ ...remote, income, citizenships: ['us', 'it'] }, id);
        expect(both.total, `${id} at ${income}`).toBeLessThanOrEqual(
          assessed({ ...remote, income }, id).total,
        );
      }
    }
  });

  test('owe income tax alone to a foreign employer', () => {
    const one = assessed({ ...remote, income: 180_000, home: { country: 'de' } }, 'cr-digital-nomad');
    expect(one.dueInOneYear).toBeCloseTo(7_440, 2);
  });
});

test('no saving leaves out a tax that is due', () => {
  for (const situation of [freelancer(120_000), freelancer(250_000, { workplace: 'elsewhere' })]) {
    for (const { best } of recommended(situation).all) {
      const local = best.lines.filter(({ kind }) => kind !== 'dueAtHome');
      const sum = local.reduce((all, { amount }) => all + amount, 0);
      expect(best.total).toBeCloseTo(sum + best.dueAtHome, 2);
      expect(says(best)).toContain('US exclusion of foreign earned income');
    }
  }
});

describe('insured at home', () => {
  const german: Situation = { citizenships: ['de'], home: { country: 'de' }, income: 80_000 };

  test('two years in the EU can be insured at home, five years cannot', () => {
    const of = (years: number) => says(assessed({ ...german, years }, 'es-autonomo'));
    expect(of(2)).toContain('Form A1 can keep you insured at home for up to 24 months');
    expect(of(5)).not.toContain('Form A1');
    expect(says(assessed({ ...german, years: 2 }, 'ge-small-business'))).not.toContain('Form A1');
  });

  test('work in several EU states can move the insurance', () => {
    const text = says(assessed({ ...german, workplace: 'elsewhere' }, 'mt-global-residence'));
    expect(text).toContain('If you work in several EU states');
  });

  test("Israel's contributions go on, and are in no figure", () => {
    const text = says(assessed({ ...german, home: { country: 'il' } }, 'ge-small-business'));
    expect(text).toContain('National Insurance contributions stay due');
    expect(text).toContain('in no figure here');
  });
});

describe('the tariff of the United States in 2027', () => {
  const first = (income: number, id: string) =>
    assessed({ income, citizenships: ['us'], deduct: true }, id).projection?.years[0];

  test.each([
    ['ge-small-business', 160_000, 24_787.79],
    // What the company pays for its licence lowers the profit that the United States tax.
    ['ae-free-zone-company', 250_000, 26_760.37],
    ['es-beckham-law', 450_000, 12_634.25],
  ])('is that of 2026 as a whole: under %s at $%i', (id, income, due) => {
    expect(first(income, id)?.year).toBe(2027);
    expect(first(income, id)?.due.total).toBeCloseTo(due, 2);
  });

  test('and the figure says so, where income tax is due', () => {
    const said = '2027 as in 2026: the new bands are not known yet.';
    expect(says(assessed(freelancer(160_000), 'ge-small-business'))).toContain(`US tax of ${said}`);
    expect(says(assessed(freelancer(80_000), 'ge-small-business'))).not.toContain(said);
    expect(says(assessed({ income: 160_000 }, 'ge-small-business'))).not.toContain(said);
  });

  test('is said of the home country where the year of the move is cut, and of a scheme that is taxed by one', () => {
    const dutch: Situation = { income: 90_000, home: { country: 'nl' }, years: 3, deduct: true };
    const said = 'The Netherlands: not known yet for 2027: bands. Those of 2026 count.';
    const inMonth = (month: number) =>
      says(assessed({ ...dutch, arrival: { year: 2027, month } }, 'pt-simplified'));
    expect(inMonth(7)).toContain(said);
    expect(inMonth(1)).not.toContain(said);
    const turkish = '2027 as in 2026: the new minimum wage is not known yet.';
    expect(says(assessed(dutch, 'tr-sole-trader'))).toContain(turkish);
    expect(says(assessed(dutch, 'tr-foreign-income-20'))).not.toContain(turkish);
    expect(says(assessed({ ...dutch, deduct: false }, 'tr-sole-trader'))).not.toContain(turkish);
  });
});

test('pay up to the exclusion is that of the limit of each year', () => {
  const files = edited('law/united-states.json', (content) => {
    content.figures.exclusionLimit.in.push({ from: '2028-01-01', is: 140_000 });
  });
  const data = parseData(files);
  const laws = compileLaws(data);
  const paidBy = (of: Laws) => {
    const us = usTaxes(compileUsCitizens(data), of, (answers) => lawMethod(of, answers), {
      citizenships: ['us'],
    });
    const method = lawMethod(of, us?.there);
    const asked = (year: number) => ({ regimeId: 'ae-free-zone-company', year });
    const pay = [2027, 2028, 2029].map((year) => method.ask(asked(year))?.wageAt(250_000, 0));
    return { pay, isOneYear: method.ask(asked(2027))?.key === method.ask(asked(2028))?.key };
  };
  const { pay, isOneYear } = paidBy(laws);
  expect(pay.map((wage) => Math.round(wage ?? 0))).toEqual([132_900, 140_000, 140_000]);
  expect(isOneYear).toBe(false);
  expect(paidBy(compileLaws(parseData(realFiles))).isOneYear).toBe(true);
});

describe('what a move does beside the tax', () => {
  const card: Situation = { greenCard: true, citizenships: ['in'], income: 90_000, work: 'freelancer' };
  const CARD = 'More than a year abroad can cost you the green card';
  const STATES = 'California holds on unless';

  test.each([
    ['from the United States', { home: { country: 'us' } }],
    ['from Germany', { home: { country: 'de' } }],
    ['as an employee', { home: { country: 'us' }, work: 'remote', contract: 'payroll' }],
  ] as const)('who holds a green card reads what the absence costs, %s', (_who, more) => {
    for (const id of ['ge-wage', 'ge-small-business', 'ae-standard-corporate-tax']) {
      expect(says(assessed({ ...card, ...more }, id)).split(CARD)).toHaveLength(2);
    }
  });

  test('a citizen, or who has no card, reads nothing of it', () => {
    expect(says(assessed(freelancer(90_000), 'ge-small-business'))).not.toContain(CARD);
    expect(says(assessed(freelancer(90_000, { greenCard: true }), 'ge-small-business'))).not.toContain(CARD);
    const none = says(assessed({ ...card, greenCard: false, home: { country: 'us' } }, 'ge-small-business'));
    expect(none).not.toContain(CARD);
  });

  test.each([
    ['a citizen', freelancer(90_000)],
    ['a holder of a green card', { ...card, home: { country: 'us' } }],
    ['a foreigner', { ...card, greenCard: false, home: { country: 'us' } }],
  ] as const)('%s who leaves the United States reads once which states hold on', (_who, situation) => {
    const told = says(assessed(situation, 'ge-small-business'));
    expect(told.split(STATES)).toHaveLength(2);
    expect(told).toContain('New York unless you are abroad for 450 of 548 days');
  });

  test('who lives elsewhere reads nothing of states', () => {
    expect(says(assessed(freelancer(90_000, { home: { country: 'de' } }), 'es-autonomo'))).not.toContain(
      STATES,
    );
  });
});
