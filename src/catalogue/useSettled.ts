import { startTransition, useEffect, useRef, useState } from 'react';

/** What is looked at after a slider has moved follows after this many milliseconds of rest. */
const REST = 250;

/**
 * A value once it has come to rest. A deferred value is begun anew with every step of a slider, and done at one go on a phone
 * that never finishes it. The first change is what the page learns of its reader, and does not wait.
 */
export function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  const isFirst = useRef(true);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const follow = () => startTransition(() => settle(() => value));
    if (isFirst.current) {
      isFirst.current = false;
      follow();
      return;
    }
    const timer = setTimeout(follow, REST);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
