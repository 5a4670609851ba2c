import { type RefObject, useEffect, useState } from 'react';

/** From the first paint until what is further down is made even if nobody scrolls there. */
const PATIENCE_MS = 4000;

/** Whether it is time for a part further down the page: it comes near, or the page has come to rest. */
export function useSoon(place: RefObject<Element | null>): boolean {
  const [isSoon, setSoon] = useState(false);

  useEffect(() => {
    if (isSoon || !place.current) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSoon(true), {
      rootMargin: '600px',
    });
    sight.observe(place.current);
    const timer = setTimeout(() => setSoon(true), PATIENCE_MS);
    return () => {
      sight.disconnect();
      clearTimeout(timer);
    };
  }, [isSoon, place]);

  return isSoon;
}
