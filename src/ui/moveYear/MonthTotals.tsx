import type { CSSProperties } from 'react';
import { formatMonthName } from '../../catalogue/format.ts';
import type { MonthTotal, MoveMonths } from '../../tax/index.ts';
import styles from './moveYear.module.css';

interface Props {
  readonly months: MoveMonths;
  /** The month of arrival that the plan has, 1 to 12. */
  readonly chosen: number;
  /** What a month comes to, in words: the name of its button. */
  readonly words: (month: MonthTotal) => string;
  /** A press on a month; null where it changes nothing. */
  readonly onChoose: ((month: number) => void) | null;
}

/** The total of the year by month of arrival: a column for each, which moves the plan to that month. */
export function MonthTotals({ months: { months, best }, chosen, words, onChoose }: Props) {
  const most = Math.max(...months.map(({ home, there }) => home + there), 1);
  const height = (amount: number) => ({ '--h': Math.max(amount, 0) / most }) as CSSProperties;
  return (
    <fieldset className={styles.totals}>
      <legend className="visually-hidden">Month of arrival</legend>
      {months.map((one) => {
        const { month, home, there } = one;
        const isBest = month === best;
        return (
          <button
            key={month}
            type="button"
            className={styles.total}
            aria-pressed={month === chosen}
            aria-label={`${words(one)}${isBest ? '. Least' : ''}`}
            disabled={onChoose === null}
            onClick={() => onChoose?.(month)}
          >
            <span className={styles.column}>
              {isBest ? <b>Least</b> : null}
              <i className={styles.there} style={height(there)} />
              <i className={styles.home} style={height(home)} />
            </span>
            <small>{formatMonthName(month, 'short')}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
