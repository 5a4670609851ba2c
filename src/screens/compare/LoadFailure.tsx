import { Button } from '../../ui/Button.tsx';
import { Bottle } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './Compare.module.css';

interface Props {
  /** Its message is that of the error catalogue. */
  readonly error: Error;
  readonly onRetry: () => void;
  /** A line above the table instead of a panel in its place. */
  readonly compact?: boolean;
}

/** A failed call: what happened, and the way on. */
export function LoadFailure({ error, onRetry, compact = false }: Props) {
  const again = <Button onClick={onRetry}>Try again</Button>;
  if (compact) {
    return (
      <div className={styles.alert} role="alert">
        <p>Some tax brackets did not load. {error.message}</p>
        {again}
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState title="The countries did not load" drawing={<Bottle />} actions={again}>
        <p>{error.message}</p>
        <p>Your comparison is in the address of this page and is not lost.</p>
      </EmptyState>
    </div>
  );
}
