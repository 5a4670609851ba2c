/** Which questions are asked before an answer is named: those that could still change which regime is first. */
import type { Situation } from '../situation/situation.ts';
import { answerOf } from './answer.ts';
import type { Assessed } from './assessor.ts';
import { byKept, type Recommendations } from './recommendations.ts';

type Key = keyof Situation;

/** In the order in which they are asked. */
const ORDER: readonly Key[] = [
  'contract',
  'costs',
  'profession',
  'workplace',
  'days',
  'workCountry',
  'citizenships',
  'company',
  'livedIn',
];

/**
 * The questions that decide and are open, in their order: those that nobody has answered or left out, and that change
 * something for a regime which is left. None are left once nothing asked would change which regime is first.
 */
export function openQuestions(
  list: Pick<Recommendations, 'all' | 'situation'>,
  skipped: readonly Key[] = [],
): readonly Key[] {
  const { situation } = list;
  const left = list.all.flatMap(({ best, others }) => [best, ...others]).filter(({ fit }) => fit !== 'no');
  const askable = ORDER.filter((key) => situation[key] === undefined && !skipped.includes(key));
  const { best } = answerOf(list);
  const could = left.filter((one) => wouldBeFirst(one, best, askable));
  return askable.filter((key) => DECIDES[key]?.(left, situation) ?? could.some((one) => asks(one, key)));
}

/** What changes every list, where it concerns anybody at all. The others are asked where their answer could make a regime first. */
const DECIDES: Partial<Record<Key, (left: readonly Assessed[], situation: Situation) => boolean>> = {
  contract: (_, { work }) => work === 'remote',
  // What an employee may deduct is in the law of wages.
  costs: (_, { work }) => work !== 'remote',
  profession: (left) => left.some((one) => asks(one, 'profession')),
  workplace: (left) => left.some((one) => asks(one, 'workplace')),
  days: (left) => left.some((one) => asks(one, 'days')),
  workCountry: (left, { workplace }) => workplace === 'elsewhere' && left.length > 0,
  citizenships: (left) =>
    left.some((one) => asks(one, 'citizenships') || (one.regime.permits ?? []).length > 0),
};

function asks({ needs }: Assessed, key: Key): boolean {
  return needs.some((need) => need.decides && need.state !== 'met' && need.asks === key);
}

/** Whether a regime would come before the answer, if each of these questions were answered in its favour. */
function wouldBeFirst(one: Assessed, best: Assessed | null, askable: readonly Key[]): boolean {
  const open = one.needs.filter(({ decides, state }) => decides && state !== 'met');
  if (open.length === 0 || open.some((need) => !need.asks || !askable.includes(need.asks))) return false;
  return best === null || byKept({ ...one, fit: 'fits', needs: [] }, best) < 0;
}
