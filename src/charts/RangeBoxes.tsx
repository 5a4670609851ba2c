import { useState } from 'react';
import { isCurveRange } from '../catalogue/curvesView.ts';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import styles from './Curves.module.css';

interface Props {
  /** USD per year. */
  readonly from: number;
  readonly to: number;
  readonly onRange: (from: number, to: number) => void;
}

/** The range of incomes by typing; it counts once the boxes are left or Enter is pressed. */
export function RangeBoxes({ from, to, onRange }: Props) {
  const [low, setLow] = useState(from);
  const [high, setHigh] = useState(to);

  function settle() {
    if (low === from && high === to) return;
    if (isCurveRange(low, high)) return onRange(low, high);
    setLow(from);
    setHigh(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when either of its two boxes is left.
    <div
      className={styles.range}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    >
      <MoneyInput label="From" value={low} emptyValue={0} onValue={(value) => setLow(value ?? 0)} />
      <MoneyInput label="To" value={high} emptyValue={0} onValue={(value) => setHigh(value ?? 0)} />
    </div>
  );
}
