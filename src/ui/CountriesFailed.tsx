import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Bottle } from './drawings/lazyDrawings.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  readonly message: string | undefined;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly more?: ReactNode;
  /** What is not lost by it. */
  readonly children?: string;
}

/** What stands in the place of a list whose countries did not come. */
export function CountriesFailed({ message, onRetry, more, children }: Props) {
  return (
    <EmptyState
      title="The countries did not load"
      drawing={<Bottle />}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {more}
        </>
      }
    >
      <p role="alert">{message}</p>
      {children ? <p>{children}</p> : null}
    </EmptyState>
  );
}
