/** Whether the person has asked her system for less motion. */
export function motionIsReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
