import * as v from 'valibot';
import { SOURCE_KINDS } from '../../../src/catalogue/entities.ts';
import { nearestName } from '../../../src/catalogue/nearestName.ts';

/** A schema with what it means, which the JSON Schemas and editors show. */
export function described<const Schema extends v.GenericSchema>(schema: Schema, meaning: string) {
  return v.pipe(schema, v.description<v.InferOutput<Schema>, string>(meaning));
}

/** Likewise for a field that may be left out. */
export function maybe<const Schema extends v.GenericSchema>(schema: Schema, meaning: string) {
  return v.exactOptional(described(schema, meaning));
}

/** A list that holds at least one. */
export function some<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.minLength(1));
}

/** A whole number within bounds, both allowed. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The field that editors read to find the JSON Schema of a file; the compiler ignores it. */
const editorHint = maybe(v.string(), 'Where editors find the schema.');

/**
 * An object that allows the given fields and no other. Its messages name every unknown field with the nearest
 * allowed one, because most of them are typing mistakes.
 */
export function closed<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    const step = issue.path?.at(-1);
    if (issue.expected === 'never' && step?.type === 'object') {
      const unknown = Object.keys(step.input).filter((key) => !names.includes(key));
      return unknown
        .map((key) => {
          const near = nearestName(key, names);
          return near
            ? `unknown field "${key}"; the nearest allowed field is "${near}"`
            : `unknown field "${key}"; allowed are ${names.join(', ')}`;
        })
        .join('; ');
    }
    if (issue.received === 'undefined') return `the field ${issue.expected} is missing`;
    return `must be an object with the fields ${names.join(', ')}, not ${issue.received}`;
  });
}

/** A closed object that is a whole file, which may point editors to its schema. */
export function file<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return closed({ $schema: editorHint, ...entries });
}

/** Free text that must not be empty. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.check((value) => value.trim() === value, 'must not begin or end with white space'),
);
/** Free text that may be empty. */
export const optionalText = v.pipe(
  v.string(),
  v.check((value) => value.trim() === value, 'must not begin or end with white space'),
);
export const flag = v.boolean();
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export const webAddress = v.pipe(
  v.string(),
  v.url('must be a web address such as "https://example.org/page"'),
);

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case letters and single hyphens, such as "north-macedonia"'),
);
export const isoDay = v.pipe(
  v.string(),
  v.isoDate('must be a day such as "2026-11-20"'),
  v.check((day) => !Number.isNaN(Date.parse(day)), 'must be a day of the calendar'),
);
export const currencyCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be a currency code of three capitals, such as "EUR"'),
);
export const countryId = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}$/, 'must be the two-letter country code in lower case'),
);
export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'must be the two-letter country code (ISO 3166-1) in capitals'),
);
export const year = whole(2000, 2100);

const moneyHint =
  'must be a number of US dollars, 0 or more, or an amount in one currency such as {"EUR": 35000}, with pinned dollars as {"USD": 37800, "EUR": 35000}';

/** Larger sums are mistakes, and could become infinite in dollars. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e15));

const moneyMeaning =
  'US dollars a year as a plain number, a statutory amount in its currency: {"EUR": 35000}, or a dollar amount that the specification sets with the statutory one beside it: {"USD": 37800, "EUR": 35000}';

/** One amount with its currency, or pinned dollars and one statutory amount. */
function amounts<const Amount extends v.GenericSchema<number>>(size: Amount) {
  return v.pipe(
    v.record(currencyCode, size),
    v.minEntries(1, moneyHint),
    v.maxEntries(2, moneyHint),
    v.check((entry) => Object.keys(entry).length === 1 || 'USD' in entry, moneyHint),
  );
}

/** US dollars as a plain number, or a statutory amount in its own currency: {"EUR": 35000}. */
export const money = described(v.union([amount, amounts(amount)], moneyHint), moneyMeaning);
export type Money = v.InferOutput<typeof money>;

const anyAmount = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15));

/** Money that may be less than 0: what comes off a tax. */
export const signedMoney = described(v.union([anyAmount, amounts(anyAmount)], moneyHint), moneyMeaning);

/** A field that may be left out: absent, null and empty all mean that there is no value, and become null. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  const given = v.pipe(
    v.union([schema, v.literal('')], ({ issues, message }) => issues?.[0]?.message ?? message),
    v.transform((value): v.InferOutput<Schema> | null => (value === '' ? null : value)),
  );
  return v.nullish(given, null);
}

/** Something published, by its address. */
export const published = { title: text, publisher: text, url: webAddress };

/** Likewise, of a table of figures for many countries. */
export const publishedTable = closed({
  ...published,
  license: v.exactOptional(text),
  edition: text,
  method: text,
});

const sourceFields = {
  ...published,
  supports: described(text, 'Which figure or rule this source supports.'),
};

/** Where a single statement comes from; without an address it is a law or a paper named by its title. */
export const reference = closed({ title: text, publisher: text, url: v.nullable(webAddress) });

/** Likewise, with who publishes it. */
export const statedSource = closed({
  ...reference.entries,
  kind: maybe(
    v.literal('official'),
    'A state or one of its offices publishes it at this address; a law without one needs no kind.',
  ),
});

/** A source of a home country. */
export const source = closed(sourceFields);

/** A source of a destination, with the tax lines it speaks of. */
export const lineSource = closed({
  ...sourceFields,
  kind: described(
    v.picklist(SOURCE_KINDS),
    '"official": a state or one of its offices publishes it at this address. Else "professional".',
  ),
  about: described(
    v.array(text),
    'Ids of regimes and kinds of tax: the lines it speaks of. Without ids all regimes, without kinds all lines; empty where it is about none, such as residence.',
  ),
});
