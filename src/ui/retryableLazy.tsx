import { type ComponentType, lazy } from 'react';

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

/** Forgets the failure of a part, so that its next rendering asks for its code again. */
const renewals = new Set<() => void>();
/** Boundaries that want to know when that happens. */
const listeners = new Set<() => void>();

/**
 * React's lazy, whose failure is not for ever: after `renewFailedParts` the part loads anew. Code that did not arrive
 * throws while rendering; a boundary above it catches that (PartBoundary.tsx, src/app/ScreenBoundary.tsx).
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        renewals.add(renew);
        throw error;
      }),
    );
  const renew = () => {
    Part = attempt();
  };
  let Part = attempt();
  return function RetryableLazy(props: Props) {
    return <Part {...props} />;
  };
}

/** Lets everything that has failed load again. Styles that did not arrive are asked for again as well. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
  // Vite's loader takes a style sheet that stands in the page for one that has arrived.
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')) {
    if (link.sheet === null && !link.disabled) link.remove();
  }
  for (const listener of [...listeners]) listener();
}

/** Calls back whenever failed parts may load again. Returns what ends it. */
export function onRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
