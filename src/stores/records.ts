/** A kept value with the moment and the tab of its last change. */
export interface KeptRecord<T> extends Stamp {
  /** Shape of the value; a record of another shape is ignored. */
  readonly shape: number;
  readonly value: T;
}

export interface Stamp {
  /** Milliseconds since 1970, always above the stamp that it follows. */
  readonly changedAt: number;
  /** Of the tab that made the change; settles a tie. */
  readonly writer: string;
}

/** Checks what storage or another tab hands over. Null if it is anything but a whole record of this shape. */
export function readRecord<T>(
  found: unknown,
  shape: number,
  isValue: (value: unknown) => value is T,
): KeptRecord<T> | null {
  if (!isObject(found) || found.shape !== shape || !isValue(found.value)) return null;
  const { changedAt, writer, value } = found;
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt) || typeof writer !== 'string') return null;
  return { shape, changedAt, writer, value };
}

/** The last change wins, the same one in every tab. */
export function isNewer(stamp: Stamp, than: Stamp): boolean {
  if (stamp.changedAt !== than.changedAt) return stamp.changedAt > than.changedAt;
  return stamp.writer > than.writer;
}

/** The stamp of a change made now; later than the one it follows even if the clock was set back. */
export function stampAfter(previous: Stamp, now: number, writer: string): Stamp {
  return { changedAt: Math.max(now, previous.changedAt + 1), writer };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
