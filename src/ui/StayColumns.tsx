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

/** What is kept in each year of a stay, a column a year: dashed what there is today, above it what comes on top. */
export function StayColumns({ years, keptToday, money }: Props) {
  const all = years.map(({ kept }) => Math.max(kept ?? 0, 0));
  const whole = Math.max(...all, keptToday ?? 0, 1);
  return (
    <figure>
      <ol className={styles.columns} aria-label="What you keep each year">
        {years.map(({ year, kept }, at) => {
          const there = all[at] ?? 0;
          const base = keptToday === null ? 0 : Math.min(there, keptToday);
          return (
            <li key={year} aria-label={kept === null ? `${year}` : `${year}: ${money(kept / 12)} a month`}>
              <i
                className={styles.gain}
                style={{ '--share': (there - base) / whole } as CSSProperties}
                aria-hidden="true"
              />
              {base > 0 ? (
                <i
                  className={styles.base}
                  style={{ '--share': base / whole } as CSSProperties}
                  aria-hidden="true"
                />
              ) : null}
              {year}
            </li>
          );
        })}
      </ol>
      {keptToday === null ? null : (
        <figcaption className={styles.key}>{`Today: ${money(keptToday / 12)}`}</figcaption>
      )}
    </figure>
  );
}
