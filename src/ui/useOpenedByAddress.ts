import { useEffect } from 'react';

/** A fold opens where the address names something inside of it; browsers do so by themselves only for their own search. */
export function useOpenedByAddress(): void {
  useEffect(() => {
    const open = () => {
      const { hash } = window.location;
      const part = hash === '' ? null : document.getElementById(hash.slice(1));
      part?.closest('details')?.setAttribute('open', '');
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
