/** Random histories, counted quickly and walked day by day: both must say the same. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DaySet } from '../../../src/residency/counting.ts';
import {
  addMonths,
  answer,
  answerRolling,
  answerRule,
  type CountryRules,
  daysOf,
  formatDay,
  historyOf,
  overlapsOf,
  parseDay,
  type Rule,
  taxYearOf,
  taxYearRange,
  type Window,
} from '../../../src/residency/index.ts';
import {
  away,
  counts,
  dayOfText,
  endsFor,
  monthsLater,
  spansOf,
  textOfDay,
  walkFromEntry,
  walkInARow,
  walkRolling,
  walkTwelveMonths,
  walkYears,
  yearOf,
  yearRange,
} from './bruteForce.ts';
import { FIRST, histories, LAST, ruleOf, someDay, TAX_YEARS } from './histories.ts';

/** Walking years day by day is slow: fewer runs than usual. */
function holds<T>(property: fc.IProperty<T>, numRuns = 50): void {
  fc.assert(property, { numRuns });
}
// A busy machine takes its time over a walk.
vi.setConfig({ testTimeout: 60_000 });

const HERE = 'AA';
const taxYearStart = fc.constantFrom(...TAX_YEARS);
const countryWith = (rule: Rule, start: string): CountryRules => ({
  name: 'Here',
  kind: 'destination',
  taxYearStart: start,
  rules: [rule],
  withoutDays: [],
  leaving: [],
  confidence: 'high',
});

function ask(rule: Rule, start: string, drawn: Drawn, taxYear?: number) {
  const { stays, on, recordFrom } = drawn;
  const history = historyOf(stays, textOfDay(on), recordFrom === null ? null : textOfDay(recordFrom));
  const question = { country: HERE, rules: countryWith(rule, start), rule };
  return answerRule(taxYear === undefined ? question : { ...question, taxYear }, history);
}

type Drawn = typeof histories extends (...args: never[]) => fc.Arbitrary<infer T> ? T : never;

const iso = (day: number | null) => (day === null ? null : textOfDay(day));

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

describe('rules of whole tax years', () => {
  const WINDOWS: readonly (readonly [Window, Partial<Rule>])[] = [
    ['tax-year', {}],
    ['tax-year-or-previous', {}],
    ['two-tax-years', {}],
    ['two-tax-years', { minOneYear: 90 }],
    ['two-tax-years', { minEachYearMoreThan: 30 }],
    ['each-of-two-tax-years', {}],
    ['three-tax-years', { minCurrentYear: 30 }],
    ['three-tax-years-weighted', { minCurrentYear: 31, weights: ['1', '1/3', '1/6'] }],
    ['tax-year-and-previous-four', { previousYears: 4, previousDays: 120 }],
    ['six-tax-years', { previousTotalMoreThan: 100, days: 5 }],
  ];
  test.each(WINDOWS)('%s %j', (window, fields) => {
    holds(
      fc.property(
        histories(),
        ruleOf(window, fields),
        taxYearStart,
        fc.integer({ min: 2024, max: 2028 }),
        (drawn, rule, start, year) => {
          const is = counts(drawn.stays, drawn.on, HERE, rule.countsDay);
          const walked = walkYears(rule, is, start, year);
          const given = ask(rule, start, drawn, year);
          expect({ met: given.met, crossedOn: given.crossedOn }).toEqual({
            met: walked.met,
            crossedOn: iso(walked.crossing),
          });
        },
      ),
    );
  });
});

describe('rules of any twelve months', () => {
  test.each([
    'any-12-months',
    'any-12-months-ending-in-tax-year',
    'any-12-months-touching-tax-year',
  ] as const)('%s', (window) => {
    holds(
      fc.property(
        histories(),
        ruleOf(window),
        taxYearStart,
        fc.integer({ min: 2024, max: 2028 }),
        (drawn, rule, start, year) => {
          const { stays, on } = drawn;
          const is = counts(stays, on, HERE, rule.countsDay);
          const walked = walkTwelveMonths(rule, is, endsFor(rule, start, year, on, FIRST), on);
          const given = ask(rule, start, drawn, year);
          expect(given).toMatchObject({
            count: walked.count,
            largest: walked.largest,
            met: walked.met,
            crossedOn: iso(walked.crossing),
          });
        },
      ),
      20,
    );
  });

  test('days of a year that they made one of residence are used up', () => {
    holds(
      fc.property(
        histories(),
        ruleOf('any-12-months-ending-in-tax-year', { previousYearDaysUsedUp: true }),
        taxYearStart,
        (drawn, rule, start) => {
          const { stays, on } = drawn;
          const is = counts(stays, on, HERE, rule.countsDay);
          const [plain] = [{ ...rule, previousYearDaysUsedUp: false }];
          let usable = Number.NEGATIVE_INFINITY;
          for (let year = 2022; year <= 2028; year++) {
            const ends = endsFor(plain, start, year, on, FIRST);
            const walked = walkTwelveMonths(rule, is, ends, on, usable);
            const given = ask(rule, start, drawn, year);
            expect(given).toMatchObject({ count: walked.count, crossedOn: iso(walked.crossing) });
            usable = walked.met ? yearRange(start, year + 1)[0] : Number.NEGATIVE_INFINITY;
          }
        },
      ),
      20,
    );
  });

  test('days away, walked', () => {
    holds(
      fc.property(
        histories(),
        ruleOf('any-12-months', { where: 'outside', countsDay: 'full-days' }),
        taxYearStart,
        (drawn, rule, start) => {
          const { stays, on, recordFrom } = drawn;
          const is = away(stays, on, HERE, recordFrom);
          const walked = walkTwelveMonths(rule, is, endsFor(rule, start, 2025, on, FIRST), on);
          const given = ask(rule, start, drawn);
          expect(given).toMatchObject({ count: walked.count, crossedOn: iso(walked.crossing) });
        },
      ),
      20,
    );
  });

  test('twelve months from an entry', () => {
    holds(
      fc.property(histories(), ruleOf('12-months-from-first-entry'), (drawn, rule) => {
        const walked = walkFromEntry(rule, drawn.stays, drawn.on, HERE);
        const given = ask(rule, '01-01', drawn);
        expect(given).toMatchObject({ count: walked.count, crossedOn: iso(walked.crossing) });
      }),
    );
  });
});

describe('days in a row', () => {
  const VARIANTS: readonly Partial<Rule>[] = [
    {},
    { months: 3 },
    { months: 6 },
    { shortAbsences: { count: true, maxDays: null, assumeUpTo: 21, text: '' } },
    { shortAbsences: { count: false, maxDays: null, assumeUpTo: 7, text: '' } },
    { months: 3, shortAbsences: { count: false, maxDays: null, assumeUpTo: 21, text: '' } },
    { months: 3, shortAbsences: { count: true, maxDays: null, assumeUpTo: 21, text: '' } },
  ];
  test.each(VARIANTS)('a stay %j', (fields) => {
    holds(
      fc.property(histories(), ruleOf('continuous-stay', fields), (drawn, rule) => {
        const is = counts(drawn.stays, drawn.on, HERE, rule.countsDay);
        const walked = walkInARow(rule, is, FIRST, drawn.on);
        const given = ask(rule, '01-01', drawn);
        expect(given).toMatchObject({ count: walked.count, crossedOn: iso(walked.crossing) });
      }),
    );
  });

  test.each([{}, { months: 3 }])('an absence %j', (fields) => {
    const drawnRule = ruleOf('continuous-absence', { ...fields, where: 'outside', countsDay: 'full-days' });
    holds(
      fc.property(histories(), drawnRule, (drawn, rule) => {
        const is = away(drawn.stays, drawn.on, HERE, drawn.recordFrom);
        const walked = walkInARow(rule, is, FIRST, drawn.on);
        const given = ask(rule, '01-01', drawn);
        expect(given).toMatchObject({ count: walked.count, crossedOn: iso(walked.crossing) });
      }),
    );
  });
});

describe('an open stay that goes on', () => {
  const WINDOWS: readonly Window[] = [
    'tax-year',
    'any-12-months',
    'any-12-months-ending-in-tax-year',
    'any-12-months-touching-tax-year',
    'two-tax-years',
    'continuous-stay',
  ];
  test.each(WINDOWS)(
    '%s: willCrossOn is the first later day on which the question finds it met',
    (window) => {
      holds(
        fc.property(histories([HERE, 'BB'], true), ruleOf(window), taxYearStart, (drawn, rule, start) => {
          const year = yearOf(start, drawn.on);
          const now = ask(rule, start, drawn);
          fc.pre(!now.met);
          const open = drawn.stays.some(({ country, departure, arrival }) => {
            return country === HERE && departure === null && dayOfText(arrival) <= drawn.on;
          });
          if (!open) {
            expect(now.willCrossOn).toBeNull();
            return;
          }
          const until = drawn.on + 800;
          for (let on = drawn.on + 1; on <= until; on++) {
            for (let one = year; one <= yearOf(start, on); one++) {
              const { crossedOn } = ask(rule, start, { ...drawn, on }, one);
              if (crossedOn !== null && dayOfText(crossedOn) > drawn.on) {
                expect(now.willCrossOn).toBe(crossedOn);
                return;
              }
            }
          }
          expect(now.willCrossOn === null || dayOfText(now.willCrossOn) > until).toBe(true);
        }),
        12,
      );
    },
  );
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

test('every question about random stays has an answer that JSON keeps', async () => {
  const { readDaysData } = await import('../../../data/compiler/daysData.ts');
  const data = readDaysData();
  const rules = Object.entries(data.rules).flatMap(([country, { rules }]) =>
    rules.map(({ id }) => ({ kind: 'rule' as const, country, rule: id })),
  );
  const countries = [...new Set(rules.map(({ country }) => country))];
  holds(
    fc.property(histories(countries), fc.constantFrom(...rules), ({ stays, on, recordFrom }, question) => {
      const complete = { ...question, recordFrom: iso(recordFrom) };
      const given = answer(complete, stays, textOfDay(on), data);
      expect(JSON.parse(JSON.stringify(given))).toStrictEqual(given);
      expect(given).toMatchObject({ count: expect.any(Number), met: expect.any(Boolean) });
    }),
  );
});
