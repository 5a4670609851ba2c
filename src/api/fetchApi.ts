/** The in-page door of the API. */
import { apiDoor } from './door.ts';
import { handleApi } from './handlers.ts';
import { pageSource } from './source.ts';

/**
 * Answers an API path like `fetch` does: a Response for every status, a rejection only where there is no answer.
 *
 * The answer is made in the page, without the network; only a country's long texts are fetched, as a file. Requests
 * that do leave the page carry cookies (`credentials: 'include'`). With the switch of `apiDoor` set to 'network',
 * the path itself is asked instead.
 */
export async function fetchApi(path: string): Promise<Response> {
  if (apiDoor() === 'network') return fetch(path, { credentials: 'include' });

  const { body, ...init } = await handleApi({ method: 'GET', path }, pageSource);
  return new Response(body, init);
}
