import styles from './YearGauge.module.css';

/**
 * The rate of a year as a tide from the left, full at 100% as every bar of taxes is; decoration, because the figure stands
 * beside it. @param rate percent; null where the scheme is over
 */
export function YearGauge({ rate }: { readonly rate: number | null }) {
  return (
    <svg
      className={rate === null ? `${styles.gauge} ${styles.ended}` : styles.gauge}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {rate === null ? null : (
        <rect className={styles.water} width={Math.max(Math.min(rate, 100), 0)} height="100" />
      )}
    </svg>
  );
}
