/**
 * What a regime asks of a person and how that stands: the company, the right to live there, the days, and the conditions
 * that its data state. A new type of condition has its case in `stateOf`, and in `questionFor` if a question settles it.
 */
import { type Condition, decides, type RegimePermit } from '../catalogue/conditions.ts';
import type { DayRule } from '../catalogue/personFacts.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import type { Situation } from '../situation/situation.ts';
import { movesFreely } from '../situation/situation.ts';
import {
  type CompanyNeed,
  type DaysNeed,
  FIT_LEVELS,
  type FitLevel,
  type NeedState,
  type NeedsQuestion,
  type NeedTerm,
  type PermitNeed,
  type PermitProblem,
  type StatedNeed,
} from './terms.ts';

/**
 * What a regime asks of a person, met or not, in no order that matters: lists only want to know whether it fits. Outcomes
 * are left to whoever assesses.
 */
export function needsOf(question: NeedsQuestion): readonly NeedTerm[] {
  const own = [companyNeed(question), permitNeed(question), daysNeed(question)];
  return [...own.filter((need) => need !== null), ...statedNeeds(question)];
}

/** What closes a regime first, then what is to be checked and decides, then what is to mind, then what holds. */
export function byUrgency(a: NeedTerm, b: NeedTerm): number {
  return urgencyOf(a) - urgencyOf(b);
}

function statedNeeds({ regime: { conditions = [] }, situation }: NeedsQuestion): readonly StatedNeed[] {
  return conditions.flatMap((condition) => statedNeed(condition, situation) ?? []).filter(isFirstOpening);
}

/** Of several conditions about professions, those that are open to the reader's own say so once. */
function isFirstOpening(
  { profession, state }: StatedNeed,
  at: number,
  needs: readonly StatedNeed[],
): boolean {
  const isOpening = (need: StatedNeed) => need.profession !== undefined && need.state === 'met';
  return profession === undefined || state !== 'met' || needs.findIndex(isOpening) === at;
}

/** 0 for what closes a regime, 1 for what is to be checked and decides, 2 for what is to mind, 3 for what holds. */
function urgencyOf({ state, fit, decides }: NeedTerm): number {
  if (fit === 'no' && state === 'unmet') return 0;
  if (state === 'met') return 3;
  return decides ? 1 : 2;
}

const COMPANY = { kind: 'needs', what: 'company', decides: true } as const;
const COMPANY_MET: CompanyNeed = { ...COMPANY, state: 'met', fit: 'fits' };
const COMPANY_OPEN: CompanyNeed = { ...COMPANY, state: 'open', fit: 'check', asks: 'company' };
const COMPANY_UNMET: CompanyNeed = { ...COMPANY, state: 'unmet', fit: 'no' };

function companyNeed({ regime, situation: { company, work } }: NeedsQuestion): CompanyNeed | null {
  if (!regime.requiresIncorporation) return null;
  if (company === false) return COMPANY_UNMET;
  // Who owns a business today is taken to be willing to found one.
  return company || work === 'business' ? COMPANY_MET : COMPANY_OPEN;
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

/** How a condition stands for a person; null where it does not concern this person. */
function stateOf(condition: Condition, situation: Situation): NeedState | null {
  const { citizenships, clients, company, livedIn, profession, work, workplace } = situation;
  if (work !== undefined && condition.metFor?.includes(work)) return 'met';
  switch (condition.type) {
    case 'citizenship': {
      // It concerns the citizens of some countries only.
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
      // Who comes from abroad is domiciled there.
      return 'met';
    case 'other':
      return stateOfOther(condition, situation);
    case 'private-clients':
    case 'qualification':
    case 'approval':
    case 'no-same-clients':
      return 'open';
  }
}

/** Of the conditions without a question of their own, the answers to other questions settle some. */
function stateOfOther(
  { topic, met = [] }: Extract<Condition, { type: 'other' }>,
  { citizenships, profession, work }: Situation,
): NeedState {
  switch (topic) {
    case 'nationality':
      if (!citizenships) return 'open';
      return citizenships.some((id) => met.includes(id) || (met.includes('eu') && movesFreely(id)))
        ? 'met'
        : 'unmet';
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
function questionFor(condition: Condition, { profession, work }: Situation): keyof Situation | undefined {
  if (condition.metFor && work === undefined) return 'work';
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

/** Of two citizenships, the one that opens more counts; null where none has been said. */
function permitNeed(question: NeedsQuestion): PermitNeed | null {
  let best: PermitNeed | null = null;
  for (const citizenship of question.situation.citizenships ?? []) {
    const need = needOf(citizenship, question);
    if (!best || levelOf(need) < levelOf(best)) best = need;
  }
  return best;
}

const levelOf = ({ fit }: { readonly fit: FitLevel }) => FIT_LEVELS.indexOf(fit);

/**
 * A permit that everybody of the citizenship needs is nothing to check by itself: its income minimum decides, and what
 * else the regime says about it.
 */
function needOf(citizenship: string, question: NeedsQuestion): PermitNeed {
  const { country, regime, permits } = question;
  const code = country.code.toLowerCase();
  const isEu = movesFreely(citizenship);
  const place = country.name;
  if (citizenship === code || (isEu && movesFreely(code))) return needFor(place, citizenship, null, HOLDS);
  const group = isEu ? 'eu' : 'non-eu';
  let best: PermitNeed | null = null;
  for (const asked of regime.permits ?? []) {
    const permit = permits.find(({ id }) => id === asked.permit);
    if (!permit || (permit.for !== 'all' && permit.for !== group)) continue;
    const need = needFor(place, citizenship, permit, problemOf(permit, asked, question));
    if (!best || levelOf(need) < levelOf(best)) best = need;
  }
  return best ?? needFor(place, citizenship, null, UNKNOWN);
}

type Standing = Pick<PermitNeed, 'state' | 'fit' | 'problem'>;

const HOLDS: Standing = { state: 'met', fit: 'fits', problem: null };
const against = (problem: PermitProblem): Standing => ({ state: 'unmet', fit: 'no', problem });
const toCheck = (problem: PermitProblem): Standing => ({ state: 'open', fit: 'check', problem });
const UNKNOWN = toCheck({ is: 'unknown' });

function needFor(
  place: string,
  citizenship: string,
  permit: PermitTerms | null,
  { state, fit, problem }: Standing,
): PermitNeed {
  return { kind: 'needs', what: 'permit', decides: true, place, citizenship, permit, state, fit, problem };
}

function problemOf(
  permit: PermitTerms,
  { check }: RegimePermit,
  { income, years, situation: { clients } }: NeedsQuestion,
): Standing {
  if (permit.nomad && clients === 'local') return against({ is: 'clients' });
  const missing = (permit.minIncome?.usd ?? 0) - income;
  if (missing > 0) return against({ is: 'income', missing });
  const { longestMonths } = permit;
  if (years !== null && longestMonths !== undefined && longestMonths < years * 12) {
    return toCheck({ is: 'ends', months: longestMonths });
  }
  if (check !== undefined) return toCheck({ is: 'check', because: check });
  return HOLDS;
}

/**
 * Too few days close a regime, unless a shorter rule applies on conditions of its own. Null where no number has been
 * said.
 */
function daysNeed({ country, situation: { days }, dayRules }: NeedsQuestion): DaysNeed | null {
  if (days === undefined) return null;
  const about = { kind: 'needs', what: 'days', decides: true, place: country.name, days } as const;
  const { residencyDays } = country;
  const ordinary: DayRule = dayRules.find((rule) => rule.days === residencyDays) ?? {
    days: residencyDays,
    isExceeded: false,
    needsAlso: [],
  };
  const met = (dayRules.length > 0 ? dayRules : [ordinary]).filter((rule) =>
    rule.isExceeded ? days > rule.days : days >= rule.days,
  );
  const full = met.find((rule) => rule.days >= residencyDays);
  if (full) return { ...about, state: 'met', fit: 'fits', rule: full };
  const [shorter] = met;
  return shorter
    ? { ...about, state: 'open', fit: 'check', rule: shorter }
    : { ...about, state: 'unmet', fit: 'no', rule: ordinary };
}
