import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isHeldBack } from '../catalogue/useHydrated.ts';

/** Whether the system is set to less motion. */
function motionIsReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const MOTION = { duration: 200, easing: 'ease-out' } as const;
/** More rows at once are no movement that an eye follows. */
const MOST = 12;

/**
 * Lets the items of a list glide to their new places when their order changes, unless less motion is wanted.
 * Items are told apart by `data-key`; `order` changes with their order.
 */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const shown = useRef(order);
  const before = useRef(new Map<string, number>());
  // Read just before the page changes: what was opened since the last change has moved the items.
  if (shown.current !== order) {
    before.current = new Map(itemsOf(list.current).map((item) => [item.dataset.key ?? '', item.offsetTop]));
  }

  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    // What nobody has seen in another place does not glide away from it.
    if (before.current.size === 0 || isHeldBack() || motionIsReduced()) return;
    const moved = itemsOf(list.current).flatMap((item) => {
      const from = before.current.get(item.dataset.key ?? '');
      const way = (from ?? 0) - item.offsetTop;
      return way === 0 ? [] : [{ item, way: from === undefined ? null : way }];
    });
    for (const { item, way } of moved.slice(0, MOST)) {
      item.animate([way === null ? { opacity: 0 } : { translate: `0 ${way}px` }, {}], MOTION);
    }
  }, [order, list]);
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
}
