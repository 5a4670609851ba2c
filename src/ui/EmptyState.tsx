import { type ReactNode, Suspense } from 'react';
import styles from './EmptyState.module.css';
import { PartBoundary } from './PartBoundary.tsx';

interface Props {
  readonly title: string;
  /** 1 when the state is the page's main heading. */
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** One of ui/drawings, which says what is missing; without it, the quiet coast. */
  readonly drawing?: ReactNode;
  /** What to do next: buttons or links. */
  readonly actions?: ReactNode;
}

/** A calm page or panel for "nothing here", "not found" and "this went wrong", with the next action in it. */
export function EmptyState({ title, level = 2, children, drawing, actions }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing ? (
        <PartBoundary>
          <Suspense fallback={<div className={styles.place} />}>{drawing}</Suspense>
        </PartBoundary>
      ) : (
        <svg className={styles.art} viewBox="46 -4 64 64" aria-hidden="true" focusable="false">
          <circle cx="78" cy="26" r="12" className={styles.sun} />
          <path className={styles.far} d="M0 38c12-8 24-8 36 0s24 8 36 0 24-8 48-2v24H0z" />
          <path className={styles.near} d="M0 47c16-6 30-5 44 0s28 6 42 0 22-4 34-2v15H0z" />
        </svg>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
