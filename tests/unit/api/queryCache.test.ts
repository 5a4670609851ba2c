import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { QueryCache } from '../../../src/api/queryCache.ts';
import { answering, byHand } from './asks.ts';

const PATH = '/api/countries';

describe('a query', () => {
  test('is a GET to the path in its key, and the response is read as JSON', async () => {
    const ask = answering('[1,2]');
    const cache = new QueryCache({ ask });
    expect(cache.get([PATH, 60_000])).toMatchObject({ status: 'loading', data: undefined });
    await cache.load([PATH, 60_000]);
    expect(ask.mock.calls).toEqual([[PATH]]);
    expect(cache.get([PATH, 60_000])).toEqual({
      status: 'success',
      data: [1, 2],
      error: null,
      refreshing: false,
    });
  });

  test('looking at a key asks nothing', () => {
    const ask = answering('[]');
    new QueryCache({ ask }).get([PATH]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('is asked once however many ask for it at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('/a', '/b', '/c'), fc.nat(3)), { minLength: 1, maxLength: 40 }),
        async (keys: [string, number][]) => {
          const ask = answering('{}');
          const cache = new QueryCache({ ask });
          await Promise.all(keys.map((key) => cache.load(key)));
          expect(ask).toHaveBeenCalledTimes(new Set(keys.map((key) => key.join())).size);
        },
      ),
    );
  });

  test('every load of a key resolves when its answer is in', async () => {
    const { ask, waiting } = byHand();
    const cache = new QueryCache({ ask });
    const first = cache.load([PATH]);
    expect(cache.load([PATH])).toBe(first);
    waiting[0]?.answer(new Response('[]'));
    await first;
    expect(cache.get([PATH]).status).toBe('success');
  });

  test('is never stale: an answered key is not asked again', async () => {
    const ask = answering('[]');
    const cache = new QueryCache({ ask });
    for (let visit = 0; visit < 3; visit += 1) {
      const leave = cache.subscribe([PATH], () => {});
      await cache.load([PATH]);
      leave();
      await Promise.resolve();
    }
    await cache.retry([PATH]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('tells its listeners when the answer is in, and not after they have left', async () => {
    const { ask, waiting } = byHand();
    const cache = new QueryCache({ ask });
    const stays = vi.fn();
    const leaves = vi.fn();
    cache.subscribe([PATH], stays);
    const leave = cache.subscribe([PATH], leaves);
    const loaded = cache.load([PATH]);
    leave();
    waiting[0]?.answer(new Response('[]'));
    await loaded;
    expect(stays).toHaveBeenCalledTimes(1);
    expect(leaves).not.toHaveBeenCalled();
  });
});

describe('a failed query', () => {
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
  ])('with status %d %s has the error text of the catalogue', async (status, statusText, body, message) => {
    const cache = new QueryCache({ ask: answering(body, { status, statusText }) });
    await cache.load([PATH]);
    const state = cache.get([PATH]);
    expect(state.status).toBe('error');
    expect(state.error).toMatchObject({ name: 'ApiError', message, status });
  });

  test('without any answer has the error of the request', async () => {
    const cache = new QueryCache({ ask: () => Promise.reject(new TypeError('Failed to fetch')) });
    await cache.load([PATH]);
    expect(cache.get([PATH])).toMatchObject({ status: 'error', error: { message: 'Failed to fetch' } });
  });

  test('whose answer is no JSON is an error, not a crash', async () => {
    const cache = new QueryCache({ ask: answering('<!doctype html>') });
    await cache.load([PATH]);
    expect(cache.get([PATH])).toMatchObject({ status: 'error', error: { name: 'SyntaxError' } });
  });

  test('is not retried by itself while somebody looks at it', async () => {
    const ask = answering('', { status: 500 });
    const cache = new QueryCache({ ask });
    cache.subscribe([PATH], () => {});
    await cache.load([PATH]);
    cache.subscribe([PATH], () => {});
    await cache.load([PATH]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked again by "Try again", and shows loading meanwhile', async () => {
    const ask = vi
      .fn<(path: string) => Promise<Response>>()
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValueOnce(new Response('[1]'));
    const cache = new QueryCache({ ask });
    const seen: string[] = [];
    cache.subscribe([PATH], () => seen.push(cache.get([PATH]).status));
    await cache.load([PATH]);
    await cache.retry([PATH]);
    expect(seen).toEqual(['error', 'loading', 'success']);
    expect(cache.get([PATH]).data).toEqual([1]);
  });

  test('"Try again" asks a key that nobody has asked yet', async () => {
    const ask = answering('[1]');
    const cache = new QueryCache({ ask });
    await cache.retry(['/a']);
    cache.subscribe(['/b'], () => {});
    await cache.retry(['/b']);
    expect(ask.mock.calls).toEqual([['/a'], ['/b']]);
  });

  test('is asked again by the next visit after everybody has left', async () => {
    const ask = vi
      .fn<(path: string) => Promise<Response>>()
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValueOnce(new Response('[1]'));
    const cache = new QueryCache({ ask });
    const leave = cache.subscribe([PATH], () => {});
    await cache.load([PATH]);
    leave();
    await Promise.resolve();
    expect(cache.get([PATH]).status).toBe('loading');
    await cache.load([PATH]);
    expect(cache.get([PATH])).toMatchObject({ status: 'success', data: [1] });
  });
});

test('a failed query is not asked again where one look follows another at once', async () => {
  const ask = answering('', { status: 500 });
  const cache = new QueryCache({ ask });
  const leave = cache.subscribe([PATH], () => {});
  await cache.load([PATH]);
  leave();
  cache.subscribe([PATH], () => {});
  await cache.load([PATH]);
  await Promise.resolve();
  expect(cache.get([PATH]).status).toBe('error');
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('a new income in the key', () => {
  test('keeps showing the previous answer while its own is under way', async () => {
    const { ask, waiting } = byHand();
    const cache = new QueryCache({ ask });
    const first = cache.load([PATH, 60_000]);
    waiting[0]?.answer(new Response('["old"]'));
    await first;

    const second = cache.load([PATH, 70_000]);
    expect(cache.get([PATH, 70_000])).toEqual({
      status: 'success',
      data: ['old'],
      error: null,
      refreshing: true,
    });
    waiting[1]?.answer(new Response('["new"]'));
    await second;
    expect(cache.get([PATH, 70_000])).toEqual({
      status: 'success',
      data: ['new'],
      error: null,
      refreshing: false,
    });
    expect(cache.get([PATH, 60_000]).data).toEqual(['old']);
  });

  test('with an equal answer gives the very same data', async () => {
    const cache = new QueryCache({ ask: answering('[{"id":"malta"}]') });
    await cache.load([PATH, 1]);
    await cache.load([PATH, 2]);
    expect(cache.get([PATH, 2]).data).toBe(cache.get([PATH, 1]).data);
  });

  test('shows its own failure rather than the previous answer', async () => {
    const ask = vi
      .fn<(path: string) => Promise<Response>>()
      .mockResolvedValueOnce(new Response('[]'))
      .mockResolvedValueOnce(new Response('gone', { status: 410 }));
    const cache = new QueryCache({ ask });
    await cache.load([PATH, 1]);
    await cache.load([PATH, 2]);
    expect(cache.get([PATH, 2])).toMatchObject({ status: 'error', error: { message: '410: gone' } });
  });

  test('does not stand in for another path', async () => {
    const cache = new QueryCache({ ask: answering('{}') });
    await cache.load(['/api/country-guides/malta']);
    expect(cache.get(['/api/country-guides/italy']).status).toBe('loading');
  });
});

describe('a primed path', () => {
  test('answers every key of the path at once, without asking', async () => {
    const ask = answering('[]');
    const cache = new QueryCache({ ask });
    cache.prime(PATH, ['primed']);
    await cache.load([PATH, 60_000]);
    expect(cache.get([PATH, 60_000])).toMatchObject({
      status: 'success',
      data: ['primed'],
      refreshing: false,
    });
    expect(cache.primed([PATH, 60_000]).data).toEqual(['primed']);
    expect(ask).not.toHaveBeenCalled();
  });

  test('is asked all the same where primed data is not trusted, and hydration still starts with it', async () => {
    const ask = answering('["asked"]');
    const cache = new QueryCache({ ask, trustPrimed: () => false });
    cache.prime(PATH, ['primed']);
    expect(cache.primed([PATH]).data).toEqual(['primed']);
    expect(cache.get([PATH]).status).toBe('loading');
    await cache.load([PATH]);
    expect(cache.get([PATH]).data).toEqual(['asked']);
  });
});
