/** `/api` inside the worker: the same handlers as in the page and on the server. */
import { countries } from 'virtual:lowtide/catalogue';
import { handleApi, responseOf } from '../src/api/handlers.ts';
import { createSource } from '../src/api/source.ts';

/** Answers an API request of any method. Long texts come from `readFile`, all else from the program itself. */
export async function answerApi(
  request: Request,
  readFile: (url: string) => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  return responseOf(await handleApi({ method: request.method, path }, createSource(countries, readFile)));
}
