/** What of every page needs a document that is loaded; tests/parts/shell.test.ts has the rest. */
import { expect, test } from './fixtures.ts';
import { holdBack } from './network.ts';

test('a theme chosen before the scripts are here counts, also with answers that links carry, and is kept on the device', {
  tag: '@main',
}, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const theme = () =>
    page.evaluate(() => {
      const { theme = 'system' } = document.documentElement.dataset;
      return `${theme}: ${getComputedStyle(document.body).colorScheme}`;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/wizard');
  await page.getByRole('textbox', { name: 'Annual income' }).fill('70000');
  await expect(page).toHaveURL(/income=70000/);
  const release = await holdBack(page, /PageEnd.*\.js/);
  await page.goto('/terms', { waitUntil: 'commit' });
  await footer.getByText('Dark', { exact: true }).click();
  // The header's links carry the income, and the footer is still there.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    /income=70000/,
  );
  await expect(footer).toBeVisible();
  release();
  await expect.poll(theme).toBe('dark: dark');
  await expect(footer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect.poll(theme).toBe('dark: dark');
  await footer.getByText('System', { exact: true }).click();
  await expect.poll(theme).toMatch(/^system: (?!dark$)/);
});

test('following a link begins at the top, also one to the same page; back and forward restore the place', {
  tag: '@route-scrolls-to-top',
}, async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/low-tax-countries-for-freelancers');
  // Where the page is when it is left: until then, what comes late may still move it.
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { left: Math.round(scrollY) }), {
      capture: true,
      once: true,
    });
  });
  await page.locator('main [data-regime]').last().getByRole('link').click();
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(300);
  await expect(page).toHaveURL(/\/tax-calculator\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Low-Tax');
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Low-Tax');
  await expect.poll(place).toBe(left);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Freelancers', exact: true }).click();
  await expect.poll(place).toBe(0);
});

test('a host that answers an address with a slash at its end by the page itself: it is the page without the slash', async ({
  page,
  host,
}) => {
  await page.route(/\/wizard\/$/, (route) =>
    route.fulfill({ path: `${host.dir}/wizard.html`, contentType: 'text/html' }),
  );
  await page.goto('/wizard/');
  await expect(page).toHaveURL(/\/wizard$/);
  await expect(page).toHaveTitle(/Country Finder/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/wizard$/);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('links of the footer are high enough for a thumb', async ({ page }) => {
    await page.goto('/terms');
    const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
