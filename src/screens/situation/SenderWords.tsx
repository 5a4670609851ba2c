import { senderWords } from '../../situation/answerWords.ts';
import type { Figures } from '../../situation/figures.ts';

export interface SenderProps {
  readonly figures: Pick<Figures, 'situation' | 'currency' | 'years' | 'from'>;
}

/** What the sender of an address has said beside the income; it comes where an address was opened from outside. */
export default function SenderWords({ figures }: SenderProps) {
  return senderWords(figures).map((words) => `, ${words}`);
}
