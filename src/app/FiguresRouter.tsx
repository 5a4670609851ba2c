import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { useSettled } from '../catalogue/useSettled.ts';
import { withFigures } from '../situation/address.ts';
import { followedHref, useLinkFigures } from '../situation/figures.ts';

/** Links to pages with figures carry what the person has entered. */
export function FiguresRouter({ children }: { readonly children: ReactNode }) {
  // Every link of the page is rendered anew; who follows one takes along what is shown by then.
  const link = useSettled(useLinkFigures());
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
