import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page load; with a network that answers, the network is asked instead of the page. */
async function pageLoad(network?: (path: string) => Promise<Response> | Response) {
  vi.resetModules();
  const ask = vi.fn(async (path: string, _init?: RequestInit) => network?.(path) ?? new Response('[]'));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('localStorage', { getItem: () => (network ? 'network' : null) });
  const queries = await import('../../../src/api/queries.ts');
  return { ...queries, ...(await import('../../../src/api/countries.ts')), ask };
}

/** What a hook gives while a page is prerendered. */
function rendered<Result>(hook: () => Result): Result {
  const results: Result[] = [];
  function Screen() {
    results.push(hook());
    return null;
  }
  renderToString(<Screen />);
  const [result] = results;
  if (result === undefined) throw new Error('The screen was not rendered.');
  return result;
}

describe('where the page answers itself', () => {
  test('the catalogue is there from the first rendering on, whatever the income in the key', {
    tags: ['call-income-in-key', 'call-keyed-by-regime'],
  }, async () => {
    const { useCountries, useTaxBrackets } = await pageLoad();
    expect(rendered(() => useCountries())).toMatchObject({ status: 'success', data: countries });
    expect(rendered(() => useCountries(75_000)).data).toBe(rendered(() => useCountries()).data);
    const ids = ['es-autonomo', 'mt-res-non-dom', 'es-autonomo'];
    expect(rendered(() => useTaxBrackets(ids))).toMatchObject({
      status: 'success',
      data: { 'es-autonomo': taxBrackets['es-autonomo'], 'mt-res-non-dom': taxBrackets['mt-res-non-dom'] },
    });
  });

  test('a guide is pending until it is set or asked for', async () => {
    const { useCountryGuide, setGuide } = await pageLoad();
    expect(rendered(() => useCountryGuide('atlantis'))).toMatchObject({ status: 'pending', data: undefined });
    setGuide('atlantis', { name: 'Atlantis' });
    expect(rendered(() => useCountryGuide('atlantis')).data).toEqual({ name: 'Atlantis' });
  });

  test('no visible regime needs no query', { tags: 'call-needs-regime' }, async () => {
    const { useTaxBrackets } = await pageLoad();
    expect(rendered(() => useTaxBrackets([]))).toMatchObject({ status: 'success', data: {} });
  });
});

describe('where the network answers', () => {
  test('nothing is known before it has', async () => {
    const { useCountries, useTaxBrackets } = await pageLoad(() => new Response('[]'));
    expect(rendered(() => useCountries())).toMatchObject({ status: 'pending', data: undefined });
    expect(rendered(() => useTaxBrackets(['or']))).toMatchObject({ status: 'pending', data: {} });
  });

  test.each([Number.NaN, null, -1, Number.POSITIVE_INFINITY])(
    'the countries query runs only if income is a valid number: %s asks nothing',
    async (income) => {
      const { ask, queryClient, useCountries } = await pageLoad(() => new Response('[]'));
      rendered(() => useCountries(income));
      const [query] = queryClient.getQueryCache().getAll();
      expect(query?.options.queryFn).toBeTypeOf('symbol');
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test('is a GET to the path in its key, with cookies and without a payload, and the response is read as JSON, once', {
    tags: ['call-get-json', 'call-credentials'],
  }, async () => {
    const { ask, fetchGuide } = await pageLoad(() => new Response('{"slug":"malta"}'));
    expect(await Promise.all([fetchGuide('malta'), fetchGuide('malta')])).toEqual([
      { slug: 'malta' },
      { slug: 'malta' },
    ]);
    expect(ask.mock.calls).toEqual([['/api/country-guides/malta', { credentials: 'include' }]]);
  });

  test.each([
    [500, 'Internal Server Error', 'a page of HTML', '500: Internal Server Error'],
    [503, 'Service Unavailable', '', '503: Service Unavailable'],
    [599, '', 'body', '599: '],
    [
      404,
      'Not Found',
      'There is no country guide with this slug.',
      '404: There is no country guide with this slug.',
    ],
    [499, 'Whatever', 'body text', '499: body text'],
    [400, 'Bad Request', '', '400: '],
  ])(
    'with status %d %s has the error text of the catalogue',
    { tags: 'error-message' },
    async (status, statusText, body, message) => {
      const { fetchGuide } = await pageLoad(() => new Response(body, { status, statusText }));
      await expect(fetchGuide('malta')).rejects.toMatchObject({ name: 'ApiError', message, status });
    },
  );

  test('without any answer has a sentence to show, and the error of the request as its cause', async () => {
    const { fetchGuide } = await pageLoad(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchGuide('malta')).rejects.toMatchObject({
      name: 'ConnectionError',
      message: 'There was no answer. Check your connection, then try again.',
      cause: new TypeError('Failed to fetch'),
    });
  });

  test('whose answer is no JSON is an error, not a crash', async () => {
    const { fetchGuide } = await pageLoad(() => new Response('<!doctype html>'));
    await expect(fetchGuide('malta')).rejects.toMatchObject({ name: 'SyntaxError' });
  });
});

describe('a query that is looked at', () => {
  /** Looks at the countries as a screen does. */
  async function look(network: (path: string) => Response) {
    const page = await pageLoad(network);
    rendered(() => page.useCountries());
    const options = page.queryClient.getQueryCache().getAll()[0]?.options as QueryObserverOptions;
    const observer = new QueryObserver(page.queryClient, page.queryClient.defaultQueryOptions(options));
    const seen: string[] = [];
    const end = observer.subscribe(({ status }) => seen.push(status));
    return { ...page, observer, options, seen, end };
  }

  test('is never stale: an answered key is not asked again', { tags: 'call-no-refetch' }, async () => {
    const { ask, observer, queryClient, options, end } = await look(() => new Response('[]'));
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'));
    end();
    new QueryObserver(queryClient, queryClient.defaultQueryOptions(options)).subscribe(() => {})();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is not asked again by itself after a failure, and is by "Try again", pending meanwhile', async () => {
    let status = 500;
    const { ask, observer, seen } = await look(() => new Response('[]', { status }));
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
    expect(ask).toHaveBeenCalledTimes(1);
    status = 200;
    await observer.refetch();
    expect(seen).toEqual(['error', 'pending', 'success']);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('that has failed before its page was shown is not asked by the page again, and is by "Try again"', async () => {
    const page = await pageLoad(() => new Response('', { status: 500 }));
    await expect(page.fetchGuideAhead('malta')).rejects.toThrow('500');
    rendered(() => page.useCountryGuide('malta'));
    const options = page.queryClient.getQueryCache().getAll()[0]?.options as QueryObserverOptions;
    const observer = new QueryObserver(page.queryClient, page.queryClient.defaultQueryOptions(options));
    const end = observer.subscribe(() => {});
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    expect(page.ask).toHaveBeenCalledTimes(1);
    await observer.refetch();
    expect(page.ask).toHaveBeenCalledTimes(2);
    end();
  });

  test('is asked again by the next visit after a failure', async () => {
    const { ask, observer, queryClient, options, end } = await look(() => new Response('', { status: 500 }));
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
    end();
    new QueryObserver(queryClient, queryClient.defaultQueryOptions(options)).subscribe(() => {});
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });
});
