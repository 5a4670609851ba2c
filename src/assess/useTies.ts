/** The ties to a home country: what a person has answered about them, and what the other answers say already. */
import type { Leaving, Tie, TieAnswer } from '../catalogue/leavingHome.ts';
import { useShownSituation } from '../situation/figures.ts';
import { withPassport } from '../situation/situation.ts';
import { useTieAnswers } from '../stores/tieAnswers.ts';

/** What the citizenships answer, by the tie; nothing where none is said. */
export function tiesKnown(
  { id: home, ties }: Pick<Leaving, 'id' | 'ties'>,
  citizenships: readonly string[] | undefined,
): Readonly<Record<string, TieAnswer>> {
  if (!citizenships || citizenships.length === 0) return {};
  const isCitizen = citizenships.includes(home);
  const said = ({ id, citizens, others }: Tie) => {
    const answer = isCitizen ? citizens : others;
    return answer === undefined ? [] : [[id, answer] as const];
  };
  return Object.fromEntries(ties.flatMap(said));
}

/** All answers about the ties, and which of them need not be asked. */
export function useTies(leaving: Leaving | null | undefined) {
  const { answers, ...change } = useTieAnswers(leaving?.id ?? '');
  const { citizenships } = withPassport(useShownSituation());
  const known = leaving ? tiesKnown(leaving, citizenships) : {};
  return { ...change, known, answers: { ...answers, ...known } };
}
