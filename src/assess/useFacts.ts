/** The facts of a person's figures in components, with what the device keeps beside the answers. */
import { useQuery } from '@tanstack/react-query';
import { loadPersonFacts } from '../api/facts.ts';
import { queryClient } from '../api/queries.ts';
import { type FactsWanted, NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { useHydrated } from '../catalogue/useHydrated.ts';
import { needsFacts } from '../situation/answered.ts';
import { NOTHING_SAID, type Situation } from '../situation/situation.ts';

const factsQuery = (wanted: FactsWanted) => {
  const parts = typeof wanted === 'object' ? wanted : {};
  const queryKey = ['person-facts', parts];
  const queryFn = async () => {
    const [facts, withTies] = await Promise.all([
      loadPersonFacts(parts),
      import('./heldByTies.ts').then(({ tiesRead }) => tiesRead()),
    ]);
    return withTies(facts, (changed) => queryClient.setQueryData(queryKey, changed));
  };
  return { queryKey, queryFn };
};

/** Brings them here for all parts of the page. @throws where they cannot be had */
export async function fetchPersonFacts(wanted: FactsWanted): Promise<void> {
  await queryClient.ensureQueryData(factsQuery(wanted));
}

/**
 * The facts as soon as they are wanted and here. Where they cannot be had, figures go without them.
 * `isReady` is false as long as they are wanted and on their way.
 * @param isPrerendered whether the build had them for this part, and the page has loaded them before it is hydrated
 */
export function usePersonFacts(
  wanted: FactsWanted,
  isPrerendered = false,
): {
  readonly facts: PersonFacts;
  readonly isReady: boolean;
} {
  const isWanted = wanted !== false;
  const { data, isError } = useQuery({ ...factsQuery(wanted), enabled: isWanted }, queryClient);
  // Another part of the page may have brought them already: who does not want them sees what the build saw, and so does
  // a part that is still being hydrated.
  const isShown = useHydrated() || isPrerendered;
  const facts = (isWanted && isShown && data) || NO_PERSON_FACTS;
  return { facts, isReady: !isWanted || (isShown && (data !== undefined || isError)) };
}

/** Loads them as soon as an answer needs them, or a scheme that stands in no list. */
export function useFacts(
  isUnlisted: boolean,
  situation: Situation = NOTHING_SAID,
): ReturnType<typeof usePersonFacts> {
  return usePersonFacts(needsFacts(situation) || isUnlisted, isUnlisted);
}
