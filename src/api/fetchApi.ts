/** The API inside the page. */
import { apiAdapter } from './adapter.ts';
import { readAnswer } from './answers.ts';
import { ApiError, apiError, ConnectionError } from './apiError.ts';
import { type ApiAnswer, handleApi, responseOf } from './handlers.ts';
import { pageSource } from './source.ts';

/**
 * Answers an API path like `fetch` does: a Response for every status, a rejection only where there is no answer.
 *
 * The answer is made in the page, without the network; only a country's long texts are fetched, as a file. Requests
 * that do leave the page carry cookies (`credentials: 'include'`). With the switch of `apiAdapter` set to 'network',
 * the path itself is fetched instead.
 */
export async function fetchApi(path: string): Promise<Response> {
  return apiAdapter() === 'network' ? askNetwork(path) : responseOf(await askPage(path));
}

/**
 * What an API path answers, as an object.
 * @throws ApiError for an answer that is not ok.
 * @throws ConnectionError where there is no answer.
 */
export async function readApi(path: string): Promise<unknown> {
  if (apiAdapter() === 'network') {
    const response = await askNetwork(path).catch((cause) => Promise.reject(new ConnectionError(cause)));
    if (!response.ok) throw await apiError(response);
    return readAnswer(await response.text());
  }
  const { status, statusText, data } = await askPage(path);
  if (status === 200) return data;
  throw new ApiError(status, status >= 500 ? statusText : String(data));
}

function askNetwork(path: string): Promise<Response> {
  return fetch(path, { credentials: 'include' });
}

function askPage(path: string): Promise<ApiAnswer> {
  return handleApi({ method: 'GET', path }, pageSource);
}
