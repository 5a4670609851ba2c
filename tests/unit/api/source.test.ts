import { countries } from 'virtual:lowtide/catalogue';
import { openApiUrl, textsUrl } from 'virtual:lowtide/site';
import { describe, expect, test, vi } from 'vitest';
import { apiPathsOf, handleApi } from '../../../src/api/handlers.ts';
import { countryGuidePath } from '../../../src/api/paths.ts';
import { createSource } from '../../../src/api/source.ts';
import { dataSource } from '../../../src/build/host/dataSource.ts';

const onHost = dataSource();

/** A country's texts or the OpenAPI document as the files that the build writes. */
async function textsFile(url: string): Promise<Response> {
  if (url === openApiUrl) return Response.json(await onHost.openApi());
  const slug = Object.keys(textsUrl).find((candidate) => textsUrl[candidate] === url) ?? '';
  return Response.json(await onHost.texts(slug));
}

describe('the source in the page', () => {
  test('answers every path with the same bytes as the source on the servers', async () => {
    const inPage = createSource(countries, textsFile);
    const paths = apiPathsOf(inPage);
    expect(paths).toEqual(apiPathsOf(onHost));
    expect(paths.length).toBeGreaterThan(44);
    for (const path of paths) {
      const answer = await handleApi({ method: 'GET', path }, inPage);
      expect(answer.status).toBe(200);
      expect(answer).toEqual(await handleApi({ method: 'GET', path }, onHost));
    }
  });

  test('reads the texts of the asked country only', async () => {
    const readFile = vi.fn(textsFile);
    const source = createSource(countries, readFile);
    await handleApi({ method: 'GET', path: '/api/countries' }, source);
    expect(readFile).not.toHaveBeenCalled();
    await handleApi({ method: 'GET', path: '/api/country-guides/malta' }, source);
    expect(readFile.mock.calls.map(([url]) => url)).toEqual([textsUrl.malta]);
  });

  test('has no texts of what is no country, and asks for none', async () => {
    const readFile = vi.fn(textsFile);
    const source = createSource(countries, readFile);
    for (const slug of ['atlantis', 'constructor', '']) expect(await source.texts(slug)).toBeNull();
    expect(readFile).not.toHaveBeenCalled();
  });

  const cut = 'The texts of this country could not be read.';
  test.each([
    [
      'no network',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      503,
      'Service Unavailable',
      'The texts of this country could not be reached.',
    ],
    ['a broken server', async () => new Response('', { status: 500, statusText: 'Oops' }), 500, 'Oops', cut],
    [
      'a broken server without a reason',
      async () => new Response('', { status: 504 }),
      504,
      'Server Error',
      cut,
    ],
    ['a file that is gone', async () => new Response('{}', { status: 404 }), 502, 'Bad Gateway', cut],
    ['a page in place of the file', async () => new Response('<html>'), 502, 'Bad Gateway', cut],
  ])(
    '%s is an answer with a status of 500 or above, and is not remembered',
    async (_case, fail, status, statusText, body) => {
      let broken = true;
      const source = createSource(countries, (url) => (broken ? fail() : textsFile(url)));
      const path = countryGuidePath(countries[0]?.slug ?? '');
      expect(await handleApi({ method: 'GET', path }, source)).toMatchObject({
        status,
        statusText,
        data: body,
      });
      broken = false;
      expect((await handleApi({ method: 'GET', path }, source)).status).toBe(200);
    },
  );

  test('an error says what went wrong and why', async () => {
    const cause = new TypeError('Failed to fetch');
    const offline = createSource(countries, () => Promise.reject(cause)).texts('malta');
    await expect(offline).rejects.toMatchObject({
      name: 'SourceError',
      status: 503,
      cause: { name: 'ConnectionError', cause },
    });
    const gone = createSource(countries, async () => new Response('{}', { status: 404 })).texts('malta');
    await expect(gone).rejects.toMatchObject({
      status: 502,
      cause: { name: 'FileError', message: '404: {}' },
    });
  });
});
