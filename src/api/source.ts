/** Source of the API inside the browser: figures come with the program, long texts with their own file. */
import { dataRelease } from 'virtual:lowtide/essentials';
import { openApiUrl, textsUrl } from 'virtual:lowtide/site';
import type { Country, CountryTextsFile } from '../catalogue/entities.ts';
import { ConnectionError, detailOf, FileError, SourceError, UnreadableError } from './errors.ts';
import type { ApiSource } from './handlers.ts';

/** Answers a file of the site: fetch in the page, what is kept in the service worker. */
type ReadFile = (url: string, cache?: RequestCache) => Promise<Response>;

/** Source over countries with their figures, and over the files of long texts. */
export function createSource(countries: readonly Country[], readFile: ReadFile): ApiSource {
  return {
    countries,
    release: dataRelease,
    openApi: () => readJson<object>(openApiUrl, readFile, 'The document'),
    async texts(slug) {
      const url = Object.hasOwn(textsUrl, slug) ? textsUrl[slug] : undefined;
      return url === undefined
        ? null
        : readJson<CountryTextsFile>(url, readFile, 'The texts of this country');
    },
  };
}

/**
 * A file's content, which is asked for anew where it cannot be read: a copy that is kept may be wrong.
 * @param what begins the message of an error.
 */
async function readJson<Content>(url: string, readFile: ReadFile, what: string): Promise<Content> {
  try {
    return await readOnce(url, readFile, what);
  } catch (error) {
    if (!(error instanceof SourceError && error.cause instanceof UnreadableError)) throw error;
    return readOnce(url, readFile, what, 'reload');
  }
}

async function readOnce<Content>(
  url: string,
  readFile: ReadFile,
  what: string,
  cache?: RequestCache,
): Promise<Content> {
  let response: Response;
  try {
    response = await readFile(url, cache);
  } catch (error) {
    // No answer at all: no network, and nothing kept on the device.
    const cause = new ConnectionError(error);
    throw new SourceError(503, 'Service Unavailable', `${what} could not be reached.`, { cause });
  }
  // What is wrong with a file is no fault of who has asked: a status below 500 would say so.
  const { status, statusText } = response;
  const failure =
    status >= 500 ? ([status, statusText || 'Server Error'] as const) : ([502, 'Bad Gateway'] as const);
  let cause: Error;
  try {
    if (response.ok) return (await response.json()) as Content;
    cause = new FileError(status, await detailOf(response));
  } catch (error) {
    cause = new UnreadableError(error);
  }
  throw new SourceError(...failure, `${what} could not be read.`, { cause });
}
