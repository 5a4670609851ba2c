import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { onRetry, retryFailedLoads } from './lazy.tsx';
import styles from './PartBoundary.module.css';

interface Props {
  /** What did not load, for the message: 'The list of countries'. Without it, the page goes on without a word. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps a part of a screen whose code does not arrive from taking the screen down, and what was typed with it. */
export class PartBoundary extends Component<Props, { readonly failed: boolean }> {
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
