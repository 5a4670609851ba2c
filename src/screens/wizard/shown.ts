/** What the results show of a list: the answer beside today, the groups of rows, the next question. */
import { type Answer, answerOf } from '../../assess/answer.ts';
import type { Difference } from '../../assess/differenceEnglish.ts';
import { type NextQuestion, nextQuestion } from '../../assess/nextQuestion.ts';
import {
  type OpenGroup,
  openGroups,
  type Recommendation,
  type Recommendations,
} from '../../assess/recommendations.ts';
import type { Situation } from '../../situation/situation.ts';

export interface Shown extends Difference, Pick<Answer, 'most'> {
  readonly groups: readonly OpenGroup[];
  /** What would leave most if it is checked; null where nothing would leave more. */
  readonly check: Recommendation | null;
  readonly question: NextQuestion | null;
}

export function shownOf(list: Recommendations, skipped: readonly (keyof Situation)[]): Shown {
  const answer = answerOf(list);
  const { best, stays, isLeast, most, couldBe } = answer;
  const groups = openGroups(list);
  return {
    ...{ best, stays, isLeast, most, couldBe, groups, keptToday: list.keptToday },
    check: groups.find(({ level }) => level === 'check')?.rows[0] ?? null,
    question: nextQuestion(list, skipped),
  };
}
