import type { ReactNode } from 'react';
import { useToday } from '../situation/clock.ts';
import { answer } from '../situation/figures.ts';
import type { Month } from '../situation/situation.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../situation/stayChoices.ts';
import styles from './StayControl.module.css';

export interface StayProps {
  /** Null where it has not been said. */
  readonly years: number | null;
  readonly from: Month;
  /** Whether the beginning can be chosen without a length, too. */
  readonly hasStart?: boolean;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** "I stay [5 years] from [May 2027]": an answer that holds on every page. */
export function StayControl({ years, from, hasStart = years !== null, children }: StayProps) {
  const today = useToday();
  return (
    <div className={`no-print ${styles.stay}`}>
      <label className={styles.part}>
        I stay
        <select
          className={styles.choice}
          value={years ?? ''}
          onChange={({ target }) => answer({ years: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">any length</option>
          {YEAR_CHOICES.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {hasStart ? (
        <label className={styles.part}>
          from
          <select
            className={styles.choice}
            value={monthValue(from)}
            onChange={({ target }) => answer({ arrival: monthOf(target.value) })}
          >
            {monthChoices(from, today).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {children}
    </div>
  );
}
