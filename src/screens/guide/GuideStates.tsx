import type { ReactNode } from 'react';
import { ApiError, ConnectionError } from '../../api/apiError.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Lighthouse } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './GuideStates.module.css';

/** While the guide is on its way; keeps the footer below the window. */
export function GuideLoading({ text }: { readonly text: string }) {
  return (
    <div className={styles.loading} role="status">
      {text}
    </div>
  );
}

interface NotFoundProps {
  readonly title: string;
  /** Why there is nothing; null where the answer came and holds no such country or regime. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Where to go from an address that leads to nothing, instead of the one link. */
  readonly ways?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A country or regime that does not exist, or a request that failed. An answer that says "there is none" is
 * final; any other failure can be tried again.
 */
export function GuideNotFound({ title, error, onRetry, ways, children }: NotFoundProps) {
  const failure = error instanceof ApiError && error.status === 404 ? null : error;
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={title}
        drawing={<Lighthouse />}
        actions={
          <>
            {failure ? <Button onClick={onRetry}>Try again</Button> : null}
            {(!failure && ways) || (
              <ButtonLink href="/countries" variant={failure ? 'quiet' : 'primary'}>
                View All Countries
              </ButtonLink>
            )}
          </>
        }
      >
        {children ? <p>{children}</p> : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure instanceof ConnectionError
              ? failure.message
              : `The request failed (${failure.message}). Check the connection, then try again.`}
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
