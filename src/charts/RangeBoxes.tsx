import { useState } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { isCurveRange } from '../catalogue/curvesView.ts';
import { fromUsd, toUsd } from '../catalogue/money.ts';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import styles from './Curves.module.css';

interface Props {
  /** USD per year. */
  readonly from: number;
  readonly to: number;
  /** Of the amounts in the boxes. */
  readonly currency: Currency;
  /** Hears of a range in USD per year. */
  readonly onRange: (from: number, to: number) => void;
}

/** The range of incomes by typing; it counts once the boxes are left or Enter is pressed. */
export function RangeBoxes({ from, to, currency, onRange }: Props) {
  const shown = { low: Math.round(fromUsd(from, currency)), high: Math.round(fromUsd(to, currency)) };
  const [{ low, high }, setTyped] = useState(shown);

  function settle() {
    if (low === shown.low && high === shown.high) return;
    // A box that was left alone keeps its end exactly, whatever it was rounded to.
    const range = [
      low === shown.low ? from : toUsd(low, currency),
      high === shown.high ? to : toUsd(high, currency),
    ] as const;
    if (isCurveRange(...range)) onRange(...range);
    else setTyped(shown);
  }

  const box = (label: string, end: 'low' | 'high', value: number) => (
    <MoneyInput
      label={label}
      value={value}
      emptyValue={0}
      currency={currency}
      onValue={(typed) => setTyped((both) => ({ ...both, [end]: typed ?? 0 }))}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when either of its two boxes is left.
    <div
      className={styles.range}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    >
      {box('From', 'low', low)}
      {box('To', 'high', high)}
    </div>
  );
}
