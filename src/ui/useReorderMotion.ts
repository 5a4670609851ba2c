import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionIsReduced } from './motion.ts';

const MOTION = { duration: 250, easing: 'ease-out' } as const;
/** More rows at once are no movement that an eye follows. */
const MOST = 12;

/**
 * Lets the items of a list glide to their new places when their order changes, unless less motion is wanted.
 * Items are told apart by `data-key`; `order` changes with their order.
 */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the items.
  useLayoutEffect(() => {
    if (!list.current) return;
    const still = motionIsReduced();
    const now = new Map<string, number>();
    let moved = 0;
    for (const item of list.current.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = item.dataset.key ?? '';
      const place = item.offsetTop;
      now.set(key, place);
      const before = places.current.get(key);
      if (still || places.current.size === 0 || before === place || moved >= MOST) continue;
      moved += 1;
      const from = before === undefined ? { opacity: 0 } : { translate: `0 ${before - place}px` };
      item.animate([from, {}], MOTION);
    }
    places.current = now;
  }, [order, list]);
}
