/** What a document leads with: the sentence of the answer, its scheme, and what goes with it. */
import type { Figures } from '../situation/figures.ts';
import { bandSentence, billsSentence, leadText } from './answerEnglish.ts';
import { averageSentence, type Difference, differenceLead, noteSentences } from './differenceEnglish.ts';
import { sentence } from './english.ts';
import { datedAmounts, datedWords } from './rowEnglish.ts';
import { staySentence } from './stayEnglish.ts';
import { bandOfYear, billsOf } from './yearBand.ts';

/** Null where there is no answer. */
export function leadOnPaper(answer: Difference, figures: Pick<Figures, 'currency' | 'money' | 'situation'>) {
  const { money, situation } = figures;
  const words = differenceLead(answer, situation, figures);
  if (words === null) return null;
  const { best, stays } = answer;
  const dated = best && datedAmounts(best);
  const band = best && bandOfYear(best);
  const bills = best && billsOf(best);
  return {
    claim: leadText(words),
    scheme: best?.regime.name ?? '',
    sentences: [
      ...(dated && best ? [`${datedWords(dated, money)}.`, averageSentence(best, money)] : []),
      ...(stays ? [staySentence(situation, answer.couldBe ?? [])] : noteSentences(best, situation, money)),
      band && bandSentence(band, money),
      bills && billsSentence(bills, money),
    ].filter((sentence) => sentence !== null),
    reasons: (best?.terms ?? []).filter(({ kind }) => kind === 'needs').map((term) => sentence(term, money)),
  };
}
