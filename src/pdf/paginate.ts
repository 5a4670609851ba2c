/**
 * Splits blocks over pages so that none is cut in two (PDF).
 * @param heights of the blocks in their order, with the space under each
 * @param room height for blocks on a page
 * @returns the blocks of each page by index; a block taller than a page has one to itself
 */
export function paginate(heights: readonly number[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  heights.forEach((height, block) => {
    if (page.length > 0 && used + height > room) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.push(block);
    used += height;
  });
  if (page.length > 0) pages.push(page);
  return pages;
}
