/** What the results show of a list: the answer beside today, the groups of rows, the next question. */
import { type Answer, answerOf } from '../../assess/answer.ts';
import { type Difference, whyFirst } from '../../assess/differenceEnglish.ts';
import { type NextQuestion, nextQuestion } from '../../assess/nextQuestion.ts';
import {
  type OpenGroup,
  openGroups,
  type Recommendation,
  type Recommendations,
} from '../../assess/recommendations.ts';
import type { Situation } from '../../situation/situation.ts';

export interface Shown extends Difference, Pick<Answer, 'most'> {
  /** Why other rows leave more; null where none does. */
  readonly why: string | null;
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
    why: whyFirst(answer, list),
    check: groups.find(({ level }) => level === 'check')?.rows[0] ?? null,
    question: nextQuestion(list, skipped),
  };
}
