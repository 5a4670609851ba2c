/** Installing as the browser offers it; tests/parts/install.test.ts has where the offer stands. */
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
