/** Income that is not work: what may be said of it, and as the laws ask for it. */

import { OTHER_KINDS, type OtherKind, type OtherMoneyAsked } from '../law/index.ts';
import { isObject } from '../law/isObject.ts';
import { countryCodeOf } from './countryCodes.ts';
import { isCurrency } from './currencies.ts';
import { placeOf } from './places.ts';

/** One income a year. */
export interface SaidIncome {
  readonly kind: OtherKind;
  readonly amount: number;
  /** That of the rest where it is left out. */
  readonly currency?: string;
  /** The new country, the country that is left, another one, or a country by its lower-case code. */
  readonly from: string;
  /** The id of a case of a country's rules, a fact about the income that decides which holds; of several countries, parted by dots. */
  readonly rule?: string;
  /** The id of a status of the country, such as "non-dom". */
  readonly status?: string;
  /** Facts that rules ask for, by names of `FACTS`, such as `{"assets": 200000}`. */
  readonly facts?: Readonly<Record<string, number>>;
}

/** Facts of which rules assume something until they are said: what brings the income is worth, or what a register says of a flat. */
export const ASSUMED_FACTS = ['assets', 'cadastralIncome'] as const;
export type AssumedFact = (typeof ASSUMED_FACTS)[number];

/** Facts that the rules of some country ask for. */
export const FACTS: readonly string[] = [...ASSUMED_FACTS, 'otherIncome'];

/** As many incomes as may be said. */
export const MOST_INCOMES = 20;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const CHECKS: Readonly<Record<keyof SaidIncome, (field: unknown) => boolean>> = {
  kind: (kind) => OTHER_KINDS.some((one) => one === kind),
  amount: isNumber,
  currency: isCurrency,
  from: (from) =>
    typeof from === 'string' &&
    (['here', 'home', 'abroad'].includes(from) || (from.length === 2 && countryCodeOf(from) !== null)),
  rule: isText,
  status: isText,
  facts: (facts) =>
    isObject(facts) &&
    Object.entries(facts).every(([name, value]) => FACTS.includes(name) && isNumber(value)),
};

const REQUIRED = ['kind', 'amount', 'from'] as const satisfies readonly (keyof SaidIncome)[];

/** The field of one income that is missing, is none or says what it cannot; null where all is well. */
export function wrongFieldOf(income: Readonly<Record<string, unknown>>): string | null {
  const missing = REQUIRED.find((field) => income[field] === undefined);
  const checks: Readonly<Record<string, (field: unknown) => boolean>> = CHECKS;
  const wrong = Object.entries(income).find(
    ([field, said]) => !checks[field] || (said !== undefined && !checks[field]?.(said)),
  );
  const isLocal = income.kind === 'pension' && income.from === 'here';
  return missing ?? wrong?.[0] ?? (isLocal ? 'from' : null);
}

export function isOtherIncome(value: unknown): value is readonly SaidIncome[] {
  const isOne = (one: unknown) => isObject(one) && wrongFieldOf(one) === null;
  return Array.isArray(value) && value.length <= MOST_INCOMES && value.every(isOne);
}

/**
 * Incomes as the laws ask for them.
 * @param inUsd an amount in US dollars; the currency is that of the rest where it is undefined
 * @param left the country that is left
 */
export function otherMoneyIn(
  incomes: readonly SaidIncome[],
  inUsd: (amount: number, currency?: string) => number,
  left: OtherMoneyAsked['left'],
): OtherMoneyAsked {
  return {
    incomes: incomes.map(({ amount, currency, from, ...rest }) => ({
      ...rest,
      amount: inUsd(amount, currency),
      from: from === 'home' ? (left?.country ?? 'abroad') : slugOf(from),
    })),
    left,
  };
}

/** Where an income comes from, as the laws name it. */
function slugOf(from: string): string {
  if (from === 'here' || from === 'abroad') return from;
  const code = countryCodeOf(from);
  return (code && placeOf(code.toLowerCase())?.slug) ?? 'abroad';
}
