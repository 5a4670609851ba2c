/** An address that leads to something inside of a fold. */
import { useEffect } from 'react';

/** How long a part that the address names is held in view while the page above it grows, in milliseconds. */
const HELD_MS = 10_000;

/** What says that the person has the page in hand. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The address names something inside of a fold: it opens, also where it comes later, and stands in view until all above it is
 * there, or the person goes on by herself. Browsers do so by themselves only for their own search.
 */
export function useOpenedByAddress(): void {
  useEffect(() => {
    let isHeld = false;
    let opened: Element | null = null;
    let end: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      const part = document.getElementById(window.location.hash.slice(1));
      if (!part || !isHeld) return;
      end ??= setTimeout(release, HELD_MS);
      if (part !== opened) open(part);
      opened = part;
      part.scrollIntoView();
    };
    const later = new MutationObserver(hold);
    // In the next frame: what it brings into view may grow, too.
    const grown = new ResizeObserver(() => requestAnimationFrame(hold));
    const release = () => {
      isHeld = false;
      clearTimeout(end);
      end = undefined;
      opened = null;
      later.disconnect();
      grown.disconnect();
      for (const touch of TOUCHES) window.removeEventListener(touch, release, true);
    };
    const follow = () => {
      release();
      if (window.location.hash === '') return;
      isHeld = true;
      later.observe(document.body, { subtree: true, childList: true });
      // Tells of the size as it is, too, after the click that led here (src/app/App.tsx, which begins at the top).
      grown.observe(document.body);
      for (const touch of TOUCHES) window.addEventListener(touch, release, { capture: true, passive: true });
    };
    follow();
    let { hash } = window.location;
    const changes = ['hashchange', 'pushState'];
    // Answers change the address, too, and lead nowhere.
    const change = () => {
      if (window.location.hash === hash) return;
      hash = window.location.hash;
      follow();
    };
    for (const one of changes) window.addEventListener(one, change);
    return () => {
      release();
      for (const one of changes) window.removeEventListener(one, change);
    };
  }, []);
}

/** Whoever goes on with the keyboard does so from there. */
function open(part: Element): void {
  const fold = part.closest('details');
  fold?.setAttribute('open', '');
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.id === 'main')
    fold?.querySelector('summary')?.focus({ preventScroll: true });
}
