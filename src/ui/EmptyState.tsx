import { Component, type ReactNode, Suspense } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import styles from './EmptyState.module.css';
import { forgetFailures, onRetry, retryFailedLoads } from './lazy.tsx';

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
      {drawing ? <PartBoundary fallback={<div className={styles.place} />}>{drawing}</PartBoundary> : null}
      <Heading className={styles.title} data-steady={level === 1 ? '' : undefined}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={`actions ${styles.actions}`}>{actions}</div> : null}
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

/** Why a part of a page is missing, as far as can be told. index.html looks for what old browsers lack. */
export function likelyCause(): string {
  const isOld = 'old' in document.documentElement.dataset;
  return isOld ? 'your browser is too old for it' : 'the connection dropped';
}

interface BoundaryProps {
  /** What did not load, for the message, which offers to try again: 'The list of countries'. */
  readonly part?: string | undefined;
  /** What stands there instead where there is no message. */
  readonly failure?: ReactNode;
  /** What stands there until the code is here. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The place of a part whose code comes later (`lazyComponent`). Where it does not arrive, the screen stays, and what was
 * typed with it.
 */
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

  /** Who opens the part again asks for it again. */
  override componentDidCatch(): void {
    forgetFailures();
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override render() {
    const { part, failure = null, fallback = null, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (part === undefined) return failure;
    return (
      <div className={`actions ${styles.failed}`} role="alert">
        <p>{`${part} did not load, perhaps because ${likelyCause()}. Nothing you entered is lost.`}</p>
        <Button onClick={retryFailedLoads}>Try again</Button>
      </div>
    );
  }
}
