import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QueryCache, type QueryKey } from '../../../src/api/queryCache.ts';
import { answering, byHand } from './asks.ts';

describe('the memory', () => {
  test('holds no more than the limit after thousands of incomes', async () => {
    const cache = new QueryCache({ ask: answering('[]'), limit: 20 });
    for (let income = 0; income < 2_000; income += 1) {
      const key: QueryKey = ['/api/countries', income];
      const leave = cache.subscribe(key, () => {});
      await cache.load(key);
      leave();
    }
    expect(cache.size).toBeLessThanOrEqual(20);
  });

  test('lets go of the least recently used key first', async () => {
    const ask = answering('[]');
    const cache = new QueryCache({ ask, limit: 2 });
    await cache.load(['/a']);
    await cache.load(['/b']);
    await cache.load(['/a']);
    await cache.load(['/c']);
    expect(cache.get(['/a']).status).toBe('success');
    expect(cache.get(['/b']).status).toBe('loading');
  });

  test('a key that is being asked is not asked twice where all others are looked at', async () => {
    const ask = answering('[]');
    const cache = new QueryCache({ ask, limit: 1 });
    cache.subscribe(['/a'], () => {});
    await Promise.all([cache.load(['/a']), cache.load(['/b']), cache.load(['/b'])]);
    expect(ask.mock.calls).toEqual([['/a'], ['/b']]);
  });

  test('keeps what stands in for a path as long as one of its keys', async () => {
    const { ask, waiting } = byHand();
    const cache = new QueryCache({ ask, limit: 1 });
    const first = cache.load(['/a', 1]);
    waiting[0]?.answer(new Response('["old"]'));
    await first;
    void cache.load(['/a', 2]);
    expect(cache.size).toBe(1);
    expect(cache.get(['/a', 2])).toMatchObject({ data: ['old'], refreshing: true });
    void cache.load(['/b']);
    expect(cache.get(['/a', 3])).toMatchObject({ data: ['old'], refreshing: true });
  });

  test('a failure that was let go of does not take the new answer of its key with it', async () => {
    const { ask, waiting } = byHand();
    const cache = new QueryCache({ ask, limit: 1 });
    cache.subscribe(['/held'], () => {});
    const leave = cache.subscribe(['/a'], () => {});
    const failed = cache.load(['/a']);
    waiting[0]?.answer(new Response('', { status: 500 }));
    await failed;
    leave();
    cache.subscribe(['/a'], () => {});
    const again = cache.load(['/a']);
    waiting[1]?.answer(new Response('["new"]'));
    await again;
    expect(cache.get(['/a'])).toMatchObject({ data: ['new'], refreshing: false });
  });

  test('never lets go of what is looked at or being asked, whatever the order of events', async () => {
    const key = fc.nat(9);
    const event = fc.oneof(
      fc.record({ kind: fc.constant('look' as const), key }),
      fc.record({ kind: fc.constant('leave' as const), key }),
      fc.record({ kind: fc.constant('load' as const), key }),
      fc.record({ kind: fc.constant('answer' as const), key }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60 }), async (events) => {
        const { ask, waiting } = byHand();
        const limit = 3;
        const cache = new QueryCache({ ask, limit });
        const looks = new Map<number, () => void>();
        /** Keys that are looked at and have been answered while they were. */
        const held = new Set<number>();
        const asking = new Map<number, Promise<void>>();
        const keyOf = (n: number): QueryKey => [`/${n}`];

        for (const { kind, key } of events) {
          if (kind === 'look' && !looks.has(key)) {
            looks.set(
              key,
              cache.subscribe(keyOf(key), () => {}),
            );
            if (cache.get(keyOf(key)).status === 'success') held.add(key);
          }
          if (kind === 'leave') {
            looks.get(key)?.();
            looks.delete(key);
            held.delete(key);
          }
          if (kind === 'load') {
            const before = ask.mock.calls.length;
            const loaded = cache.load(keyOf(key));
            if (ask.mock.calls.length > before) {
              expect(asking.has(key)).toBe(false);
              asking.set(key, loaded);
            }
          }
          if (kind === 'answer' && asking.has(key)) {
            waiting.findLast((request) => request.path === `/${key}`)?.answer(new Response('1'));
            await asking.get(key);
            asking.delete(key);
            if (looks.has(key)) held.add(key);
          }
          for (const seen of held) expect(cache.get(keyOf(seen)).status).toBe('success');
          expect(cache.size).toBeLessThanOrEqual(Math.max(limit, looks.size + asking.size) + 1);
        }
      }),
    );
  });
});
