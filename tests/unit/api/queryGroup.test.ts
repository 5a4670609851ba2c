import { expect, test, vi } from 'vitest';
import { QueryCache } from '../../../src/api/queryCache.ts';
import { combineQueries } from '../../../src/api/queryGroup.ts';

const KEYS = [
  ['first', ['/1']],
  ['second', ['/2']],
] as const;

test('a group has what has arrived by name, and succeeds with the last answer', async () => {
  const cache = new QueryCache({ ask: async (path) => new Response(`"${path}"`) });
  const group = combineQueries(cache, KEYS);
  expect(group.get()).toEqual({ status: 'loading', data: {}, error: null });
  await cache.load(['/2']);
  expect(group.get()).toEqual({ status: 'loading', data: { second: '/2' }, error: null });
  await cache.load(['/1']);
  expect(group.get()).toEqual({ status: 'success', data: { first: '/1', second: '/2' }, error: null });
});

test('a group stays the same object until one of its queries changes', async () => {
  const cache = new QueryCache({ ask: async () => new Response('[]') });
  const group = combineQueries(cache, KEYS);
  expect(group.get()).toBe(group.get());
  const before = group.get();
  await cache.load(['/1']);
  expect(group.get()).not.toBe(before);
  expect(group.get()).toBe(group.get());
});

test('a group is the same object before and after hydration while it says the same', async () => {
  const cache = new QueryCache({ ask: async () => new Response('[]') });
  for (const [, [path]] of KEYS) cache.prime(path, path);
  const group = combineQueries(cache, KEYS);
  expect(group.primed().status).toBe('success');
  expect(group.get()).toBe(group.primed());
});

test('a failed query fails its group, and "Try again" asks the failed one only', async () => {
  let broken = true;
  const ask = vi.fn(async (path: string) =>
    path === '/2' && broken ? new Response('no such id', { status: 404 }) : new Response('[]'),
  );
  const cache = new QueryCache({ ask });
  const group = combineQueries(cache, KEYS);
  const listener = vi.fn();
  const leave = group.subscribe(listener);
  group.load();
  await vi.waitFor(() => expect(group.get().status).toBe('error'));
  expect(group.get().error?.message).toBe('404: no such id');
  expect(group.get().data).toEqual({ first: [] });

  broken = false;
  group.retry();
  await vi.waitFor(() => expect(group.get().status).toBe('success'));
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/1', '/2', '/2']);

  expect(listener.mock.calls.length).toBeGreaterThan(2);
  leave();
});

test('a group tells its listeners what happens to its queries, and nothing after they have left', async () => {
  const cache = new QueryCache({ ask: async () => new Response('[]') });
  const group = combineQueries(cache, KEYS);
  const stays = vi.fn();
  const leaves = vi.fn();
  group.subscribe(stays);
  group.subscribe(leaves)();
  await cache.load(['/1']);
  await cache.load(['/3']);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});
