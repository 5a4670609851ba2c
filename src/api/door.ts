/**
 * Which door the page asks: its own handlers ('page', the default) or the network ('network': the service worker or
 * the server). A developer's and tester's switch, see docs/api.md:
 *
 *     localStorage.setItem('lowtide.api', 'network')   // then reload
 */
export type ApiDoor = 'page' | 'network';

export const API_DOOR_KEY = 'lowtide.api';

let chosen: ApiDoor | undefined;

/** The door of this page load; read once, because a page that changes doors half-way would mix two sets of data. */
export function apiDoor(): ApiDoor {
  chosen ??= readDoor();
  return chosen;
}

function readDoor(): ApiDoor {
  try {
    return localStorage.getItem(API_DOOR_KEY) === 'network' ? 'network' : 'page';
  } catch {
    // Storage may be blocked altogether; then nobody can have switched.
    return 'page';
  }
}
