/** A made-up country that was left: two of its units are worth a dollar, and its rates are few. */
import type { LeaverRule, OtherIncomes } from '../../../src/law/otherIncome.ts';
import type { OtherIncomeRule } from '../../../src/law/otherIncomeRules.ts';
import type { OtherMoney } from '../../../src/law/otherMoneyChange.ts';
import type { LawProgram, Step } from '../../../src/law/program.ts';
import type { OtherMoneyLaws } from '../../../src/law/takenByHome.ts';

function programOf(id: string, given: readonly string[], steps: readonly Step[]): LawProgram {
  return {
    ...{ id, currency: 'EUR', taxYearStarts: '01-01', steps, given },
    ...{ figures: [], scales: [], tables: [], values: [], lines: {}, extras: {}, partYear: {} },
  };
}

/** Places of what the country takes of who has left. */
export const TENTH = 2;
export const THIRD_ABOVE = 7;
export const OF_WORTH = 10;
export const OF_WORK = 12;
export const LESS = 13;
const LEAVERS_LAW = programOf(
  'home.leaver',
  ['amount', 'asked.worth', 'asked.otherIncome'],
  [
    ['given', 0],
    ['number', 0.1],
    ['multiply', 0, 1],
    // 30% above 1,000.
    ['number', 1_000],
    ['subtract', 0, 3],
    ['number', 0],
    ['greatest', 4, 5],
    ['multiply', 6, 8],
    ['number', 0.3],
    // A tenth of what it is worth, which is nothing until it is said.
    ['asked', 1, 5],
    ['multiply', 9, 1],
    ['asked', 2, 5],
    ['multiply', 11, 1],
    ['subtract', 5, 2],
  ],
);

export function leaving(
  id: string,
  kind: LeaverRule['kind'],
  tax: number,
  more: Partial<LeaverRule> = {},
): LeaverRule {
  return { id, kind, case: null, isWeak: false, withTreaty: { tax }, withoutTreaty: { tax }, ...more };
}

export const RENT = leaving('rent', 'rentLocal', TENTH);

/** What the scheme there takes of a flat: a fifth of it and of the work beside it, and a tenth for health. */
const LAW = programOf('scheme', ['turnover'], [['given', 0]]);
const RENT_THERE = { id: 'let', kind: 'rentLocal', case: null, isDefault: true, credit: null } as const;
export const ORDINARY: OtherIncomeRule = { ...RENT_THERE, isWeak: false, since: null, until: null };
const BEHIND: OtherIncomes['regimes'][string]['behind'] = {
  before: { steps: 1, given: 1, figures: 0, scales: 0, tables: 0 },
  steps: [
    ['given', 1],
    ['add', 0, 1],
    ['number', 0.2],
    ['multiply', 2, 3],
    ['number', 0.1],
    ['multiply', 1, 5],
  ],
  ...{ given: ['amount'], figures: [], scales: [], tables: [] },
};

/** @param leaver the rules for who has left; null where nothing is known of them */
export function lawsWith(
  leaver: readonly LeaverRule[] | null,
  rules: readonly OtherIncomeRule[] = [],
): OtherMoneyLaws {
  const country = { rules, statuses: [], leaver: leaver && { program: LEAVERS_LAW, rules: leaver } };
  const places = { let: { tax: 3, contributions: 5 }, other: { tax: 4 } };
  const scheme = { country: 'home', behind: BEHIND, rules: places, shared: [], costs: {} };
  return {
    otherIncomes: {
      countries: { home: country },
      regimes: { scheme },
      treaties: { home: ['friend'] },
    },
    regimes: { scheme: { program: LAW, perDollar: 2 } as OtherMoneyLaws['regimes'][string] },
  };
}

export const FLAT: OtherMoney = { kind: 'rent', amount: 2_000, from: 'home' };
export const LEFT = { country: 'home', passports: [], regime: 'scheme' };
