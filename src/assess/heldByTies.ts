/** What was said of the ties to the countries that people leave, which this device keeps, as facts of a person's figures. */
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { isHeld } from '../catalogue/ties.ts';
import { tieAnswers } from '../stores/tieAnswers.ts';

/** Resolves as soon as they are read. */
export async function tiesRead(): Promise<typeof withTies> {
  await tieAnswers.start();
  return withTies;
}

/** @param onChange called with the facts as they then are, whenever something else is said */
function withTies(facts: PersonFacts, onChange: (facts: PersonFacts) => void): PersonFacts {
  const asSaid = (): PersonFacts => {
    const { value } = tieAnswers.store.getState();
    return {
      ...facts,
      isHeldBy: (home, citizenships) =>
        isHeld(home, facts.leavingRules[home]?.heldBy ?? [], value[home] ?? {}, citizenships),
    };
  };
  tieAnswers.store.subscribe(({ value }, before) => {
    if (value !== before.value) onChange(asSaid());
  });
  return asSaid();
}
