/** Whether a value has the form of an answer: amounts, days, months, lists, where tax is paid. */
import { isAcceptedIncome } from '../catalogue/income.ts';
import { COMPANY_PLACES } from '../catalogue/places.ts';
import { isObject } from '../law/isObject.ts';
import type { Costs, Days, Month } from './situation.ts';

export const MAX_YEARS = 20;

/** Days of the longest year. */
export const MOST_DAYS = 366;

/** Whether a value is a number between two, both included. */
export const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether a value is a number of days in a year, or a range of them. */
export function isDays(value: unknown): value is Days {
  const isCount = isWithin(0, MOST_DAYS);
  if (!isObject(value)) return isCount(value);
  const { from, to, ...rest } = value;
  return Object.keys(rest).length === 0 && isCount(from) && isCount(to) && Number(from) <= Number(to);
}

export const isAmount = (value: unknown) => typeof value === 'number' && isAcceptedIncome(value);

/** A list of different texts, each of which passes a check; it may be empty. */
export function isListOf(value: unknown, isItem: (text: string) => boolean): value is readonly string[] {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((item) => typeof item === 'string' && isItem(item))
  );
}

/** A record with exactly one of the given fields, which passes its check. */
function isOneField(value: unknown, checks: Readonly<Record<string, (field: unknown) => boolean>>): boolean {
  if (!isObject(value)) return false;
  const fields = Object.entries(value);
  return fields.length === 1 && fields.every(([key, field]) => checks[key]?.(field) ?? false);
}

export function isCosts(value: unknown): value is Costs {
  return isOneField(value, { amount: isAmount, percent: isWithin(0, 100) });
}

const isName = (value: unknown) => typeof value === 'string' && value !== '';

export function isHome(value: unknown): boolean {
  if (isObject(value) && 'regime' in value) {
    const { regime, wage = 0, ...home } = value;
    return isName(regime) && isAmount(wage) && isOneField(home, { country: isName });
  }
  return isOneField(value, { country: isName, rate: isWithin(0, 100), amount: isAmount });
}

/** A company of a country of which the data know, a US LLC, or one elsewhere. */
export function isKeptCompany(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { country, ...rest } = value;
  const isKnown = country === 'other' || COMPANY_PLACES.some(({ id }) => id === country);
  const isLlc = country === 'us' && isOneField(rest, { form: (form) => form === 'llc' });
  return isKnown && (Object.keys(rest).length === 0 || isLlc);
}

export function isMonth(value: unknown): value is Month {
  return (
    isObject(value) &&
    Number.isInteger(value.year) &&
    isWithin(2000, 2100)(value.year) &&
    Number.isInteger(value.month) &&
    isWithin(1, 12)(value.month)
  );
}

export function isYears(value: unknown): value is number {
  return Number.isInteger(value) && isWithin(1, MAX_YEARS)(value);
}
