/**
 * What answers the page's API calls: the page's own handlers ('page', the default) or the network ('network': the
 * service worker or the server). A developer's and tester's switch, see docs/api.md:
 *
 *     localStorage.setItem('lowtide.api', 'network')   // then reload
 */
type ApiAdapter = 'page' | 'network';

export const API_ADAPTER_KEY = 'lowtide.api';

let chosen: ApiAdapter | undefined;

/** The adapter of this page load; read once, because a page that changes half-way would mix two sets of data. */
export function apiAdapter(): ApiAdapter {
  chosen ??= readAdapter();
  return chosen;
}

function readAdapter(): ApiAdapter {
  try {
    return localStorage.getItem(API_ADAPTER_KEY) === 'network' ? 'network' : 'page';
  } catch {
    // Storage may be blocked altogether; then nobody can have switched.
    return 'page';
  }
}
