import { describe, expect, test } from 'vitest';
import { inParallel } from '../../../sw/inParallel.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('files are fetched in parallel with a small limit', () => {
  test('all of them, in order, never more than the limit at a time', async () => {
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      begun.push(item);
      underWay += 1;
      most = Math.max(most, underWay);
      await turn();
      underWay -= 1;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  test('a failure ends it, and what was under way is finished first', async () => {
    const begun: number[] = [];
    const finished: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      await turn();
      if (item === 2) throw new Error('no network');
      await turn();
      finished.push(item);
    };
    await expect(inParallel([1, 2, 3, 4, 5], 2, work)).rejects.toThrow('no network');
    expect(begun).toEqual([1, 2]);
    expect(finished).toEqual([1]);
  });

  test('nothing to do is done at once', async () => {
    await expect(inParallel([], 4, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
  });
});
