import { useLeaving } from '../../api/moveTexts.ts';
import { costsMoney } from '../../assess/gainOfMove.ts';
import { openQuestion } from '../../assess/terms.ts';
import { useAssessedMove } from '../../assess/useMove.ts';
import { useTies } from '../../assess/useTies.ts';
import { decidingTies, type Tie } from '../../catalogue/leavingHome.ts';
import { isCitizenOf, withPassport } from '../../situation/situation.ts';

/** On what leaving home still hangs, beside the answer. */
interface TieAsked {
  /** Asked there and nowhere else: the first that is not answered; null once all are. */
  readonly tie: Tie | null;
  /** Whether none of the ties is left. */
  readonly isSettled: boolean;
}

/** Null where nothing rests on leaving home, or a question about the regime comes first. */
export function useTieAsked(): TieAsked | null {
  const move = useAssessedMove();
  const leaving = useLeaving(move?.home?.id ?? null);
  const { answers } = useTies(leaving);
  if (!move?.chosen || !leaving || move.isExample) return null;
  const { chosen, figures } = move;
  const ties = decidingTies(leaving.ties);
  // Where a citizenship alone keeps its citizens taxable, the figures do not rest on leaving.
  const isKept =
    isCitizenOf(withPassport(figures.situation), leaving.id) &&
    ties.some(({ id, ifYes }) => id === 'citizenship' && ifYes === 'continues');
  if (isKept || chosen.fit === 'no' || costsMoney(chosen) || openQuestion(chosen)) return null;
  return {
    tie: ties.find(({ id }) => answers[id] === undefined) ?? null,
    isSettled: ties.every(({ id }) => answers[id] === 'no'),
  };
}
