/** What the total of the year of a move is made of: both countries, credits, a household, a company, costs, what is left out. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { HouseholdChange } from '../../../src/law/householdChange.ts';
import {
  type CompanyMonths,
  dayAfter,
  dayOf,
  isoOf,
  type MoveHome,
  type MovePlan,
  moveMonths,
  moveYear,
  netParts,
} from '../../../src/law/index.ts';
import { DESTINATIONS, destination, home, homeIds } from './realMoves.ts';

const anyPlan: fc.Arbitrary<MovePlan> = fc
  .record({
    to: fc.constantFrom(...DESTINATIONS),
    at: fc.nat(),
    income: fc.double({ min: 1, max: 400_000, noNaN: true }),
    percent: fc.integer({ min: 0, max: 60 }),
    day: fc.integer({ min: 0, max: 729 }),
  })
  .map(({ to, at, income, percent, day }) => {
    const { slug } = to.country;
    const ids = homeIds(slug);
    return {
      ...{ home: home(ids[at % ids.length] ?? '', slug), destination: to, income, costs: { percent } },
      on: isoOf(dayAfter(dayOf('2026-01-01'), day)),
    };
  });

const change = (total: number): HouseholdChange => ({
  effects: [{ id: 'child', country: 'malta', name: 'Child benefit', kind: 'benefit', amount: total }],
  ...{ paid: 0, benefits: total, total, uncounted: [], benefitsAlone: false },
});

const creditsOf = ({ both }: ReturnType<typeof moveYear>) =>
  both.reduce((sum, { credit }) => sum + (credit ?? 0), 0);

describe('the total', () => {
  it('is both parts less what is credited, and the net parts add up to it', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const year = moveYear(plan);
        const parts = (year.home?.total ?? 0) + year.there.total;
        expect(year.total).toBeCloseTo(parts - creditsOf(year), 6);
        expect(year.kept).toBeCloseTo(year.income - year.costs - year.total, 6);
        const net = netParts(year);
        expect(net.home + net.there).toBeCloseTo(year.total, 6);
      }),
      { numRuns: 200 },
    );
  });

  it('lies in its range, as each part does', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const year = moveYear(plan);
        for (const { total, range } of [year, year.there, ...(year.home ? [year.home] : [])]) {
          expect(range[0]).toBeLessThanOrEqual(total + 1e-6);
          expect(range[1]).toBeGreaterThanOrEqual(total - 1e-6);
        }
        const width = ([low, high]: readonly [number, number]) => high - low;
        const widths = width(year.there.range) + (year.home ? width(year.home.range) : 0);
        if (year.range[0] > 0) expect(width(year.range)).toBeCloseTo(widths, 4);
      }),
      { numRuns: 200 },
    );
  });

  it('in a table of months is that of a move on the first of each', () => {
    const plan = { home: home('de', 'malta'), destination: destination('mt-res-non-dom'), income: 70_000 };
    const { months } = moveMonths({ ...plan, on: '2027-07-20' });
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const october = moveYear({ ...plan, on: '2027-10-01' });
    expect(months[9]).toEqual({
      month: 10,
      total: october.total,
      range: october.range,
      ...netParts(october),
    });
  });

  it('has what a country takes of somebody without income, spread over the months there', () => {
    const year = moveYear({
      home: null,
      destination: destination('bg-freelancer-flat-tax'),
      on: '2027-05-01',
      income: 0,
    });
    expect(year.there.total).toBeGreaterThan(0);
    const months = year.months.map(({ there }) => there);
    expect(months.slice(0, 4)).toEqual([0, 0, 0, 0]);
    for (const month of months.slice(4)) expect(month).toBeCloseTo(year.there.total / 8, 6);
    expect(year.kept).toBeCloseTo(-year.total, 6);
  });
});

describe('costs', () => {
  it('count for the part of the income that is earned in each country', () => {
    const plan = { home: home('de', 'estonia'), destination: destination('ee-fie'), income: 90_000 };
    const [without, half] = [0, 50].map((percent) =>
      moveYear({ ...plan, on: '2027-07-01', costs: { percent } }),
    );
    if (!without?.home || !half?.home) throw new Error('no part at home');
    expect(half.costs).toBe(45_000);
    expect(half.home.total).toBeLessThan(without.home.total * 0.6);
    expect(half.there.total).toBeLessThan(without.there.total * 0.75);
    expect(half.there.income).toBe(without.there.income);
  });
});

describe('a household', () => {
  const plan = { home: home('de', 'malta'), destination: destination('mt-res-non-dom'), income: 70_000 };
  const there = vi.fn((month: number) => change(-100 * month));
  const household = { home: change(-1_200), there };
  // Within the tests: what is worked out while the file loads is worked out before a mutation test changes anything.
  const alone = () => moveYear({ ...plan, on: '2027-05-20' });
  const family = () => moveYear({ ...plan, on: '2027-05-20', household });

  it('counts for the months before that of the arrival at home, and from it on there', () => {
    expect(family().household.home?.total).toBeCloseTo((-1_200 * 4) / 12, 9);
    expect(there).toHaveBeenCalledWith(5);
    expect(family().household.there?.total).toBeCloseTo((-500 * 8) / 12, 9);
    expect(family().household.there?.effects[0]?.amount).toBeCloseTo((-500 * 8) / 12, 9);
  });

  it('is in the total, in what is kept, in both ends of the range and in the net part of its country', () => {
    const changes = -400 - (500 * 8) / 12;
    expect(family().total).toBeCloseTo(alone().total + changes, 6);
    expect(family().kept).toBeCloseTo(alone().kept - changes, 6);
    expect(family().range.map((end, at) => end - (alone().range[at] ?? 0))).toEqual([
      expect.closeTo(changes, 6),
      expect.closeTo(changes, 6),
    ]);
    expect(netParts(family()).home).toBeCloseTo(netParts(alone()).home - 400, 6);
    expect(netParts(family()).there).toBeCloseTo(netParts(alone()).there - (500 * 8) / 12, 6);
  });

  it('counts nothing where nobody moves along, and nothing at home where home is not known', () => {
    expect(alone().household).toEqual({ home: null, there: null });
    const unknown = moveYear({
      ...plan,
      home: null,
      on: '2027-05-20',
      household: { home: change(-1_200), there },
    });
    expect(unknown.household.home).toBeNull();
    expect(unknown.household.there).not.toBeNull();
  });
});

describe('a company whose profit is not its owner’s own', () => {
  const asked: CompanyMonths[] = [];
  const american = home('us', 'malta');
  const plan = {
    destination: destination('mt-res-non-dom'),
    on: '2027-05-01',
    income: 120_000,
    costs: { percent: 25 },
  };
  const at = (tax: number, on = plan.on) =>
    moveYear({ ...plan, on, home: { ...american, ofCompany: (there) => asked.push(there) && tax } });

  it('is taxed by its months alone: their income, costs and lines, after what was earned before', () => {
    const year = at(0);
    expect(asked.pop()).toEqual({
      ...{ income: year.there.income, costs: year.there.income / 4, lines: year.there.lines },
      daysShare: 245 / 365,
      before: expect.closeTo(40_000 * 0.75, 6),
    });
    // On the first day of the tax year all of it is abroad, and nothing was earned before.
    at(0, '2027-01-01');
    expect(asked.pop()).toMatchObject({ daysShare: 1, before: 0 });
  });

  it('adds what home takes of it to income tax at home, to the total and to both ends of the range', () => {
    const [without, taxed] = [at(0), at(5_000)];
    if (!without.home || !taxed.home) throw new Error('no part at home');
    const incomeTax = (year: typeof taxed) =>
      year.home?.lines.find(({ kind }) => kind === 'income')?.amount ?? 0;
    expect(incomeTax(taxed) - incomeTax(without)).toBeCloseTo(5_000, 4);
    expect(taxed.home.total - without.home.total).toBeCloseTo(5_000, 4);
    expect(taxed.home.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(taxed.home.total, 4);
    for (const end of [0, 1] as const) expect(taxed.home.range[end]).toBeCloseTo(taxed.home.total, 4);
  });

  it('belongs to the months after, where what the company itself pays there is no tax of the owner’s', () => {
    const year = at(5_000);
    const after = year.both.find(({ months }) => months === 'after');
    expect(after).toMatchObject({ home: expect.closeTo(5_000, 4), there: 0 });
    const months = year.months.slice(4);
    expect(months.reduce((sum, month) => sum + month.home, 0)).toBeCloseTo(5_000, 4);
    expect(months.every(({ taxedBy }) => taxedBy.includes('home'))).toBe(true);
  });
});

describe('months that both countries tax', () => {
  it('before the arrival are credited where the new country does so by its own law, or under a treaty', () => {
    const to = destination('cy-self-employed');
    const creditOf = (reliefBefore: 'credit' | null, treaty: boolean) => {
      const plan = { on: '2027-05-01', income: 70_000 };
      const year = moveYear({
        ...plan,
        home: { ...home('de', 'cyprus'), treaty },
        destination: { ...to, country: { ...to.country, reliefBefore } },
      });
      const before = year.both.find(({ months }) => months === 'before');
      if (!before) throw new Error('Cyprus takes nothing of the months before');
      expect(before.home).toBeCloseTo(year.home?.total ?? 0, 6);
      expect(before.there).toBeCloseTo(year.there.law.onBefore / to.law.perDollar, 6);
      if (before.credit !== null) {
        expect(before.credit).toBeCloseTo(Math.min(before.home, before.there), 6);
        expect(netParts(year).there).toBeCloseTo(year.there.total - before.credit, 6);
        expect(netParts(year).home).toBeCloseTo(year.home?.total ?? 0, 6);
      }
      return before.credit !== null;
    };
    expect(creditOf('credit', false)).toBe(true);
    expect(creditOf(null, true)).toBe(true);
    expect(creditOf(null, false)).toBe(false);
  });

  it('after it are credited up to what home takes of them: all that is paid there, or the lines that it names', () => {
    const to = destination('es-autonomo');
    const at = (credits?: MoveHome['credits']) =>
      moveYear({
        home: { ...home('us', 'spain'), treaty: true, credits },
        destination: to,
        on: '2027-05-01',
        income: 150_000,
      });
    const creditOf = (credits?: MoveHome['credits']) => {
      const year = at(credits);
      const after = year.both.find(({ months }) => months === 'after');
      if (after?.credit == null || !year.home) throw new Error('nothing is credited');
      expect(after.home).toBeGreaterThanOrEqual(after.credit);
      expect(netParts(year).home).toBeCloseTo(year.home.total - after.credit, 6);
      const paid = year.there.lines.filter(({ kind }) => credits?.includes(kind) ?? true);
      return {
        ...after,
        limit: year.home.taxYear.creditLimit,
        paid: paid.reduce((sum, { amount }) => sum + amount, 0),
      };
    };
    const all = creditOf();
    expect(all.paid).toBeGreaterThan(all.limit);
    expect(all.limit).toBeGreaterThan(0);
    expect(all.credit).toBeCloseTo(all.limit, 4);
    const { there } = at();
    expect(all.there).toBeCloseTo(there.total - there.law.onBefore / to.law.perDollar, 4);
    const corporate = creditOf(['corporate']);
    expect(corporate.paid).toBe(0);
    expect(corporate.credit).toBe(0);
    expect(creditOf(['income', 'socialContribution']).credit).toBeCloseTo(all.limit, 4);
  });
});

describe('what is left out there', () => {
  it('is in no line, and neither in the total nor in its range', () => {
    const plan = { home: null, on: '2027-05-01', income: 120_000 };
    const withFees = DESTINATIONS.flatMap((to) => {
      const whole = moveYear({ ...plan, destination: to });
      const fees = whole.there.lines.find(({ kind }) => kind === 'other')?.amount ?? 0;
      return fees > 0 ? [{ to, whole, fees }] : [];
    });
    expect(withFees.length).toBeGreaterThan(0);
    for (const { to, whole, fees } of withFees) {
      const without = moveYear({ ...plan, destination: { ...to, leftOut: ['other'] } });
      const lines = whole.there.lines.map((line) => (line.kind === 'other' ? { ...line, amount: 0 } : line));
      expect(without.there.lines).toEqual(lines);
      expect(without.total).toBeCloseTo(whole.total - fees, 2);
      for (const end of [0, 1] as const) expect(without.range[end]).toBeCloseTo(whole.range[end] - fees, 2);
    }
  });
});

describe('income tax of the new country', () => {
  it('is told to the law of a country that asks for it: Portugal goes on taxing who pays too little there', () => {
    const taxesAfter = (slug: string, id: string) =>
      moveYear({
        home: home('pt', slug),
        destination: destination(id),
        on: '2027-10-01',
        income: 150_000,
      }).both.some(({ months }) => months === 'after');
    expect(taxesAfter('georgia', 'ge-small-business')).toBe(true);
    expect(taxesAfter('turkey', 'tr-sole-trader')).toBe(false);
  });
});
