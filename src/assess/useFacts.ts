/** The facts that figures take: a person's answers, and schemes that stand in no list, which are among the facts. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { usePersonFacts } from '../api/facts.ts';
import { needsFacts } from '../situation/answered.ts';
import { NOTHING_SAID, type Situation } from '../situation/situation.ts';

/** Loads them as soon as an answer needs them, or a regime that is not among the listed ones. */
export function useFacts(
  regimeIds: readonly string[],
  situation: Situation = NOTHING_SAID,
): ReturnType<typeof usePersonFacts> {
  const isUnlisted = regimeIds.some((id) => !Object.hasOwn(taxBrackets, id));
  return usePersonFacts(needsFacts(situation) || isUnlisted, isUnlisted);
}
