import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { useHydrated } from './useHydrated.ts';

interface Props {
  /** What it is about: words, or a heading of the outline. */
  readonly title: ReactNode;
  /** The one sentence that stands for what is inside. */
  readonly hint?: ReactNode;
  /** Whether it stands open at first. */
  readonly open?: boolean;
  /** Whether the prerendered page does without what it opens, whose words would cost bytes of its first packets. */
  readonly isLate?: boolean;
  /** Whether the sentence stands beside the title on wide windows. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A line that opens what one looks up: folded for the window, open on paper, and found by the browser's search. */
export function Fold({ title, hint, open = false, isLate = false, isWide = false, children }: Props) {
  return (
    <details className={isWide ? `${styles.fold} ${styles.wide}` : styles.fold} open={open} data-paper="">
      <summary className={styles.row}>
        {title}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </summary>
      {useHydrated() || !isLate ? children : null}
    </details>
  );
}
