import { useToday } from '../situation/clock.ts';
import { answer } from '../situation/figures.ts';
import type { Month } from '../situation/situation.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../situation/stayChoices.ts';
import { Options } from './Options.tsx';
import styles from './StayControl.module.css';

export interface StayProps {
  /** Null where it has not been said. */
  readonly years: number | null;
  readonly from: Month;
  /** Whether the beginning can be chosen without a length, too. */
  readonly hasStart?: boolean;
}

/** "I stay [5 years] from [May 2027]": an answer that holds on every page. */
export function StayControl({ years, from, hasStart = years !== null }: StayProps) {
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
          <Options of={YEAR_CHOICES} />
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
            <Options of={monthChoices(from, today)} />
          </select>
        </label>
      ) : null}
    </div>
  );
}
