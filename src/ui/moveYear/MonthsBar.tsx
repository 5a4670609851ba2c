import { formatMonthName } from '../../catalogue/format.ts';
import type { MoveMonth } from '../../tax/index.ts';
import styles from './moveYear.module.css';

interface Props {
  readonly months: readonly MoveMonth[];
  /** The same in words, for those who do not see it. */
  readonly label: string;
}

/** The twelve months of the year in two colours: who taxes which of them. A month that both tax has both. */
export function MonthsBar({ months, label }: Props) {
  return (
    <div className={styles.year} role="img" aria-label={label}>
      {months.map(({ month, atHome, taxedBy }) => (
        <span key={month} className={styles.month}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {taxedBy.length === 2 && (atHome === 0 || atHome === 1) ? (
              <>
                <rect className={styles.homeFill} width="100" height="50" />
                <rect className={styles.thereFill} y="50" width="100" height="50" />
              </>
            ) : (
              <>
                <rect
                  className={taxedBy.length === 0 ? styles.openFill : styles.homeFill}
                  width={100 * atHome}
                  height="100"
                />
                <rect className={styles.thereFill} x={100 * atHome} width={100 * (1 - atHome)} height="100" />
              </>
            )}
          </svg>
          <small aria-hidden="true">{formatMonthName(month, 'short')}</small>
        </span>
      ))}
    </div>
  );
}
