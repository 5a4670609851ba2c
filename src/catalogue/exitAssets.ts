/** What somebody leaves a country with: what may be said of it, and as addresses have it. Amounts are in that country's currency. */
import type { ExitAssets } from '../law/exit.ts';
import { isObject } from '../law/isObject.ts';

/** In the order in which they are asked. */
export const LEFT_WITH = ['shares', 'portfolio', 'crypto', 'business'] as const;
export type LeftWith = (typeof LEFT_WITH)[number];

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown) => isNumber(value) && Number(value) >= 0;
const isYears = (value: unknown) => isAmount(value) && Number(value) <= 150;
const isShare = (value: unknown) => isAmount(value) && Number(value) <= 1;

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

/** Whether a value has only fields that pass their checks, and those that it must have. */
function isOf(value: unknown, checks: Checks, required: readonly string[] = []): boolean {
  return (
    isObject(value) &&
    required.every((field) => value[field] !== undefined) &&
    Object.entries(value).every(([field, said]) => said === undefined || (checks[field]?.(said) ?? false))
  );
}

const isWorth = (value: unknown) => isOf(value, { value: isAmount, cost: isAmount }, ['value', 'cost']);

function isShares(value: unknown): boolean {
  const checks = { value: isAmount, profit: isAmount, cost: isAmount, held: isShare };
  return (
    isOf(value, checks, ['cost', 'held']) &&
    isObject(value) &&
    (value.value !== undefined || value.profit !== undefined)
  );
}

export function isExitAssets(value: unknown): value is ExitAssets {
  return isOf(value, {
    ...{ shares: isShares, portfolio: isWorth, crypto: isWorth, business: isWorth },
    ...{ yearsResident: isYears, age: isYears },
    facts: (facts) => isObject(facts) && Object.values(facts).every(isNumber),
  });
}

/** Which of them somebody has. */
export function leftWith(assets: ExitAssets | undefined): readonly LeftWith[] {
  return LEFT_WITH.filter((one) => assets?.[one] !== undefined);
}

/** Whether there is something that leaving may tax. */
export function hasExit(assets: ExitAssets | undefined): assets is ExitAssets {
  return leftWith(assets).length > 0 || Object.keys(assets?.facts ?? {}).length > 0;
}

/** In addresses: "shares:500000:10000:1,crypto:50000:10000,resident:20"; a company of which the profit is said is "profit:…". */
export function exitText(assets: unknown): string | null {
  if (!isExitAssets(assets) || !hasExit(assets)) return null;
  const { shares, yearsResident, age, facts = {} } = assets;
  const worth = LEFT_WITH.flatMap((one) => {
    const said = one === 'shares' ? undefined : assets[one];
    return said ? [[one, said.value, said.cost]] : [];
  });
  const company =
    shares &&
    (shares.value === undefined
      ? ['profit', shares.profit, shares.cost, shares.held]
      : ['shares', shares.value, shares.cost, shares.held]);
  return [
    ...(company ? [company] : []),
    ...worth,
    ...(yearsResident === undefined ? [] : [['resident', yearsResident]]),
    ...(age === undefined ? [] : [['age', age]]),
    ...Object.entries(facts),
  ]
    .map((one) => one.join(':'))
    .join(',');
}

/** What such a text says; null where it is none. */
export function exitIn(text: string): ExitAssets | null {
  const said: Record<string, unknown> = {};
  const facts: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', ...written] = part.split(':');
    const [first = Number.NaN, cost = Number.NaN, held = Number.NaN] = written.map(numberIn);
    const isCompany = name === 'shares' || name === 'profit';
    if (isCompany) said.shares = { [name === 'shares' ? 'value' : 'profit']: first, cost, held };
    else if (LEFT_WITH.some((one) => one === name)) said[name] = { value: first, cost };
    else if (name === 'resident') said.yearsResident = first;
    else if (name === 'age') said.age = first;
    else facts[name] = first;
  }
  const read = Object.keys(facts).length > 0 ? { ...said, facts } : said;
  return isExitAssets(read) ? read : null;
}

/** Digits with or without a fraction, else no number. */
function numberIn(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
