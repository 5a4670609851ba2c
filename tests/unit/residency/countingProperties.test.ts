/** Dates, days, limits of stay and overlaps of random histories, counted quickly and walked day by day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  answerRolling,
  daysOf,
  formatDay,
  historyOf,
  overlapsOf,
  parseDay,
  taxYearOf,
  taxYearRange,
} from '../../../src/residency/index.ts';
import { DaySet } from '../../../src/residency/stays.ts';
import {
  away,
  counts,
  dayOfText,
  monthsLater,
  spansOf,
  textOfDay,
  walkRolling,
  yearOf,
  yearRange,
} from './bruteForce.ts';
import { FIRST, HERE, histories, holds, iso, LAST, someDay, TAX_YEARS } from './histories.ts';

const taxYearStart = fc.constantFrom(...TAX_YEARS);

describe('the calendar', () => {
  test('every day of a century is read and written as the platform does', () => {
    for (let day = dayOfText('1996-12-30'); day <= dayOfText('2104-03-02'); day += 1) {
      if (formatDay(day) !== textOfDay(day) || parseDay(textOfDay(day)) !== day) {
        expect([day, formatDay(day), parseDay(textOfDay(day))]).toEqual([day, textOfDay(day), day]);
      }
    }
  });

  test('the same date months later, on the last day of shorter months', () => {
    holds(
      fc.property(someDay(), fc.integer({ min: -40, max: 40 }), (day, months) => {
        expect(textOfDay(addMonths(day, months))).toBe(textOfDay(monthsLater(day, months)));
      }),
    );
  });

  test('tax years that start on any date', () => {
    holds(
      fc.property(someDay(), taxYearStart, (day, start) => {
        const year = taxYearOf(start, day);
        expect(year).toBe(yearOf(start, day));
        expect(taxYearRange(start, year)).toEqual({
          from: yearRange(start, year)[0],
          to: yearRange(start, year)[1],
        });
      }),
    );
  });
});

describe('ways of counting a day', () => {
  test.each(['any-part', 'midnight', 'arrival-not-departure'] as const)('%s', (method) => {
    holds(
      fc.property(histories(), ({ stays, on }) => {
        const is = counts(stays, on, HERE, method);
        const days = daysOf(historyOf(stays, textOfDay(on)), HERE, method);
        for (let day = FIRST - 10; day <= LAST + 10; day++) {
          if (days.has(day) !== is(day))
            expect([textOfDay(day), days.has(day)]).toEqual([textOfDay(day), is(day)]);
        }
      }),
    );
  });

  test('full days away, unknown days from the beginning of the record on', () => {
    holds(
      fc.property(histories(), ({ stays, on, recordFrom }) => {
        const is = away(stays, on, HERE, recordFrom);
        const history = historyOf(stays, textOfDay(on), iso(recordFrom));
        const days = daysOf(history, HERE, 'full-days');
        for (let day = FIRST - 10; day <= LAST + 10; day++) {
          if (days.has(day) !== is(day))
            expect([textOfDay(day), days.has(day)]).toEqual([textOfDay(day), is(day)]);
        }
      }),
    );
  });

  test('a set of days counts, finds the n-th day and joins runs as a list of days does', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -3, max: 20 })).map(([from, length]) => ({
        from,
        to: from + length,
      })),
      { maxLength: 6 },
    );
    const bounds = fc.tuple(fc.integer({ min: -5, max: 110 }), fc.integer({ min: -5, max: 110 }));
    holds(
      fc.property(ranges, bounds, fc.integer({ min: 1, max: 40 }), fc.nat(6), (drawn, [a, b], n, gap) => {
        const set = new DaySet(drawn, (day) => day % 7 === 0);
        const listed = Array.from({ length: 120 }, (_, day) => day).filter(
          (day) => day % 7 !== 0 && drawn.some(({ from, to }) => from <= day && day <= to),
        );
        expect(set.count(a, b)).toBe(listed.filter((day) => a <= day && day <= b).length);
        expect(set.nth(a, n)).toBe(listed.filter((day) => day >= a)[n - 1] ?? null);
        const inRuns = set.runs(gap).flatMap(({ from, to }) => [from, to]);
        const edges = listed.flatMap((day, place) => [
          ...((listed[place - 1] ?? -99) < day - gap - 1 ? [day] : []),
          ...((listed[place + 1] ?? 999) > day + gap + 1 ? [day] : []),
        ]);
        expect(inRuns).toEqual(edges);
      }),
    );
  });
});

describe('90 days in any 180', () => {
  test('used, overstays, longest stay, next entry and full stay', () => {
    holds(
      fc.property(histories(), fc.integer({ min: 0, max: 60 }), ({ stays, on }, later) => {
        const spans = spansOf(stays, on).filter(({ country, permit }) => country === HERE && !permit);
        const is = (day: number) => spans.some(({ from, to }) => from <= day && day <= to);
        const limit = { days: 90, per: 180 };
        const walked = walkRolling(is, FIRST - 300, LAST, limit.days, limit.per);
        const from = on + 1 + later;
        const given = answerRolling(new DaySet(spans), limit, on, from);
        expect(given).toMatchObject({
          used: walked.used(on),
          left: Math.max(0, 90 - walked.used(on)),
          overstayDays: walked.overstays.length,
          firstOverstay: iso(walked.overstays[0] ?? null),
          from: textOfDay(from),
          maxStay: walked.maxStay(from),
          lastDay: walked.maxStay(from) === 0 ? null : textOfDay(from + walked.maxStay(from) - 1),
        });
        const [entry, full] = [dayOfText(given.nextEntry), dayOfText(given.fullAgain)];
        expect(walked.maxStay(entry)).toBeGreaterThan(0);
        expect(entry === from || walked.maxStay(entry - 1) === 0).toBe(true);
        expect(walked.maxStay(full)).toBe(90);
        expect(full === from || walked.maxStay(full - 1) < 90).toBe(true);
      }),
      30,
    );
  });
});

describe('two countries on the same days', () => {
  test('every pair that shares more than a border day is asked about, and no other', () => {
    holds(
      fc.property(histories(), ({ stays, on }) => {
        const expected = stays.flatMap((a, first) =>
          stays.flatMap((b, second) => {
            if (second <= first || a.country === b.country) return [];
            const [one] = spansOf([a], on);
            const [two] = spansOf([b], on);
            if (!one || !two) return [];
            const [from, to] = [Math.max(one.from, two.from), Math.min(one.to, two.to)];
            if (to <= from) return [];
            return [{ a: first, b: second, from: textOfDay(from), to: textOfDay(to), days: to - from + 1 }];
          }),
        );
        expect(overlapsOf(historyOf(stays, textOfDay(on)).periods)).toEqual(expected);
      }),
    );
  });
});
