import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';

interface Props {
  /** The path whose metadata the page's HTML has; undefined where it was not prerendered for one. */
  readonly prerenderedPath: string | undefined;
}

/** What happens on every route change: metadata, the place on the page, and focus for people who hear it. */
export function PageEffects({ prerenderedPath }: Props) {
  const [path] = useLocation();
  const described = useRef(prerenderedPath);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (described.current === path) return;
    described.current = path;
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
      described.current = undefined;
    };
  }, [path]);

  useLayoutEffect(() => {
    // The first page is where the address is, even if it was prerendered for all unknown addresses.
    shown.current ??= window.location.pathname;
    if (shown.current === path || path !== window.location.pathname) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    document.addEventListener('click', beginAtTop);
    return () => document.removeEventListener('click', beginAtTop);
  }, []);

  return null;
}

/**
 * Following a link begins at the top, also a link to the page that is shown: the router has followed it by now. Going
 * back and forward is no click, and the browser restores the place.
 */
function beginAtTop({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented && target instanceof Element && target.closest('a[href]')) window.scrollTo(0, 0);
}
