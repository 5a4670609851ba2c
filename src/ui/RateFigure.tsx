import { formatMoney, formatPercent } from '../catalogue/format.ts';
import styles from './RateFigure.module.css';

interface Props {
  /** Percent of income. */
  readonly rate: number;
  /** USD per year. */
  readonly amount: number;
}

/** An effective rate with one decimal, or words where the tax exceeds the income, the largest thing in a result, and the amount beside it. */
export function RateFigure({ rate, amount }: Props) {
  return (
    <span className={styles.figure}>
      {rate > 100 ? (
        <b className={styles.words}>More than you earn</b>
      ) : (
        <b className={styles.rate}>{formatPercent(rate)}</b>
      )}{' '}
      <span className={styles.amount}>{formatMoney(amount)}</span>
    </span>
  );
}
