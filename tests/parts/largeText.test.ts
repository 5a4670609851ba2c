/** Text of twice the size, which a person chooses in the browser's settings and em and rem follow, and the smallest windows. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { open } from './app.tsx';
import { opener, panel, rows } from './countriesPage.ts';

const PATHS = [
  '/',
  '/countries',
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax',
  '/wizard?step=2&income=80000',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/tax-calculator/spain',
  '/plan?to=ge-small-business',
  '/leaving/germany',
  '/country-guides/malta',
  '/low-tax-countries-for-freelancers',
  '/how-it-works',
  '/impressum',
  '/methodology',
  '/data',
  '/no-such-page',
];

beforeAll(() => setFontSize(32));
afterAll(() => setFontSize(16));

// All of a page is measured, also what a window skips as long as it is far away.
const all = new CSSStyleSheet();
all.replaceSync('* { content-visibility: visible !important }');
beforeAll(() => void document.adoptedStyleSheets.push(all));
afterAll(() => void document.adoptedStyleSheets.pop());

async function setFontSize(standard: number) {
  await cdp().send('Page.enable');
  await cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
}

test.each(PATHS)('text of twice the size fits windows of 760 and 360 px: %s', async (path) => {
  await page.viewport(760, 740);
  await open(path);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(matchMedia('(width < 24em)').matches, 'em of the media queries').toBe(true);
  if (path === '/countries') {
    await opener(rows().first()).click();
    await expect.element(panel()).toBeVisible();
  }
  expect(misfits(), '760 px').toEqual([]);
  await page.viewport(360, 740);
  expect(misfits(), '360 px').toEqual([]);
});

test.each([
  ['/wizard', false],
  ['/countries', true],
  ['/compare', false],
  ['/tax-calculator/spain', false],
  ['/low-tax-countries-for-freelancers', true],
])(
  'at 320 px seven digits and a sign of three letters fit into their box, and words beside large amounts stay whole: %s',
  async (path, hasRows) => {
    await setFontSize(16);
    onTestFinished(() => setFontSize(32));
    await page.viewport(320, 740);
    await open(path, { situation: { income: 9_850_000, currency: 'CAD' } });
    const box = page.css('main input[inputmode="decimal"]').first();
    await expect.element(box).toHaveValue('9,850,000');
    const input = box.element();
    expect(input.scrollWidth, 'width of the digits').toBeLessThanOrEqual(input.clientWidth);
    if (hasRows) await expect.element(page.css('main li[data-regime]').first()).toBeVisible();
    expect(misfits()).toEqual([]);
  },
);

/** What does not fit into the window, or lies on another control: one line each. */
function misfits(): string[] {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const scrollWidth = document.documentElement.scrollWidth;
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} px wide`);
  // In a table that scrolls by itself, all of it can be reached.
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
  // The spaces at the ends of a formula's lines hang out of it, unseen; the heads of stacked tables are for readers.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('thead, pre, .visually-hidden');
  // What looks like a box of its own: controls, parts of lists, and whatever has round corners.
  const boxAround = (element: Element): Element =>
    !element.parentElement ||
    element.matches('button, a, label, li, section') ||
    getComputedStyle(element).borderTopLeftRadius !== '0px'
      ? element
      : boxAround(element.parentElement);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: parent, textContent } = words.currentNode;
    if (!parent || !textContent?.trim() || !isSeen(parent) || scrolls(parent)) continue;
    for (const word of brokenWords(words.currentNode)) found.add(`broken: ${word} in ${textContent}`);
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const tick of parent.closest('[data-regime]')?.querySelectorAll('label input') ?? []) {
      if (!parent.closest('label') && areOnEachOther(range.getClientRects(), tick.getClientRects()))
        found.add(`under a tick: ${textContent}`);
    }
    const { left, right } = range.getBoundingClientRect();
    const frame = boxAround(parent);
    const within = frame.getBoundingClientRect();
    if (left < -1 || right > width + 1) found.add(`out of the window: ${textContent}`);
    else if (within.width > 0 && (left < within.left - 1 || right > within.right + 1))
      found.add(`out of its box: ${textContent}`);
  }
  const controls = [...document.querySelectorAll('a, button, select, summary, label')]
    // The tick of a row stands in the room that the row leaves it.
    .filter((control) => isSeen(control) && !scrolls(control) && !control.matches('[data-regime] label'))
    .map((control) => ({ control, boxes: [...control.getClientRects()] }));
  for (const [at, one] of controls.entries()) {
    if (one.boxes.some(({ left, right }) => left < -1 || right > width + 1))
      found.add(`control out of the window: ${one.control.textContent}`);
    for (const other of controls.slice(at + 1)) {
      if (
        areOnEachOther(one.boxes, other.boxes) &&
        !one.control.contains(other.control) &&
        !other.control.contains(one.control)
      )
        found.add(`on each other: ${one.control.textContent} and ${other.control.textContent}`);
    }
  }
  return [...found];
}

function areOnEachOther(some: Iterable<DOMRect>, others: Iterable<DOMRect>): boolean {
  const all = [...others];
  return [...some].some((a) =>
    all.some(
      (b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
    ),
  );
}

/** Words of up to ten letters that go on in the next line; longer ones may be divided. */
function brokenWords(text: Node): string[] {
  const range = document.createRange();
  return [...(text.textContent ?? '').matchAll(/(?<!\S)\p{L}{2,10}(?![^\s,.;:])/gu)].flatMap(
    ({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
    },
  );
}
