/**
 * How values of the device's records are read and put back. A later version of the site, open in another tab or taken back
 * since, may have written what this one does not know: a field, an answer, an item of a list. Such things count as not
 * said, everything beside them is read, and when the record is written they are written as they were.
 */

export interface Kept<T> {
  /** What is understood of what was found; undefined where that is nothing. */
  read(found: unknown): T | undefined;
  /** A value in the place of what was found; what `read` leaves out of that stays as it was. */
  write(value: T, found: unknown): unknown;
}

/** A value that is understood whole or not at all. */
export function whole<T>(isValue: (value: unknown) => value is T): Kept<T> {
  return { read: (found) => (isValue(found) ? found : undefined), write: (value) => value };
}

type KeptFields<T> = { readonly [Key in keyof T]-?: Kept<NonNullable<T[Key]> | Extract<T[Key], null>> };

/** An object by its fields. @param empty the fields that it always has, as they are where nothing is understood */
export function fields<T extends object>(kinds: KeptFields<T>, empty: T): Kept<T> {
  const known = Object.entries(kinds) as [keyof T & string, Kept<unknown>][];
  function read(found: unknown): T | undefined {
    if (!isObject(found)) return undefined;
    const understood = known.flatMap(([key, kind]) => {
      const field = Object.hasOwn(found, key) ? kind.read(found[key]) : undefined;
      return field === undefined ? [] : [[key, field] as const];
    });
    return { ...empty, ...Object.fromEntries(understood) };
  }
  return {
    read,
    write(value, found) {
      const before = isObject(found) ? found : {};
      const understood = read(before);
      const written = new Map<string, unknown>(Object.entries(before));
      for (const [key, kind] of known) {
        const isFound = written.has(key);
        if (isFound && isSame(value[key], understood?.[key])) continue;
        if (value[key] === undefined) written.delete(key);
        else written.set(key, kind.write(value[key], before[key]));
      }
      return Object.fromEntries(written);
    },
  };
}

/** A list by its items, each once where they are texts. What is not understood of it keeps its place as far as it goes. */
export function listOf<T>(kind: Kept<T>): Kept<readonly T[]> {
  return {
    read: (found) =>
      Array.isArray(found)
        ? [...new Set(found.map((item) => kind.read(item)).filter((item) => item !== undefined))]
        : undefined,
    write(value, found) {
      const written: unknown[] = [...value];
      for (const [place, item] of Array.isArray(found) ? found.entries() : []) {
        if (kind.read(item) === undefined) written.splice(place, 0, item);
      }
      return written;
    },
  };
}

/** An object whose names are ids, by what it has for each. */
export function recordOf<T>(kind: Kept<T>): Kept<Readonly<Record<string, T>>> {
  return {
    read: (found) =>
      isObject(found)
        ? Object.fromEntries(
            Object.entries(found).flatMap(([id, item]) => {
              const read = kind.read(item);
              return read === undefined ? [] : [[id, read] as const];
            }),
          )
        : undefined,
    write(value, found) {
      const before = Object.entries(isObject(found) ? found : {});
      const unread = before.filter(([, item]) => kind.read(item) === undefined);
      const items = new Map(before);
      const written = Object.entries(value).map(
        ([id, item]) => [id, kind.write(item, items.get(id))] as const,
      );
      return Object.fromEntries([...unread, ...written]);
    },
  };
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
export function readRecord<T>(found: unknown, shape: number, kept: Kept<T>): T | null {
  return isRecord(found, shape) ? (kept.read(found.value) ?? null) : null;
}

/** A record with a value in the place of the one that was found; what is not understood of it stays as it was. */
export function writeRecord<T>(value: T, found: unknown, shape: number, kept: Kept<T>): unknown {
  if (!isRecord(found, shape)) return { shape, value: kept.write(value, undefined) };
  return { ...found, value: kept.write(value, found.value) };
}

/** Whether a record is of a later version's shape, which this version cannot write to without loss. */
export function isLaterRecord(found: unknown, shape: number): boolean {
  return isObject(found) && typeof found.shape === 'number' && found.shape > shape;
}

function isRecord(found: unknown, shape: number): found is Record<string, unknown> {
  return isObject(found) && found.shape === shape;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
