/** For what comes up over the page at the foot of the window: what the keyboard is on scrolls clear of it. */
export function keepFocusInSight(comesUp: Element | null): void {
  if (comesUp) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}
