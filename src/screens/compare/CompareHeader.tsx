import type { ReactNode } from 'react';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './CompareHeader.module.css';
import { Disclaimer } from './Disclaimer.tsx';

interface Props {
  /** USD per year; null where the address names something else than an income. */
  readonly income: number | null;
  readonly onIncome: (income: number) => void;
  /** The button that adds countries, where it belongs up here. */
  readonly children?: ReactNode;
}

/** Title, income and what can be added. */
export function CompareHeader({ income, onIncome, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>Tax Regime Comparison</h1>
        <Disclaimer />
      </div>
      <div className={styles.controls}>
        <MoneyInput
          className={styles.income}
          label="Annual income"
          value={income}
          emptyValue={0}
          onValue={(value) => onIncome(value ?? 0)}
        />
        {children}
      </div>
    </div>
  );
}
