import { describe, expect, test } from 'vitest';
import { SourceError } from '../../../src/api/errors.ts';
import { type ApiSource, apiPathsOf, bodyOf, handleApi, responseOf } from '../../../src/api/handlers.ts';
import { BRACKETS, COUNTRIES, sampleSource } from './sampleSource.ts';

const get = (path: string, source: ApiSource = sampleSource) => handleApi({ method: 'GET', path }, source);

async function getJson(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['Content-Type']).toBe('application/json; charset=utf-8');
  expect(answer.statusText).toBe('OK');
  return JSON.parse(bodyOf(answer));
}

describe('GET /api/countries', () => {
  test('answers every country with its regimes, without brackets and guides', {
    tags: 'call-countries',
  }, async () => {
    const countries = await getJson('/api/countries');
    expect(countries).toEqual(COUNTRIES.map((country) => ({ ...country, release: '2026-11' })));
    for (const country of countries) {
      for (const regime of country.taxRegimes) {
        expect(regime).not.toHaveProperty('taxBrackets');
        expect(regime).not.toHaveProperty('guide');
      }
    }
  });

  test('takes an income in its query without another answer', { tags: 'call-income-in-key' }, async () => {
    expect(await get('/api/countries?income=60000')).toEqual(await get('/api/countries'));
  });
});

describe('GET /api/tax-regimes/{id}/tax-brackets', () => {
  test('answers the list of brackets', { tags: 'call-brackets' }, async () => {
    expect(await getJson('/api/tax-regimes/atlantis-bands/tax-brackets')).toEqual(BRACKETS);
  });

  test('answers an empty list for a regime without brackets', { tags: 'call-brackets' }, async () => {
    expect(await getJson('/api/tax-regimes/or/tax-brackets')).toEqual([]);
  });

  test.each(['nowhere', 'toString', '__proto__', 'ATLANTIS-BANDS'])(
    'answers 404 with a text body for the unknown id %s',
    { tags: 'call-brackets' },
    async (id) => {
      const answer = await get(`/api/tax-regimes/${id}/tax-brackets`);
      expect(answer).toMatchObject({ status: 404, statusText: 'Not Found' });
      expect(answer.headers['Content-Type']).toBe('text/plain; charset=utf-8');
      expect(answer.data).toBe('There is no tax regime with this id.');
    },
  );
});

describe('GET /api/country-guides/{slug}', () => {
  test('answers the country with brackets and guides', {
    tags: ['field-guide-response', 'call-guides'],
  }, async () => {
    const guide = await getJson('/api/country-guides/atlantis');
    expect(guide).toMatchObject({
      name: 'Atlantis',
      release: '2026-11',
      countryDescription: 'A country.',
      residency: { days: 183 },
    });
    expect(guide.taxRegimes.map((regime: { id: string }) => regime.id)).toEqual([
      'atlantis-flat',
      'atlantis-bands',
    ]);
    expect(guide.taxRegimes[0]).toMatchObject({
      taxBrackets: [],
      incomeTaxRate: 10,
      guide: { extraSectionTitle: 'More' },
    });
    expect(guide.taxRegimes[1].taxBrackets).toEqual(BRACKETS);
  });

  test.each(['nowhere', 'constructor'])(
    'answers 404 with a text body for the unknown slug %s',
    { tags: 'call-guides' },
    async (slug) => {
      const answer = await get(`/api/country-guides/${slug}`);
      expect(answer).toMatchObject({ status: 404, statusText: 'Not Found' });
      expect(answer.data).toBe('There is no country guide with this slug.');
    },
  );

  test('passes on the status of a source that cannot be read', async () => {
    const texts = async () => {
      throw new SourceError(503, 'Service Unavailable', 'No network.');
    };
    const answer = await get('/api/country-guides/atlantis', { ...sampleSource, texts });
    expect(answer).toMatchObject({ status: 503, statusText: 'Service Unavailable', data: 'No network.' });
  });

  test.each([
    ['/api/country-guides/atlantis', 'The country guide could not be put together.'],
    ['/api/tax-regimes/atlantis-bands/tax-brackets', 'The brackets could not be put together.'],
  ])('answers 500 to %s where the texts are no texts', async (path, body) => {
    const answer = await get(path, { ...sampleSource, texts: () => Promise.reject(new Error('Broken')) });
    expect(answer).toMatchObject({ status: 500, statusText: 'Internal Server Error', data: body });
  });

  test('answers 500 where a regime lacks its texts', async () => {
    const texts = async () => {
      const file = await sampleSource.texts('atlantis');
      return file && { ...file, regimes: {} };
    };
    const answer = await get('/api/country-guides/atlantis', { ...sampleSource, texts });
    expect(answer).toMatchObject({ status: 500, statusText: 'Internal Server Error' });
  });
});

describe('GET /api/openapi.json', () => {
  test('answers the document of the source', async () => {
    expect(await getJson('/api/openapi.json')).toEqual({ openapi: '3.1.0' });
  });

  test('passes on why it cannot be had', async () => {
    const openApi = () => Promise.reject(new SourceError(503, 'Service Unavailable', 'No network.'));
    const answer = await get('/api/openapi.json', { ...sampleSource, openApi });
    expect(answer).toMatchObject({ status: 503, data: 'No network.' });
  });
});

describe('every path', () => {
  test.each([
    '/api',
    '/api/',
    '/api/countries/',
    '/api/countries/atlantis',
    '/api/Countries',
    '/api/tax-regimes',
    '/api/tax-regimes/or',
    '/api/tax-regimes//tax-brackets',
    '/api/tax-regimes/or/tax-brackets/1',
    '/api/country-guides/',
    '/api/country-guides/atlantis/texts',
    '/api/country-guides/%E0%A4%A',
    '/api/tax-regimes/%/tax-brackets',
    '/api/openapi.json/paths',
    '/api/nothing?path=/api/countries',
    'api/countries',
    'x/api/countries',
    '/other/countries',
    '/api/other/or/tax-brackets',
  ])('other paths such as %s are 404 with a text body', { tags: 'call-404-405' }, async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, data: 'There is no such path in this API.' });
    expect(answer.headers['Content-Type']).toBe('text/plain; charset=utf-8');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post'])(
    '%s is 405 with Allow, whatever the path',
    { tags: 'call-404-405' },
    async (method) => {
      for (const path of ['/api/countries', '/api/nothing']) {
        const answer = await handleApi({ method, path }, sampleSource);
        expect(answer).toMatchObject({ status: 405, statusText: 'Method Not Allowed' });
        expect(answer.headers.Allow).toBe('GET, HEAD');
        expect(answer.data).toContain('not allowed');
      }
    },
  );

  test('HEAD has the head of GET and no body', async () => {
    for (const path of [...apiPathsOf(sampleSource), '/api/nothing']) {
      const head = await handleApi({ method: 'HEAD', path }, sampleSource);
      expect(head).toEqual({ ...(await get(path)), data: null });
      expect(bodyOf(head)).toBe('');
      expect(await responseOf(head).text()).toBe('');
    }
  });

  test('the list of paths names one for all countries, one per regime, one per country and the document', async () => {
    expect(apiPathsOf(sampleSource)).toEqual([
      '/api/countries',
      '/api/tax-regimes/atlantis-flat/tax-brackets',
      '/api/tax-regimes/atlantis-bands/tax-brackets',
      '/api/tax-regimes/or/tax-brackets',
      '/api/country-guides/atlantis',
      '/api/country-guides/ile-d-or',
      '/api/openapi.json',
    ]);
    for (const path of apiPathsOf(sampleSource)) expect((await get(path)).status).toBe(200);
  });
});
