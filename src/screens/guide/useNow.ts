import { useEffect, useState } from 'react';

/** The current time, renewed after every `refreshMs` milliseconds; null until the page runs in a browser. */
export function useNow(refreshMs: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    renew();
    const timer = setInterval(renew, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return now;
}
