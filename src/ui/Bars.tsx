import { useId } from 'react';
import { keptAMonth } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './Bars.module.css';

export interface Bar {
  readonly name: string;
  /** USD per year. */
  readonly kept: number;
  /** Today is dashed, and never the colour of what one keeps elsewhere. */
  readonly look: 'there' | 'today' | 'earned';
  /** What an open answer may leave at most. */
  readonly most?: number | undefined;
}

/** What is kept in a place, beside today; where that is not known, beside what is earned. Amounts are USD per year. */
export function barsOf(
  { name, kept, most }: Omit<Bar, 'look'>,
  keptToday: number | null,
  income: number,
): readonly Bar[] {
  return keptToday === null
    ? [
        { name: 'You earn', kept: income, look: 'earned' },
        { name: 'You keep', kept, most, look: 'there' },
      ]
    : [
        { name, kept, most, look: 'there' },
        { name: 'Today', kept: keptToday, look: 'today' },
      ];
}

/** Amounts of a month beside each other, each with its bar; as drawings, because prerendered pages have no style attributes. */
export function Bars({ bars, money }: { readonly bars: readonly Bar[]; readonly money: MoneyFormat }) {
  const hatch = useId();
  const whole = Math.max(...bars.map(({ kept, most = kept }) => most), 1);
  const today = bars.find(({ look }) => look === 'today')?.kept ?? Number.NEGATIVE_INFINITY;
  const widthOf = (amount: number) => `${Math.max((amount / whole) * 100, 0.5)}%`;
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, kept, look, most = kept }) => (
        <div key={look} className={styles[look === 'there' && kept < today ? 'less' : look]}>
          <dt>{name}</dt>
          <dd>
            <svg aria-hidden="true" focusable="false">
              {most > kept ? (
                <>
                  <pattern
                    id={hatch}
                    width="6"
                    height="6"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(35)"
                  >
                    <rect width="2" height="6" />
                  </pattern>
                  <rect
                    width={widthOf(most)}
                    height="100%"
                    rx="4"
                    className={styles.open}
                    fill={`url(#${hatch})`}
                  />
                </>
              ) : null}
              <rect width={widthOf(kept)} height="100%" rx="4" />
            </svg>
            <span>{`${keptAMonth(kept, money)}${most > kept ? '+' : ''}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
