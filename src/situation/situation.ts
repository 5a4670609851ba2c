/** What a person has told the site. Every answer is optional; without any, the specified figures are shown. */
import { companySchemes, exitTaxed, freeMovement } from 'virtual:lowtide/essentials';
import type { Currency } from '../catalogue/currencies.ts';
import type { HomeTax } from '../catalogue/homeSchemes.ts';
import { familyIn, type Household } from '../catalogue/householdAnswer.ts';
import type { KeptCompany } from '../catalogue/keptCompany.ts';
import { toUsd } from '../catalogue/money.ts';
import type { SaidIncome } from '../catalogue/otherIncome.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import type { Profession, RegionPreference, WorkType } from '../catalogue/professions.ts';
import type { ExitAssets, Family } from '../law/index.ts';

/** Business costs of a year: an amount in the situation's currency, or percent of income (0–100). */
export type Costs = { readonly amount: number } | { readonly percent: number };

/** Days of a year: so many, or from the fewest to the most that it may be. */
export type Days = number | { readonly from: number; readonly to: number };

export interface Month {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
}

export interface Situation {
  /** Yearly revenue in `currency`, 0 to 10,000,000. */
  readonly income?: number;
  readonly currency?: Currency;
  readonly costs?: Costs;
  /** One or two; see `CITIZENSHIPS`. */
  readonly citizenships?: readonly string[];
  /** A green card, with which the United States tax a person like a citizen. */
  readonly greenCard?: boolean;
  readonly home?: HomeTax;
  readonly work?: WorkType;
  /** Where the person would live. */
  readonly region?: RegionPreference;
  /** Of remote work: on a payroll, or with invoices. */
  readonly contract?: 'payroll' | 'invoices';
  /** What the person does; it decides which regimes are open, and some of their rates. */
  readonly profession?: Profession;
  /**
   * Destinations where the person was tax resident in the last ten years, by lower-case code. An empty list is an
   * answer: nowhere.
   */
  readonly livedIn?: readonly string[];
  /** 'local': also clients in the new country. */
  readonly clients?: 'abroad' | 'local';
  /** Whether the work is done mostly in the new country. */
  readonly workplace?: 'here' | 'elsewhere';
  /** Where most of the work is done, if that is elsewhere: a lower-case country code. */
  readonly workCountry?: string;
  /** Where clients or the employer mostly are: the lower-case code of a country of ours, or 'other'. */
  readonly payer?: string;
  /** Whether a company would be founded there. */
  readonly company?: boolean;
  /** The company that stays where it is. */
  readonly keptCompany?: KeptCompany;
  readonly arrival?: Month;
  /** Length of the stay, 1 to 20. Null, which only a link says: no stay, but the one year of the data. */
  readonly years?: number | null;
  /** Days a year in the new country, 0 to 366. */
  readonly days?: Days;
  /** Whether the law's estimate has been chosen by hand; see `estimateFor`. */
  readonly deduct?: boolean;
  /** Whether typical running costs come off what is kept. */
  readonly runningCosts?: boolean;
  /** Whether companies are counted as paying their owner the best way; off by default. */
  readonly payBest?: boolean;
  /** Partner and children who move along; an empty one is an answer: nobody. */
  readonly household?: Household;
  /** Income that is not work; an empty list is an answer: none. */
  readonly otherIncome?: readonly SaidIncome[];
  /** What somebody leaves home with, in the currency of home; an empty one is an answer: nothing of the kind. */
  readonly exit?: ExitAssets;
  /** What life costs today: an amount a month. */
  readonly living?: { readonly amount: number; readonly currency: Currency };
}

/** Answers to change; undefined takes one back. */
export type SituationChange = { readonly [Key in keyof Situation]?: Situation[Key] | undefined };

/** The code of the country in which tax is paid today; null where it is not said. */
export function homeIdOf({ home }: Pick<Situation, 'home'>): string | null {
  return home && 'country' in home ? home.country : null;
}

const freely = new Set([...freeMovement, 'eu-other']);

/** Whether a citizenship, or a country by its lower-case code, belongs to the area of free movement. */
export function movesFreely(id: string): boolean {
  return freely.has(id);
}

/** The passports of a wife or husband who moves along: only who is married has a right by them. */
export function spousePassports(situation: Situation): readonly string[] {
  return familyOf(situation)?.married ? (situation.household?.partnerCitizenships ?? []) : [];
}

/** Whether the person has a company: the one that today's tax is of, or one that is kept. */
export function hasCompany(situation: Pick<Situation, 'home' | 'keptCompany'>): boolean {
  return situation.keptCompany !== undefined || isOwnerAtHome(situation);
}

/** Whether today's tax is that of an own company. */
export function isOwnerAtHome({ home }: Pick<Situation, 'home'>): boolean {
  return home !== undefined && 'regime' in home && companySchemes.some((id) => id === home.regime);
}

/** Whether leaving with her own company is taxed. */
export function isExitTaxed(situation: Pick<Situation, 'home'>): boolean {
  return isOwnerAtHome(situation) && exitTaxed.some((id) => id === homeIdOf(situation));
}

/** Whether it is taxed, and she has not said what it is worth. */
export function isExitTaxOpen(situation: Pick<Situation, 'home' | 'exit'>): boolean {
  const { shares } = situation.exit ?? {};
  const isValued = shares === undefined ? situation.exit !== undefined : shares.value || shares.profit;
  return isExitTaxed(situation) && !isValued;
}

/** What of it is about the work: what another country takes of that hangs on no other money. */
export function ofWorkAlone({ otherIncome: _, ...work }: Situation): Situation {
  return work;
}

/** Whether there is income that is not work. */
export function hasOtherIncome({ otherIncome = [] }: Pick<Situation, 'otherIncome'>): boolean {
  return otherIncome.some(({ amount }) => amount > 0);
}

/** Whether the income is a wage: only somebody who works remotely is asked. */
export function isOnPayroll({ work, contract }: Pick<Situation, 'work' | 'contract'>): boolean {
  return work === 'remote' && contract === 'payroll';
}

/** Whether the person is a citizen of a country, or holds a green card of the United States, which tax them alike. */
export function isCitizenOf({ citizenships = [], greenCard }: Situation, id: string): boolean {
  return citizenships.includes(id) || (id === 'us' && greenCard === true);
}

/** Whether there is income that is not work, and it is not reckoned: that of whom the United States tax wherever they live. */
export function leavesOutOtherIncome(situation: Situation): boolean {
  return hasOtherIncome(situation) && isCitizenOf(situation, 'us');
}

/** With the passport of the country where the person lives, as long as no other has been said. */
export function withPassport(situation: Situation): Situation {
  const home = homeIdOf(situation);
  return situation.citizenships || home === null || citizenshipOf(home) === null
    ? situation
    : { ...situation, citizenships: [home] };
}

/** Where the money comes from: who has not said it is taken to be paid from home. Null where that is none of these countries. */
export function payerOf(situation: Situation): string | null {
  const payer = situation.payer ?? homeIdOf(situation);
  return payer === 'other' ? null : payer;
}

/** The country where most of the work is done, where that is not the new one; null where it is not said. */
export function worksIn({ workplace, workCountry }: Situation): string | null {
  return workplace === 'elsewhere' ? (workCountry ?? null) : null;
}

/** Whether most of the work goes on being done in the country where the person lives today. */
export function worksAtHome(situation: Situation): boolean {
  const country = worksIn(situation);
  return country !== null && country === homeIdOf(situation);
}

/** Whether somebody works remotely and has not said how: on a payroll, or with invoices. */
export function isContractOpen({ work, contract }: Pick<Situation, 'work' | 'contract'>): boolean {
  return work === 'remote' && contract === undefined;
}

export const NOTHING_SAID: Situation = {};

/**
 * The situation after a change; the same object where nothing changes. An empty list of citizenships counts as not
 * answered; an empty list of earlier homes is an answer. Only who works remotely is asked for a contract.
 */
export function withAnswers(situation: Situation, change: SituationChange): Situation {
  const next: Record<string, unknown> = { ...situation };
  for (const [key, answer] of Object.entries(change)) {
    if (answer === undefined || (key === 'citizenships' && Array.isArray(answer) && answer.length === 0))
      delete next[key];
    else next[key] = answer;
  }
  if (change.contract !== undefined) next.work ??= 'remote' satisfies Situation['work'];
  return JSON.stringify(next) === JSON.stringify(situation) ? situation : (next as Situation);
}

export function isNothingSaid(situation: Situation): boolean {
  return Object.keys(situation).length === 0;
}

/** The partner and the children of a situation, the partner's income in USD; null where nobody moves along. */
export function familyOf({ household, currency = 'USD' }: Situation): Family | null {
  return household ? familyIn(household, (amount) => toUsd(amount, currency)) : null;
}

/** Costs in US dollars per year. @param income USD per year. */
export function costsInUsd(costs: Costs | undefined, income: number, currency: Currency): number {
  if (costs === undefined) return 0;
  return 'percent' in costs ? (income * costs.percent) / 100 : toUsd(costs.amount, currency);
}
