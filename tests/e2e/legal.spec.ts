import { examplesIn } from '../../src/catalogue/site.ts';
import { expect, test } from './fixtures.ts';
import { site } from './site.ts';

test('privacy: each named subject has its section, and says that nothing leaves the device', {
  tag: ['@main', '@product-legal-pages', '@route-privacy'],
}, async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  for (const name of [
    'Cookies',
    'Server logs',
    'Newsletter',
    'Web analytics',
    'Social networks',
    'Payment provider',
    'Your rights',
    'No automated decision-making',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const text = await page.getByRole('article').textContent();
  for (const word of ['GDPR', 'double opt-in', 'tracking pixels', 'sets no cookies'])
    expect(text).toContain(word);
});

test('terms: four sections', { tag: ['@product-legal-pages', '@route-terms'] }, async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'General disclaimer',
    'No tax or legal advice',
    'No liability',
    'Information accuracy',
  ]);
});

test('impressum: company, management, contact, register, capital and VAT from data/site.json', {
  tag: ['@product-legal-pages', '@route-impressum'],
}, async ({ page }) => {
  await page.goto('/impressum');
  for (const [term, value] of [
    ['Company', site.company],
    ['Management', site.management],
    ['Contact person', site.contactName],
    ['Register', site.register],
    ['Capital', site.capital],
    ['VAT', site.vat],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
});

test('the impressum says in one line that its details are examples, and where to set them', {
  tag: '@route-example-details',
}, async ({ page }) => {
  await page.goto('/impressum');
  const note = page.getByText('These details are examples');
  await expect(note).toHaveCount(examplesIn(site).length > 0 ? 1 : 0);
  if ((await note.count()) > 0) await expect(note).toContainText('data/site.json');
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/placeholder|set your/i);
});
