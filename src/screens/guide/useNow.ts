import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * The current time, renewed every `refreshMs` milliseconds while a place of the page is in sight, and for paper; null
 * until the place comes near.
 */
export function useNow(refreshMs: number, place: RefObject<Element | null>): Date | null {
  const now = useRef<Date>(null);
  // A store, because its changes are shown at once: a printer takes the page as it is right after the event.
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const renew = () => {
        now.current = new Date();
        onChange();
      };
      const sight = new IntersectionObserver(
        ([entry]) => {
          clearInterval(timer);
          if (!entry?.isIntersecting) return;
          renew();
          timer = setInterval(renew, refreshMs);
        },
        { rootMargin: '100px' },
      );
      if (place.current) sight.observe(place.current);
      window.addEventListener('beforeprint', renew);
      return () => {
        sight.disconnect();
        clearInterval(timer);
        window.removeEventListener('beforeprint', renew);
      };
    },
    [refreshMs, place],
  );
  return useSyncExternalStore(
    subscribe,
    () => now.current,
    () => null,
  );
}
