/** Who moves along: what may be said of it, the family that the laws ask for, and what it changes as plain values. */
import type { EffectKind, Family, HouseholdChange } from '../law/index.ts';
import { isAcceptedIncome } from './income.ts';
import { citizenshipOf } from './places.ts';

export interface Household {
  /** The partner's income a year from employment, in the currency of the rest; 0: none. Null or left out: no partner. */
  readonly partner?: number | null;
  /** Whether there is a partner, where `partner` is 0 and `married` is false. */
  readonly hasPartner?: boolean;
  readonly married?: boolean;
  /** Of the partner, as `citizenships` of the person: only permits look at them. */
  readonly partnerCitizenships?: readonly string[];
  /** Ages in the first year there. */
  readonly children?: readonly number[];
}

/** As many children as a household may have, and their greatest age. */
export const MOST_CHILDREN = 12;
export const OLDEST_CHILD = 30;

const isAge = (age: unknown) =>
  typeof age === 'number' && Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD;
const isFlag = (value: unknown) => typeof value === 'boolean';

const CHECKS: Readonly<Record<keyof Household, (field: unknown) => boolean>> = {
  partner: (income) => income === null || (typeof income === 'number' && isAcceptedIncome(income)),
  hasPartner: isFlag,
  married: isFlag,
  partnerCitizenships: (ids) =>
    Array.isArray(ids) && ids.length > 0 && ids.length <= 2 && ids.every((id) => citizenshipOf(id) !== null),
  children: (ages) => Array.isArray(ages) && ages.length <= MOST_CHILDREN && ages.every(isAge),
};

/** Whether a value says who moves along; an empty object says: nobody. */
export function isHousehold(value: unknown): value is Household {
  const checks: Readonly<Record<string, (field: unknown) => boolean>> = CHECKS;
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, field]) => checks[key]?.(field) ?? false)
  );
}

/**
 * Partner and children as the laws ask for them; null where nobody moves along.
 * @param inUsd an amount of the household in US dollars
 */
export function familyIn(household: Household, inUsd: (amount: number) => number): Family | null {
  const { partner = null, children = [], married = null } = household;
  // An unmarried "0" is nobody, unless the household says that there is a partner.
  const isImplied = married === true || (partner !== null && (partner > 0 || married === null));
  const hasPartner = household.hasPartner ?? isImplied;
  if (!hasPartner && children.length === 0) return null;
  return {
    hasPartner,
    married: hasPartner && married === true,
    partner: hasPartner ? inUsd(partner ?? 0) : 0,
    children,
  };
}

/** What a guide says of one thing that a household changes. */
export interface EffectTexts {
  readonly id: string;
  readonly name: string;
  readonly kind: EffectKind;
  readonly when: string;
  readonly text: string;
  /** From when those who have just moved there have it. */
  readonly newcomers: string;
  /** Whether it is named and not counted, because nobody is asked for it. */
  readonly asks: boolean;
}

/** What a guide says of families. */
export interface FamilyTexts {
  /** The country's slug. */
  readonly country: string;
  /** What counts as a partner, and how couples are taxed. */
  readonly partner: string;
  /** Health cover of spouse and children. */
  readonly cover: string;
  readonly effects: readonly EffectTexts[];
  /** By regime id: which effects it has, and why not others. */
  readonly regimes: Readonly<
    Record<string, { readonly effects: readonly string[]; readonly why: string | null }>
  >;
}

/** Amounts a year in the currency asked for. */
export interface SaidHousehold {
  readonly effects: readonly { readonly id: string; readonly kind: string; readonly amount: number }[];
  readonly total: number;
  /** Effects that hold only for those who are what nobody is asked: not counted. */
  readonly notCounted: readonly string[];
  /** Whether benefits alone count, without what a partner changes in tax. */
  readonly benefitsAlone: boolean;
}

/** @param shown an amount in USD in the currency asked for */
export function saidHousehold(change: HouseholdChange, shown: (usd: number) => number): SaidHousehold {
  return {
    effects: change.effects.map(({ id, kind, amount }) => ({ id, kind, amount: shown(amount) })),
    total: shown(change.total),
    notCounted: change.uncounted,
    benefitsAlone: change.benefitsAlone,
  };
}
