import { rateText, takesMoreThanAll } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { usePageMoney } from '../situation/figures.ts';
import styles from './RateFigure.module.css';

interface Props {
  /** Percent of income, or of what costs leave of it; null where they leave nothing: then the amount stands alone. */
  readonly rate: number | null;
  /** USD per year. */
  readonly amount: number;
  /** In the currency of the page's figures where absent. */
  readonly money?: MoneyFormat | undefined;
  /** Without it the amount stands in a total below. */
  readonly hasAmount?: boolean;
}

/** An effective rate with one decimal, or words where the tax exceeds the income, the largest thing in a result, and the amount beside it. */
export function RateFigure({ rate, amount, hasAmount = true, ...props }: Props) {
  const page = usePageMoney();
  const { money = page.money } = props;
  return (
    <span className={styles.figure}>
      {rate === null ? null : (
        <b className={takesMoreThanAll(rate, amount) ? styles.words : styles.rate}>
          {rateText(rate, amount)}
        </b>
      )}{' '}
      {hasAmount || rate === null ? <span className="quiet">{money(amount)}</span> : null}
    </span>
  );
}
