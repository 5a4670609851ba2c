/** The dates of a move as an iCalendar file (RFC 5545), for any calendar program. */
import ICAL from 'ical.js';
import type { DueRule } from '../../../catalogue/practical.ts';
import type { CalendarDate } from '../../../situation/papers.ts';
import { ONLY_IF, repeatsWords } from '../../../situation/planDates.ts';

/** Makes the ids of entries unique in the world, so that a second import updates instead of doubling. */
const DOMAIN = 'plan.lowtide';
const PRODUCT = '-//Lowtide//Your move//EN';
const REMINDER = '-P7D';

// The library counts 75 octets without the space that begins a folded line; the standard counts it.
ICAL.foldLength = 74;

/**
 * Whole-day entries with a reminder a week before; what comes back does so in the calendar.
 * @param madeAt milliseconds since 1970: a file made later replaces the entries of one made before.
 */
export function calendarFile(dates: readonly CalendarDate[], madeAt: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', 'Your move');
  for (const date of dates) calendar.addSubcomponent(entryOf(date, madeAt));
  return `${calendar.toString()}\r\n`;
}

function entryOf(date: CalendarDate, madeAt: number): ICAL.Component {
  const entry = new ICAL.Component('vevent');
  const start = ICAL.Time.fromDateString(date.date);
  const end = start.clone();
  end.adjust(1, 0, 0, 0);
  entry.addPropertyWithValue('uid', `${date.id}@${DOMAIN}`);
  entry.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(madeAt), true));
  entry.addPropertyWithValue('dtstart', start);
  entry.addPropertyWithValue('dtend', end);
  // Minutes, because the number must fit into 31 bits.
  entry.addPropertyWithValue('sequence', Math.floor(madeAt / 60_000));
  entry.addPropertyWithValue('summary', date.title);
  entry.addPropertyWithValue('description', descriptionOf(date));
  entry.addPropertyWithValue('transp', 'TRANSPARENT');
  if (date.source?.url) entry.addPropertyWithValue('url', date.source.url);
  if (date.repeats) entry.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleOf(date.repeats)));
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', date.title);
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(REMINDER));
  entry.addSubcomponent(alarm);
  return entry;
}

function descriptionOf({ text, only, source, repeats }: CalendarDate): string {
  const parts = [
    ...(only ? [`Only ${ONLY_IF[only]}.`] : []),
    text,
    ...(source ? [`Source: ${source.title}, ${source.publisher}.`] : []),
  ];
  if (repeats) parts.push(`Comes back ${repeatsWords(repeats)}.`);
  return parts.join('\n');
}

/** How it comes back, as `firstDue` reads the same rule: a day that a month lacks is its last. */
function ruleOf(rule: DueRule): string {
  if (rule.every === 'year') {
    return `FREQ=YEARLY;BYMONTH=${rule.month};${dayOfEach(rule.day, [rule.month])}`;
  }
  const months = rule.every === 'quarter' ? `BYMONTH=${rule.months.join(',')};` : '';
  return `FREQ=MONTHLY;${months}${dayOfEach(rule.day, rule.every === 'quarter' ? rule.months : ALL_MONTHS)}`;
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** "The last" where no month has more days, the day itself where each has it, else the last that there is up to it. */
function dayOfEach(day: number, months: readonly number[]): string {
  if (day === 31) return 'BYMONTHDAY=-1';
  if (day <= 28 || !months.includes(2)) return `BYMONTHDAY=${day}`;
  return `BYMONTHDAY=${[28, 29, 30].filter((one) => one <= day).join(',')};BYSETPOS=-1`;
}
