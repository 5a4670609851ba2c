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

for (const [name, file, title, text] of [
  ['Countries', 'Countries', 'Countries', 'Loading countries'],
  ['Compare', 'Compare', 'Tax Regime Comparison', 'Loading the comparison…'],
] as const) {
  test(`/${name.toLowerCase()} opened in the app on a slow line shows its heading and 5 grey rows after 200 ms`, {
    tag: '@meta-loading-after-200-ms',
  }, async ({ page }) => {
    await page.goto('/terms');
    const letGo = await holdBack(page, new RegExp(`/assets/${file}-[^/]*\\.js$`));
    await page.getByRole('banner').getByRole('link', { name }).click();
    const status = page.getByRole('status', { name: text });
    await passTime(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(status).toBeVisible();
    await expect(status.locator('> div')).toHaveCount(5);
    letGo();
    await expect(status).toHaveCount(0);
  });
}

test('what arrives within 200 ms replaces the loading state unseen', async ({ page }) => {
  await page.goto('/terms');
  const letGo = await holdBack(page, /\/assets\/Countries-[^/]*\.js$/);
  await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
  const loading = page.getByRole('status', { name: 'Loading countries' });
  await loading.waitFor({ state: 'attached' });
  const delay = await loading.evaluate((rows) => {
    const screen = rows.parentElement as Element;
    return screen.getAnimations()[0]?.effect?.getComputedTiming().delay;
  });
  expect(delay).toBe(200);
  letGo();
  await expect(loading).toHaveCount(0);
});

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
  test(`a slow first visit shows the page's title and that it is loading, never another state's figures: ${path.split('?')[0]}`, {
    tag: '@meta-loading-after-200-ms',
  }, async ({ page }) => {
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
  });
}
