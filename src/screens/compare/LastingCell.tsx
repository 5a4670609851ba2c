import { YearStrip } from '../../ui/YearStrip.tsx';
import type { ComparedRegime } from './columns.ts';
import styles from './rows.module.css';

/** A strip of a few years; a longer stay has its words. */
const MOST_GAUGES = 10;

/** How long the rate of a regime lasts, as a strip and in words. */
export function LastingCell({ compared }: { readonly compared: ComparedRegime }) {
  const { projection, lasting } = compared;
  const [first, ...more] = lasting;
  return (
    <>
      <YearStrip years={projection.years.slice(0, MOST_GAUGES)} />
      {first === undefined ? (
        <small className={styles.lasts}>No time limit</small>
      ) : (
        <small className={`${styles.lasts} ${styles.ends}`}>
          {[first.charAt(0).toUpperCase() + first.slice(1), ...more].join('; ')}
        </small>
      )}
    </>
  );
}
