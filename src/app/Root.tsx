import { StrictMode, useCallback, useDeferredValue } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { withFigures } from '../situation/address.ts';
import { followedHref, useSaidOfPage } from '../situation/figures.ts';
import { App } from './App.tsx';

/**
 * The whole page, the same tree in the build and in the browser. Every link carries what the person has entered.
 * @param path what the page was prerendered at. The first rendering sees this path and no query string, as the
 * build did; the address takes over right after. Without it, the address counts from the start.
 */
export function Root({ path }: { readonly path?: string | undefined }) {
  // Links follow what is being typed or dragged, after the figures themselves.
  const said = useDeferredValue(useSaidOfPage());
  const hrefs = useCallback((href: string) => withFigures(href, said), [said]);
  return (
    <StrictMode>
      <Router
        hrefs={hrefs}
        aroundNav={follow}
        {...(path === undefined ? {} : { ssrPath: path, ssrSearch: '' })}
      >
        <App path={path} />
      </Router>
    </StrictMode>
  );
}

const follow: AroundNavHandler = (navigate, to, options) => navigate(followedHref(to), options);
