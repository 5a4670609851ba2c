import { type RefObject, useEffect, useState } from 'react';

/** From the first paint until what is further down is made even if nobody scrolls there. */
const PATIENCE_MS = 4000;

interface Nearness {
  /** Whether it is about to be seen. */
  readonly isNear: boolean;
  /** Whether it is time to make it: it is near, or the page has come to rest. */
  readonly isDue: boolean;
}

/** Where a part further down the page stands; watched by one observer until it is near. */
export function useNearness(place: RefObject<Element | null>): Nearness {
  const [isNear, setNear] = useState(false);
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    const timer = setTimeout(() => setAtRest(true), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear, place]);

  return { isNear, isDue: isNear || isAtRest };
}
