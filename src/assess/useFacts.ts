/** The facts that figures take: a person's answers, and schemes that stand in no list, which are among the facts. */
import { usePersonFacts } from '../api/facts.ts';
import { needsFacts } from '../situation/answered.ts';
import { NOTHING_SAID, type Situation } from '../situation/situation.ts';

/** Loads them as soon as an answer needs them, or a scheme that stands in no list. */
export function useFacts(
  isUnlisted: boolean,
  situation: Situation = NOTHING_SAID,
): ReturnType<typeof usePersonFacts> {
  return usePersonFacts(needsFacts(situation) || isUnlisted, isUnlisted);
}
