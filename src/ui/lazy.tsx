import { type ComponentType, use } from 'react';

interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
}

export interface LazyComponent<Props> {
  (props: Props): React.ReactNode;
  /** Brings the code here; from then on the component renders at once. Rejects where the code cannot be had. */
  readonly load: () => Promise<void>;
}

/** Each forgets the failure of a component, so that its next rendering asks for its code again. */
const failures = new Set<() => void>();
/** Boundaries that want to know when that happens. */
const listeners = new Set<() => void>();

/**
 * A component whose code is a chunk of its own. Unlike React's `lazy` it renders without suspending where the code is
 * here already, and its failure is not for ever: once it is forgotten, the next rendering loads anew. Code that did not
 * arrive throws while rendering; a boundary above it catches that (PartBoundary in EmptyState.tsx, ScreenBoundary in src/app/App.tsx).
 */
export function lazyComponent<Props extends object>(
  importModule: () => Promise<LazyModule<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;

  function component(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    const started = importModule().then((module) => {
      // A file that arrived empty is a module, too.
      if (!module.default) throw new Error('The code of this part is empty.');
      return module.default;
    });
    loading = started;
    started.then(
      // React then reads the code without suspending, also where this component has not asked for it before.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () =>
        failures.add(() => {
          loading = undefined;
        }),
    );
    return started;
  }

  async function load(): Promise<void> {
    await component();
  }

  function Lazy(props: Props) {
    // At every rendering: React takes a component that suspended and then asks for nothing for a mistake.
    const Loaded = use(component());
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, { load });
}

/** Whoever comes next loads again what has failed; what says so on the page stays as it is. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Lets everything that has failed load again. Styles that did not arrive are requested again as well. */
export function retryFailedLoads(): void {
  forgetFailures();
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
