import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** What happens on every route change: metadata, scroll to the top, and focus for people who hear the page. */
export function PageEffects() {
  const [path] = useLocation();
  const described = useRef<string | null>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    // The build has written the first page's metadata into its HTML.
    const isDescribed = described.current === null && import.meta.env.PROD;
    described.current = path;
    if (isDescribed) return;
    let current = true;
    import('./pageHead.ts').then(
      ({ applyMetadata }) => {
        if (current) applyMetadata(path);
      },
      // Without its code the page keeps the title that it had.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [path]);

  useLayoutEffect(() => {
    // The first page is where the address is, even if it was prerendered for all unknown addresses.
    shown.current ??= window.location.pathname;
    if (shown.current === path || path !== window.location.pathname) return;
    shown.current = path;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
