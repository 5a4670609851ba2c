import { memo, useDeferredValue, useMemo } from 'react';
import type { AskProps } from './Ask.tsx';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';

const Ask = lazyComponent<AskProps>(async () => ({ default: (await import('./Ask.tsx')).Ask }));

/**
 * A question on a page that can do without it until it is there. Its code may come after its properties have changed
 * (docs/architecture.md, hydration).
 */
export const AskLater = memo(function AskLater(props: AskProps) {
  const shown = useDeferredValue(props);
  return useMemo(
    () => (
      <PartBoundary>
        <Ask {...shown} />
      </PartBoundary>
    ),
    [shown],
  );
});
