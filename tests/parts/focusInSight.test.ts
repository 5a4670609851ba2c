/** What has the focus is in sight, also in windows of 1280 × 720 and 1280 × 1024 at 400 % (WCAG 2.2, 2.4.11). */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setEditorOpen } from '../../src/situation/editor.ts';
import { showToast } from '../../src/ui/toast.ts';
import { open } from './app.tsx';

const PAIR = '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom';
const FIVE =
  '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax';

const AT_400 = [
  [320, 180],
  [320, 256],
] as const;
const LARGER = [
  [844, 390],
  [1280, 800],
] as const;

// After a press of the mouse, as another test may have left it, a browser shows no focus that comes from a script.
beforeEach(() => userEvent.keyboard('{Tab}'));

/** Puts the focus on everything within, forwards and backwards, and tells what then is not in sight. */
async function unseen(within: ParentNode = document): Promise<string[]> {
  const reached = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
  ].filter(
    (one) =>
      one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
  );
  expect(reached.length).toBeGreaterThan(2);
  const found = new Set<string>();
  for (const element of [...reached, ...reached.toReversed()]) {
    element.focus();
    if (whyUnseen(element) === null) continue;
    // What follows the scrolling of rows does so in the next frame.
    await new Promise(requestAnimationFrame);
    const why = whyUnseen(element);
    if (why) found.add(`${(element.ariaLabel ?? element.textContent).trim().slice(0, 60)} ${why}`);
  }
  return [...found];
}

/** Null for what is in sight. */
function whyUnseen(focused: HTMLElement): string | null {
  // What is pressed instead of an input that is not drawn.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const drawn = focused.offsetWidth > 2 ? focused : (label ?? focused);
  const points = [...drawn.getClientRects()].flatMap((rect) => {
    const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
    const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
    if (right - left < 2 || bottom - top < 2) return [];
    return [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y })),
    );
  });
  if (points.length === 0) return 'is outside of the window';
  const covers = points.flatMap(({ x, y }) => coverAt(drawn, x, y) ?? []);
  // Of what is as high as the window something is always covered.
  const isCovered =
    drawn.offsetHeight > innerHeight / 3 ? covers.length === points.length : covers.length > 0;
  return isCovered ? `is under ${covers[0]?.className || covers[0]?.tagName}` : null;
}

/** What stays in its place while the page scrolls, and lies over a point of an element. */
function coverAt(element: Element, x: number, y: number): Element | null {
  for (let at = document.elementFromPoint(x, y); at && !at.contains(element); at = at.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
  }
  return null;
}

async function show(address: string): Promise<void> {
  await open(address, { comparison: { regimeIds: ['ge-small-business', 'mt-res-non-dom'] } });
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
}

const PAGES: readonly [string, readonly (readonly [number, number])[]][] = [
  ['/countries', [...AT_400, ...LARGER]],
  [PAIR, [...AT_400, ...LARGER]],
  [FIVE, [...AT_400, ...LARGER]],
  ['/how-it-works', [...AT_400, ...LARGER]],
  ['/changes', [...AT_400, ...LARGER]],
  ['/', AT_400],
  ['/wizard', AT_400],
  ['/wizard?step=results&income=80000&work=freelancer&region=anywhere', AT_400],
  ['/tax-calculator/georgia', AT_400],
  ['/plan?to=ge-small-business', AT_400],
  ['/leaving/germany', AT_400],
  ['/data', AT_400],
  ['/checked', AT_400],
];

test.each(PAGES)(
  'nothing that stays in its place covers what has the focus: %s',
  async (address, windows) => {
    await show(address);
    for (const [width, height] of windows) {
      await page.viewport(width, height);
      expect.soft(await unseen(), `${width} × ${height}`).toEqual([]);
    }
  },
);

test('a notice covers neither what has the focus when it comes up, nor what gets it then', async () => {
  await show('/data');
  for (const [width, height] of [...AT_400, [390, 780]] as const) {
    await page.viewport(width, height);
    const link = page.getByRole('main').getByRole('link').nth(5).element() as HTMLElement;
    link.focus();
    link.scrollIntoView({ block: 'end' });
    showToast('This comparison is kept until this tab is closed, because the browser keeps nothing for it.');
    await expect.element(page.getByText(/^This comparison is kept/).first()).toBeVisible();
    expect(whyUnseen(link), `${width} × ${height}`).toBeNull();
    expect(await unseen(page.getByRole('main').element()), `${width} × ${height}`).toEqual([]);
  }
});

test('in sheets, too, whatever has the focus is in sight', async () => {
  await show(PAIR);
  const dialog = page.getByRole('dialog');
  const comeUp = () =>
    Promise.all(
      dialog
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
  for (const [width, height] of [...AT_400, [390, 780]] as const) {
    await page.viewport(width, height);
    await page.getByRole('button', { name: 'Add Country' }).click();
    await expect.element(dialog.getByRole('checkbox').first()).toBeVisible();
    await comeUp();
    expect.soft(await unseen(dialog.element()), `Add Country, ${width} × ${height}`).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    setEditorOpen(true);
    await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await comeUp();
    expect.soft(await unseen(dialog.element()), `Your situation, ${width} × ${height}`).toEqual([]);
    setEditorOpen(false);
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('the picture beside a long text ends with it, before the checklist', async () => {
  await page.viewport(1280, 800);
  await show('/how-it-works');
  const lists = page.css('main fieldset').elements();
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) {
    list.scrollIntoView({ block: 'center' });
    for (const box of list.querySelectorAll('input')) {
      const { x, y, width, height } = box.getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(box);
    }
  }
});
