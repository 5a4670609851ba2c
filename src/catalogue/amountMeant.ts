/**
 * What a text means that is more than one number: a range, a sum, a product, a power, an amount of a month, or one counted
 * in lakhs, in 万 or in other words for thousands. It is asked about and never taken as it stands.
 */

/** Reads a text that is one amount, with its decimals; null where it is none. */
type Reader = (text: string) => number | null;

/** A text that is no single amount of a year. */
export interface UnclearAmount {
  /** What it most likely means, a whole amount; null where that is anybody's guess. */
  readonly meant: number | null;
}

/** Words and signs behind a number that multiply it; "k", "m" and what else is read as it stands are not among them. */
const UNITS = {
  // "mil" are thousands in Spanish and Portuguese; of "2 mil" nobody can say whether millions are meant.
  1e3: '(?:tys|tis|тыс|тис|хил|χιλ|ezer|bin|mila|mille|mijë|tuh|tkr|t|ribu|rb|(?<=\\d\\d\\s*)mil)(?!\\p{L})|千|천',
  NaN: 'mil(?!\\p{L})',
  1e4: '万|萬|만',
  1e5: '(?:lakhs?|lacs?|lpa|l)(?!\\p{L})',
  1e6: '(?:mln|млн|mill)(?!\\p{L})',
  1e7: '(?:crores?|cr)(?!\\p{L})',
  1e8: '億|亿|억',
};

/** Parts of a year behind an amount, by how many a year has. On how many days or hours somebody works, nobody can know. */
const PERIODS = {
  12: '(?:months?|monthly|mo|mth|monat\\p{L}*|mes|mois|mens\\p{L}*|mese|mies\\p{L}*)(?!\\p{L})',
  52: '(?:weeks?|weekly|wk|woche|semaine|semana)(?!\\p{L})',
  NaN: '(?:days?|daily|hours?|hourly|hr|h|tag|stunde)(?!\\p{L})',
};

type Factors = readonly (readonly [factor: number, pattern: RegExp])[];

const behind = (words: Readonly<Record<string, string>>, between: string, end: string): Factors =>
  Object.entries(words).map(([factor, word]) => [
    Number(factor),
    new RegExp(`^(?<a>.*\\d\\D*?)${between}(?:${word})${end}$`, 'iu'),
  ]);
const COUNTED = behind(UNITS, '\\s*', '\\D*');
const OF_PERIOD = [
  ...behind(PERIODS, '(?:\\s*/\\s*|\\s+(?:(?:an?|per|pro|im|par|por|al|each|every)\\s+)?)', '\\.?'),
  ...behind({ 12: 'm' }, '\\s*(?:/|p\\.?)\\s*', '\\.?'),
];

const POWER = /^\D*(?<a>\d+(?:[.,]\d+)?)\s*(?:e\s*\+?|[x×*]\s*10\s*\^)\s*(?<b>\d{1,2})\D*$/iu;
/** Two amounts with what stands between them. */
const between = (mark: string) => new RegExp(`^(?<a>.*\\d\\D*?)\\s*(?:${mark})\\s*(?<b>\\D*\\d.*)$`, 'iu');
const SUM = between('\\+');
// An "x" within a number is a slip of the finger: "12x345".
const PRODUCT = between('[×*✕]|\\sx|x(?=\\s|(?:1[234]|52)(?!\\d))');
const SHARE = between('[/÷]');
const RANGE = between('[-‐-―−~]|(?<=[\\s\\dk])(?:to|bis|until|till)(?=[\\s\\d])');
/** A second number behind a word, or behind the "k" of the first. */
const ANOTHER = /\d\D*(?:\p{L}{2,}|[km](?!\p{L}))\D*\d/iu;

/**
 * What a text means that is no single amount; null where it is one, or nothing that is known.
 * @param text without what is not seen, in the digits 0 to 9
 */
export function unclearAmount(text: string, read: Reader): UnclearAmount | null {
  if (read(text) !== null) return null;
  for (const [factor, pattern] of [...OF_PERIOD, ...COUNTED]) {
    const { a } = pattern.exec(text)?.groups ?? {};
    if (a !== undefined) return meant((partIn(a, read) ?? Number.NaN) * factor);
  }
  for (const [pattern, calculate] of CALCULATIONS) {
    const { a = '', b } = pattern.exec(text)?.groups ?? {};
    if (b === undefined) continue;
    const [first, second] = [partIn(a, read), partIn(b, read)];
    // What stands between other letters is no mark between amounts: "1a2-3".
    if (first !== null && second !== null) return meant(calculate(first, second, b));
  }
  return ANOTHER.test(text) ? { meant: null } : null;
}

/** By rising strength. */
const CALCULATIONS: readonly (readonly [RegExp, (a: number, b: number, second: string) => number])[] = [
  [POWER, (a, b) => a * 10 ** b],
  [RANGE, middle],
  [SUM, (a, b) => a + b],
  [PRODUCT, (a, b) => a * b],
  // "60/70k" is no share.
  [SHARE, (a, b) => (b > 0 && b < a ? a / b : Number.NaN)],
];

/** Of "60-70k" the "k" belongs to both. One from the greater to the smaller is none. */
function middle(a: number, b: number, second: string): number {
  const factor = /\d\s*k/i.test(second) && a < 1e3 ? 1e3 : 1;
  return a * factor < b ? (a * factor + b) / 2 : Number.NaN;
}

/** What stands behind a number before it is more than one: what is being typed may still become "12 lakh" or "60-70k". */
const BEGINS = [
  ...[
    'lakhs',
    'lac',
    'lpa',
    'crores',
    'cr',
    'tys',
    'tis',
    'ezer',
    'bin',
    'mila',
    'mille',
    'e',
    'x',
    'to',
    'bis',
  ],
  ...['a month', 'a week', 'per month', 'per week', 'pm', 'p.m.'],
];

/** Whether a text that is being typed has begun to be more than one number. */
export function isBegun(text: string): boolean {
  const behind = /\d\s*([^\d\s.,'][^\d]*)$/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (behind === '' || /^m/.test(behind)) return false;
  return /^[-‐-―−~*×✕+÷/^]/.test(behind) || BEGINS.some((word) => word.startsWith(behind.trim()));
}

/** A part of a text: an amount, or again more than one number, NaN where that is anybody's guess; null for anything else. */
function partIn(text: string, read: Reader): number | null {
  const part = text.trim();
  const amount = read(part);
  if (amount !== null) return amount;
  const unclear = unclearAmount(part, read);
  return unclear && (unclear.meant ?? Number.NaN);
}

function meant(amount: number): UnclearAmount {
  return { meant: Number.isFinite(amount) ? Math.round(amount) : null };
}
