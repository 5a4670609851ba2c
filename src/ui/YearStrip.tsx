import { formatPercent } from '../catalogue/format.ts';
import styles from './YearStrip.module.css';

interface StripYear {
  readonly year: number;
  /** Percent; null where the regime is over. */
  readonly rate: number | null;
}

/** A full gauge, in percent. */
const FULL = 40;

/**
 * The rate of each year as tide gauges, full at 40%. What it means stands in words beside it: "No time limit",
 * "2 years, then 26.9%".
 */
export function YearStrip({ years }: { readonly years: readonly StripYear[] }) {
  const words = years.map(({ year, rate }) => `${year} ${rate === null ? 'ended' : formatPercent(rate)}`);
  return (
    <span className={styles.strip} role="img" aria-label={`Tax rate by year: ${words.join(', ')}`}>
      {years.map(({ year, rate }) => (
        <svg
          key={year}
          className={rate === null ? `${styles.gauge} ${styles.ended}` : styles.gauge}
          viewBox="0 0 1 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {rate === null ? null : <Water level={(Math.min(rate, FULL) / FULL) * 100} />}
        </svg>
      ))}
    </span>
  );
}

/** At least two pixels of the gauge's 36, so that 0% is seen as well. */
function Water({ level }: { readonly level: number }) {
  const height = Math.max(level, 5.6);
  return <rect className={styles.water} y={100 - height} width="1" height={height} />;
}
