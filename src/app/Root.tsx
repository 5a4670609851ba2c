import { StrictMode } from 'react';
import { Router } from 'wouter';
import { App } from './App.tsx';

/**
 * The whole page, the same tree in the build and in the browser.
 * @param path what the page was prerendered at. The first rendering sees this path and no query string, as the
 * build did; the address counts right after. Without it, the address counts from the start.
 */
export function Root({ path }: { readonly path?: string | undefined }) {
  return (
    <StrictMode>
      <Router {...(path === undefined ? {} : { ssrPath: path, ssrSearch: '' })}>
        <App path={path} />
      </Router>
    </StrictMode>
  );
}
