/** What the product is and for whom, and that everything is open to everybody. */
import { expect, test } from './fixtures.ts';

test('the owner offers free e-mail help and has no paid offer', { tag: '@product-free-help' }, async ({
  page,
}) => {
  await page.goto('/low-tax-countries-for-freelancers');
  await page.getByRole('heading', { name: 'Ask a question' }).first().click();
  await expect(page.getByText('E-mail help is free, and there is nothing to buy.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('The site sells nothing and includes no payment provider.')).toBeVisible();
});

test('all data is described as directional', { tag: '@product-directional' }, async ({ page }) => {
  await page.goto('/compare?tax_regime_ids=mt-res-non-dom');
  await page.getByRole('button', { name: 'About these figures' }).click();
  await expect(page.getByRole('tooltip').filter({ hasText: 'data is directional' })).toBeVisible();
  await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
  await expect(page.getByRole('contentinfo').getByText('All figures are directional')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('article')).toContainText('directional');
});
