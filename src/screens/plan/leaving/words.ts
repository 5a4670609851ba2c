import {
  decidingTies,
  type Leaving,
  type TieAnswer,
  tieOutcome,
  tiesSentence,
} from '../../../catalogue/leaving.ts';

/** "2 to settle": ties that may go on or do, and those that are not answered. */
export function openWords(
  { ties }: Pick<Leaving, 'ties'>,
  answers: Readonly<Record<string, TieAnswer>>,
): string | null {
  if (tiesSentence(ties, answers) === null) return `${decidingTies(ties).length} questions`;
  const open = ties.filter((tie) => {
    const outcome = tieOutcome(tie, answers[tie.id]);
    return (
      outcome === 'may-continue' || outcome === 'continues' || (outcome === null && tie.ifYes !== 'no-effect')
    );
  });
  return open.length === 0 ? 'All ties end' : `${open.length} to settle`;
}
