/** The year of a move: what must hold for every regime, every home country and every income. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import {
  dayAfter,
  dayOf,
  isoOf,
  MoveDateError,
  type MoveHome,
  type MoveYear,
  moveMonths,
  moveOf,
  moveYear,
  type ProjectedYear,
  project,
  projectWithMove,
  taxOfArrival,
  taxOfDeparture,
} from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { DESTINATIONS, destination, home, homeIds, lawOf } from './realMoves.ts';
import { findRegime, realRegime } from './realRegimes.ts';

const { moveYear: how, laws } = compileData();
const homes = homeIds().map((id) => home(id));

const income = fc.double({ min: 1, max: 400_000, noNaN: true });
const anyHome = fc.constantFrom(...homes);
const anyDestination = fc.constantFrom(...DESTINATIONS);
const anyDay = fc.integer({ min: 0, max: 729 }).map((days) => isoOf(dayAfter(dayOf('2026-01-01'), days)));

describe('leaving', () => {
  it('on the last day of the tax year is a whole year at home', () => {
    fc.assert(
      fc.property(anyHome, income, ({ country, law }, usd) => {
        const last = dayAfter(dayOf(`2027-${country.taxYear.starts}`), -1);
        const until = usd * law.perDollar;
        const { lines, total, range } = taxOfDeparture(law, { on: last, until, after: 0 });
        const taxYear = last.month === 12 ? last.year : last.year - 1;
        const whole =
          lawMethod({ ...laws, taxYear })
            .ask({ regimeId: law.program.id })
            ?.amountsAt(usd, 0) ?? [];
        lines.forEach(({ kind, amount }, place) => {
          expect(amount / law.perDollar, kind).toBeCloseTo(whole[place] ?? Number.NaN, 6);
        });
        expect(range).toEqual([total, total]);
      }),
    );
  });

  it('takes nothing below 0, and the range holds the total', () => {
    fc.assert(
      fc.property(anyHome, income, anyDay, (one, usd, on) => {
        const { home: part } = moveYear({
          home: one,
          destination: destination('mt-res-non-dom'),
          on,
          income: usd,
        });
        if (part === null) throw new Error('no part at home');
        for (const { amount } of part.lines) expect(amount).toBeGreaterThanOrEqual(0);
        expect(part.range[0]).toBeLessThanOrEqual(part.total + 1e-6);
        expect(part.range[1]).toBeGreaterThanOrEqual(part.total - 1e-6);
        expect(part.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(part.total, 4);
      }),
    );
  });

  it('the rest of the year sets the rate in Germany, although it is not taxed', () => {
    const { law } = home('de');
    const taxed = (after: number) =>
      taxOfDeparture(law, { on: dayOf('2027-04-30'), until: 20_000, after }).lines[0]?.amount ?? 0;
    expect(taxed(40_000)).toBeGreaterThan(taxed(0));
  });

  it('is a range where sources disagree: credit points in Israel', () => {
    const { law } = home('il');
    const tax = taxOfDeparture(law, { on: dayOf('2027-04-30'), until: 100_000, after: 200_000 });
    // The example says how much more it would be with points cut to months.
    expect(tax.range[1] - tax.total).toBeCloseTo(4_356, -1);
    expect(tax.range[0]).toBe(tax.total);
  });

  it('residents of the United States who are no citizens leave it as others leave their country', () => {
    const plan = { destination: destination('mt-res-non-dom'), on: '2027-05-01', income: 70_000 };
    const citizen = moveYear({ ...plan, home: home('us') });
    const resident = moveYear({ ...plan, home: { ...home('us'), citizen: false } });
    expect(resident.months.slice(4).every(({ taxedBy }) => !taxedBy.includes('home'))).toBe(true);
    expect(resident.both).toEqual([]);
    const pension = (year: typeof citizen) => year.home?.lines.find(({ kind }) => kind === 'pension')?.amount;
    // Self-employment tax on four months instead of twelve, and no standard deduction.
    expect(pension(resident)).toBeCloseTo((pension(citizen) ?? 0) / 3, 2);
    expect(resident.home?.lines[0]?.amount).toBeGreaterThan(citizen.home?.lines[0]?.amount ?? 0);
    expect(moveYear({ ...plan, home: { ...home('us'), citizen: false }, on: '2027-01-01' }).home?.total).toBe(
      0,
    );
  });

  it('a citizen of the United States is taxed at home in the year after as well', () => {
    const year = moveYear({
      home: home('us'),
      destination: destination('mt-res-non-dom'),
      on: '2027-01-01',
      income: 70_000,
    });
    const selfEmployment = 70_000 * 0.9235 * 0.153;
    expect(year.home?.total).toBeCloseTo(selfEmployment, 0);
    expect(year.months.every(({ taxedBy }) => taxedBy.includes('home'))).toBe(true);
  });
});

describe('arriving', () => {
  it('on 1 January is a whole year: no word of the law takes anything off', () => {
    fc.assert(
      fc.property(anyDestination, income, fc.constantFrom(2026, 2027), ({ country, law }, usd, year) => {
        const on = dayOf(`${year}-01-01`);
        const there = usd * law.perDollar;
        const { lines, total, range } = taxOfArrival(country, law, {
          on,
          incomeThere: there,
          incomeBefore: 0,
        });
        const of = { regimeId: law.program.id, year, yearOfStay: 1 };
        const whole = lawMethod(laws).ask(of)?.amountsAt(usd, 0) ?? [];
        lines.forEach(({ kind, amount }, place) => {
          expect(amount / law.perDollar, kind).toBeCloseTo(whole[place] ?? Number.NaN, 6);
        });
        expect(range[1]).toBeCloseTo(total, 6);
      }),
    );
  });

  it('is a range where the data are not sure', () => {
    const unsure = Object.values(how.arriveWords).flatMap(({ regimes }) =>
      Object.entries(regimes).flatMap(([id, { confidence }]) => (confidence === 'low' ? [id] : [])),
    );
    expect(unsure.length).toBeGreaterThan(0);
    for (const id of unsure) expect(lawOf(id).program.otherPartYear, id).toBeDefined();
    const { country, law } = destination('cr-self-employed');
    const { lines, range } = taxOfArrival(country, law, {
      ...{ on: dayOf('2026-05-01'), incomeThere: 12_000_000, incomeBefore: 0 },
    });
    expect(lines[0]).toEqual({ kind: 'income', amount: 309_150 });
    // Cut by months, 10% and 15% of 1,390,000 each above 4,162,666.67, then 20% of 2,057,333.33: 758,966.67.
    expect(range[1] - range[0]).toBeCloseTo(449_816.67, 2);
  });

  it('too late to be resident taxes nothing of the months before', () => {
    const { country, law } = destination('cy-self-employed');
    const at = (day: string) =>
      taxOfArrival(country, law, { on: dayOf(day), incomeThere: 30_000, incomeBefore: 40_000 });
    expect(at('2026-07-01').beforeTaxed).toBe(40_000);
    expect(at('2026-07-02').beforeTaxed).toBe(0);
    expect(at('2026-07-01').total).toBeGreaterThan(at('2026-07-02').total);
  });

  it('the status of a small business in Georgia begins with the month after', () => {
    const { country, law } = destination('ge-small-business');
    const at = (day: string) =>
      taxOfArrival(country, law, { on: dayOf(day), incomeThere: 120_000, incomeBefore: 0 }).total;
    expect(at('2026-05-01')).toBeCloseTo(0.2 * 15_000 + 0.01 * 105_000, 6);
    expect(at('2027-01-01')).toBeCloseTo(0.01 * 120_000, 6);
  });
});

describe('the year of a move', () => {
  it('every month is taxed by somebody, and the months add up to both parts', () => {
    fc.assert(
      fc.property(anyHome, anyDestination, income, anyDay, (one, to, usd, on) => {
        const year = moveYear({ home: one, destination: to, on, income: usd });
        for (const { taxedBy } of year.months) expect(taxedBy).not.toHaveLength(0);
        const sum = year.months.reduce((all, { home: here, there }) => all + here + there, 0);
        const parts = (year.home?.total ?? 0) + year.there.total;
        expect(Math.abs(sum - parts)).toBeLessThan(1e-6 * Math.max(parts, 1));
        expect(year.total).toBeLessThanOrEqual(parts + 1e-9);
        expect(year.total + year.kept).toBeCloseTo(usd, 6);
        // Where nobody takes anything of the months there, the law says why.
        const words = how.arriveWords[to.country.slug]?.regimes[to.law.program.id];
        if (year.there.total === 0) expect(words?.note).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  it('both tax a month only where one law reaches over the day of the move', () => {
    fc.assert(
      fc.property(anyHome, anyDestination, income, anyDay, (one, to, usd, on) => {
        const { months, both } = moveYear({ home: one, destination: to, on, income: usd });
        const twice = months.some(
          ({ atHome, taxedBy }) => taxedBy.length === 2 && (atHome === 0 || atHome === 1),
        );
        if (twice) expect(both.length).toBeGreaterThan(0);
        for (const { credit, home: here, there } of both) {
          expect(credit ?? 0).toBeLessThanOrEqual(Math.max(here, there) + 1e-6);
          expect(credit ?? 0).toBeGreaterThanOrEqual(-1e-6);
        }
      }),
    );
  });

  it('without a treaty the sum of both stands, and no credit is made up', () => {
    const [irish, abroad] = [home('ie'), destination('ge-llc')];
    const at = (treaty: boolean) =>
      moveYear({ home: { ...irish, treaty }, destination: abroad, on: '2027-05-01', income: 70_000 });
    expect(at(false).both).toMatchObject([{ months: 'after', credit: null }]);
    expect(at(false).total).toBeCloseTo((at(false).home?.total ?? 0) + at(false).there.total, 6);
    expect(at(true).total).toBeLessThan(at(false).total);
  });

  it('a home country whose tax year is not the calendar year has months of two tax years', () => {
    const year = moveYear({
      home: home('au'),
      destination: destination('mt-res-non-dom'),
      on: '2027-09-01',
      income: 70_000,
    });
    const [june, july] = [year.months[5]?.home ?? 0, year.months[6]?.home ?? 0];
    // Of the year from July only two months are Australian, below the threshold: they are free.
    expect(june).toBeGreaterThan(0);
    expect(july).toBe(0);
  });

  it('an unknown home country leaves the months before open', () => {
    const year = moveYear({
      home: null,
      destination: destination('mt-res-non-dom'),
      on: '2027-05-01',
      income: 60_000,
    });
    expect(year.home).toBeNull();
    expect(year.months.map(({ taxedBy }) => taxedBy.length)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('costs come off before tax where the law lets them', () => {
    const plan = { home: home('de'), destination: destination('ge-llc'), on: '2027-05-01', income: 60_000 };
    expect(moveYear({ ...plan, costs: { percent: 50 } }).total).toBeLessThan(moveYear(plan).total);
  });

  it('the best month is the one that costs least', () => {
    fc.assert(
      fc.property(anyHome, anyDestination, income, (one, to, usd) => {
        const { months, best } = moveMonths({
          home: one,
          destination: to,
          on: '2027-05-01',
          income: usd,
        });
        const totals = months.map(({ total }) => total);
        expect(months[best - 1]?.total).toBeLessThanOrEqual(Math.min(...totals) + 0.01);
      }),
      { numRuns: 30 },
    );
  });

  it('every line has the steps that it names', () => {
    const { there } = moveYear({
      home: null,
      destination: destination('cy-non-dom-company'),
      on: '2027-05-01',
      income: 90_000,
    });
    const steps = there.law.stepsOf('corporate');
    expect(steps.map(({ name }) => name)).toEqual(['salary', 'employer', 'left', null]);
    const amount = there.law.lines.find(({ kind }) => kind === 'corporate')?.amount ?? Number.NaN;
    expect(steps.at(-1)?.result).toBeCloseTo(amount, 2);
  });

  it('a date that is none is refused', () => {
    const plan = { home: null, destination: destination('ge-llc'), income: 1 };
    for (const on of ['2027-13-01', '2027-02-29', '2027-5-1', 'May'])
      expect(() => moveYear({ ...plan, on })).toThrow(MoveDateError);
  });
});

describe('a projection with the year of the move', () => {
  const regime = realRegime('mt-res-non-dom');
  const plan = { income: 70_000, from: { year: 2027 }, years: 5 };
  const projected = () => project(regime, plan, findRegime);
  const to = destination('mt-res-non-dom');
  const on = (day: string, from: MoveHome | null = home('de')) =>
    moveYear({ home: from, destination: to, on: day, income: 70_000 });

  it('begins with what both countries take, and its average has it', () => {
    const move = on('2027-05-01');
    const projection = projected();
    const moved = projectWithMove(projection, move);
    expect(moved.years[0]).toMatchObject({ year: 2027, total: move.total, kept: move.kept });
    expect(moved.years[0]?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(move.total, 6);
    expect(moved.years.slice(1)).toEqual(projection.years.slice(1));
    const sum = moved.years.reduce((all, { total }) => all + (total ?? 0), 0);
    expect(moved.total).toBeCloseTo(sum, 6);
    expect(moved.averageTotal).toBeCloseTo(sum / 5, 6);
    expect(moved.averageRate).toBeCloseTo(sum / 5 / 700, 6);
    expect(moveOf(moved.years[0] as ProjectedYear)).toBe(move);
    expect(moveOf(moved.years[1] as ProjectedYear)).toBeNull();
  });

  it('stays as it is with an arrival on 1 January, another year, no home country or no move', () => {
    const projection = projected();
    for (const move of [on('2027-01-01'), on('2028-05-01'), on('2027-05-01', null), null]) {
      expect(projectWithMove(projection, move)).toBe(projection);
    }
  });

  it('its lines add up where one country credits the tax of the other', () => {
    const cyprus = destination('cy-self-employed');
    const move = moveYear({
      home: home('de', 'cyprus'),
      destination: cyprus,
      on: '2027-05-01',
      income: 70_000,
    });
    expect(move.both[0]?.credit).toBeGreaterThan(0);
    const [year] = projectWithMove(project(realRegime('cy-self-employed'), plan, findRegime), move).years;
    expect(year?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(move.total, 6);
  });

  it('its lines are nothing where neither country takes anything', () => {
    const move = on('2027-05-01');
    const untaxed = <Part extends MoveYear['there' | 'home']>(part: Part): Part =>
      part && { ...part, total: 0, lines: part.lines.map((line) => ({ ...line, amount: 0 })) };
    const none = { ...move, home: untaxed(move.home), there: untaxed(move.there), total: 0, kept: 70_000 };
    const [year] = projectWithMove(projected(), none).years;
    expect(year?.lines.map(({ amount }) => amount)).toEqual(year?.lines.map(() => 0));
    expect(year?.rate).toBe(0);
  });

  it('costs come off the income of its average rate, and of its first year', () => {
    const costs = { amount: 20_000 };
    const move = moveYear({ home: home('de'), destination: to, on: '2027-05-01', income: 70_000, costs });
    const moved = projectWithMove(project(regime, { ...plan, costs }, findRegime), move);
    expect(moved.averageRate).toBeCloseTo(moved.averageTotal / 500, 6);
    expect(moved.averageKept).toBeCloseTo(50_000 - moved.averageTotal, 6);
    expect(moved.years[0]?.rate).toBeCloseTo(move.total / 500, 6);
  });

  it('what a household changes in both countries is in the total, and what it receives not in the rate', () => {
    const alone = on('2027-05-01');
    const household = {
      home: { effects: [], uncounted: [], total: -900, benefits: -600 },
      there: { effects: [], uncounted: [], total: -300, benefits: -100 },
    };
    const total = alone.total - 1_200;
    const move = { ...alone, total, kept: 70_000 - total, household } as unknown as MoveYear;
    const moved = projectWithMove(projected(), move);
    const [year] = moved.years;
    expect(year?.household).toMatchObject({ total: -1_200, benefits: -700 });
    expect(year?.rate).toBeCloseTo((total + 700) / 700, 6);
    // Lines are those of the single person.
    expect(year?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(alone.total, 6);
    expect(moved.averageRate).toBeCloseTo((moved.averageTotal + 700 / 5) / 700, 6);
  });
});
