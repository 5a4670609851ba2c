import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginate } from '../../../src/pdf/Document.tsx';

const blocks = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 });

describe('split across pages', () => {
  test('a block that does not fit goes to the next page whole', () => {
    expect(paginate([60, 40, 1], 100)).toEqual([[0, 1], [2]]);
  });

  test('a block taller than a page has one to itself', () => {
    expect(paginate([10, 500, 10], 100)).toEqual([[0], [1], [2]]);
  });

  test('no blocks make no page', () => {
    expect(paginate([], 100)).toEqual([]);
  });

  test('every block is on exactly one page, in its order', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        expect(paginate(heights, 1000).flat()).toEqual(heights.map((_, block) => block));
      }),
    );
  });

  test('no page is overfull, and none could have taken the first block of the next', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        const sum = (page: readonly number[]) =>
          page.reduce((total, block) => total + (heights[block] ?? 0), 0);
        const pages = paginate(heights, 1000);
        for (const [index, page] of pages.entries()) {
          expect(sum(page)).toBeLessThanOrEqual(1000);
          const next = pages[index + 1]?.[0];
          if (next !== undefined) expect(sum([...page, next])).toBeGreaterThan(1000);
        }
      }),
    );
  });
});
