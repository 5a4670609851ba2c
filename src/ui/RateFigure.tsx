import { rateText, takesMoreThanAll } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './RateFigure.module.css';

interface Props {
  /** Percent of income, or of what costs leave of it; null where they leave nothing: then the amount stands alone. */
  readonly rate: number | null;
  /** USD per year; beside a rate it stands in a total below. */
  readonly amount: number;
  readonly money: MoneyFormat;
}

/** An effective rate with one decimal, or words where the tax exceeds the income, the largest thing in a result. */
export function RateFigure({ rate, amount, money }: Props) {
  return (
    <span className={styles.figure}>
      {rate === null ? (
        <span className="quiet">{money(amount)}</span>
      ) : (
        <b className={takesMoreThanAll(rate, amount) ? styles.words : styles.rate}>
          {rateText(rate, amount)}
        </b>
      )}
    </span>
  );
}
