import type { ReactNode } from 'react';
import { answer, type Figures } from '../../situation/figures.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import styles from './CompareHeader.module.css';
import { Disclaimer } from './Disclaimer.tsx';

interface Props {
  readonly figures: Figures;
  /** The button that adds countries, where it belongs up here. */
  readonly children?: ReactNode;
}

/** Title, income and what can be added. */
export function CompareHeader({ figures, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1 data-steady="">Tax Regime Comparison</h1>
        <Disclaimer />
      </div>
      <div className={styles.controls}>
        <MoneyInput
          className={styles.income}
          label="Annual income"
          value={figures.amount}
          emptyValue={0}
          currency={figures.currency}
          onCurrency={(currency) => answer({ currency })}
          asks
          onValue={(income) => answer({ income: income ?? 0 })}
        />
        {children}
      </div>
    </div>
  );
}
