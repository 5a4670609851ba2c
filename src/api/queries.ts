/** The one query cache of the page, over the page's door. */
import { apiDoor } from './door.ts';
import { QueryCache } from './queryCache.ts';

// Primed data would hide the network door's answers from whoever tries or tests them.
export const queries = new QueryCache({ ask, trustPrimed: () => apiDoor() === 'page' });

/**
 * Puts the answer of a path in place before rendering, so that a prerendered page and its hydration start with it.
 * Must be called with the same data on both sides.
 */
export function primeQuery(path: string, data: unknown): void {
  queries.prime(path, data);
}

/** What is primed is never asked, so the door's code comes with the first question. */
async function ask(path: string): Promise<Response> {
  const { fetchApi } = await import('./fetchApi.ts');
  return fetchApi(path);
}
