/** How the conditions of a regime stand for a person: a new kind of condition has its case here. */
import { type Condition, decides } from '../catalogue/conditions.ts';
import { movesFreely } from '../situation/places.ts';
import type { Situation } from '../situation/situation.ts';
import { daysNeed } from './days.ts';
import { permitNeed } from './permits.ts';
import type { CompanyNeed, FitLevel, NeedState, NeedsQuestion, NeedTerm, StatedNeed } from './terms.ts';

/**
 * What a regime asks of a person, met or not: what closes it first, then what is to be checked and decides, then what is
 * to be kept in mind, then what holds. Outcomes are left to whoever assesses.
 */
export function needsOf(question: NeedsQuestion): NeedTerm[] {
  const needs: NeedTerm[] = [];
  for (const need of [companyNeed(question), permitNeed(question), daysNeed(question)]) {
    if (need) needs.push(need);
  }
  needs.push(...statedNeeds(question));
  return needs.length < 2 ? needs : needs.sort((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** What the data state of a regime stands for a person as it does at every other income. */
const knownNeeds = new WeakMap<Situation, Map<readonly Condition[], readonly StatedNeed[]>>();

function statedNeeds({ regime: { conditions = [] }, situation }: NeedsQuestion): readonly StatedNeed[] {
  if (conditions.length === 0) return [];
  const ofPerson = knownNeeds.get(situation) ?? new Map<readonly Condition[], readonly StatedNeed[]>();
  const needs =
    ofPerson.get(conditions) ?? conditions.flatMap((condition) => statedNeed(condition, situation) ?? []);
  ofPerson.set(conditions, needs);
  knownNeeds.set(situation, ofPerson);
  return needs;
}

/** 0 for what closes a regime, 1 for what is to be checked and decides, 2 for what is to mind, 3 for what holds. */
function urgencyOf({ state, fit, decides }: NeedTerm): number {
  if (fit === 'no' && state === 'unmet') return 0;
  if (state === 'met') return 3;
  return decides ? 1 : 2;
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
