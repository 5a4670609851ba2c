/** Text of twice the size: what a person chooses in the browser's settings, which the style sheets' em and rem follow. */
import type { Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { opener, rows } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';
import { watchRequests } from './network.ts';

const { args, ...options } = launchOptions();

test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
  // Pages that are not there are looked at, too.
  allowedErrors: [/status of 404/],
});

const PATHS = [
  '/',
  '/countries',
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax',
  '/wizard?step=2&income=80000',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/tax-calculator/spain',
  '/country-guides/malta',
  '/low-tax-countries-for-freelancers',
  '/how-it-works',
  '/impressum',
  '/methodology',
  '/data',
  '/no-such-page',
];

test('text of twice the size fits windows of 760 and 360 px, on a page of each kind', async ({ page }) => {
  test.slow();
  const quiet = watchRequests(page);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (path === '/countries') await opener(rows(page).first()).click();
    for (const width of [760, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await quiet();
      expect(await misfits(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** What does not fit into the window, or lies on another control: one line each. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
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
        const isOn = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
          ),
        );
        if (isOn && !one.control.contains(other.control) && !other.control.contains(one.control))
          found.add(`on each other: ${one.control.textContent} and ${other.control.textContent}`);
      }
    }
    return [...found];
  });
}
