/** What happens if somebody does not leave when planned. */
import { historyOf } from './history.ts';
import { answerRule, type RuleAnswer, type RuleQuestion } from './rules.ts';
import type { Stay } from './types.ts';

/**
 * The rule's answer if the last stay in its country that begins by `until` never ended: `willCrossOn` and
 * `latestDeparture` then say how long that stay may last. Null without such a stay.
 * @param until the last day to look at, `2027-12-31`
 */
export function answerIfStaying(
  question: RuleQuestion,
  stays: readonly Stay[],
  until: string,
  recordFrom: string | null,
): RuleAnswer | null {
  const last = stays
    .filter(({ country, arrival }) => country === question.country && arrival <= until)
    .reduce<Stay | null>((latest, stay) => (latest && latest.arrival > stay.arrival ? latest : stay), null);
  if (last === null) return null;
  const { taxYear: _, ...anyYear } = question;
  const staying = stays
    .filter((stay) => stay.arrival <= last.arrival)
    .map((stay) => (stay === last ? { ...stay, departure: null } : stay));
  return answerRule(anyYear, historyOf(staying, last.arrival, recordFrom));
}
