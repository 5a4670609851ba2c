/** Random histories and rules for properties. */
import fc from 'fast-check';
import type { Rule, Stay, Window } from '../../../src/residency/index.ts';
import { dayOfText, textOfDay } from './bruteForce.ts';

/** Walking years day by day is slow: fewer runs than usual. */
export function holds<T>(property: fc.IProperty<T>, numRuns = 50): void {
  fc.assert(property, { numRuns });
}

/** The country that questions are about. */
export const HERE = 'AA';

export const iso = (day: number | null) => (day === null ? null : textOfDay(day));

export const FIRST = dayOfText('2023-06-01');
export const LAST = dayOfText('2028-12-31');

export const someDay = (from = FIRST, to = LAST) => fc.integer({ min: from, max: to });

const LENGTHS = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 60, max: 400 }) },
);

/** Stays that follow each other, often on the same day, as a traveller has them. */
const journey = (countries: readonly string[], until: number) =>
  fc
    .array(
      fc.record({
        country: fc.constantFrom(...countries),
        length: LENGTHS,
        gap: fc.oneof(fc.constantFrom(0, 0, 1), fc.integer({ min: 0, max: 40 })),
        permit: fc.boolean(),
      }),
      { maxLength: 14 },
    )
    .chain((steps) => fc.record({ start: someDay(FIRST, FIRST + 500), steps: fc.constant(steps) }))
    .map(({ start, steps }) => {
      let day = start;
      return steps.flatMap(({ country, length, gap, permit }): Stay[] => {
        const arrival = day + gap;
        day = arrival + length;
        if (day > until) return [];
        return [{ country, arrival: textOfDay(arrival), departure: textOfDay(day), permit }];
      });
    });

/** Stays that may lie anywhere and contradict each other. */
const jumble = (countries: readonly string[], until: number) =>
  fc.array(
    fc
      .record({
        country: fc.constantFrom(...countries),
        arrival: someDay(FIRST, until),
        length: LENGTHS,
        permit: fc.boolean(),
      })
      .map(
        ({ country, arrival, length, permit }): Stay => ({
          country,
          arrival: textOfDay(arrival),
          departure: textOfDay(Math.min(until, arrival + length)),
          permit,
        }),
      ),
    { maxLength: 8 },
  );

/**
 * Stays, and the day of a question.
 * @param past only stays that have ended by that day, and perhaps an open one
 */
export const histories = (countries: readonly string[] = [HERE, 'BB', 'CC'], past = false) =>
  someDay(FIRST + 300, LAST).chain((on) => {
    const until = past ? on : LAST;
    return fc
      .record({
        stays: fc.oneof(journey(countries, until), jumble(countries, until)),
        open: fc.option(
          fc.record({ country: fc.constantFrom(...countries), back: fc.integer({ min: -5, max: 250 }) }),
        ),
        recordFrom: fc.option(someDay()),
      })
      .map(({ stays, open, recordFrom }) => ({
        on,
        recordFrom,
        stays: open
          ? [...stays, { country: open.country, arrival: textOfDay(on - open.back), departure: null }]
          : stays,
      }));
  });

export const TAX_YEARS = ['01-01', '04-06', '03-01', '07-01'] as const;

/** A rule with a number of days that random histories often pass. */
export const ruleOf = (window: Window, fields: Partial<Rule> = {}) =>
  fc
    .record({
      days: fc.integer({ min: 1, max: 260 }),
      comparison: fc.constantFrom('at-least' as const, 'more-than' as const),
      countsDay: fc.constantFrom('any-part' as const, 'midnight' as const, 'arrival-not-departure' as const),
    })
    .map(
      (drawn): Rule => ({
        id: 'drawn',
        name: 'Drawn',
        window,
        effect: 'resident',
        countsDayBasis: 'law',
        needsAlso: [],
        source: { title: '', publisher: '', url: '' },
        ...drawn,
        ...fields,
      }),
    );
