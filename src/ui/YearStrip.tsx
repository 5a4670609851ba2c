import { formatMonthName } from '../catalogue/format.ts';
import { barShare, rateText } from '../catalogue/labels.ts';
import styles from './YearStrip.module.css';

interface StripYear {
  readonly year: number;
  /** Percent; null where the regime is over, and where costs leave nothing. */
  readonly rate: number | null;
  /** All that is paid, USD; null where the regime is over. */
  readonly total: number | null;
  /** Of the year of a move: the day of arrival. */
  readonly move?: { readonly on: string } | undefined;
}

interface Props {
  readonly years: readonly StripYear[];
  /** Whether its two ends are named beside it; of many strips below one another, none is. */
  readonly isScaled?: boolean;
}

/**
 * The rate of each year as tide gauges, full at 100% as every bar of taxes is. What it means stands in words beside it:
 * "No time limit", "2 years, then 26.9%".
 */
export function YearStrip({ years, isScaled = false }: Props) {
  const words = years.map(
    ({ year, rate, total, move }) =>
      `${year}${move ? ` from ${formatMonthName(Number(move.on.slice(5, 7)))}` : ''} ${total === null ? 'ended' : rate === null ? 'without a rate' : rateText(rate, total)}`,
  );
  return (
    <span className={styles.scaled}>
      <span className={styles.strip} role="img" aria-label={`Tax rate by year: ${words.join(', ')}`}>
        {years.map(({ year, rate, total }) => (
          <YearGauge key={year} rate={total === null ? null : barShare(rate, total)} />
        ))}
      </span>
      {isScaled ? (
        <span className={styles.scale} aria-hidden="true">
          <span>100%</span>
          <span>0%</span>
        </span>
      ) : null}
    </span>
  );
}

interface GaugeProps {
  /** Percent; null where the regime is over. */
  readonly rate: number | null;
  /** Whether the tide comes from the left instead of from below. */
  readonly lying?: boolean;
}

/** The rate of one year as a tide; decoration, because the figure stands beside it. */
export function YearGauge({ rate, lying = false }: GaugeProps) {
  // Of a strip, at least two of a gauge's 36 pixels, so that 0% is seen as well; beside a lying one stands its rate.
  const level = Math.max(Math.min(rate ?? 0, 100), lying ? 0 : 5.6);
  return (
    <svg
      className={[styles.gauge, lying ? styles.lying : '', rate === null ? styles.ended : ''].join(' ')}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {rate === null ? null : lying ? (
        <rect className={styles.water} width={level} height="100" />
      ) : (
        <rect className={styles.water} y={100 - level} width="100" height={level} />
      )}
    </svg>
  );
}
