import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change before a result is read out. */
const PAUSE = 700;

/** Tells people who hear the page a result once it has stopped changing; silent until the first change. */
export function SettledStatus({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="visually-hidden" role="status">
      {settled}
    </p>
  );
}
