/** Source of the API inside the browser: figures come with the program, long texts with their own file. */
import { countries, dataRelease } from 'virtual:lowtide/catalogue';
import { openApiUrl, textsUrl } from 'virtual:lowtide/site';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import { SourceError } from './errors.ts';
import type { ApiSource } from './handlers.ts';

/**
 * Source over the compiled catalogue.
 * @param readFile answers the file of a country's long texts: fetch in the page, the cache in the service worker.
 */
export function createSource(readFile: (url: string) => Promise<Response>): ApiSource {
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

/** The page's own source. The browser keeps the files; a failure is not remembered. */
export const pageSource: ApiSource = createSource((url) => fetch(url, { credentials: 'include' }));

/** @param what begins the message of an error. */
async function readJson<Content>(
  url: string,
  readFile: (url: string) => Promise<Response>,
  what: string,
): Promise<Content> {
  let response: Response;
  try {
    response = await readFile(url);
  } catch (cause) {
    // No answer at all: no network, and nothing kept on the device.
    throw new SourceError(503, 'Service Unavailable', `${what} could not be reached.`, { cause });
  }
  if (response.status >= 500) {
    throw new SourceError(
      response.status,
      response.statusText || 'Server Error',
      `${what} could not be read.`,
    );
  }
  try {
    if (!response.ok) throw new Error(`The file answered ${response.status}.`);
    return (await response.json()) as Content;
  } catch (cause) {
    // The file is gone or is not what it should be: another server gave a bad answer.
    throw new SourceError(502, 'Bad Gateway', `${what} could not be read.`, { cause });
  }
}
