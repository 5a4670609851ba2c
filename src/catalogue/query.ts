/** Query strings of addresses. */

/**
 * The parameters of a query string, with or without its question mark. "&amp;" parts them as "&" does: it is what is left
 * of a link that was copied out of a page's source.
 */
export function queryOf(search: string): URLSearchParams {
  return new URLSearchParams(search.replace(/&(?:amp;)+/gi, '&'));
}
