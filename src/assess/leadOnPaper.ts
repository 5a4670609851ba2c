/** What a document leads with: the sentence of the answer, its scheme, and what goes with it. */
import type { Figures } from '../situation/figures.ts';
import { bandSentence, billsSentence, lead, leadText, savingSentence, taxSentence } from './answerEnglish.ts';
import type { Assessed } from './assessor.ts';
import { line, partOf } from './english.ts';
import { bandOfYear, billsOf } from './yearBand.ts';

/** Null where nothing is certain. @param best what fits and keeps most */
export function leadOnPaper(
  best: Assessed | null,
  { money, situation }: Pick<Figures, 'money' | 'situation'>,
) {
  const words = lead({ best }, money);
  if (!best || !words) return null;
  const lacksCover = best.terms.find(({ kind }) => kind === 'no-health-cover');
  const band = bandOfYear(best);
  const bills = billsOf(best);
  const saving = savingSentence(best, situation, money);
  return {
    claim: leadText(words),
    scheme: best.regime.name,
    line: line(best, money),
    sentences: [
      taxSentence(best, money),
      saving,
      band && bandSentence(band, money),
      bills && billsSentence(bills, money),
      lacksCover ? `${partOf(lacksCover, money)}.` : null,
    ].filter((words) => words !== null),
  };
}
