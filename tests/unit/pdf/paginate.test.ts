import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paginate } from '../../../src/pdf/Document.tsx';

const blocks = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 });

const ROOM = 1000;

const sumOf = (heights: readonly number[], page: readonly number[]) =>
  page.reduce((sum, block) => sum + (heights[block] ?? 0), 0);

/** As many pages as it takes to fill one after the other. */
function fewest(heights: readonly number[]): number {
  let [pages, used] = [0, ROOM];
  for (const height of heights) {
    if (used + height > ROOM) [pages, used] = [pages + 1, 0];
    used += height;
  }
  return pages;
}

describe('split across pages', () => {
  test('a block that does not fit goes to the next page whole', () => {
    expect(paginate([60, 40, 50], 100)).toEqual([[0, 1], [2]]);
  });

  test('the last page takes from the one before rather than standing nearly empty', () => {
    expect(paginate([50, 50, 50, 50, 10], 100)).toEqual([[0, 1], [2], [3, 4]]);
  });

  test('a block taller than a page has one to itself', () => {
    expect(paginate([40, 500, 40], 100)).toEqual([[0], [1], [2]]);
  });

  test('no blocks make no page', () => {
    expect(paginate([], 100)).toEqual([]);
  });

  test('every block is on exactly one page, in its order', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        expect(paginate(heights, ROOM).flat()).toEqual(heights.map((_, block) => block));
      }),
    );
  });

  test('no page is overfull, and there are no more than it takes', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        const pages = paginate(heights, ROOM);
        for (const page of pages) expect(sumOf(heights, page)).toBeLessThanOrEqual(ROOM);
        expect(pages.length).toBe(fewest(heights));
      }),
    );
  });

  test('a last page that is less than a third full could not have had more', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        const pages = paginate(heights, ROOM);
        const [before, last] = pages.slice(-2);
        if (!before || !last || sumOf(heights, last) >= ROOM / 3) return;
        const moved = heights[before.at(-1) ?? 0] ?? 0;
        expect(before.length === 1 || sumOf(heights, last) + moved > ROOM).toBe(true);
      }),
    );
  });

  test('a page leaves no room for the next block, unless the last page needs what follows', () => {
    fc.assert(
      fc.property(blocks, (heights) => {
        const pages = paginate(heights, ROOM);
        const filled: number[][] = [];
        let used = Number.POSITIVE_INFINITY;
        for (const [block, height] of heights.entries()) {
          if (used + height > ROOM) {
            filled.push([]);
            used = 0;
          }
          filled.at(-1)?.push(block);
          used += height;
        }
        const free = (list: number[][]) =>
          list.slice(0, -1).reduce((sum, page) => sum + (ROOM - sumOf(heights, page)) ** 2, 0);
        if (sumOf(heights, filled.at(-1) ?? []) >= ROOM / 3)
          expect(free(pages)).toBeLessThanOrEqual(free(filled));
      }),
    );
  });
});
