/** Break-even incomes between regimes as sentences. */
import { breakEvenIncomes, type Cheaper, type IncomeRange, type TaxCurve } from '../tax/index.ts';
import { formatMoney } from './format.ts';
import type { MoneyFormat } from './money.ts';

export interface NamedCurve {
  readonly id: string;
  readonly name: string;
  readonly curve: TaxCurve;
}

export interface BreakEvenSentence {
  /** USD per year. */
  readonly income: number;
  readonly text: string;
}

/** Every income in a range at which one of two regimes becomes cheaper than the other, ascending. */
export function breakEvenSentences(
  curves: readonly NamedCurve[],
  range: IncomeRange,
  money: MoneyFormat = formatMoney,
): BreakEvenSentence[] {
  const sentences = curves.flatMap((a, place) =>
    curves.slice(place + 1).flatMap((b) =>
      breakEvenIncomes(a.curve, b.curve, range).map(({ income, cheaperAfter }) => ({
        income,
        text: sentence(a.name, b.name, cheaperAfter, money(income)),
      })),
    ),
  );
  return sentences.sort((a, b) => a.income - b.income);
}

function sentence(a: string, b: string, cheaper: Cheaper, from: string): string {
  if (cheaper === 'equal') return `${a} costs the same as ${b} from ${from}`;
  return cheaper === 'a'
    ? `${a} becomes cheaper than ${b} from ${from}`
    : `${b} becomes cheaper than ${a} from ${from}`;
}
