/** What a value of a law is measured in, so that a formula that adds money to a rate is refused. */
import { FormulaError } from './language.ts';

/** Money is that of a year, or of a shorter time that a formula has to multiply first. */
export type Unit = 'number' | 'rate' | 'year' | 'quarter' | 'month' | 'week' | 'square' | 'any';

/** How many of a shorter time make a year. */
const OF_YEAR: Readonly<Partial<Record<Unit, number>>> = { quarter: 4, month: 12, week: 52 };

const isMoney = (unit: Unit) => unit === 'year' || unit in OF_YEAR;
const isPlain = (unit: Unit) => unit === 'number' || unit === 'rate';

const SPOKEN: Readonly<Record<Unit, string>> = {
  number: 'a number',
  rate: 'a rate',
  year: 'an amount',
  quarter: 'an amount a quarter',
  month: 'an amount a month',
  week: 'an amount a week',
  square: 'a squared amount',
  any: 'anything',
};

/** The unit of two values that are added or compared. @throws FormulaError where they have none in common */
export function commonUnit(a: Unit, b: Unit, what: string): Unit {
  if (a === 'any') return b;
  if (b === 'any' || a === b) return a;
  if (isPlain(a) && isPlain(b)) return 'number';
  throw new FormulaError(`${what} takes ${SPOKEN[a]} and ${SPOKEN[b]}`);
}

/** @param literal the number that one factor is, where it stands in the formula itself */
export function unitOfProduct(a: Unit, b: Unit, literal: number | null): Unit {
  if (a === 'any' || b === 'any') return 'any';
  if (isMoney(a) && isMoney(b)) return 'square';
  if (isPlain(a) && isPlain(b)) return a === 'rate' || b === 'rate' ? 'rate' : 'number';
  const [money, factor] = isPlain(a) ? [b, a] : [a, b];
  if (!isPlain(factor)) throw new FormulaError(`${SPOKEN[a]} is multiplied by ${SPOKEN[b]}`);
  const inYear = OF_YEAR[money];
  // A rate or a half of an amount a month is one a month; a number of months, or of wages, makes a sum of it.
  if (inYear === undefined || factor === 'rate') return money;
  return literal === null || literal === inYear ? 'year' : money;
}

/** @param literal the number that divides, where it stands in the formula itself */
export function unitOfQuotient(a: Unit, b: Unit, literal: number | null): Unit {
  if (a === 'any') return 'any';
  if (a === 'square' && isMoney(b)) return 'year';
  if (isMoney(a) && isMoney(b)) return 'rate';
  if (!isPlain(b) && b !== 'any') throw new FormulaError(`${SPOKEN[a]} is divided by ${SPOKEN[b]}`);
  if (a !== 'year' || b !== 'number') return a;
  const part = Object.entries(OF_YEAR).find(([, count]) => count === literal);
  // By how many months a formula divides that counts them itself, nobody can see.
  return part ? (part[0] as Unit) : literal === null ? 'any' : a;
}
