/** What holds for every law of a part of a year, and of bands and steps at their bounds. */
import { describe, expect, test } from 'vitest';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { dayAfter, dayOf } from '../../../src/law/calendar.ts';
import { taxByScale, worked } from '../../../src/law/operations.ts';
import { yearOfArrival, yearOfDeparture } from '../../../src/law/partYear.ts';
import { SHARED_AMOUNTS, SHARINGS } from '../../../src/law/program.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

const YEARS = [2026, 2027];
/** In the law's currency: from little to much in all of them. */
const TURNOVERS = [900, 12_000, 55_000, 240_000, 3_000_000, 40_000_000];

describe.each(LAWS)('$id', ({ program }) => {
  const known = (turnover: number, taxYear: number) => ({
    ...wholeYear(turnover, turnover / 10),
    ...{ wage: turnover, taxYear, yearOfStay: 1 },
  });

  test.each(YEARS)('twelve months of %d are the whole year, however amounts are shared', (taxYear) => {
    const law = lawOfYear(program, { taxYear });
    for (const sharing of SHARINGS) {
      const partYear = Object.fromEntries(SHARED_AMOUNTS.map((amount) => [amount, sharing]));
      for (const turnover of TURNOVERS) {
        const asked = { turnover, costs: turnover / 10, profit: turnover * 0.9, wage: turnover, taxYear };
        const cut = yearOfArrival({ partYear }, dayOf(`${taxYear}-01-01`), asked);
        const { lines } = assessLaw(lawOfYear(program, cut.period), { ...cut.known, yearOfStay: 1 });
        // Whoever is there all year has as many Mondays and weeks as the calendar.
        const { mondays = 52, weeks = 52 } = cut.known;
        const whole = assessLaw(law, { ...known(turnover, taxYear), mondays, weeks });
        expect(lines, `${turnover}`).toEqual(whole.lines);
      }
    }
  });

  test('the last day of a tax year leaves all of it at home', () => {
    const last = dayAfter(dayOf(`2027-${program.taxYearStarts}`), -1);
    const { known: cut, period } = yearOfDeparture(program, last, { turnover: 1, until: 1, after: 0 });
    expect(cut).toMatchObject({ months: 12, exactMonths: 12, begunMonths: 12, quarters: 4 });
    expect(cut.days).toBe(cut.daysOfYear);
    expect(period.lastMonth).toBe(12);
  });

  test.each(YEARS)('bands of %d go on where the one before ends', (taxYear) => {
    for (const scale of lawOfYear(program, { taxYear }).scales) {
      expect(scale.at(-1)?.[0]).toBeNull();
      expect(taxByScale(scale, 0, 1)).toBe(0);
      const bounds = scale.flatMap(([upTo]) => upTo ?? []);
      expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
      for (const bound of bounds) {
        const [below, at, above] = [-0.001, 0, 0.001].map((off) => taxByScale(scale, bound + off, 1));
        expect(Math.abs((above ?? 0) - (at ?? 0)), `${bound}`).toBeLessThan(0.002);
        expect(Math.abs((at ?? 0) - (below ?? 0)), `${bound}`).toBeLessThan(0.002);
        // Bounds and slices that are cut by half make half of the tax.
        expect(taxByScale(scale, bound / 2, 0.5)).toBeCloseTo((at ?? 0) / 2, 6);
      }
    }
  });

  test.each(YEARS)('steps of %d hold up to their bounds, these included', (taxYear) => {
    const law = lawOfYear(program, { taxYear });
    for (const [index, steps] of law.tables.entries()) {
      expect(steps.at(-1)?.[0]).toBeNull();
      for (const [place, [upTo, value]] of steps.entries()) {
        if (upTo === null) continue;
        const at = (base: number) => worked(['table', index, 0], [base], law);
        expect(at(upTo)).toBe(value);
        expect(at(upTo + 1e-6 * Math.max(upTo, 1))).toBe(steps[place + 1]?.[1]);
      }
    }
  });
});
