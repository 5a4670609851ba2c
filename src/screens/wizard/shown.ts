/** What the results show of a list: the answer beside today, the groups of rows, the next question. */
import { type Answer, answerOf } from '../../assess/answer.ts';
import type { Difference } from '../../assess/differenceEnglish.ts';
import { type NextQuestion, nextQuestion } from '../../assess/nextQuestion.ts';
import { type OpenGroup, openGroups, type Recommendations } from '../../assess/recommendations.ts';
import type { Situation } from '../../situation/situation.ts';

export interface Shown extends Difference, Pick<Answer, 'most'> {
  readonly groups: readonly OpenGroup[];
  readonly question: NextQuestion | null;
}

export function shownOf(list: Recommendations, skipped: readonly (keyof Situation)[]): Shown {
  const answer = answerOf(list);
  const { best, stays, isLeast, most, couldBe } = answer;
  const groups = openGroups(list);
  return {
    ...{ best, stays, isLeast, most, couldBe, groups, keptToday: list.keptToday },
    question: nextQuestion(list, skipped),
  };
}
