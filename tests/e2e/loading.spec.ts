/** What is seen while code or data takes longer than 200 ms. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './network.ts';

test.use({ serviceWorkers: 'block' });

/** Passes the time of all animations, as if long enough had been waited. */
function passTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (Number.isFinite(endTime)) animation.finish();
    }
  });
}

test('a screen opened in the app on a slow line shows its heading and 5 grey rows after 200 ms', {
  tag: '@meta-loading-after-200-ms',
}, async ({ page }) => {
  await page.goto('/terms');
  const letGo = await holdBack(page, /\/assets\/Countries-[^/]*\.js$/);
  await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
  const status = page.getByRole('status', { name: 'Loading countries' });
  await status.waitFor({ state: 'attached' });
  const delay = await status.evaluate(
    (rows) => rows.parentElement?.getAnimations()[0]?.effect?.getComputedTiming().delay,
  );
  expect(delay, 'milliseconds in which what arrives replaces it unseen').toBe(200);
  await passTime(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  await expect(status).toBeVisible();
  await expect(status.locator('> div')).toHaveCount(5);
  letGo();
  await expect(status).toHaveCount(0);
});

test("a slow first visit shows the page's title and that it is loading, never another state's figures", {
  tag: '@meta-loading-after-200-ms',
}, async ({ page }) => {
  for (const [path, title, other] of [
    [
      '/compare?tax_regime_ids=mt-res-non-dom,es-beckham-law&income=75000',
      'Tax Regime Comparison',
      'No Countries Selected',
    ],
    ['/countries?income=120000', 'Countries', 'Enter an income'],
    ['/tax-calculator/bulgaria?income=120000', 'Bulgaria', '$60,000 a year'],
    ['/low-tax-countries-for-freelancers?income=200000', 'Low-Tax Countries for Freelancers', '$80,000'],
  ] as const) {
    const letGo = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    await passTime(page);
    const main = page.locator('main');
    expect((await main.innerText()).trim()).toBe(title);
    const words = await main.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::before');
      return `${content} ${visibility}`;
    });
    expect(words).toBe('"Loading…" visible');
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(other)).toHaveCount(0);
  }
});
