import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../../src/screens/plan/dates/calendarFile.ts';
import type { PlanDate } from '../../../../src/situation/planDates.ts';
import { readCalendar } from './contentLines.ts';

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
