/** Random histories, counted quickly and walked day by day: both must say the same of every rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  answerRule,
  type CountryRules,
  historyOf,
  type Rule,
  type Window,
} from '../../../src/residency/index.ts';
import {
  away,
  counts,
  dayOfText,
  endsFor,
  textOfDay,
  walkFromEntry,
  walkInARow,
  walkTwelveMonths,
  walkYears,
  yearOf,
  yearRange,
} from './bruteForce.ts';
import { FIRST, HERE, histories, holds, iso, ruleOf, TAX_YEARS } from './histories.ts';

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

test('every question about random stays has an answer that JSON keeps', async () => {
  const { readDaysData } = await import('../../../src/commands/days.ts');
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
