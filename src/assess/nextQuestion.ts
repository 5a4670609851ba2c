/**
 * Which question is asked under an answer: home first, then how one is paid, then what could raise the amount most, then how
 * long one stays, last what the amount takes for granted.
 */
import type { Situation } from '../situation/situation.ts';
import { isContractOpen } from '../situation/situation.ts';
import { answerOf } from './answer.ts';
import type { Assessed } from './assessor.ts';
import type { Recommendations } from './recommendations.ts';
import { datedAmounts } from './rowEnglish.ts';
import { openNeeds } from './terms.ts';

type Key = keyof Situation;

/** What is asked by what it could change, the first of equal ones first. */
const BY_GAIN: readonly Key[] = [
  'payer',
  'profession',
  'company',
  'workplace',
  'days',
  'clients',
  'citizenships',
  'livedIn',
  'workCountry',
];

export interface NextQuestion {
  readonly about: Key;
  /** What one of its answers could leave, and where; null where it is asked whatever it changes. */
  readonly could: Pick<Assessed, 'kept' | 'country'> | null;
}

/** A smaller part of the amount changes nothing that is worth a question. */
const WORTH_ASKING = 0.01;

/** The next question to a person; null where none that is left open could change the amount. */
export function nextQuestion(list: Recommendations, skipped: readonly Key[] = []): NextQuestion | null {
  if (list.floor) return nextQuestion({ ...list.floor, situation: list.situation }, skipped);
  const { situation, keptToday } = list;
  const isOpen = (key: Key) => situation[key] === undefined && !skipped.includes(key);
  const always: readonly (readonly [Key, boolean])[] = [
    // Owners and whoever sends invoices have costs; what an employee may deduct is in the law of wages.
    ['costs', situation.work === 'business'],
    ['home', true],
    ['contract', isContractOpen(situation)],
    ['costs', situation.work === 'freelancer' || situation.contract === 'invoices'],
  ];
  const first = always.find(([key, isAsked]) => isAsked && isOpen(key));
  if (first && first[0] !== 'costs') return { about: first[0], could: null };
  const { best, stays } = answerOf(list);
  const least = Math.max(best?.kept ?? keptToday ?? 0, 0) * (1 + WORTH_ASKING);
  const askable = BY_GAIN.filter(isOpen);
  const gainBy = (about: Key): readonly NextQuestion[] => {
    const could = askable.includes(about) ? mostBy(about, askable, list) : null;
    return could !== null && could.kept > least ? [{ about, could }] : [];
  };
  if (first) {
    // Who stays only because of who pays is asked that before anything is taken off the amount.
    const [paid] = stays ? gainBy('payer') : [];
    return paid ?? { about: first[0], could: null };
  }
  // Whether an owner has a company there decides about all schemes: what else is asked is about those that are left.
  const [owned] = situation.work === 'business' ? gainBy('company') : [];
  const found = owned ? [owned] : askable.flatMap(gainBy);
  const [most] = found.sort((a, b) => (b.could?.kept ?? 0) - (a.could?.kept ?? 0));
  if (most) return most;
  // How long one stays counts where years leave other amounts.
  if (best !== null && isOpen('years') && datedAmounts(best) !== null) return { about: 'years', could: null };
  // What the amount takes for granted, and says so.
  const granted: readonly (readonly [Key, boolean])[] = [
    ['household', situation.home !== undefined],
    ['workplace', situation.days === undefined],
  ];
  const [left] = granted.filter(([key, isNamed]) => best !== null && isNamed && isOpen(key));
  if (left) return { about: left[0], could: null };
  // As long as nothing is certain and today is not known, what was left out is asked again: what could settle it first.
  if (best !== null || stays || skipped.length === 0) return null;
  const others = skipped.filter((key) => !BY_GAIN.includes(key));
  return nextQuestion(list, others.length < skipped.length ? others : []);
}

/** What leaves most once a question is answered in its favour: alone, or else with others that can be asked. */
function mostBy(about: Key, askable: readonly Key[], { all }: Recommendations): NextQuestion['could'] {
  let most: { readonly kept: number; readonly country: Assessed['country']; readonly alone: boolean } | null =
    null;
  for (const one of all.flatMap(({ best, others }) => [best, ...others])) {
    const open = openNeeds(one);
    const asked = new Set(open.map(({ asks }) => asks));
    const raises = open.length === 0 ? raisesAlone(about, one) : asked.has(about);
    if (one.fit === 'no' || !raises || ![...asked].every((key) => key && askable.includes(key))) continue;
    const alone = asked.size < 2;
    const isMore =
      most === null ||
      Number(alone) - Number(most.alone) > 0 ||
      (alone === most.alone && one.most > most.kept);
    if (isMore) most = { kept: one.most, country: one.country, alone };
  }
  return most;
}

/** Whether an answer raises what a scheme leaves that asks nothing more. */
function raisesAlone(about: Key, { kept, most, dueElsewhere }: Assessed): boolean {
  if (about === 'payer') return dueElsewhere.some(({ open, certain }) => open === 'payer' && certain);
  return about === 'profession' && most > kept;
}
