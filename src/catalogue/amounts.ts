/**
 * How a written amount of money is read, wherever it comes from: a box, an address, a card, the command line, a tool's call.
 * Amounts are whole: what stands behind a decimal mark is dropped, "85000.50" is 85,000. Points, commas, apostrophes and
 * spaces of any width may group digits; a point or a comma may also be the decimal mark. Which it is:
 *
 * - Of two kinds of marks the last is the decimal mark: "70.000,00", "£45,000.00", "12 345,67", "1.234,567" (1,234).
 * - A single point or comma before exactly three digits groups thousands, "70.000" and "70,000", because amounts of a year
 *   are rarely written with three decimals. It is the decimal mark where no grouped number looks like that: after more than
 *   three digits, "85000.505", or after a zero, "0.500".
 * - Before any other number of digits it is the decimal mark: "12.5", "85000,5", "70.0000".
 * - One kind several times groups, "1.234.567" and "12,00,000", but for the last where one or two digits follow whole
 *   groups: "70.000.00".
 * - "٫" is always the decimal mark, "٬" always groups.
 *
 * Digits of every script count as what they mean.
 */
import { type UnclearAmount, unclearAmount } from './amountMeant.ts';
import { CURRENCIES, type Currency } from './currencies.ts';
import { isAcceptedIncome, MAX_INCOME } from './income.ts';

/** What a text in a box for money means. */
export type TypedAmount =
  | {
      readonly status: 'accepted';
      /** A whole number from 0 to 10,000,000, in the box's currency or the one that was typed. */
      readonly amount: number;
      /** The currency whose sign or code was typed; null where there was none. */
      readonly currency: Currency | null;
    }
  /** No digit: 0 on compare and ranking pages, no income on the countries screen. */
  | { readonly status: 'empty' }
  /** More than one number, or not of a year: it changes nothing, and is asked about. */
  | ({ readonly status: 'unclear'; readonly currency: Currency | null } & UnclearAmount)
  /** Out of range: the change is ignored. */
  | { readonly status: 'ignored' };

/** An amount as a text names it. */
interface NamedAmount {
  /** A whole number, 0 or more. */
  readonly amount: number;
  /** With its decimals, for the few amounts that are counted to the cent. */
  readonly exact: number;
  /** The currency whose sign or code stands beside it; null where there is none. */
  readonly currency: Currency | null;
}

/** The marks behind which decimals may stand. */
const MARK = /[.,٫]/;
/** The first number of a text, and what stands behind it. */
const NUMBER = /((?:(?<!\p{L})[.,٫])?\d[\d.,٫\s'’]*)(.*)/su;
const THOUSAND = /^(?:k|tsd|thousand)\b/i;
const MILLION = /^(?:m|mn|mio|million|millions)\b/i;

/**
 * Reads what was typed or pasted into a box. All that is neither a digit nor a decimal mark with its digits is stripped,
 * except for "k" and "m" behind a number, "70k", "1.2m", and what makes more than one number of it, "60-70k".
 * @param most larger amounts are ignored
 */
export function parseAmount(text: string, most: number = MAX_INCOME): TypedAmount {
  const plain = withPlainDigits(text);
  const asked = meantAmount(text);
  if (asked) return { status: 'unclear', ...asked, currency: currencyIn(plain) };
  const [, number = '', after = ''] = NUMBER.exec(plain) ?? [];
  if (number === '') return { status: 'empty' };
  const factor = factorOf(after);
  const amount = factor === 1 ? Number(divided(bareNumber(plain)).whole) : timesFactor(number, factor);
  return amount <= most ? { status: 'accepted', amount, currency: currencyIn(plain) } : { status: 'ignored' };
}

/** No amount is written with more characters. */
const LONGEST = 60;
/** A whole text that is one number, with "k" or "m" and a currency's sign or code beside it, or without. */
const AMOUNT = /^(?<before>[^\d.,٫]*)(?<number>[\d.,٫][\d.,٫٬ '_]*)(?<after>\D*)$/u;
/** Digits in groups of three, or of two and a last one of three, all parted by the same. */
const GROUPED = /^\d{1,3}(?:(?<separator>[.,٬ '_])\d{2,3})?(?:\k<separator>\d{2,3})*(?<=\D\d{3})$/;

/**
 * Reads an amount where nobody sees at once what was made of it: in an address, at the command line, in a call. The text
 * must be an amount and nothing else; null where it is not, as "-5", "1e5", "70 or 80" and "12 34" are not.
 * @param most larger amounts are refused
 */
export function readAmount(text: string, most: number = MAX_INCOME): NamedAmount | null {
  const {
    before = '',
    number = '',
    after = '',
  } = (text.length > LONGEST ? null : AMOUNT.exec(tidy(text)))?.groups ?? {};
  const written = number.trim().replace(/[.,]$/, '');
  const { whole, decimals, grouped } = divided(written);
  if (/[.,]$/.test(written) || whole + decimals === '' || !(/^\d*$/.test(grouped) || GROUPED.test(grouped)))
    return null;
  const behind = after.replace(/^[-–—]+$/, '').trim();
  const factor = factorOf(behind);
  const words = [before, behind.replace(factor === 1 ? /^$/ : /^[a-z]+\.?/i, '')].map((one) => one.trim());
  const [named, another] = words.filter((one) => one !== '');
  const currency = named === undefined ? null : readCurrency(named);
  if (another !== undefined || (named !== undefined && currency === null)) return null;
  const exact = factor === 1 ? Number(`${whole}.${decimals}`) : timesFactor(written, factor);
  const amount = Math.floor(exact);
  return amount <= most ? { amount, exact, currency } : null;
}

/**
 * What a text means that is more than one number, or not of a year: "60-70k", "5000 x 12", "7e4", "5.000/month", "12 lakh".
 * Null for any other text.
 */
export function meantAmount(text: string): UnclearAmount | null {
  if (text.length > LONGEST) return null;
  const asked = unclearAmount(tidy(text), (part) => readAmount(part, Number.MAX_VALUE)?.exact ?? null);
  return asked?.meant != null && !isAcceptedIncome(asked.meant) ? { meant: null } : asked;
}

/** Costs of a year: an amount, or percent of income. */
type ReadCosts = { readonly amount: number } | { readonly percent: number };

/**
 * Reads costs: an amount as `readAmount` does, or percent such as "10%", "12,5 %", "10 percent", 0 to 100, with its decimals.
 * Null where a text is neither, and for amounts below one, which `shareQuestion` asks about.
 * @param currency what amounts are in; with the sign of another currency, or any where it is not known, they are refused
 */
export function readCosts(text: string, currency?: string, most: number = MAX_INCOME): ReadCosts | null {
  const [, share] = /^(.*?)\s*(?:[%％٪]|per\s?cent)$/isu.exec(tidy(text)) ?? [];
  if (share === undefined) {
    const read = readAmount(text, most);
    if (!read || (read.currency ?? currency) !== currency) return null;
    return shareQuestion(read.exact, '') === null ? { amount: read.amount } : null;
  }
  const percent = /^\d+(?:[.,٫]\d+)?$/.test(share) ? Number(share.replace(MARK, '.')) : Number.NaN;
  return percent <= 100 ? { percent } : null;
}

/** What to ask about costs of less than one a year, "0.1", which are most likely a share of income; null for all others. */
export function shareQuestion(costs: string | number, currency: string): string | null {
  const exact = typeof costs === 'number' ? costs : (readAmount(costs)?.exact ?? 0);
  if (exact <= 0 || exact >= 1) return null;
  const percent = Math.round(exact * 1e4) / 100;
  return `Costs of ${exact} a year would be less than one ${currency}. Are they ${percent}% of income? Then say "${percent}%".`;
}

/** Reads a currency's code in any letters, or its sign: "eur", "€", "zł". Null for any other text. */
export function readCurrency(text: string): Currency | null {
  const named = text.trim();
  const code = CURRENCIES.find((currency) => currency === named.toUpperCase());
  return code ?? SIGNS.find(([sign]) => sign === named)?.[1] ?? null;
}

/** A "$" typed by someone who already counts in another kind of dollar means that one. */
export function typedCurrency(typed: Currency | null, current: Currency): Currency {
  const isDollar = typed === 'USD' && ['CAD', 'AUD', 'NZD'].includes(current);
  return typed === null || isDollar ? current : typed;
}

/** A text without everything that is not a digit, in the digits 0 to 9. */
export function digitsOf(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '');
}

/** A text with the digits 0 to 9 in the place of those of other scripts, and plain points and commas. */
export function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/．/g, '.')
    .replace(/[，،]/g, ',');
}

/** The digits of a script follow each other from 0 to 9, and so do the sets of digits that lie side by side. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** A text without what is not seen, with one kind of space and one kind of apostrophe. */
function tidy(text: string): string {
  return withPlainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[’ʼ`´]/g, "'")
    .trim();
}

/** What is left of a typed text: digits, marks before digits, and "_" where something else parts digits. */
function bareNumber(text: string): string {
  return text
    .replace(/(?<=\p{L})[.,]/gu, '')
    .replace(/(?<=\d)[\s'’٬_]+(?=\d)/gu, '_')
    .replace(/[^\d.,٫_]/gu, '')
    .replace(/[.,٫_]*([.,٫])(?!\d)|_(?!\d)/g, '')
    .replace(/([.,٫])[.,٫_]+/g, '$1');
}

/** A number by its decimal mark. */
interface Divided {
  /** Digits before the mark, and behind it. */
  readonly whole: string;
  readonly decimals: string;
  /** What stands before the mark, as it is written. */
  readonly grouped: string;
}

function divided(number: string): Divided {
  const at = Math.max(...['.', ',', '٫'].map((mark) => number.lastIndexOf(mark)));
  const [grouped, after] = [number.slice(0, at), number.slice(at + 1)];
  const isDecimal = at >= 0 && isDecimalMark(grouped, number.charAt(at), after);
  return isDecimal
    ? { whole: digitsOf(grouped), decimals: after, grouped }
    : { whole: digitsOf(number), decimals: '', grouped: number };
}

/** Whether the last mark of a number is its decimal mark; the rules are those of this file. */
function isDecimalMark(before: string, mark: string, after: string): boolean {
  if (/\D/.test(after)) return false;
  if (mark === '٫') return true;
  if (before.includes(mark)) return after.length < 3 && GROUPED.test(before);
  if (after.length !== 3 || /\D/.test(before)) return true;
  return before.length > 3 || Number(before) === 0;
}

function factorOf(after: string): number {
  if (THOUSAND.test(after)) return 1e3;
  return MILLION.test(after) ? 1e6 : 1;
}

/** Three digits after a single mark are thousands ("1,200k") unless that is out of range ("1.250m"). */
function timesFactor(number: string, factor: number): number {
  const { whole, decimals } = divided(bareNumber(number));
  const amount = Math.round(Number(`${whole}.${decimals}`) * factor);
  if (decimals !== '' || amount <= MAX_INCOME) return amount;
  const [, thousands = '', rest] = /^(.*)[.,](\d{3})$/.exec(bareNumber(number)) ?? [];
  return rest === undefined ? amount : Math.round(Number(`${digitsOf(thousands)}.${rest}`) * factor);
}

/** Signs and short names, the longest first: "R$" holds a "$". */
const SIGNS: readonly (readonly [sign: string, currency: Currency])[] = [
  ['NZ$', 'NZD'],
  ['AU$', 'AUD'],
  ['CA$', 'CAD'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₪', 'ILS'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['$', 'USD'],
];

function currencyIn(text: string): Currency | null {
  const code = /(?<![a-z])[a-z]{3}(?![a-z])/i.exec(text)?.[0].toUpperCase();
  const named = CURRENCIES.find((currency) => currency === code);
  return named ?? SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? null;
}
