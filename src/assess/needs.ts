/**
 * What a regime asks of a person and how that stands: the company, the right to live there, the days, and the conditions
 * that its data state. A new type of condition has its case in `stateOf`, and in `questionFor` if a question settles it.
 */
import { type Condition, decides, type RegimePermit } from '../catalogue/conditions.ts';
import type { LocalAmount, PermitTerms } from '../catalogue/practical.ts';
import type { Family } from '../law/index.ts';
import { hasAnswers } from '../situation/answered.ts';
import type { Situation } from '../situation/situation.ts';
import {
  familyOf,
  hasCompany,
  homeIdOf,
  isContractOpen,
  isOnPayroll,
  movesFreely,
  spousePassports,
} from '../situation/situation.ts';
import { residenceNeeds, workplaceIn } from './residenceNeeds.ts';
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
 * @param ofResidence what no ordinary answer changes
 */
export function needsOf(
  question: NeedsQuestion,
  ofResidence: readonly NeedTerm[] = residenceNeeds(question),
): readonly NeedTerm[] {
  const own = [companyNeed(question), permitNeed(question)].filter((need) => need !== null);
  return [...own, ...ofResidence, ...statedNeeds(question)];
}

/** What closes a regime first, then what is to be checked and decides, then what is to mind, then what holds. */
export function byUrgency(a: NeedTerm, b: NeedTerm): number {
  return urgencyOf(a) - urgencyOf(b);
}

/** Of several conditions about professions, those that are open to the reader's own say so once. */
function statedNeeds(question: NeedsQuestion): readonly StatedNeed[] {
  const needs: StatedNeed[] = [];
  let isOpened = false;
  for (const condition of question.regime.conditions ?? []) {
    const need = statedNeed(condition, question);
    const isOpening = need?.profession !== undefined && need.state === 'met';
    if (need && !(isOpening && isOpened)) needs.push(need);
    isOpened ||= isOpening;
  }
  return needs;
}

/** 0 for what closes a regime, 1 for what is to be checked and decides, 2 for what is to mind, 3 for what holds. */
function urgencyOf({ state, fit, decides }: NeedTerm): number {
  if (fit === 'no' && state === 'unmet') return 0;
  if (state === 'met') return 3;
  return decides ? 1 : 2;
}

const COMPANY = { kind: 'needs', what: 'company', decides: true } as const;
const COMPANY_MET = { ...COMPANY, state: 'met', fit: 'fits' } as const;
const COMPANY_OPEN: CompanyNeed = { ...COMPANY, state: 'open', fit: 'check', asks: 'company' };
const COMPANY_UNMET: CompanyNeed = { ...COMPANY, state: 'unmet', fit: 'no' };

function companyNeed({ regime, situation }: NeedsQuestion): CompanyNeed | null {
  if (!regime.requiresIncorporation) return null;
  const wanted = wantsCompany(situation);
  if (wanted === undefined) return COMPANY_OPEN;
  return wanted ? { ...COMPANY_MET, isOwner: hasCompany(situation) } : COMPANY_UNMET;
}

/** Whether there will be a company; who has one needs no other answer, nor, for specified lists, who owns a business. */
function wantsCompany(situation: Situation): boolean | undefined {
  const { company, work } = situation;
  const isOwner = hasCompany(situation) || (work === 'business' && !hasAnswers(situation));
  return company ?? (isOwner ? true : undefined);
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
    ...(condition.type === 'work-abroad' &&
      state === 'met' &&
      workplaceIn(question) !== 'elsewhere' &&
      condition.metWithPermit && { withPermit: condition.metWithPermit.because }),
    ...(workCountry && workplaceIn(question) === 'elsewhere' && { workCountry }),
    ...(WORK_THERE.has(condition.type) && isTakenToWorkThere(situation) && { isTaken: true as const }),
  };
}

const WORK_THERE: ReadonlySet<Condition['type']> = new Set(['work-here', 'managed-here']);

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
      // Family members of citizens of the EU need no permit for work either.
      const isFamily = condition.closedTo === 'other' && spouseNeed(question).some(({ permit }) => permit);
      const isEu = isFamily || citizenships.some(movesFreely);
      return isEu === (condition.closedTo === 'eu') ? 'unmet' : 'met';
    }
    case 'clients-abroad':
      if (isOnPayroll(situation)) return null;
      if (clients === undefined) return hasAnswers(situation) ? 'open' : null;
      return clients === 'abroad' ? 'met' : 'unmet';
    case 'own-name':
      // Only owners of a business have profit that may belong to a company.
      if (work !== 'business') return null;
      if (company === undefined && hasAnswers(situation)) return 'open';
      return company === false ? 'met' : 'unmet';
    case 'self-employed':
      if (work === undefined) return null;
      if (isContractOpen(situation)) return 'open';
      return isOnPayroll(situation) ? 'unmet' : 'met';
    case 'work-abroad':
      if (workplace === 'elsewhere') return 'met';
      return (
        withPermit(condition.metWithPermit?.permit, question) ?? (workplace === 'here' ? 'unmet' : 'open')
      );
    case 'work-here':
      if (workplace === undefined) return isTakenToWorkThere(situation) ? 'met' : 'open';
      return workplace === 'here' ? 'met' : 'unmet';
    case 'managed-here':
      // Without a company there is nothing to manage; whether there is one is a need of its own.
      if (!wantsCompany(situation) && (company === false || workplace !== 'elsewhere')) return null;
      return workplace === 'here' || isTakenToWorkThere(situation) ? 'met' : 'open';
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

/**
 * Whether a person is taken to work in the new country: whoever has said nothing else of the work or of the days, beside an
 * answer that says "if you live and work there".
 */
function isTakenToWorkThere(situation: Situation): boolean {
  return situation.workplace === undefined && situation.days === undefined && hasAnswers(situation);
}

/** How a permit stands with which work done there counts as foreign; null where the person does not get it for the whole stay. */
function withPermit(id: string | undefined, question: NeedsQuestion): 'met' | 'open' | null {
  const permit = question.permits.find((one) => one.id === id);
  if (!permit || !question.situation.citizenships) return null;
  const { state, problem } = problemOf(permit, { permit: permit.id }, question);
  if (state === 'met') return 'met';
  return problem?.is === 'clients' && state === 'open' ? 'open' : null;
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
      return workplace === undefined ? 'workplace' : 'clients';
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
      return hasCompany(situation) ? undefined : 'company';
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
  const needs = [
    ...spouseNeed(question),
    ...(regime.permits ?? []).flatMap((asked) => permitNeeds(asked, situation.citizenships ?? [], question)),
  ];
  const [first, ...others] = needs;
  if (!first) return needFor(place, situation.citizenships[0] ?? null, null, UNKNOWN);
  return others.reduce((best, need) => (levelOf(need) < levelOf(best) ? need : best), first);
}

/**
 * The passport by which a spouse brings the reader along: every country of free movement but its own; in the own one that
 * country's rule counts.
 */
function spouseOf({ country, situation }: NeedsQuestion): string | undefined {
  const passports = spousePassports(situation);
  const own = country.code.toLowerCase();
  return passports.includes(own) ? own : passports.find((id) => settlesFreely(id, country));
}

/** Of the permits of a country, the one of its data by which a spouse comes along. */
const FAMILY_CARD = 'family-card';

/** A status that is closed to citizens of the EU is had by its own permit alone. */
function spouseNeed(question: NeedsQuestion): readonly PermitNeed[] {
  const { country, regime, situation } = question;
  const spouse = spouseOf(question);
  const isByPermit = regime.conditions?.some((one) => one.type === 'citizenship' && one.closedTo === 'eu');
  if (spouse === undefined || isByPermit) return [];
  const card = question.permits.find(({ id }) => id === FAMILY_CARD);
  const isOwn = spouse === country.code.toLowerCase();
  if (!card && !isOwn) return [];
  const [permit, standing] = isOwn ? [null, toCheck({ is: 'spouse' })] : [card ?? null, HOLDS];
  return [{ ...needFor(country.name, situation.citizenships?.[0] ?? null, permit, standing), spouse }];
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
function isPermitFor(
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

/** The question whose answer settles what has to be checked; null where no answer does. */
const SETTLED_BY: Readonly<Record<PermitProblem['is'], 'clients' | null>> = {
  ...{ income: null, clients: 'clients', family: null, ends: null, check: null, spouse: null },
  // Whose right to live there it is, is asked by the other needs.
  ...{ unsaid: null, unknown: null },
};

function needFor(
  place: string,
  citizenship: string | null,
  permit: PermitTerms | null,
  { state, fit, problem }: Standing,
): PermitNeed {
  const asks = state === 'open' && problem && SETTLED_BY[problem.is];
  return {
    kind: 'needs',
    what: 'permit',
    decides: true,
    place,
    citizenship,
    permit,
    state,
    fit,
    problem,
    ...(asks && { asks }),
  };
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
  // An employee has no clients.
  const clients = isOnPayroll(situation) ? 'abroad' : situation.clients;
  if (permit.nomad && clients === 'local') return against({ is: 'clients' });
  const missing = (permit.minIncome?.usd ?? 0) - income;
  if (missing > 0) return against({ is: 'income', missing });
  if (permit.familyIncluded === false && familyOf(situation)) return toCheck({ is: 'family' });
  const { longest } = permit.months;
  if (years !== null && longest !== undefined && longest < years * 12) {
    return toCheck({ is: 'ends', months: longest });
  }
  if (check !== undefined) return toCheck({ is: 'check', because: check });
  if (permit.nomad && clients === undefined && hasAnswers(situation)) return toCheck({ is: 'clients' });
  return HOLDS;
}
