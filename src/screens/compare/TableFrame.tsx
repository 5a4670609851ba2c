import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

interface Props {
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/**
 * The comparison's table. The names of its rows stay in sight while it scrolls sideways; the names of its columns stick
 * to the window where all columns fit. What scrolls sideways can stick to nothing but itself from top to bottom, and a
 * frame as high as the window would hide rows without a sign of it.
 */
export function TableFrame({ busy = false, children }: Props) {
  return (
    <div className={styles.container}>
      <section
        className={styles.frame}
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
      >
        <table className={styles.table} aria-busy={busy}>
          <caption className="visually-hidden">Tax regimes side by side</caption>
          {children}
        </table>
      </section>
    </div>
  );
}
