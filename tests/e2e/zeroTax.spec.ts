/** What zero-tax ranking pages have that low-tax ones do not. */
import { expect, test } from './fixtures.ts';

const LOW_TAX = '/low-tax-countries-for-freelancers';
const ZERO_TAX = '/zero-tax-countries-for-freelancers';

test('what takes nothing stands first; below a heading what is only low', async ({ page }) => {
  await page.goto(ZERO_TAX);
  const list = page.getByRole('list', { name: 'Zero tax' });
  await expect(list.locator('> li[data-regime]')).toHaveCount(6);
  const items = await list
    .locator('> li')
    .evaluateAll((all) => all.map((one) => one.dataset.regime ?? 'heading'));
  expect(items.indexOf('heading')).toBe(4);
  expect(items[5]).toBe('ge-small-business');
});

test('a row at zero says in its line of which work that is true', async ({ page }) => {
  await page.goto(ZERO_TAX);
  const termsOf = (slug: string) => page.locator(`li[data-regime^="${slug}-"] [data-terms]`);
  await expect(termsOf('cr')).toHaveAttribute('data-terms', 'fits');
  for (const slug of ['uy', 'py', 'pa']) await expect(termsOf(slug)).toHaveAttribute('data-terms', 'check');
});

test("zero-tax pages show 'Popular Tax Calculators' and 'View all 22 countries'; low-tax pages do not", {
  tag: '@ranking-zero-tax-links',
}, async ({ page }) => {
  await page.goto(ZERO_TAX);
  const box = page.getByRole('region', { name: 'Popular Tax Calculators' });
  for (const [name, slug] of [
    ['Spain', 'spain'],
    ['Poland', 'poland'],
    ['Malta', 'malta'],
    ['Italy', 'italy'],
  ] as const) {
    await expect(box.getByRole('link', { name })).toHaveAttribute('href', `/tax-calculator/${slug}`);
  }
  await box.getByRole('link', { name: 'View all 22 countries' }).click();
  await expect(page).toHaveURL(/\/countries$/);

  await page.goto(LOW_TAX);
  await expect(page.locator('main li[data-regime]')).toHaveCount(15);
  await expect(page.getByText('Popular Tax Calculators')).toHaveCount(0);
});
