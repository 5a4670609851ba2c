import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const install = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install Lowtide' });

/** The browser's offer, as Chromium makes it. Its `prompt` counts how often it is shown. */
async function offerInstallation(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.prompts = String(
        Number(document.documentElement.dataset.prompts ?? 0) + 1,
      );
      return { outcome: 'accepted' };
    };
    Object.assign(offer, { prompt });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });
}

test('an unobtrusive button installs where beforeinstallprompt fires, once', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(install(page)).toHaveCount(0);
  // The browser's own banner stays away.
  expect(await offerInstallation(page)).toBe(true);
  await install(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompts', '1');
  await expect(install(page)).toHaveCount(0);
});

test('the offer stands under the first result', async ({ page }) => {
  await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
  await expect(page.getByRole('heading', { name: 'All countries' })).toBeVisible();
  await offerInstallation(page);
  await page.getByRole('main').getByRole('button', { name: 'Install Lowtide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompts', '1');
});

test('the header says quietly that there is no network', async ({ page }) => {
  await page.goto('/');
  const mark = page.getByRole('banner').getByText('Offline, figures work');
  await expect(mark).toHaveCount(0);
  // What the browser knows, without taking the network from a page that still loads.
  const tell = (isOnline: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, isOnline);
  await tell(false);
  await expect(mark).toBeVisible();
  await tell(true);
  await expect(mark).toHaveCount(0);
});

test('the button goes when the site has been installed another way', async ({ page }) => {
  await page.goto('/');
  await offerInstallation(page);
  await expect(install(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(install(page)).toHaveCount(0);
});

test.describe('on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('a short instruction stands in the footer', async ({ page }) => {
    await page.goto('/');
    const hint = page.getByRole('contentinfo').getByText('Install Lowtide');
    await hint.click();
    await expect(page.getByText('Tap Share, then “Add to Home Screen”.')).toBeVisible();
  });
});

test('the manifest has an identity and shortcuts to Compare, the country finder and Countries', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  const manifest = await answer.json();
  expect(manifest.id).toBe('/');
  const urls = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(urls).toEqual(['/compare', '/wizard', '/countries']);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
