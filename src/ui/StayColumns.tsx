import type { CSSProperties } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './StayColumns.module.css';

interface Props {
  readonly years: Assessed['strip'];
  /** USD per year; null where it is not known. */
  readonly keptToday: number | null;
  readonly money: MoneyFormat;
}

/** What is kept in each year of a stay, a column a year, across which a dashed line is what there is today. */
export function StayColumns({ years, keptToday, money }: Props) {
  const whole = Math.max(...years.map(({ kept }) => kept ?? 0), keptToday ?? 0, 1);
  const share = (amount: number) => ({ '--share': Math.max(amount, 0) / whole }) as CSSProperties;
  return (
    <figure className={styles.stay}>
      <ol className={styles.columns} aria-label="What you keep each year">
        {years.map(({ year, kept }) => (
          <li key={year} aria-label={kept === null ? `${year}` : `${year}: ${money(kept / 12)} a month`}>
            <i
              className={(kept ?? 0) < (keptToday ?? 0) ? styles.less : undefined}
              style={share(kept ?? 0)}
              aria-hidden="true"
            />
            {year}
          </li>
        ))}
      </ol>
      {keptToday === null ? null : (
        <figcaption
          className={styles.today}
          style={share(keptToday)}
        >{`Today ${money(keptToday / 12)}`}</figcaption>
      )}
    </figure>
  );
}
