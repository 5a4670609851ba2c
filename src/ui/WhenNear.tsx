import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PartBoundary } from './EmptyState.tsx';

interface Props {
  /** Keeps room for the part, so that little moves when it comes. */
  readonly className?: string | undefined;
  /** Said in its place where it cannot be had. */
  readonly failure: string;
  /** Is told whether the part is about to be seen. */
  readonly children: (isNear: boolean) => ReactNode;
}

/**
 * A part that is no part of the prerendered page: it is loaded and made when its place is near, or when the page has
 * come to rest, so that paper and the browser's search have it, too. What lies in a closed fold is near once that opens.
 * Who prints sooner has what is here by then: a browser that prints does not wait.
 * The one way in which parts are put off: a closed fold is not laid out, so nothing needs `content-visibility` of its own.
 */
export function WhenNear({ className, failure, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, isDue } = useNearness(place);
  return (
    <div ref={place} className={className}>
      {isDue ? (
        <PartBoundary failure={<p>{failure}</p>} fallback={<p className="on-paper">{NOT_YET}</p>}>
          {children(isNear)}
        </PartBoundary>
      ) : null}
    </div>
  );
}

/** On paper, in the place of what has been asked for and is not here yet. */
const NOT_YET = 'This part was still loading when the page was printed. Print it again to have it.';

/** From when React has the part until what is further down is made even if nobody scrolls there. */
const PATIENCE_MS = 4000;

interface Nearness {
  /** Whether it is about to be seen. */
  readonly isNear: boolean;
  /** Whether it is time to make it: it is near, or the page has come to rest. */
  readonly isDue: boolean;
}

/** Where a part further down the page stands; watched by one observer until it is near. */
function useNearness(place: RefObject<Element | null>): Nearness {
  const [isNear, setNear] = useState(false);
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    // In short slices: what comes later must not hold up what is there.
    const observer = new IntersectionObserver(
      // A busy browser tells of several changes at once; the last one is how it stands.
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setNear(true)),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    const timer = setTimeout(() => startTransition(() => setAtRest(true)), PATIENCE_MS);
    const forPaper = () => flushSync(() => setAtRest(true));
    window.addEventListener('beforeprint', forPaper);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener('beforeprint', forPaper);
    };
  }, [isNear, place]);

  return { isNear, isDue: isNear || isAtRest };
}
