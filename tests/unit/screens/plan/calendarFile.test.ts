import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import type { DueRule } from '../../../../src/catalogue/practical.ts';
import { calendarFile } from '../../../../src/screens/plan/dates/calendarFile.ts';
import { firstDue, type PlanDate } from '../../../../src/situation/planDates.ts';
import { readCalendar } from './contentLines.ts';

const { practical } = compileData();

const MADE_AT = Date.UTC(2026, 10, 22, 12);
const SOURCE = {
  title: 'Abgabenordnung, sections 8 and 9',
  publisher: 'Germany',
  url: 'https://law.example/ao?a=1;b=2,3',
};
const once: PlanDate = {
  id: 'home-de-give-up-the-home',
  date: '2027-02-02',
  place: 'home',
  country: 'de',
  title: 'Give up the home; hand over keys, all of them',
  text: 'End the lease, sell, or let the home for the long term, and hand over every key; keep the papers as proof. Größe, Übergabe, ključ: long lines of text in several alphabets are folded, България included.\nA second line with a \\ backslash.',
  only: null,
  source: SOURCE,
  repeats: null,
};
const returns: PlanDate = {
  ...once,
  id: 'due-bg-income-return',
  date: '2028-04-30',
  title: 'Annual income tax return',
  repeats: { every: 'year', month: 4, day: 30, following: true },
};
const payments: PlanDate = {
  ...once,
  id: 'due-bg-monthly',
  date: '2027-06-25',
  repeats: { every: 'month', day: 31 },
};
const quarters: PlanDate = {
  ...once,
  id: 'due-bg-quarter',
  date: '2027-07-25',
  repeats: { every: 'quarter', months: [1, 4, 7, 10], day: 25 },
};

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the calendar file', () => {
  const file = calendarFile([once, returns, payments, quarters], MADE_AT);

  test('keeps to the letter of RFC 5545, read by a parser of our own beside the library', () => {
    const { lines, parts } = readCalendar(file);
    expect(lines.map(({ name }) => name)).toEqual(['VERSION', 'PRODID', 'METHOD', 'X-WR-CALNAME']);
    const textOf = (event: (typeof parts)[number], name: string) =>
      event.lines.find((line) => line.name === name)?.value;
    expect(parts.map((event) => textOf(event, 'DTSTART'))).toEqual([
      '20270202',
      '20280430',
      '20270625',
      '20270725',
    ]);
    for (const event of parts) {
      expect(event.lines.find(({ name }) => name === 'DTSTART')?.parameters).toEqual(['VALUE=DATE']);
    }
  });

  test('any words make a file that the strict parser reads', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(words, words, (title, text) => {
        const [event] = readCalendar(calendarFile([{ ...once, title, text }], MADE_AT)).parts;
        const read = event?.lines.find(({ name }) => name === 'SUMMARY')?.value;
        expect(read?.replaceAll(/\\([\\;,])/g, '$1')).toBe(title);
      }),
    );
  });

  test('has what RFC 5545 asks of a calendar and of each entry', () => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Lowtide');
    for (const event of calendar.getAllSubcomponents('vevent')) {
      for (const name of ['uid', 'dtstamp', 'dtstart']) {
        expect(event.getAllProperties(name).length, name).toBe(1);
      }
      const [start] = event.getAllProperties('dtstart');
      expect(start?.type).toBe('date');
    }
  });

  test('an entry keeps its words, its whole day and its source', () => {
    const [event] = eventsOf(file);
    expect(event?.summary).toBe(once.title);
    expect(event?.startDate.toString()).toBe('2027-02-02');
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.description).toContain(once.text);
    expect(event?.description).toContain('Abgabenordnung');
    expect(event?.component.getFirstPropertyValue('url')).toBe(SOURCE.url);
  });

  test('a second file has the same ids and a higher sequence, so that an import updates', () => {
    const later = eventsOf(calendarFile([{ ...once, date: '2027-03-02' }], MADE_AT + 3_600_000));
    const [event] = eventsOf(file);
    expect(later[0]?.uid).toBe(event?.uid);
    expect(later[0]?.sequence).toBeGreaterThan(event?.sequence ?? 0);
    expect(new Set(eventsOf(file).map(({ uid }) => uid)).size).toBe(4);
  });

  test.each([
    ['every year', 1, ['2028-04-30', '2029-04-30', '2030-04-30']],
    ['at the end of every month', 2, ['2027-06-30', '2027-07-31', '2027-08-31']],
    ['every quarter', 3, ['2027-07-25', '2027-10-25', '2028-01-25']],
  ])('what comes back %s does so in the calendar', (_, place, expected) => {
    const event = eventsOf(
      calendarFile([once, returns, { ...payments, date: '2027-06-30' }, quarters], MADE_AT),
    )[place];
    const dates = event?.iterator();
    expect([1, 2, 3].map(() => dates?.next()?.toString())).toEqual(expected);
  });
});

describe('the first day of what comes back is one of its days', () => {
  const rules: readonly DueRule[] = [
    ...Object.values(practical).flatMap(({ dates }) => dates.map(({ rule }) => rule)),
    ...[28, 29, 30, 31].flatMap((day): readonly DueRule[] => [
      { every: 'month', day },
      { every: 'quarter', months: [2, 5, 8, 11], day },
      { every: 'quarter', months: [1, 4, 7, 10], day },
      { every: 'year', month: 2, day, following: false },
      { every: 'year', month: 4, day, following: true },
    ]),
  ];
  const arrivals = ['2027-01-30', '2027-02-28', '2027-05-01', '2027-12-31', '2028-01-31', '2028-02-29'];

  test('whatever the rule and the day of arrival, and the days after it are those of the rule', () => {
    for (const rule of rules) {
      for (const arrival of arrivals) {
        const date = firstDue(rule, arrival);
        const [event] = new ICAL.Component(
          ICAL.parse(calendarFile([{ ...payments, date, repeats: rule }], MADE_AT)),
        ).getAllSubcomponents('vevent');
        const written = String(event?.getFirstPropertyValue('rrule'));
        expect(daysOf(written, date, 60)[0], `${written} from ${date}`).toBe(date);
        for (const day of daysOf(written, date, 60).slice(1)) {
          const [year = 0, month = 0] = day.split('-').map(Number);
          const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
          expect(Number(day.slice(8)), `${written}: ${day}`).toBe(Math.min(rule.day, last));
          if (rule.every === 'quarter') expect(rule.months).toContain(month);
          if (rule.every === 'year') expect(month).toBe(rule.month);
        }
      }
    }
  });

  test('the end of each month is the 31st of July after the 30th of June', () => {
    const rule = { every: 'month', day: 31 } as const;
    expect(firstDue(rule, '2027-05-01')).toBe('2027-06-30');
    expect(calendarFile([{ ...payments, date: '2027-06-30', repeats: rule }], MADE_AT)).toContain(
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
    );
  });

  test('what the texts call the end of the month is its last day', () => {
    for (const { dates } of Object.values(practical)) {
      for (const { rule, text, id } of dates) {
        if (rule.every !== 'year' && /by the end of the (?:next )?month/.test(text))
          expect(rule.day, id).toBe(31);
      }
    }
  });
});

/** Days of a rule from a day on, by what RFC 5545 says of the parts that are written here, without the library. */
function daysOf(rule: string, from: string, count: number): readonly string[] {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const months = parts.get('BYMONTH')?.split(',').map(Number);
  const numbers = (parts.get('BYMONTHDAY') ?? '').split(',').map(Number);
  const found: string[] = [];
  const [year = 0, month = 0] = from.split('-').map(Number);
  for (let at = 0; found.length < count; at += 1) {
    const first = new Date(Date.UTC(year, month - 1 + at, 1));
    if (months && !months.includes(first.getUTCMonth() + 1)) continue;
    const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    const days = numbers
      .map((number) => (number < 0 ? length + 1 + number : number))
      .filter((number) => number <= length);
    for (const day of parts.get('BYSETPOS') === '-1' ? days.slice(-1) : days) {
      first.setUTCDate(day);
      const one = first.toISOString().slice(0, 10);
      if (one >= from) found.push(one);
    }
  }
  return found;
}
