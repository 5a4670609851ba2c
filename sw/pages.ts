import { pageAt } from '../src/catalogue/pages.ts';

/**
 * The stored HTML file of a route, whichever way the build lays pages out.
 *
 * @param pathname of the address; a query string never takes part.
 * @param isStored whether a path is in this version's list.
 * @returns the file's path, or null for a route that has none.
 */
export function pageFor(pathname: string, isStored: (path: string) => boolean): string | null {
  const route = withoutSlash(pathname);
  const candidates = [`${route}.html`, `${route}/index.html`];
  if (route.endsWith('.html')) candidates.unshift(route);
  return candidates.find(isStored) ?? null;
}

/** Whether an address is a country's page, which has no file of its own: the shell shows it. */
export function isCountryPage(
  pathname: string,
  countries: readonly { readonly slug: string; readonly taxRegimes: readonly unknown[] }[],
): boolean {
  const {
    country,
    home,
    company,
    regimeIndex = 0,
  } = pageAt(withoutSlash(pathname).replace(/\.html$/, '')) ?? {};
  return (
    home !== undefined ||
    company !== undefined ||
    countries.some(({ slug, taxRegimes }) => slug === country && regimeIndex < taxRegimes.length)
  );
}

/** The shell at an address that does not exist, with the status that a good static host answers. */
export function asNotFound(page: Response): Response {
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+(?=\/|$)/g, '');
}
