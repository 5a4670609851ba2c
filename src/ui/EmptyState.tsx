import { type ReactNode, Suspense } from 'react';
import { ButtonLink } from './Button.tsx';
import styles from './EmptyState.module.css';
import { PartBoundary } from './PartBoundary.tsx';

interface Props {
  readonly title: string;
  /** 1 when the state is the page's main heading. */
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** One of ui/drawings, which says what is missing. */
  readonly drawing?: ReactNode;
  /** What to do next: buttons or links. */
  readonly actions?: ReactNode;
}

/** A calm page or panel for "nothing here", "not found" and "this went wrong", with the next action in it. */
export function EmptyState({ title, level = 2, children, drawing, actions }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={level === 1 ? styles.page : styles.empty}>
      {drawing ? (
        <PartBoundary>
          <Suspense fallback={<div className={styles.place} />}>{drawing}</Suspense>
        </PartBoundary>
      ) : null}
      <Heading className={styles.title} data-steady={level === 1 ? '' : undefined}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

/** Where to go from an address that leads to nothing. */
export function WaysOn() {
  return (
    <>
      <ButtonLink href="/countries">View All Countries</ButtonLink>
      <ButtonLink href="/compare" variant="quiet">
        Compare tax regimes
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </>
  );
}
