/** What storage hands over is checked before it is used. */

/** The value of a record; null if it is anything but a whole record of this shape. */
export function readRecord<T>(
  found: unknown,
  shape: number,
  isValue: (value: unknown) => value is T,
): T | null {
  return isObject(found) && found.shape === shape && isValue(found.value) ? found.value : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
