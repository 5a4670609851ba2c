/** Page metadata that the service worker answers; tests/parts/metadata.test.ts has what changes from screen to screen. */
import { compileData } from '../../data/compiler/index.ts';
import { metadataFor } from '../../src/app/metadata/metadataFor.ts';
import { expect, test, untilReadyOffline } from './fixtures.ts';

const { countries } = compileData();

test.use({ serviceWorkers: 'allow' });

test('guides have their title, canonical, robots and Open Graph from the second load of a session on, also offline', {
  tag: '@meta-service-worker',
}, async ({ page, host }) => {
  const contentOf = (property: string) =>
    page.locator(`head meta[property="${property}"]`).getAttribute('content');
  const expectOwn = async (path: string) => {
    const { title = '', ogTitle = title } = metadataFor(path, countries) ?? {};
    await expect(page).toHaveTitle(title);
    const canonical = page.locator('head link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
    expect(await contentOf('og:title')).toBe(ogTitle);
    expect(await contentOf('og:image')).toContain('/social/');
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  };
  await page.goto('/');
  await untilReadyOffline(page);
  const paths = ['/tax-calculator/malta', '/tax-calculator/georgia-2', '/country-guides/malta'];
  for (const path of paths) {
    await page.goto(path);
    await expectOwn(path);
  }
  await host.stop();
  await page.reload();
  await expectOwn('/country-guides/malta');
  for (const path of paths) {
    await page.goto(path);
    await expectOwn(path);
  }
});
