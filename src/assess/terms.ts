/**
 * What a figure depends on, how it ends and what then applies, as values: `english.ts` alone puts them into words.
 * A new condition is a line in the data, a case here and a sentence there.
 */
import { type Condition, decides } from '../catalogue/conditions.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { DayRule } from '../catalogue/personFacts.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import type { Profession } from '../catalogue/professions.ts';
import { movesFreely } from '../situation/places.ts';
import type { Situation } from '../situation/situation.ts';
import { daysNeed } from './days.ts';
import { type PermitProblem, permitNeed } from './permits.ts';

/** What applies otherwise, or afterwards. */
export interface Outcome {
  /** Null where no regime is known to follow. */
  readonly regimeId: string | null;
  /** USD per year. */
  readonly kept: number;
  /** Percent; null where costs are at least the income. */
  readonly rate: number | null;
}

/** 'met': it holds for this person. 'open': one thing to check. 'unmet': it does not hold. */
export type NeedState = 'met' | 'open' | 'unmet';

/** Whether a regime is open to a person. */
export const FIT_LEVELS = ['fits', 'check', 'no'] as const;
export type FitLevel = (typeof FIT_LEVELS)[number];

interface NeedFacts {
  readonly kind: 'needs';
  readonly state: NeedState;
  /** What it means for the regime as it stands: 'no' closes it, 'check' leaves it to a look at the facts. */
  readonly fit: FitLevel;
  /** Whether it can take the regime away from the reader; what does not is to be kept in mind. */
  readonly decides: boolean;
  /** The question that would settle it, while it is open. */
  readonly asks?: keyof Situation;
  /** What applies where it is not met; absent where the data name nothing. */
  readonly otherwise?: Outcome;
}

/** A condition that the data of the regime state. */
type StatedNeed = NeedFacts & {
  readonly what: Exclude<Condition['type'], 'other'> | Extract<Condition, { type: 'other' }>['topic'];
  readonly condition: Condition;
  /** What the reader does, where that is what it turns on. */
  readonly profession?: Profession;
};

export interface CompanyNeed extends NeedFacts {
  readonly what: 'company';
}

/** The right to live there, for the reader's citizenship. */
export interface PermitNeed extends NeedFacts {
  readonly what: 'permit';
  /** Name of the country. */
  readonly place: string;
  /** The citizenship by which it was judged. */
  readonly citizenship: string;
  /** The permit that opens the regime; null where none is needed, or none is known. */
  readonly permit: PermitTerms | null;
  readonly problem: PermitProblem | null;
}

export interface DaysNeed extends NeedFacts {
  readonly what: 'days';
  readonly place: string;
  /** Days a year that the reader would be there. */
  readonly days: number;
  /** What makes resident. */
  readonly rule: DayRule;
}

export type NeedTerm = StatedNeed | CompanyNeed | PermitNeed | DaysNeed;

/** How long the present rate lasts: for so many years, until a day, or as long as a permit that everybody needs. */
export type End = { readonly years: number } | { readonly day: string } | { readonly permitMonths: number };

export type Term =
  | NeedTerm
  /** Reliefs of the first years. */
  | { readonly kind: 'cheaper-first'; readonly years: number; readonly rate: number }
  | { readonly kind: 'ends'; readonly at: End; readonly isWithinStay: boolean; readonly then?: Outcome }
  /** Other rules for everybody from a day on, YYYY-MM-DD. */
  | { readonly kind: 'changes'; readonly on: string; readonly rate: number }
  /** Revenue above which the regime is closed, USD per year. */
  | { readonly kind: 'limit'; readonly upTo: number }
  /** What the home country still asks for, USD per year; it is inside the figures. */
  | { readonly kind: 'due-at-home'; readonly amount: number; readonly isOnPayroll: boolean }
  /** A return that stays due at home; with a company, that is reported with it. */
  | { readonly kind: 'return-at-home'; readonly hasCompany: boolean }
  /** That the saving rests on the foreign earned income exclusion. */
  | { readonly kind: 'assumes-exclusion' }
  /** Costs that make no difference to this tax, USD per year. */
  | { readonly kind: 'costs-ignored'; readonly amount: number };

export interface NeedsQuestion {
  readonly country: Pick<Country, 'name' | 'code' | 'slug' | 'residencyDays'>;
  readonly regime: Pick<TaxRegime, 'id' | 'requiresIncorporation' | 'conditions' | 'permits'>;
  readonly situation: Situation;
  /** USD per year, which permits ask for. */
  readonly income: number;
  /** Length of the stay; null where none is said. */
  readonly years: number | null;
  /** Permits of the country. */
  readonly permits: readonly PermitTerms[];
  /** Rules of residence of the country that look at the days of one year; empty: only the ordinary one is known. */
  readonly dayRules: readonly DayRule[];
}

/**
 * What a regime asks of a person, met or not: what closes it first, then what is to be checked and decides, then what is
 * to be kept in mind, then what holds. Outcomes are left to whoever assesses.
 */
export function needsOf(question: NeedsQuestion): NeedTerm[] {
  const { regime, situation } = question;
  const stated = (regime.conditions ?? []).flatMap((condition) => statedNeed(condition, situation) ?? []);
  const needs = [companyNeed(question), permitNeed(question), daysNeed(question), ...stated].filter(
    (need): need is NeedTerm => need !== null,
  );
  return needs.length < 2 ? needs : needs.sort((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** 0 for what closes a regime, 1 for what is to be checked and decides, 2 for what is to mind, 3 for what holds. */
function urgencyOf({ state, fit, decides }: NeedTerm): number {
  if (fit === 'no' && state === 'unmet') return 0;
  if (state === 'met') return 3;
  return decides ? 1 : 2;
}

/** The worst that the needs that decide say. */
export function fitOf(needs: readonly NeedTerm[]): FitLevel {
  let worst: FitLevel = 'fits';
  for (const need of needs) {
    if (!need.decides) continue;
    if (need.fit === 'no') return 'no';
    if (need.fit === 'check') worst = 'check';
  }
  return worst;
}

function companyNeed({ regime, situation: { company, work } }: NeedsQuestion): CompanyNeed | null {
  const about = { kind: 'needs', what: 'company', decides: true } as const;
  if (!regime.requiresIncorporation) return null;
  if (company === true) return { ...about, state: 'met', fit: 'fits' };
  if (company === false) return { ...about, state: 'unmet', fit: 'no' };
  // Who owns a business today is taken to be willing to found one.
  return work === 'business'
    ? { ...about, state: 'met', fit: 'fits' }
    : { ...about, state: 'open', fit: 'check', asks: 'company' };
}

/** Null where the condition says nothing about this person. */
function statedNeed(condition: Condition, situation: Situation): StatedNeed | null {
  const state = stateOf(condition, situation);
  if (state === null) return null;
  const asks = state === 'open' ? questionFor(condition, situation) : undefined;
  const { profession } = situation;
  return {
    kind: 'needs',
    what: condition.type === 'other' ? condition.topic : condition.type,
    condition,
    state,
    fit: { met: 'fits', open: 'check', unmet: condition.unmet }[state] as FitLevel,
    decides: decides(condition),
    ...(asks && { asks }),
    ...(condition.type === 'profession' && profession && { profession }),
  };
}

/** How a condition stands for a person; null where it does not concern her. */
function stateOf(condition: Condition, situation: Situation): NeedState | null {
  const { citizenships, clients, company, livedIn, profession, work, workplace } = situation;
  switch (condition.type) {
    case 'citizenship': {
      // What asks some citizens for a look at the facts is no matter of everybody's.
      if (!citizenships) return condition.unmet === 'no' ? 'open' : null;
      const isEu = citizenships.some(movesFreely);
      return isEu === (condition.closedTo === 'eu') ? 'unmet' : 'met';
    }
    case 'clients-abroad':
      if (clients === undefined) return null;
      return clients === 'abroad' ? 'met' : 'unmet';
    case 'own-name':
      // Only owners of a business have profit that may belong to a company.
      if (work !== 'business') return null;
      return company === false ? 'met' : 'unmet';
    case 'work-abroad':
      if (workplace === undefined) return 'open';
      return workplace === 'here' ? 'unmet' : 'met';
    case 'profession': {
      const said = profession;
      if (!said) return 'open';
      if (condition.no.includes(said)) return 'unmet';
      return condition.check.includes(said) ? 'open' : 'met';
    }
    case 'earlier-residence':
      if (!livedIn) return 'open';
      return livedIn.includes(condition.country) ? 'unmet' : 'met';
    case 'domicile':
      // Who comes from abroad has her domicile there.
      return 'met';
    case 'other':
      return stateOfOther(condition.topic, situation);
    case 'private-clients':
    case 'qualification':
    case 'approval':
    case 'no-same-clients':
      return 'open';
  }
}

type Topic = Extract<Condition, { type: 'other' }>['topic'];

/** Of the conditions without a question of their own, the answers to other questions settle some. */
function stateOfOther(topic: Topic, { citizenships, profession, work }: Situation): NeedState {
  switch (topic) {
    case 'nationality':
      if (!citizenships) return 'open';
      return citizenships.some(movesFreely) ? 'met' : 'unmet';
    case 'payer-abroad':
      // An employee abroad is paid from there.
      return work === 'remote' ? 'met' : 'open';
    case 'activity':
      // None of the professions is among the activities that are shut out, such as finance and gaming.
      return profession && profession !== 'other' ? 'met' : 'open';
    default:
      return 'open';
  }
}

/** The answer that would settle an open condition; undefined where none of the questions does. */
function questionFor(condition: Condition, { profession }: Situation): keyof Situation | undefined {
  switch (condition.type) {
    case 'citizenship':
      return 'citizenships';
    case 'work-abroad':
      return 'workplace';
    case 'earlier-residence':
      return 'livedIn';
    case 'profession':
      return profession ? undefined : 'profession';
    case 'clients-abroad':
      return 'clients';
    case 'own-name':
      return 'company';
    case 'other':
      if (condition.topic === 'nationality') return 'citizenships';
      return condition.topic === 'activity' && !profession ? 'profession' : undefined;
    default:
      return undefined;
  }
}
