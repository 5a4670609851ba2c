/**
 * What a regime asks of a person and how that stands: the company, the right to live there, the days, and the conditions
 * that its data state. A new type of condition has its case in `stateOf`, and in `questionFor` if a question settles it.
 */
import { type Condition, decides, type RegimePermit } from '../catalogue/conditions.ts';
import type { LocalAmount, PermitTerms } from '../catalogue/practical.ts';
import type { Family } from '../law/index.ts';
import { hasAnswers } from '../situation/answered.ts';
import type { Situation } from '../situation/situation.ts';
import { familyOf, homeIdOf, isContractOpen, isOnPayroll, movesFreely } from '../situation/situation.ts';
import { daysNeed, keptNeed, otherCountryNeed, workplaceIn } from './residenceNeeds.ts';
import {
  type CompanyNeed,
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
  const own = [
    ...[companyNeed(question), permitNeed(question)],
    ...[daysNeed(question), otherCountryNeed(question), keptNeed(question)],
  ];
  return [...own.filter((need) => need !== null), ...statedNeeds(question)];
}

/** What closes a regime first, then what is to be checked and decides, then what is to mind, then what holds. */
export function byUrgency(a: NeedTerm, b: NeedTerm): number {
  return urgencyOf(a) - urgencyOf(b);
}

function statedNeeds(question: NeedsQuestion): readonly StatedNeed[] {
  const { conditions = [] } = question.regime;
  return conditions.flatMap((condition) => statedNeed(condition, question) ?? []).filter(isFirstOpening);
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

function companyNeed({ regime, situation }: NeedsQuestion): CompanyNeed | null {
  if (!regime.requiresIncorporation) return null;
  if (situation.company === false) return COMPANY_UNMET;
  return wantsCompany(situation) ? COMPANY_MET : COMPANY_OPEN;
}

/** Whether there will be a company: who owns a business today is taken to be willing to found one. */
function wantsCompany({ company, work }: Situation): boolean {
  return company ?? work === 'business';
}

/** Null where the condition says nothing about this person. */
function statedNeed(condition: Condition, question: NeedsQuestion): StatedNeed | null {
  const state = stateOf(condition, question);
  if (state === null) return null;
  const { situation } = question;
  const asks = state === 'open' ? questionFor(condition, situation) : undefined;
  const { profession, workCountry } = situation;
  return {
    kind: 'needs',
    what: condition.type === 'other' ? condition.topic : condition.type,
    condition,
    state,
    fit: { met: 'fits', open: 'check', unmet: condition.unmet }[state] as FitLevel,
    decides: decides(condition),
    ...(asks && { asks }),
    place: question.country.name,
    ...(condition.type === 'profession' && profession && { profession }),
    ...(workCountry && workplaceIn(question) === 'elsewhere' && { workCountry }),
  };
}

/** How a condition stands for a person; null where it does not concern this person. */
function stateOf(condition: Condition, question: NeedsQuestion): NeedState | null {
  const { situation } = question;
  const { citizenships, clients, company, livedIn, profession, work } = situation;
  const workplace = workplaceIn(question);
  if (isMetByWork(condition, situation)) return 'met';
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
    case 'self-employed':
      if (work === undefined) return null;
      if (isContractOpen(situation)) return 'open';
      return isOnPayroll(situation) ? 'unmet' : 'met';
    case 'work-abroad':
      if (workplace === 'elsewhere' || holdsPermit(condition.metWithPermit, question)) return 'met';
      return workplace === 'here' ? 'unmet' : 'open';
    case 'work-here':
      if (workplace === undefined) return 'open';
      return workplace === 'here' ? 'met' : 'unmet';
    case 'managed-here':
      // Without a company there is nothing to manage; whether there is one is a need of its own.
      if (!wantsCompany(situation) && (company === false || workplace !== 'elsewhere')) return null;
      return workplace === 'here' ? 'met' : 'open';
    case 'stay-only':
      // Lists for everybody are as they are specified; who has answered wants to move.
      return hasAnswers(situation) ? 'unmet' : 'open';
    case 'profession': {
      const said = profession;
      if (!said) return 'open';
      if (condition.no.includes(said)) return 'unmet';
      return condition.check.includes(said) ? 'open' : 'met';
    }
    case 'earlier-residence':
      if (homeIdOf(situation) === condition.country) return 'unmet';
      if (!livedIn) return 'open';
      return livedIn.includes(condition.country) ? 'unmet' : 'met';
    case 'domicile':
      // Who comes from abroad is domiciled there.
      return 'met';
    case 'other':
      return stateOfOther(condition, question);
    case 'private-clients':
    case 'qualification':
    case 'approval':
    case 'no-same-clients':
      return 'open';
  }
}

/** Whether the kind of work meets a condition, whatever else is said: of remote work, that on a payroll. */
function isMetByWork({ metFor = [] }: Condition, situation: Situation): boolean {
  const { work } = situation;
  return work !== undefined && metFor.includes(work) && (work !== 'remote' || isOnPayroll(situation));
}

/** Whether a person gets a permit for the whole stay, which takes a citizenship to say. */
function holdsPermit(id: string | undefined, question: NeedsQuestion): boolean {
  const permit = question.permits.find((one) => one.id === id);
  if (!permit || !question.situation.citizenships) return false;
  return problemOf(permit, { permit: permit.id }, question).state === 'met';
}

/** Of the conditions without a question of their own, the answers to other questions settle some. */
function stateOfOther(
  { topic, met = [] }: Extract<Condition, { type: 'other' }>,
  { country, situation }: NeedsQuestion,
): NeedState | null {
  const { citizenships, profession } = situation;
  switch (topic) {
    case 'nationality':
      if (!citizenships) return 'open';
      return citizenships.some((id) => met.includes(id) || (met.includes('eu') && movesFreely(id)))
        ? 'met'
        : 'unmet';
    case 'payer-abroad':
      // An employee abroad is paid from there.
      return isOnPayroll(situation) ? 'met' : 'open';
    case 'family':
      // Whoever is a citizen needs no permit on which nobody else may come.
      return familyOf(situation) && !citizenships?.includes(country.code.toLowerCase()) ? 'open' : null;
    case 'activity':
      // None of the professions is among the activities that are shut out, such as finance and gaming.
      return profession && profession !== 'other' ? 'met' : 'open';
    default:
      return 'open';
  }
}

/** The answer that would settle an open condition; undefined where none of the questions does. */
function questionFor(condition: Condition, situation: Situation): keyof Situation | undefined {
  const { profession, work, workCountry, workplace } = situation;
  if (condition.metFor) {
    if (work === undefined) return 'work';
    if (condition.metFor.includes(work) && isContractOpen(situation)) return 'contract';
  }
  switch (condition.type) {
    case 'citizenship':
      return 'citizenships';
    case 'self-employed':
      return 'contract';
    case 'work-abroad':
    case 'work-here':
      return 'workplace';
    case 'managed-here':
      if (workplace !== 'elsewhere') return 'workplace';
      return workCountry === undefined ? 'workCountry' : undefined;
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
      if (condition.topic === 'payer-abroad') return isContractOpen(situation) ? 'contract' : undefined;
      return condition.topic === 'activity' && !profession ? 'profession' : undefined;
    default:
      return undefined;
  }
}

/**
 * Of all citizenships and permits, what opens most: no permit, else the first that fits. A permit that everybody of the
 * citizenship needs is nothing to check by itself: its income minimum decides, and what else the regime says about it.
 */
function permitNeed(question: NeedsQuestion): PermitNeed | null {
  const { country, regime, situation } = question;
  if (!situation.citizenships) {
    const isAsked = situation.work !== undefined && (regime.permits ?? []).length > 0;
    // To be kept in mind: it takes nothing away before the question is put.
    const unsaid = needFor(country.name, null, null, toCheck({ is: 'unsaid' }));
    return isAsked ? { ...unsaid, decides: false, asks: 'citizenships' } : null;
  }
  const place = country.name;
  const settled = situation.citizenships.find((citizenship) => settlesFreely(citizenship, country));
  if (settled !== undefined) return needFor(place, settled, null, HOLDS);
  const needs = (regime.permits ?? []).flatMap((asked) =>
    permitNeeds(asked, situation.citizenships ?? [], question),
  );
  const [first, ...others] = needs;
  if (!first) return needFor(place, situation.citizenships[0] ?? null, null, UNKNOWN);
  return others.reduce((best, need) => (levelOf(need) < levelOf(best) ? need : best), first);
}

const levelOf = ({ fit }: { readonly fit: FitLevel }) => FIT_LEVELS.indexOf(fit);

/** Whether a citizen needs no permit to live in a country. */
function settlesFreely(citizenship: string, { code }: NeedsQuestion['country']): boolean {
  const id = code.toLowerCase();
  return citizenship === id || (movesFreely(citizenship) && movesFreely(id));
}

/** A permit of a regime for those of the citizenships that can have it, by the first of them. */
function permitNeeds(
  asked: RegimePermit,
  citizenships: readonly string[],
  question: NeedsQuestion,
): readonly PermitNeed[] {
  const found = question.permits.find(({ id }) => id === asked.permit);
  const holder = found && citizenships.find((citizenship) => isPermitFor(found, citizenship));
  if (!found || holder === undefined) return [];
  const permit = { ...found, minIncome: minIncomeOf(found, familyOf(question.situation)) };
  return [needFor(question.country.name, holder, permit, problemOf(permit, asked, question))];
}

/** Whether a permit is for citizens of a country. */
export function isPermitFor(
  { for: group, also = [] }: Pick<PermitTerms, 'for' | 'also'>,
  citizenship: string,
): boolean {
  return group === 'all' || (group === 'eu') === movesFreely(citizenship) || also.includes(citizenship);
}

type Standing = Pick<PermitNeed, 'state' | 'fit' | 'problem'>;

const HOLDS: Standing = { state: 'met', fit: 'fits', problem: null };
const against = (problem: PermitProblem): Standing => ({ state: 'unmet', fit: 'no', problem });
const toCheck = (problem: PermitProblem): Standing => ({ state: 'open', fit: 'check', problem });
const UNKNOWN = toCheck({ is: 'unknown' });

function needFor(
  place: string,
  citizenship: string | null,
  permit: PermitTerms | null,
  { state, fit, problem }: Standing,
): PermitNeed {
  return { kind: 'needs', what: 'permit', decides: true, place, citizenship, permit, state, fit, problem };
}

/** The lowest yearly income that a permit asks of a family. */
function minIncomeOf({ minIncome, familyIncome }: PermitTerms, family: Family | null): LocalAmount | null {
  if (!minIncome || !familyIncome || !family) return minIncome;
  const [partners, children] = [family.hasPartner ? 1 : 0, family.children.length];
  const members = partners + children;
  const more =
    'partner' in familyIncome
      ? [[partners, familyIncome.partner] as const, [children, familyIncome.child] as const]
      : [[1, familyIncome.first] as const, [members - 1, familyIncome.further] as const];
  const sumOf = (of: (amount: LocalAmount) => number) =>
    more.reduce((sum, [count, amount]) => sum + count * of(amount), of(minIncome));
  return { ...minIncome, amount: sumOf(({ amount }) => amount), usd: sumOf(({ usd }) => usd) };
}

function problemOf(
  permit: PermitTerms,
  { check }: RegimePermit,
  { income, years, situation }: NeedsQuestion,
): Standing {
  if (permit.nomad && situation.clients === 'local') return against({ is: 'clients' });
  const missing = (permit.minIncome?.usd ?? 0) - income;
  if (missing > 0) return against({ is: 'income', missing });
  if (permit.familyIncluded === false && familyOf(situation)) return toCheck({ is: 'family' });
  const { longest } = permit.months;
  if (years !== null && longest !== undefined && longest < years * 12) {
    return toCheck({ is: 'ends', months: longest });
  }
  if (check !== undefined) return toCheck({ is: 'check', because: check });
  return HOLDS;
}
