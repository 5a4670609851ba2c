/** Runs something once the page has nothing more to do, at the latest after three seconds. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
  else setTimeout(begin, 200);
}

/** The same, but not before the page and everything on it has loaded. */
export function afterLoad(begin: () => void): void {
  if (document.readyState === 'complete') whenIdle(begin);
  else window.addEventListener('load', () => whenIdle(begin), { once: true });
}
