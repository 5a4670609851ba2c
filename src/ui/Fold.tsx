import { type ReactNode, useState } from 'react';
import { useHydrated } from '../catalogue/useHydrated.ts';
import styles from './Fold.module.css';

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

/** A line that opens what one looks up: open on paper, and found by the browser's search. */
export function Fold(props: Props) {
  const { title, hint, open = false, isLate = false, isWide = false, children } = props;
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

/** A hint for windows where a line has room beside its title. */
export function OnWide({ children }: { readonly children: ReactNode }) {
  return <span className={styles.onWide}>{children}</span>;
}

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something to open, made when it is first opened: pages stay small, and nothing is worked out unseen. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className={styles.opens}>{summary}</summary>
      {wasOpened ? children : null}
    </details>
  );
}
