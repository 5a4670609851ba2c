import { useEffect, useState } from 'react';

/**
 * What a function loads, for as long as its key stays the same; undefined while it is on its way, null where there is
 * nothing to load or it cannot be had.
 */
export function useLoaded<T>(
  key: string | null,
  load: (key: string) => Promise<T> | undefined,
): T | null | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T | null } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isShown = true;
    const show = (value: T | null) => {
      if (isShown) setFound({ key, value });
    };
    Promise.resolve(load(key)).then(
      (value) => show(value ?? null),
      () => show(null),
    );
    return () => {
      isShown = false;
    };
  }, [key, load]);
  if (key === null) return null;
  return found?.key === key ? found.value : undefined;
}
