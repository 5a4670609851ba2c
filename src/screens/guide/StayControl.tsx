import { useId } from 'react';
import { formatMonth } from '../../catalogue/format.ts';
import { answer } from '../../situation/figures.ts';
import { MAX_YEARS, type Month } from '../../situation/situation.ts';
import styles from './OverTheYears.module.css';

interface Props {
  /** Null where it has not been said. */
  readonly years: number | null;
  readonly from: Month;
}

const MONTHS_AHEAD = 36;
const LENGTHS = Array.from({ length: MAX_YEARS }, (_, index) => index + 1);

/** "I stay [5 years] from [May 2027]": an answer that holds on every page. */
export function StayControl({ years, from }: Props) {
  const id = useId();
  return (
    <p className={styles.stay}>
      <label htmlFor={`${id}-years`}>I stay</label>
      <select
        id={`${id}-years`}
        value={years ?? ''}
        onChange={({ target: { value } }) => answer({ years: value === '' ? undefined : Number(value) })}
      >
        <option value="">not said</option>
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {length === 1 ? '1 year' : `${length} years`}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-from`}>from</label>
      <select
        id={`${id}-from`}
        value={textOf(from)}
        onChange={({ target }) => {
          const [year = 0, month = 0] = target.value.split('-').map(Number);
          answer({ arrival: { year, month } });
        }}
      >
        {monthsWith(from).map((month) => (
          <option key={textOf(month)} value={textOf(month)}>
            {formatMonth(month)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The months from now on, and the one that is shown. */
function monthsWith(shown: Month): Month[] {
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
