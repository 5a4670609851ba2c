/**
 * What a tool is asked, as assistants write it: numbers as texts, lists and objects as texts of JSON, null for what is left
 * out, names in capitals. It becomes what the tool's JSON Schema asks for; everything else stays as it is, to be refused.
 */

import { readAmount, readCurrency, typedCurrency } from '../catalogue/amounts.ts';
import { CURRENCIES, type Currency } from '../catalogue/currencies.ts';
import { isObject } from '../law/isObject.ts';
import { MAX_STAYS } from '../residency/index.ts';

/** The parts of a JSON Schema by which input is read. */
export interface InputSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[];
  readonly items?: InputSchema;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly maximum?: number;
}

/** Input that is not read at all; the message says why, and never repeats it. */
export class InputError extends Error {}

/** No name, id, day or amount is longer. */
const LONGEST_TEXT = 200;
/** Texts of JSON that hold a list or an object. */
const LONGEST_JSON = 1_000_000;
/** No list is longer than that of stays. */
const LONGEST_LIST = MAX_STAYS;

/** @throws {InputError} for what is too long, and amounts in more than one currency */
export function readInput(schema: InputSchema, given: unknown): unknown {
  const named = new Set<Currency>();
  const input = valueFor(schema, given, '', named);
  const [currency, another] = named;
  if (!isObject(input) || currency === undefined || !schema.properties?.currency) return input;
  const current = CURRENCIES.find((one) => one === input.currency);
  const meant = current ? typedCurrency(currency, current) : currency;
  if (another !== undefined || (current ?? meant) !== meant || (input.currency !== undefined && !current)) {
    throw new InputError('The amounts are in more than one currency; "currency" is for all of them.');
  }
  return { ...input, currency: meant };
}

/** @param named collects the currencies whose signs stand beside amounts */
function valueFor(schema: InputSchema, given: unknown, place: string, named: Set<Currency>): unknown {
  const kinds = schema.anyOf ?? [schema];
  const kind = (type: string) => kinds.find((one) => one.type === type);
  if (typeof given === 'string') return textFor(kinds, given, place, named);
  if (Array.isArray(given)) {
    if (given.length > LONGEST_LIST) throw new InputError(`"${place}" has ${given.length} entries.`);
    const { items } = kind('array') ?? {};
    return items ? given.map((one, at) => valueFor(items, one, `${place}[${at}]`, named)) : given;
  }
  const objects = kinds.filter(({ type }) => type === 'object');
  if (!isObject(given) || objects.length === 0) return given;
  const properties = Object.assign({}, ...objects.map((one) => one.properties)) as typeof schema.properties;
  const entries = Object.entries(given).map(([name, one]) => {
    if (name.length > LONGEST_TEXT) throw new InputError(`A name has ${name.length} characters.`);
    const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const inside = place === '' ? name : `${place}.${name}`;
    return [name, own ? valueFor(own, one, inside, named) : one] as const;
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== null && one !== undefined));
}

function textFor(kinds: readonly InputSchema[], given: string, place: string, named: Set<Currency>): unknown {
  const text = given.trim();
  const lists = kinds.filter(({ type }) => type === 'array' || type === 'object');
  const isJson = lists.length > 0 && /^[[{]/.test(text);
  const longest = isJson ? LONGEST_JSON : LONGEST_TEXT;
  if (given.length > longest) {
    throw new InputError(`"${place}" has ${given.length} characters; at most ${longest} are read.`);
  }
  if (isJson) {
    const read = jsonIn(text);
    if (read !== undefined) return valueFor({ anyOf: lists }, read, place, named);
  }
  const values = kinds.flatMap((one) => one.enum ?? ('const' in one ? [one.const] : []));
  const value = values.find((one) => String(one).toLowerCase() === text.toLowerCase());
  if (value !== undefined) return value;
  if (values.includes('USD')) return readCurrency(text) ?? given;
  if (kinds.some(({ type }) => type === 'boolean') && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  // A text that may be anything is read by the tool.
  const isFree = kinds.some((one) => one.type === 'string' && !one.enum);
  const numbers = isFree ? [] : kinds.filter(({ type }) => type === 'number' || type === 'integer');
  if (numbers.length > 0) return numberIn(text, numbers, named) ?? given;
  const [list] = lists.filter(({ type }) => type === 'array');
  return list && !isFree && text !== '' ? [valueFor(list.items ?? {}, given, place, named)] : given;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null where a text is no number that the schemas could take. */
function numberIn(text: string, kinds: readonly InputSchema[], named: Set<Currency>): number | null {
  const isPercent = kinds.some(({ maximum }) => maximum === 100);
  const read = readAmount(isPercent ? text.replace(/\s*%$/, '') : text, Number.MAX_SAFE_INTEGER);
  if (read === null) return null;
  if (read.currency !== null) named.add(read.currency);
  if (kinds.every(({ type }) => type === 'integer') && read.currency !== null) return null;
  // Amounts are whole, as in boxes and addresses; a share below one is asked back about.
  return isPercent || read.exact < 1 ? read.exact : read.amount;
}
