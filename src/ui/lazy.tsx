import { type ComponentType, startTransition, use, useEffect, useState } from 'react';

interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
}

export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Brings the code here; from then on the component renders at once. Rejects where the code cannot be had. */
  readonly load: () => Promise<void>;
}

/** Forgets the failure of a component, so that its next rendering asks for its code again. */
const failures = new Set<() => void>();
/** Boundaries that want to know when that happens. */
const listeners = new Set<() => void>();

/**
 * A component whose code is a chunk of its own. Unlike React's `lazy` it renders without suspending where the code is
 * here already, and its failure is not for ever: after `retryFailedLoads` it loads anew. Code that did not arrive
 * throws while rendering; a boundary above it catches that (PartBoundary in EmptyState.tsx, ScreenBoundary in src/app/App.tsx).
 */
export function lazyComponent<Props extends object>(
  importModule: () => Promise<LazyModule<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= importModule().then(
      (module) => {
        Loaded = module.default;
      },
      (error: unknown) => {
        failures.add(() => {
          loading = undefined;
        });
        throw error;
      },
    );
    return loading;
  }

  function Lazy(props: Props) {
    if (!Loaded) use(load());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Lazy, { load });
}

/** Lets everything that has failed load again. Styles that did not arrive are requested again as well. */
export function retryFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
  // Vite's loader takes a style sheet that stands in the page for one that has arrived.
  for (const link of document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')) {
    if (link.sheet === null && !link.disabled) link.remove();
  }
  for (const listener of [...listeners]) listener();
}

/** Calls back whenever failed code may load again. Returns what ends it. */
export function onRetry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface ModuleState<M> {
  readonly module: M | null;
  readonly failed: boolean;
}

/**
 * Code that is loaded on demand, once its user is on the page. Null until it is here, and where it cannot be had:
 * a page without a part of it is better than no page.
 */
export function useModule<M>(load: () => Promise<M>): ModuleState<M> {
  const [loaded, setLoaded] = useState<ModuleState<M>>({ module: null, failed: false });

  useEffect(() => {
    let isShown = true;
    load().then(
      (module) => {
        // In short slices: what comes later must not hold up what is there.
        if (isShown) startTransition(() => setLoaded({ module, failed: false }));
      },
      () => {
        if (isShown) setLoaded({ module: null, failed: true });
      },
    );
    return () => {
      isShown = false;
    };
  }, [load]);

  return loaded;
}
