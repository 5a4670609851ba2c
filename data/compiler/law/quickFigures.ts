/**
 * The quick estimate of a regime names figures of its law, or formulas over them, where a number would say the same:
 * `"socialContributionRate": "socialRate"`, `"socialSecurityCap": { "EUR": "socialRate * 12 * maximumBase" }`. They become
 * numbers before their file is validated: those of the tax year of the file, rates to four decimals, amounts to cents.
 */

import { toCents } from '../../../src/law/assess.ts';
import { isObject } from '../../../src/law/isObject.ts';
import { fieldsOf } from '../kinds.ts';
import { compileFormula, formulaIn } from './compileLaw.ts';
import { FormulaError, parseFormula } from './language.ts';
import type { LawFile } from './lawFile.ts';

/** The fields of a regime that hold a number or an amount. */
export const QUICK_FIELDS = ['rate', 'share', 'minimum', 'cap']
  .flatMap(fieldsOf)
  .concat('maxIncomeThreshold');

/** Those of a bracket. */
export const BRACKET_FIELDS = ['lowerBound', 'upperBound', 'rate', 'amount'] as const;

const ALLOWED =
  'allowed is a number, an amount in one currency such as {"EUR": 35000}, or a formula over figures of the law in its place';

type Fields = Readonly<Record<string, unknown>>;
type Report = (path: string, message: string) => void;

/**
 * The text of a country's file with numbers for names.
 * @param currency of the country
 * @param law null where there is none, which is reported elsewhere: names are 0
 * @param report takes the JSON path of what cannot be worked out, and why
 */
export function withQuickFigures(
  file: string,
  currency: string | undefined,
  law: LawFile | null,
  report: Report,
): string {
  const content = objectIn(file);
  if (!content || !Array.isArray(content.taxRegimes)) return file;
  const taxYear = Number(content.taxYear);
  const workedOut = (value: unknown, path: string): unknown => {
    try {
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([currency, one]) => [currency, amountOf(one, currency)]),
          )
        : numberOf(value);
    } catch (error) {
      if (!(error instanceof FormulaError) && !(error instanceof RangeError)) throw error;
      report(path, `${JSON.stringify(value)}: ${error.message}; ${ALLOWED}`);
      return 0;
    }
  };
  const amountOf = (formula: unknown, of: string) => {
    if (typeof formula !== 'string') return formula;
    if (!law) return 0;
    if (of !== currency) throw new FormulaError(`amounts of this law are ${currency}`);
    const { amount } = quickFigure(formula, law, taxYear);
    if (amount === undefined) throw new FormulaError('is no amount of a year');
    return amount;
  };
  const numberOf = (formula: unknown) => {
    if (typeof formula !== 'string' || formula === '') return formula;
    if (!law) return 0;
    const { percent, amount } = quickFigure(formula, law, taxYear);
    if (percent === undefined && currency !== 'USD') throw new FormulaError('is no percent');
    return percent ?? amount;
  };
  const fields = (part: Fields, names: readonly string[], path: string): Fields =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        names.includes(name) ? workedOut(value, `${path}.${name}`) : value,
      ]),
    );
  const taxRegimes = content.taxRegimes.map((regime: unknown, index) => {
    const path = `taxRegimes[${index}]`;
    if (!isObject(regime)) return regime;
    const own = fields(regime, QUICK_FIELDS, path);
    if (!Array.isArray(regime.taxBrackets)) return own;
    const brackets = regime.taxBrackets.map((bracket: unknown, at) =>
      isObject(bracket) ? fields(bracket, BRACKET_FIELDS, `${path}.taxBrackets[${at}]`) : bracket,
    );
    return { ...own, taxBrackets: withLowerBounds(brackets) };
  });
  return JSON.stringify({ ...content, taxRegimes });
}

/**
 * What a formula comes to in a tax year: percent, or an amount of a year.
 * @throws FormulaError for what is neither
 */
export function quickFigure(
  formula: string,
  law: LawFile,
  taxYear: number,
): { readonly percent?: number; readonly amount?: number } {
  const compiled = compileFormula(law, parseFormula(formula));
  const { unit } = compiled;
  const value = formulaIn(compiled, taxYear);
  // What is divided by a number may be of any unit.
  const percent = { percent: Math.round(value * 1e6) / 1e4 };
  const amount = { amount: toCents(value) };
  if (unit === 'any') return { ...percent, ...amount };
  if (unit === 'rate' || unit === 'number') return percent;
  if (unit === 'year') return amount;
  throw new FormulaError('is neither a percent nor an amount of a year');
}

/** A bracket without a lower bound begins where the one before of its kind ends, the first at 0. */
function withLowerBounds(brackets: readonly unknown[]): unknown[] {
  const ends = new Map<unknown, unknown>();
  return brackets.map((bracket) => {
    if (!isObject(bracket)) return bracket;
    const { taxType, ...rest } = bracket;
    const begins = ends.get(taxType) ?? 0;
    ends.set(taxType, bracket.upperBound);
    return { taxType, lowerBound: begins, ...rest };
  });
}

/** Null for what is no JSON, which is reported elsewhere. */
function objectIn(file: string): Fields | null {
  try {
    const content: unknown = JSON.parse(file);
    return isObject(content) ? content : null;
  } catch {
    return null;
  }
}
