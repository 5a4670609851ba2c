import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './Kept.module.css';

interface Props {
  /** USD per year. */
  readonly kept: number;
  readonly money: MoneyFormat;
}

/** What remains, a month and a year. */
export function Kept({ kept, money }: Props) {
  return (
    <p className={styles.kept}>
      You keep <b>{money(kept / 12)} a month</b>, {money(kept)} a year
    </p>
  );
}
