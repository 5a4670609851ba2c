/** A household in a person's figures: totals, rates, years, the year of the move, and what is paid today. */
import { describe, expect, test } from 'vitest';
import type { Household } from '../../../src/catalogue/householdAnswer.ts';
import { moveMonths, moveYear, netParts } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { homeTaxIn, homeTaxOf } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, FACTS } from './people.ts';

const FAMILY = { partner: 0, married: true, children: [4, 9] };
const GERMAN: Situation = {
  income: 70_000,
  currency: 'EUR',
  citizenships: ['de'],
  home: { country: 'de' },
  years: 1,
  deduct: true,
};

const paidAtHome = (situation: Situation) =>
  homeTaxOf(situation, figuresOf(situation, 80_000, 2026), FACTS) ?? 0;
const inEuro = (usd: number) => usd / paidAtHome({ ...GERMAN, home: { amount: 1 } });

describe('a German with two children', () => {
  const alone = assessed(GERMAN, 'bg-freelancer-flat-tax');
  const family = assessed({ ...GERMAN, household: FAMILY }, 'bg-freelancer-flat-tax');

  test('has the single person’s lines, and a line for each effect that is not 0', () => {
    expect(family.lines.filter(({ kind }) => kind !== 'household')).toEqual(alone.lines);
    const effects = family.lines.filter(({ kind }) => kind === 'household');
    expect(effects.length).toBeGreaterThan(0);
    const sum = family.lines.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBeCloseTo(family.total, 6);
    expect(family.total - alone.total).toBeCloseTo(family.household?.total ?? 0, 6);
    expect(family.kept - alone.kept).toBeCloseTo(-(family.household?.total ?? 0), 6);
  });

  test('saves less, because splitting and child benefit are lost with the move', () => {
    const today = paidAtHome(GERMAN) - paidAtHome({ ...GERMAN, household: FAMILY });
    expect(inEuro(today)).toBeCloseTo(11_981.03, 1);
    expect(family.saving ?? 0).toBeLessThan(alone.saving ?? 0);
  });

  test('benefits are in what is kept, and not in the rate', () => {
    const there = (household: Household) => assessed({ ...GERMAN, household }, 'ee-fie');
    const [single, withChildren] = [there({}), there({ children: [4, 9] })];
    expect(withChildren.rate).toBe(single.rate);
    expect(inEuro(withChildren.kept - single.kept)).toBeCloseTo(1_920, 6);
  });
});

test('nobody who moves along leaves every figure as it is', () => {
  for (const id of ['bg-freelancer-flat-tax', 'ee-fie', 'pt-simplified']) {
    const { total, kept, rate, household } = assessed(GERMAN, id);
    expect(household).toBeNull();
    expect(assessed({ ...GERMAN, household: {} }, id)).toMatchObject({ total, kept, rate, household });
  }
});

test('children grow over the years of a stay', () => {
  const stay = assessed({ ...GERMAN, years: 3, household: { children: [18] } }, 'ee-fie');
  expect(
    stay.projection?.years.map(({ household }) => inEuro(household?.total ?? 0)).map(Math.round),
  ).toEqual([-960, 0, 0]);
  expect(inEuro(stay.household?.total ?? 0)).toBeCloseTo(-320, 6);
});

test('today’s tax has the children’s ages of each year, as what is paid there has', () => {
  const stay: Situation = { ...GERMAN, years: 3, household: { children: [17] } };
  const inYear = (place: number) =>
    homeTaxIn(place, stay, figuresOf(stay, 80_000, 2026), FACTS) ?? Number.NaN;
  expect(inEuro(inYear(2) - inYear(1))).toBeGreaterThan(3_000);
  expect(inYear(3)).toBe(inYear(2));
  expect(paidAtHome(stay)).toBeCloseTo((inYear(1) + 2 * inYear(2)) / 3, 6);
  const { saving, total } = assessed(stay, 'bg-freelancer-flat-tax');
  expect(Math.abs((saving ?? 0) - (paidAtHome(stay) - total))).toBeLessThan(2);
});

test('in the year of a move each country counts for its months', () => {
  const arrival = { year: 2027, month: 7 };
  const stay = assessed({ ...GERMAN, arrival, years: 2, household: { children: [4] } }, 'ee-fie');
  const [first, second] = stay.projection?.years ?? [];
  const benefits = (first?.household?.effects ?? []).filter(({ id }) => id === 'child-benefit');
  expect(benefits.map(({ country, amount }) => [country, inEuro(amount)])).toEqual([
    ['germany', expect.closeTo(-1_554, 6)],
    ['estonia', expect.closeTo(-480, 6)],
  ]);
  expect(inEuro(second?.household?.total ?? 0)).toBeCloseTo(-960, 6);
});

test('each month of a move comes to what the first year of a stay from it does', () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  const from = (month: number) =>
    assessed({ ...GERMAN, arrival: { year: 2027, month }, years: 2, household }, 'ee-fie');
  const plan = from(7).movePlan;
  if (!plan) throw new Error('There is no plan.');
  const { months } = moveMonths(plan);
  for (const month of [2, 5, 7, 12]) {
    const [first] = from(month).projection?.years ?? [];
    expect(months[month - 1]?.total, `${month}`).toBeCloseTo(first?.total ?? Number.NaN, 6);
  }
  const year = moveYear(plan);
  const { home, there } = netParts(year);
  expect(home + there).toBeCloseTo(year.total, 6);
  // Without the family it is dearer by what the family changes in both countries.
  const alone = moveYear({ ...plan, household: undefined });
  expect(inEuro(alone.total - year.total)).toBeGreaterThan(5_000);
});

describe('newcomers', () => {
  const PARENT: Situation = { ...GERMAN, household: { children: [4] } };
  /** What an effect comes to in each year of a stay, in euro. */
  const overYears = (regime: string, effect: string, situation: Situation) =>
    assessed(situation, regime).projection?.years.map(({ household }) =>
      inEuro(
        household?.effects.find(({ id, country }) => id === effect && country !== 'germany')?.amount ?? 0,
      ),
    ) ?? [];
  /** The same in a year that is none of a stay. */
  const whole = (regime: string, effect: string) =>
    inEuro(
      assessed(PARENT, regime).assessment.household?.effects.find(({ id }) => id === effect)?.amount ?? 0,
    );

  test('have an effect from the month on in which their law lets them', () => {
    const full = whole('it-forfettario-15', 'child-allowance');
    expect(full).toBeLessThan(-500);
    expect(overYears('it-forfettario-15', 'child-allowance', { ...PARENT, years: 4 })).toEqual([
      ...[0, 0, expect.closeTo(full, 2), expect.closeTo(full, 2)],
    ]);
  });

  test('wait from their arrival, whichever month it is in', () => {
    const arrival = { year: 2027, month: 7 };
    const full = whole('it-forfettario-15', 'child-allowance');
    expect(overYears('it-forfettario-15', 'child-allowance', { ...PARENT, arrival, years: 4 })).toEqual([
      ...[0, 0, expect.closeTo(full / 2, 2), expect.closeTo(full, 2)],
    ]);
  });

  test('have what is for citizens of the EU if they are, and as long as they have not said', () => {
    const { citizenships: _german, ...unsaid } = PARENT;
    const inMalta = (said: Pick<Situation, 'citizenships'>) =>
      overYears('mt-res-non-dom', 'child-allowance', { ...unsaid, ...said })[0];
    const full = whole('mt-res-non-dom', 'child-allowance');
    expect(full).toBeLessThan(0);
    expect(inMalta({ citizenships: ['de'] })).toBeCloseTo(full, 2);
    expect(inMalta({ citizenships: ['us', 'de'] })).toBeCloseTo(full, 2);
    expect(inMalta({})).toBeCloseTo(full, 2);
    expect(inMalta({ citizenships: ['us'] })).toBe(0);
  });

  test('never have what is for people of the country alone', () => {
    expect(whole('me-sole-entrepreneur', 'child-allowance')).toBeLessThan(0);
    expect(overYears('me-sole-entrepreneur', 'child-allowance', { ...PARENT, years: 3 })).toEqual([0, 0, 0]);
  });

  test('are those who move: at home the whole law counts', () => {
    const single: Situation = { ...GERMAN, home: { country: 'it' } };
    const family: Situation = { ...single, household: { children: [4] } };
    const change = inEuro(paidAtHome(family) - paidAtHome(single));
    expect(change).toBeCloseTo(whole('it-ordinary', 'child-allowance'), 2);
  });

  test('read the working of a year of theirs as it counts', () => {
    const { projection, options } = assessed(
      { ...PARENT, arrival: { year: 2027, month: 7 }, years: 4 },
      'it-forfettario-15',
    );
    const lawOf = projection?.years[2]?.schedule?.lawOf;
    const working = lawOf && options.laws?.ask(lawOf)?.effectWorkingAt('child-allowance', 80_000, 0);
    expect(working?.steps.at(-1)?.calculation).toMatchObject({ sign: '×', left: { value: 0.5 } });
  });
});
