import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DueRule } from '../../../src/catalogue/practical.ts';
import { firstDue, ONLY_IF, planDates, repeatsWords } from '../../../src/situation/planDates.ts';

const SOURCE = { title: 'Law', publisher: 'State', url: null };

describe('the first day on which something is due after an arrival', () => {
  test.each<[string, DueRule, string, string]>([
    [
      'a return about the year of arrival is due in the next',
      { every: 'year', month: 4, day: 30, following: true },
      '2027-05-03',
      '2028-04-30',
    ],
    [
      'a choice of the same year that is over waits for the next',
      { every: 'year', month: 2, day: 20, following: false },
      '2027-05-03',
      '2028-02-20',
    ],
    [
      'a choice of the same year that is still to come',
      { every: 'year', month: 7, day: 31, following: false },
      '2027-05-03',
      '2027-07-31',
    ],
    [
      'the first month’s payment is due in the month after',
      { every: 'month', day: 25 },
      '2027-05-03',
      '2027-06-25',
    ],
    ['in December that is January', { every: 'month', day: 25 }, '2027-12-31', '2028-01-25'],
    [
      'the next quarter’s payment',
      { every: 'quarter', months: [1, 4, 7, 10], day: 25 },
      '2027-05-03',
      '2027-07-25',
    ],
    [
      'a quarter of the next year',
      { every: 'quarter', months: [4, 7, 10], day: 25 },
      '2027-10-03',
      '2028-04-25',
    ],
    ['a day that the month lacks is its last', { every: 'month', day: 31 }, '2027-01-15', '2027-02-28'],
    [
      'a leap year has 29 February',
      { every: 'year', month: 2, day: 29, following: false },
      '2027-05-03',
      '2028-02-29',
    ],
  ])('%s', (_, rule, arrival, expected) => {
    expect(firstDue(rule, arrival)).toBe(expected);
  });

  test('is always after the arrival and within two years of it', () => {
    const rule = fc.oneof<fc.Arbitrary<DueRule>[]>(
      fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
      fc.record({
        every: fc.constant('quarter' as const),
        months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
        day: fc.integer({ min: 1, max: 31 }),
      }),
      fc.record({
        every: fc.constant('year' as const),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
        following: fc.boolean(),
      }),
    );
    const arrival = fc
      .integer({ min: 0, max: 4000 })
      .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(rule, arrival, (one, day) => {
        const due = firstDue(one, day);
        expect(due > day).toBe(true);
        expect(Number(due.slice(0, 4)) - Number(day.slice(0, 4))).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('the dates of a move', () => {
  const move = {
    arrival: '2027-05-03',
    citizens: null,
    home: {
      country: 'de',
      steps: [
        { offsetDays: -90, title: 'Give up the home', text: '', source: SOURCE },
        { offsetDays: 0, title: 'Deregister', text: '', source: SOURCE },
        { offsetDays: null, title: 'Some day', text: '', source: SOURCE },
        { offsetDays: 365, dueNextYear: '07-31', title: 'File the return', text: '', source: SOURCE },
        { offsetDays: 5, title: 'A rumour', text: '', source: null },
      ],
    },
    destination: {
      country: 'bg',
      regimeId: 'bg-freelancer-flat-tax',
      vat: null,
      steps: [{ offsetDays: 14, title: 'Sign a notarised lease', text: '', source: SOURCE }],
      due: [
        {
          id: 'income-return',
          regimes: ['bg-freelancer-flat-tax'],
          title: 'Annual income tax return',
          text: '',
          rule: { every: 'year', month: 4, day: 30, following: true } as const,
          source: SOURCE,
        },
        {
          id: 'company-return',
          regimes: ['bg-eood-company'],
          title: 'Company return',
          text: '',
          rule: { every: 'year', month: 6, day: 30, following: true } as const,
          source: SOURCE,
        },
      ],
    },
  };

  test('home steps, destination steps and returns stand in one order; what has no day, no source or another regime is left out', () => {
    expect(planDates(move).map(({ date, title }) => [date, title])).toEqual([
      ['2027-02-02', 'Give up the home'],
      ['2027-05-03', 'Deregister'],
      ['2027-05-17', 'Sign a notarised lease'],
      ['2028-04-30', 'Annual income tax return'],
      ['2028-07-31', 'File the return'],
    ]);
  });

  test('steps of other citizens are left out; while nothing is said of citizenship, each says for whom it is', () => {
    const step = { offsetDays: 1, source: SOURCE };
    const { destination } = move;
    const steps = [
      { ...step, title: 'Visa', text: 'At the consulate.', for: 'non-eu' as const },
      { ...step, title: 'Certificate', text: 'At the town hall.', for: 'eu' as const },
      { ...step, title: 'Lease', text: 'Signed.' },
    ];
    const textsFor = (citizens: 'eu' | 'non-eu' | null) =>
      planDates({ ...move, citizens, home: null, destination: { ...destination, steps, due: [] } }).map(
        ({ title, only }) => (only ? `${title}: ${only}` : title),
      );
    expect(textsFor('eu')).toEqual(['Certificate', 'Lease']);
    expect(textsFor('non-eu')).toEqual(['Visa', 'Lease']);
    expect(textsFor(null)).toEqual(['Visa: non-eu', 'Certificate: eu', 'Lease']);
  });

  test('a step of another scheme is left out, and so are returns of a tax that one is not registered for', () => {
    const { destination } = move;
    const [due] = destination.due;
    const titles = (vat: boolean | null) =>
      planDates({
        ...{ ...move, home: null },
        destination: {
          ...destination,
          vat,
          steps: [
            {
              offsetDays: 1,
              title: 'Register',
              text: '',
              source: SOURCE,
              regimes: ['bg-freelancer-flat-tax'],
            },
            { offsetDays: 2, title: 'Found it', text: '', source: SOURCE, regimes: ['bg-eood-company'] },
          ],
          due: due ? [{ ...due, title: 'VAT return', onlyIf: 'vat' as const }] : [],
        },
      }).map(({ title, only }) => (only ? `${title}, ${ONLY_IF[only]}` : title));
    expect(titles(true)).toEqual(['Register', 'VAT return']);
    expect(titles(false)).toEqual(['Register']);
    expect(titles(null)).toEqual(['Register', 'VAT return, if you are registered for VAT']);
  });

  test('what comes back says how often by its months', () => {
    const rule = (months: readonly number[]) => repeatsWords({ every: 'quarter', months, day: 20 });
    expect(rule([1, 3, 5, 7, 9, 11])).toBe('every two months');
    expect(rule([1, 4, 7, 10])).toBe('every quarter');
    expect(rule([4, 7, 10])).toBe('three times a year');
    expect(rule([4, 8])).toBe('twice a year');
  });

  test('another arrival moves the days and keeps the names that ticks and calendars hang on', () => {
    const later = planDates({ ...move, arrival: '2027-08-01' });
    expect(later.map(({ id }) => id)).toEqual(planDates(move).map(({ id }) => id));
    expect(later.map(({ date }) => date)).not.toEqual(planDates(move).map(({ date }) => date));
  });

  test('without a home or a destination there is nothing of theirs', () => {
    expect(planDates({ ...move, home: null, destination: null })).toEqual([]);
  });
});
