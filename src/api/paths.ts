/** The paths of the API, built and read in one place: the three calls, and the document that describes them. */

export type ApiRoute =
  | { readonly kind: 'countries' }
  | { readonly kind: 'taxBrackets'; readonly id: string }
  | { readonly kind: 'countryGuide'; readonly slug: string }
  | { readonly kind: 'openApi' };

/** Path that answers all countries with their regimes. */
export const COUNTRIES_PATH = '/api/countries';

/** Path of the OpenAPI document. */
export const OPEN_API_PATH = '/api/openapi.json';

/** Path that answers the brackets of one regime. */
export function taxBracketsPath(id: string): string {
  return `/api/tax-regimes/${encodeURIComponent(id)}/tax-brackets`;
}

/** Path that answers one country with brackets and guides. */
export function countryGuidePath(slug: string): string {
  return `/api/country-guides/${encodeURIComponent(slug)}`;
}

/** Whether a path belongs to the API, known or not. Query and fragment do not matter. */
export function isApiPath(path: string): boolean {
  const pathname = pathnameOf(path);
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** What a path asks for; null for anything that is none of these. Query and fragment do not matter. */
export function apiRouteOf(path: string): ApiRoute | null {
  const [root, api, first, second, third, ...rest] = pathnameOf(path).split('/');
  if (root !== '' || api !== 'api' || rest.length > 0) return null;

  if (first === 'countries' && second === undefined) return { kind: 'countries' };
  if (first === 'openapi.json' && second === undefined) return { kind: 'openApi' };

  const name = decodeSegment(second);
  if (name === null) return null;
  if (first === 'tax-regimes' && third === 'tax-brackets') return { kind: 'taxBrackets', id: name };
  if (first === 'country-guides' && third === undefined) return { kind: 'countryGuide', slug: name };
  return null;
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*/s, '');
}

/** Null where the segment is missing, empty or wrongly percent-encoded. */
function decodeSegment(segment: string | undefined): string | null {
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
