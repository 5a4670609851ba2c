/** Hostile input, tens of thousands of cases; `npm run fuzz` tries many more of the same. */
import { describe, expect, test, vi } from 'vitest';
import { PROMISES } from '../../fuzz/all.ts';

const TIMES = Number(process.env.FUZZ_TIMES ?? 1);

vi.setConfig({ testTimeout: 120_000 * TIMES });

for (const [origin, promises] of Object.entries(PROMISES)) {
  describe(origin, () => {
    for (const { name, cases, check } of promises) test(name, () => check(Math.ceil(cases * TIMES)));
  });
}

test('tens of thousands of cases are tried', () => {
  const all = Object.values(PROMISES).flat();
  expect(all.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(50_000);
});
