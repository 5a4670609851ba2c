import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { withFigures } from '../situation/address.ts';
import { followedHref, useLinkFigures } from '../situation/figures.ts';

/** Links to pages with figures carry what the person has entered. */
export function FiguresRouter({ children }: { readonly children: ReactNode }) {
  // Links follow what is being typed or dragged, after the figures themselves.
  const link = useDeferredValue(useLinkFigures());
  const hrefs = useCallback((href: string) => withFigures(href, link), [link]);
  return (
    <Router hrefs={hrefs} aroundNav={follow}>
      {children}
    </Router>
  );
}

/** As browsers do, a link to the very address that is shown makes no new entry for back and forward. */
const follow: AroundNavHandler = (navigate, to, options) => {
  const href = followedHref(to);
  const isHere = new URL(href, window.location.href).href === window.location.href;
  navigate(href, isHere ? { ...options, replace: true } : options);
};
