import { type RefObject, useEffect, useRef } from 'react';

/**
 * A change of step is a change of page: back to the top, and focus on the new heading, for people who hear the
 * page. The first step shown leaves both alone.
 */
export function useStepFocus(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
