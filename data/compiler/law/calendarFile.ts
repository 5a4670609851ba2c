/** The form of data/calendar.json: when each country publishes what of the next year. */
import * as v from 'valibot';
import { isoDay, text } from '../schema/primitives.ts';

/** Of which tax year it is, seen from the day on which it is published. */
const OF = ['year-before', 'same-year', 'next-year'] as const;

const entry = v.strictObject({
  /** The country's slug, as its file in data/law is called. */
  country: text,
  what: text,
  /** Figures, scales and steps of its law that it renews; left out where the law has none of them yet. */
  figures: v.optional(v.array(text)),
  /** By when it is out in an ordinary year. */
  due: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is no day such as 12-31')),
  of: v.picklist(OF),
  source: v.strictObject({ title: text, publisher: v.optional(text), url: v.nullable(v.string()) }),
});

export const calendarFile = v.strictObject({
  $schema: v.optional(text),
  about: text,
  /** When the laws were last gone through: what was due before and has been looked for is settled. */
  since: isoDay,
  entries: v.array(entry),
});

export type CalendarFile = v.InferOutput<typeof calendarFile>;
export type CalendarEntry = v.InferOutput<typeof entry>;
