import type { Balance } from '../../../assess/balance.ts';
import type { Currency } from '../../../catalogue/currencies.ts';
import { countOf, formatCurrency } from '../../../catalogue/format.ts';
import styles from './Money.module.css';

interface Props {
  readonly balance: Balance;
  readonly currency: Currency;
}

const [WIDTH, HEIGHT] = [340, 100];

/** What going has left more than staying, over the stay: behind at first, then ahead. The table has the figures. */
export function Ahead({ balance: { years, once, ahead, aheadAfterMonths, counted }, currency }: Props) {
  if (ahead === null) return null;
  const all = [-once, ...years.flatMap((one) => (one.ahead === null ? [] : [one.ahead]))];
  const [least, most] = [Math.min(...all, 0), Math.max(...all, 0)];
  const size = Math.max(most - least, 1);
  const x = (year: number) => (year / counted) * WIDTH;
  const y = (amount: number) => 6 + ((most - amount) / size) * (HEIGHT - 12);
  const line = all.map((amount, at) => `${x(at)} ${y(amount)}`).join('L');
  const crossing =
    aheadAfterMonths !== null && aheadAfterMonths > 0 && aheadAfterMonths < 12 * counted
      ? aheadAfterMonths
      : null;
  return (
    <figure className={styles.ahead} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <rect className={styles.above} width={WIDTH} height={y(0)} />
        <path className={styles.zero} d={`M0 ${y(0)}H${WIDTH}`} />
        <path className={styles.curve} d={`M${line}`} />
        {crossing === null ? null : (
          <circle className={styles.crossing} cx={x(crossing / 12)} cy={y(0)} r="5" />
        )}
      </svg>
      <figcaption>
        <span>{once > 0 ? `−${formatCurrency(once, currency)} once` : 'Move'}</span>
        <span>{`${ahead < 0 ? '−' : ''}${formatCurrency(Math.abs(ahead), currency)} after ${countOf(counted, 'year')}`}</span>
      </figcaption>
    </figure>
  );
}
