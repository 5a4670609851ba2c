import { Component, type ReactNode, Suspense } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import styles from './EmptyState.module.css';
import { onRetry, retryFailedLoads } from './lazy.tsx';

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

interface BoundaryProps {
  /** What did not load, for the message: 'The list of countries'. Without it, the page goes on without a word. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps a part of a screen whose code does not arrive from taking the screen down, and what was typed with it. */
export class PartBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private stopListening: () => void = () => undefined;

  /** One press of "Try again" is enough for all parts that have failed. */
  override componentDidMount(): void {
    this.stopListening = onRetry(() => this.setState({ failed: false }));
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override render() {
    const { part, children } = this.props;
    if (!this.state.failed) return children;
    if (part === undefined) return null;
    return (
      <div className={styles.failed} role="alert">
        <p>{part} did not load, perhaps because the connection dropped. Nothing you entered is lost.</p>
        <Button onClick={retryFailedLoads}>Try again</Button>
      </div>
    );
  }
}
