/** Source of the API inside the browser: figures come with the program, long texts with their own file. */
import { countries } from 'virtual:lowtide/catalogue';
import { textsUrl } from 'virtual:lowtide/texts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import type { ApiSource } from './handlers.ts';
import { SourceError } from './sourceError.ts';

/**
 * Source over the compiled catalogue.
 * @param readFile answers the file of a country's long texts: fetch in the page, the cache in the service worker.
 */
export function createSource(readFile: (url: string) => Promise<Response>): ApiSource {
  return {
    countries,
    async texts(slug) {
      const url = Object.hasOwn(textsUrl, slug) ? textsUrl[slug] : undefined;
      return url === undefined ? null : readTexts(url, readFile);
    },
  };
}

/** The page's own source. The browser keeps the files; a failure is not remembered. */
export const pageSource: ApiSource = createSource((url) => fetch(url, { credentials: 'include' }));

async function readTexts(
  url: string,
  readFile: (url: string) => Promise<Response>,
): Promise<CountryTextsFile> {
  let response: Response;
  try {
    response = await readFile(url);
  } catch (cause) {
    // No answer at all: no network, and nothing kept on the device.
    throw new SourceError(503, 'Service Unavailable', 'The texts of this country could not be reached.', {
      cause,
    });
  }
  if (response.status >= 500) {
    throw new SourceError(
      response.status,
      response.statusText || 'Server Error',
      'The texts of this country could not be read.',
    );
  }
  try {
    if (!response.ok) throw new Error(`The file answered ${response.status}.`);
    return (await response.json()) as CountryTextsFile;
  } catch (cause) {
    // The file is gone or is not what it should be: another server gave a bad answer.
    throw new SourceError(502, 'Bad Gateway', 'The texts of this country could not be read.', { cause });
  }
}
