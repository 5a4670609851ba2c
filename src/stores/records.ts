/**
 * How values of the device's records are read and put back. A later version of the site, open in another tab or taken back
 * since, may have written what this one does not know: a field, an answer, an item of a list. Such things count as not
 * said, everything beside them is read, and what is not changed is written as it was found.
 */
import { isObject } from '../law/isObject.ts';

/** What is understood of what was found; undefined where that is nothing. */
export type Reader<T> = (found: unknown) => T | undefined;

/** A value that is understood whole or not at all. */
export function whole<T>(isValue: (value: unknown) => value is T): Reader<T> {
  return (found) => (isValue(found) ? found : undefined);
}

type FieldReaders<T> = { readonly [Key in keyof T]-?: Reader<NonNullable<T[Key]> | Extract<T[Key], null>> };

/** An object by its fields. @param empty the fields that it always has, as they are where nothing is understood */
export function fields<T extends object>(readers: FieldReaders<T>, empty: T): Reader<T> {
  return (found) => {
    if (!isObject(found)) return undefined;
    const understood = Object.entries<Reader<unknown>>(readers).flatMap(([key, read]) => {
      const field = Object.hasOwn(found, key) ? read(found[key]) : undefined;
      return field === undefined ? [] : [[key, field] as const];
    });
    return { ...empty, ...Object.fromEntries(understood) };
  };
}

/** A list by its items, each once where they are texts. */
export function listOf<T>(read: Reader<T>): Reader<readonly T[]> {
  return (found) =>
    Array.isArray(found) ? [...new Set(found.map(read).filter((item) => item !== undefined))] : undefined;
}

/** An object whose names are ids, by what it has for each. */
export function recordOf<T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (found) =>
    isObject(found)
      ? Object.fromEntries(
          Object.entries(found).flatMap(([id, item]) => {
            const understood = read(item);
            return understood === undefined ? [] : [[id, understood] as const];
          }),
        )
      : undefined;
}

export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

/** Likewise, whatever the order of the fields of objects. */
export function isSameInAnyOrder(a: unknown, b: unknown): boolean {
  const ordered = (_key: string, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
}

/** The value of a record; null if it is no record of this shape, or nothing of its value is understood. */
export function readRecord<T>(found: unknown, shape: number, read: Reader<T>): T | null {
  return isRecord(found, shape) ? (read(found.value) ?? null) : null;
}

/** A record with a value in the place of the one that was found; what is not changed of that stays as it was. */
export function writeRecord<T>(value: T, found: unknown, shape: number, read: Reader<T>): unknown {
  if (!isRecord(found, shape)) return { shape, value };
  return { ...found, value: written(value, read(found.value), found.value) };
}

function written(value: unknown, understood: unknown, found: unknown): unknown {
  if (isSame(value, understood)) return found;
  if (!isObject(value) || !isObject(understood) || !isObject(found)) return value;
  const fields = new Set([...Object.keys(found), ...Object.keys(value)]);
  return Object.fromEntries(
    [...fields].flatMap((key) => {
      const field = written(value[key], understood[key], found[key]);
      return field === undefined ? [] : [[key, field]];
    }),
  );
}

/** Whether a record is of a later version's shape, which this version cannot write to without loss. */
export function isLaterRecord(found: unknown, shape: number): boolean {
  return isObject(found) && typeof found.shape === 'number' && found.shape > shape;
}

function isRecord(found: unknown, shape: number): found is Record<string, unknown> {
  return isObject(found) && found.shape === shape;
}
