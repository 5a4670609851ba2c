import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useModule } from './lazy.tsx';

interface PartProps<Props extends object> {
  /** Keeps its identity from one rendering to the next. */
  readonly load: () => Promise<{ readonly default: (props: Props & Near) => ReactNode }>;
  readonly props: Props;
  /** Said in its place where it cannot be had. */
  readonly failure: string;
}

interface Near {
  /** Whether the part is about to be seen. */
  readonly isNear: boolean;
}

/**
 * A part that is no part of the prerendered page: it is loaded and made when its place is near, or when the page has
 * come to rest. The class of its place keeps room for it, so that little moves when it comes.
 */
export function WhenNear<Props extends object>({
  className,
  load,
  props,
  failure,
}: PartProps<Props> & { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const { isNear, isDue } = useNearness(place);
  return (
    <div ref={place} className={className}>
      {isDue ? <Part load={load} props={props} failure={failure} isNear={isNear} /> : null}
    </div>
  );
}

function Part<Props extends object>({ load, props, failure, isNear }: PartProps<Props> & Near) {
  const { module, failed } = useModule(load);
  if (failed) return <p>{failure}</p>;
  return module ? <module.default {...props} isNear={isNear} /> : null;
}

/** From the first paint until what is further down is made even if nobody scrolls there. */
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
