/** What was said of the ties to the countries that people leave, which this device keeps, as facts of a person's figures. */
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { isHeld } from '../catalogue/ties.ts';
import { tieAnswers } from '../stores/tieAnswers.ts';

/** @param onChange called once, as soon as something else is said */
export async function heldByTies(
  { leavingRules }: Pick<PersonFacts, 'leavingRules'>,
  onChange: () => void,
): Promise<PersonFacts['isHeldBy']> {
  await tieAnswers.start();
  const { value } = tieAnswers.store.getState();
  const end = tieAnswers.store.subscribe((state) => {
    if (state.value === value) return;
    end();
    onChange();
  });
  return (home, citizenships) =>
    isHeld(home, leavingRules[home]?.heldBy ?? [], value[home] ?? {}, citizenships);
}
