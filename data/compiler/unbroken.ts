/** Keeps what is read as one, an amount or a day, on one line. */

const NO_BREAK_SPACE = '\u00a0';

/** "GEL 500,000", "$U 4,594", "14 million", "31 December". */
const WITHIN_FIGURES =
  /(?<=\b[A-Z]{3}|\$U) (?=\d)|(?<=\d) (?=(?:million|billion|January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** Words of others, addresses and drawings are as they are. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['sources', 'mapSvg', 'name', 'id']);

/** A text, or all texts within a value, with no-break spaces inside amounts and days. */
export function unbroken<T>(value: T): T {
  if (typeof value === 'string') return value.replace(WITHIN_FIGURES, NO_BREAK_SPACE) as T;
  if (Array.isArray(value)) return value.map(unbroken) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, AS_THEY_ARE.has(key) ? inner : unbroken(inner)]),
  ) as T;
}

/** The text with ordinary spaces, for files that are read by programs. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, ' ');
}
