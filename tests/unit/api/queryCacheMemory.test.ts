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

  test('never lets go of what is looked at or being asked, whatever the order of events', async () => {
    const key = fc.nat(9);
    const event = fc.oneof(
      fc.record({ kind: fc.constant('look' as const), key }),
      fc.record({ kind: fc.constant('leave' as const), key }),
      fc.record({ kind: fc.constant('load' as const), key }),
      fc.record({ kind: fc.constant('answer' as const), key }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
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
