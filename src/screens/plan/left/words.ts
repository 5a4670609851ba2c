import { formatCurrency } from '../../../catalogue/format.ts';
import { inSentence } from '../../../situation/words.ts';
import type { Left } from './useLeft.ts';

/** "€2,853 a month in the first year and €2,100 in the fifth, where Germany leaves €665."; null without figures. */
export function leftWords({ months, today, money: { move } }: Left): string | null {
  const { figures, home } = move;
  const amount = (value: number) => formatCurrency(value, figures.currency);
  const [first, later] = months;
  if (!first) return null;
  const years =
    later === undefined
      ? `${amount(first.left)} a month after living`
      : later.left === first.left
        ? `${amount(first.left)} a month after living, in year 1 as in year ${later.place}`
        : `${amount(first.left)} a month after living in year 1, ${amount(later.left)} in year ${later.place}`;
  return today && home ? `${years}; ${inSentence(home.id)} leaves ${amount(today.left)}.` : `${years}.`;
}
