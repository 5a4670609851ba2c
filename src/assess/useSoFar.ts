import { useSkipped } from '../situation/skipped.ts';
import { openQuestions } from './openQuestions.ts';
import type { Recommendations } from './recommendations.ts';

/** Whether the first row of a person's list is only the first so far, because a question that decides is open. */
export function useSoFar(list: Recommendations | null): boolean {
  const skipped = useSkipped();
  return list?.isGrouped === true && openQuestions(list, skipped).length > 0;
}
