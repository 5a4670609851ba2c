import { startTransition, useEffect, useState } from 'react';

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
