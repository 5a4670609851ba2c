/** What was said of the ties to a country, and what a citizenship answers about them. */
import type { Tie, TieAnswer } from './leavingHome.ts';

/** A tie with what a citizenship answers about it, if anything. */
export type AnsweredTie = Pick<Tie, 'id' | 'citizens' | 'others'>;

/** What the citizenships answer, by the tie; nothing where none is said. @param home lower-case code of the country that is left */
export function tiesKnown(
  home: string,
  ties: readonly AnsweredTie[],
  citizenships: readonly string[] | undefined,
): Readonly<Record<string, TieAnswer>> {
  if (!citizenships || citizenships.length === 0) return {};
  const isCitizen = citizenships.includes(home);
  const said = ties.flatMap(({ id, citizens, others }) => {
    const answer = isCitizen ? citizens : others;
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(said);
}

/** Whether one of the ties that make resident by themselves was said to be kept: then no move saves anything that is certain. */
export function isHeld(
  home: string,
  heldBy: readonly AnsweredTie[],
  said: Readonly<Record<string, TieAnswer>>,
  citizenships: readonly string[] | undefined,
): boolean {
  const answers = { ...said, ...tiesKnown(home, heldBy, citizenships) };
  return heldBy.some(({ id }) => answers[id] === 'yes');
}
