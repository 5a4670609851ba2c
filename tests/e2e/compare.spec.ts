/** The comparison across loads of its page and under two fingers; tests/parts/compare.test.ts has the rest. */
import { ComparePage, GEORGIA, ITALY, MALTA } from './comparePage.ts';
import { test as base, expect } from './fixtures.ts';
import { openFold } from './guidePage.ts';

const test = base.extend<{ compare: ComparePage }>({
  compare: async ({ page, host }, use) => use(new ComparePage(page, host.source)),
});

test('a comparison that was changed is there after a reload, and what is kept is offered without one', {
  tag: '@product-comparison',
}, async ({ page, compare }) => {
  await compare.open([GEORGIA, MALTA]);
  await compare.incomeBox.fill('95000');
  await compare.add(ITALY);
  await compare.removeButton(GEORGIA).click();
  await page.reload();
  await compare.expectFigures([MALTA, ITALY], 95_000);

  await compare.open([]);
  await page.getByRole('button', { name: 'Resume your last comparison' }).click();
  await compare.expectFigures([MALTA, ITALY], 95_000);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('pinching the chart zooms its range and not the page; the boxes, the address and the break-even points follow', async ({
    page,
    compare,
  }) => {
    await compare.open([MALTA, ITALY], 70_000);
    await (await openFold(page, 'At which income')).scrollIntoViewIfNeeded();
    const chart = page.locator('figure svg:has(text)');
    await expect(chart.getByText('Malta')).toBeVisible();
    await chart.scrollIntoViewIfNeeded();
    const point = page.getByText('Italy becomes cheaper than Malta');
    await expect(point).toBeVisible();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const cdp = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({ id, x: x + width * 0.3 + side * apart, y: y + height / 2 }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let apart = 26; apart <= 80; apart += 6) {
      // Fingers that rest on the glass for a while have not let go.
      if (apart === 32) await page.waitForTimeout(600);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(page).toHaveURL(/range=\d+-\d+/);
    const [, from = 0, to = 0] = (/range=(\d+)-(\d+)/.exec(page.url()) ?? []).map(Number);
    expect(from).toBeGreaterThan(0);
    expect(to).toBeLessThan(400_000);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(from.toLocaleString('en-US'));
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(to.toLocaleString('en-US'));
    await expect(point).toHaveCount(0);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: 'Show $0 to $500,000' }).click();
    await expect(page).not.toHaveURL(/range/);
    await expect(point).toBeVisible();
  });
});
