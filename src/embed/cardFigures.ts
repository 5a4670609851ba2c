/** What a card says about one income: in the build, for the page as it arrives, and in the frame, as the slider moves. */

import { incomeScaleAt } from '../catalogue/currencies.ts';
import { capitalised, formatCurrency } from '../catalogue/format.ts';
import { GUIDE_SLIDER } from '../catalogue/income.ts';
import { keepsNothing, NOTHING, rateText } from '../catalogue/labels.ts';
import { assess, type BracketFigures, isEligible, scheduleOf, type TaxRules } from '../law/index.ts';

/** What a card carries in its page. */
export interface CardData {
  readonly rules: TaxRules;
  readonly brackets: readonly BracketFigures[];
  /** Units bought by one US dollar, by currency; dollars are among them. */
  readonly rates: Readonly<Record<string, number>>;
  /** The release of the figures. */
  readonly release: string;
  /** Path of the whole calculator. */
  readonly calculator: string;
}

/** An income in a currency of the card. */
export interface CardIncome {
  readonly amount: number;
  readonly currency: string;
}

/** The words of a card at an income. */
interface CardFigures {
  readonly income: string;
  readonly keeps: string;
  readonly tax: string;
  /** Address of the whole calculator at the same income. */
  readonly address: string;
}

/** Range and step of the slider in a currency: the product's round figures. */
export function sliderOf({ rates }: Pick<CardData, 'rates'>, currency: string) {
  const scale = incomeScaleAt(rates[currency] ?? 1);
  return { min: GUIDE_SLIDER.min * scale, max: GUIDE_SLIDER.max * scale, step: GUIDE_SLIDER.step * scale };
}

/** The figures of the specified estimate, as the calculator shows them to whoever has said nothing but an income. */
export function cardFigures(
  { rules, brackets, rates, release, calculator }: CardData,
  { amount, currency }: CardIncome,
): CardFigures {
  const rate = rates[currency] ?? 1;
  const money = (usd: number) => formatCurrency(usd * rate, currency);
  const income = amount / rate;
  const { total, kept, effectiveRate } = assess(scheduleOf(rules, brackets), income);
  const query = new URLSearchParams({ income: String(amount) });
  if (currency !== 'USD') query.set('currency', currency);
  query.set('data', release);
  return {
    income: formatCurrency(amount, currency),
    ...(isEligible(rules, income)
      ? {
          keeps: keepsNothing(kept) ? capitalised(NOTHING) : money(kept / 12),
          tax: `${money(total)} of tax and contributions a year, ${rateText(effectiveRate, total)}.`,
        }
      : {
          keeps: 'Too much',
          tax: `This scheme ends at ${formatCurrency((rules.maxIncomeThreshold ?? 0) * rate, currency, 'down')} a year.`,
        }),
    address: `${calculator}?${query}`,
  };
}
