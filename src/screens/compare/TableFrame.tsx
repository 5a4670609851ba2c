import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

/** With no more columns than this, a wide window shows the whole table without scrolling sideways. */
const COLUMNS_THAT_FIT = 4;

interface Props {
  readonly columnCount: number;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/**
 * The comparison's table. Names of rows and columns stay in sight: against the window where all columns fit,
 * else inside a frame of its own that scrolls both ways.
 */
export function TableFrame({ columnCount, busy = false, children }: Props) {
  const fits = columnCount <= COLUMNS_THAT_FIT;
  return (
    <section
      className={fits ? `${styles.frame} ${styles.fits}` : styles.frame}
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
    >
      <table className={styles.table} aria-busy={busy}>
        <caption className="visually-hidden">Tax regimes side by side</caption>
        {children}
      </table>
    </section>
  );
}
