/** The ties to a home country: what a person has answered about them, and what the other answers say already. */
import type { Leaving } from '../catalogue/leavingHome.ts';
import { tiesKnown } from '../catalogue/ties.ts';
import { useShownSituation } from '../situation/figures.ts';
import { withPassport } from '../situation/situation.ts';
import { useTieAnswers } from '../stores/tieAnswers.ts';

/** All answers about the ties, and which of them need not be asked. */
export function useTies(leaving: Leaving | null | undefined) {
  const { answers, ...change } = useTieAnswers(leaving?.id ?? '');
  const { citizenships } = withPassport(useShownSituation());
  const known = leaving ? tiesKnown(leaving.id, leaving.ties, citizenships) : {};
  return { ...change, known, answers: { ...answers, ...known } };
}
