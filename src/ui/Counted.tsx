import { useLayoutEffect, useRef } from 'react';
import { motionIsReduced } from './motion.ts';

const DURATION_MS = 250;

interface Props {
  readonly value: number;
  /** Must keep its identity. */
  readonly format: (value: number) => string;
}

/** A figure that counts to its new value, unless less motion is wanted; assistive technology finds the new one. */
export function Counted({ value, format }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const element = place.current;
    const from = shown.current;
    if (!element || from === value || motionIsReduced()) {
      shown.current = value;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const left = Math.max(0, 1 - (now - start) / DURATION_MS) ** 3;
      shown.current = value + (from - value) * Math.min(left, 1);
      element.textContent = format(shown.current);
      if (left > 0) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, format]);
  return <span ref={place}>{format(value)}</span>;
}
