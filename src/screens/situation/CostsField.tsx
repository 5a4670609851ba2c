import { useState } from 'react';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency, formatRate } from '../../catalogue/format.ts';
import { currencySign } from '../../catalogue/money.ts';
import { answer } from '../../situation/figures.ts';
import { labelOf } from '../../situation/questions.ts';
import type { Costs } from '../../situation/situation.ts';
import { Choice } from '../../ui/Choice.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './SituationEditor.module.css';

/** From here on a number in a box for percent is an amount: nobody has so many percent of costs. */
const LEAST_AMOUNT = 1_000;

/** What a number typed as percent of income says; null where it is neither percent nor likely to be an amount. */
export function costsTypedAsPercent(typed: number): Costs | null {
  if (typed <= 100) return { percent: typed };
  return typed >= LEAST_AMOUNT ? { amount: typed } : null;
}

/** Costs in percent as an amount, and the other way round. @param income a year, in the currency of the costs */
function converted(size: number | null, asPercent: boolean, wasPercent: boolean, income: number): number {
  if (size === null || asPercent === wasPercent) return size ?? 0;
  if (!asPercent) return Math.round((income * size) / 100);
  return income > 0 ? Math.min(Math.round((size / income) * 100), 100) : 0;
}

interface Props {
  readonly costs: Costs | undefined;
  /** A year, in `currency`. */
  readonly income: number;
  readonly currency: Currency;
}

/** Business costs of a year, in percent of income or as an amount, and under the pair of boxes what was made of them. */
export function CostsField({ costs, income, currency }: Props) {
  /** Shown in the box and not taken: too much for percent, too little for an amount. */
  const [refused, setRefused] = useState<number | null>(null);
  const [isTurned, setTurned] = useState(false);
  const isPercent = costs === undefined || 'percent' in costs;
  const size = costs === undefined ? null : 'percent' in costs ? costs.percent : costs.amount;

  function take(next: Costs | undefined, turns: boolean) {
    setRefused(null);
    setTurned(turns);
    answer({ costs: next });
  }

  function onValue(typed: number | null) {
    if (typed === null) return take(undefined, false);
    const next = isPercent ? costsTypedAsPercent(typed) : { amount: typed };
    if (next === null) setRefused(typed);
    else take(next, 'amount' in next && (isPercent || isTurned));
  }

  return (
    <>
      <MoneyInput
        label={labelOf('costs')}
        labelClassName={styles.label}
        value={refused ?? size}
        emptyValue={null}
        currency={currency}
        placeholder="0"
        onValue={onValue}
        unit={
          <Choice
            className={styles.inBox}
            label="Costs as"
            options={[
              [true, '%', 'Percent of income'],
              [false, currencySign(currency), `Amount in ${currency}`],
            ]}
            value={isPercent}
            onValue={(asPercent) => {
              const next = converted(size, asPercent, isPercent, income);
              take(asPercent ? { percent: next } : { amount: next }, false);
            }}
          />
        }
      />
      <p className={`${styles.hint} ${styles.underBoxes}`} aria-live="polite">
        {hintOf(costs, refused, isTurned, { income, currency })}
      </p>
    </>
  );
}

/** What stands under the box; nothing where the box says it all. */
function hintOf(
  costs: Costs | undefined,
  refused: number | null,
  isTurned: boolean,
  { income, currency }: Pick<Props, 'income' | 'currency'>,
): string | null {
  const money = (amount: number) => formatCurrency(amount, currency);
  if (refused !== null) {
    const kept =
      costs && 'percent' in costs
        ? `your costs stay at ${formatRate(costs.percent)}`
        : 'no costs are counted';
    return `${formatRate(refused)} is more than you earn: ${kept}. From ${money(LEAST_AMOUNT)} a number here is an amount.`;
  }
  if (costs === undefined) return null;
  if ('amount' in costs) return isTurned ? `Counted as an amount: ${money(costs.amount)} a year.` : null;
  if (costs.percent === 0) return null;
  return `${money((income * costs.percent) / 100)} a year, counted where a scheme allows it.`;
}
