import type { ReactNode } from 'react';
import { countOf } from '../catalogue/countWords.ts';
import { formatMonth } from '../catalogue/format.ts';
import { answer } from '../situation/figures.ts';
import { MAX_YEARS, type Month } from '../situation/situation.ts';
import styles from './StayControl.module.css';

const YEARS = Array.from({ length: MAX_YEARS }, (_, at) => at + 1);
const MONTHS_AHEAD = 36;

interface Props {
  /** Null where it has not been said. */
  readonly years: number | null;
  readonly from: Month;
  /** Whether the beginning can be chosen without a length, too. */
  readonly hasStart?: boolean;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** "I stay [5 years] from [May 2027]": an answer that holds on every page. */
export function StayControl({ years, from, hasStart = years !== null, children }: Props) {
  return (
    <div className={styles.stay}>
      <label className={styles.part}>
        I stay
        <select
          className={styles.choice}
          value={years ?? ''}
          onChange={({ target }) => answer({ years: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">not said</option>
          {YEARS.map((count) => (
            <option key={count} value={count}>
              {countOf(count, 'year')}
            </option>
          ))}
        </select>
      </label>
      {hasStart ? (
        <label className={styles.part}>
          from
          <select
            className={styles.choice}
            value={textOf(from)}
            onChange={({ target }) => answer({ arrival: monthOf(target.value) })}
          >
            {monthsWith(from).map((month) => (
              <option key={textOf(month)} value={textOf(month)}>
                {formatMonth(month)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {children}
    </div>
  );
}

/** The months from now on, and the one that is shown. */
function monthsWith(shown: Month): readonly Month[] {
  const now = new Date();
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead): Month => {
    const month = now.getMonth() + ahead;
    return { year: now.getFullYear() + Math.floor(month / 12), month: (month % 12) + 1 };
  });
  return months.some((month) => textOf(month) === textOf(shown)) ? months : [shown, ...months];
}

function textOf({ year, month }: Month): string {
  return `${year}-${month}`;
}

function monthOf(text: string): Month | undefined {
  const [year, month] = text.split('-').map(Number);
  return year && month ? { year, month } : undefined;
}
