/** What lies in folds is laid out when they open; nobody must notice. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fact, openFold, openGuide } from './guidePage.ts';
import { watchRequests } from './network.ts';

test.use({ viewport: { width: 390, height: 844 } });

const isLaidOut = (locator: Locator) =>
  locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what a fold holds is laid out when it is opened, and on paper', async ({ page }) => {
  await openGuide(page, '/tax-calculator/spain');
  const end = page.getByText('Official source').first();
  expect(await isLaidOut(end)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(end)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await isLaidOut(end)).toBe(false);
  await openFold(page, 'Sources');
  await expect.poll(() => isLaidOut(end)).toBe(true);
});

test('an address of a section far down opens there', async ({ page }) => {
  await page.goto('/methodology#changes');
  const heading = page.getByRole('heading', { name: 'Data updates' });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
});

test('reading upwards from the end moves by what is scrolled, not more', async ({ page }) => {
  await openGuide(page, '/tax-calculator/spain');
  await page.mouse.move(4, 400);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const settled = watchRequests(page);
  await settled();
  // As long as there is as much above.
  for (let step = 0; (await page.evaluate(() => window.scrollY)) >= 300; step++) {
    const middle = await page.evaluateHandle(() => document.elementFromPoint(195, 300));
    const topOf = () => middle.evaluate((element) => element?.getBoundingClientRect().top ?? Number.NaN);
    const before = await topOf();
    await page.mouse.wheel(0, -300);
    await settled();
    expect((await topOf()) - before, `step ${step}`).toBeCloseTo(300, -0.5);
  }
});

test('the local time is told when it is seen, and on paper', async ({ page }) => {
  const quiet = watchRequests(page);
  await openGuide(page, '/tax-calculator/spain');
  const zone = fact(page, 'Time zone');
  await expect(zone.locator('time')).toHaveCount(0);
  await expect(zone).toContainText('Madrid time');
  // What lies in folds comes alive after the rest.
  await quiet();
  await page.pdf();
  await expect(zone.locator('time')).toHaveCount(1);
  await page.reload();
  await openFold(page, 'Everyday life');
  await zone.scrollIntoViewIfNeeded();
  await expect(zone.locator('time')).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
});

test('a chart comes also where a browser tells late, and together, that it was far and is near', async ({
  page,
}) => {
  await page.addInitScript(holdFirstSighting);
  const asked = page.waitForRequest(/\/assets\/CurvesChart-/);
  await openGuide(page, '/tax-calculator/georgia');
  const curves = await openFold(page, 'Tax at every income');
  await curves.getByText('Show as a table').scrollIntoViewIfNeeded();
  await asked;
});

/** As on a busy phone: an observer hears of its first sighting together with the next. */
function holdFirstSighting(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      let held: IntersectionObserverEntry[] | null = null;
      super((entries, observer) => {
        if (held === null && !entries.some(({ isIntersecting }) => isIntersecting)) held = entries;
        else {
          tell([...(held ?? []), ...entries], observer);
          held = [];
        }
      }, options);
    }
  };
}
