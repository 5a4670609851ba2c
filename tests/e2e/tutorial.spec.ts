import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/how-it-works');
});

test('the 4 steps: find the right country, get new residency, stop the current tax residency, move', {
  tag: ['@main', '@product-residency-steps', '@route-how-it-works'],
}, async ({ page }) => {
  const steps = page.getByRole('main').getByRole('heading', { level: 2 });
  const texts = await steps.allTextContents();
  expect(texts.slice(0, 4).map((text) => text.replace(/^\d\s*/, ''))).toEqual([
    'Find the right country',
    'Get new residency',
    'Stop the current tax residency',
    'Move',
  ]);
});

test('a tutorial of 900 to 1,400 words', async ({ page }) => {
  const words = ((await page.getByRole('article').textContent()) ?? '').split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
  expect(words).toBeLessThan(1_400);
});

test('it explains the 183-day rule, the 120 days of Paraguay, deregistration, exit taxes and treaties', {
  tag: '@product-183-days',
}, async ({ page }) => {
  const text = await page.getByRole('article').textContent();
  for (const word of [
    '183 days',
    'Paraguay the working rule is 120 days',
    'Deregister',
    'exit tax',
    'double taxation treaty',
  ]) {
    expect(text).toContain(word);
  }
});

test('the days of all 22 countries come from the data', async ({ page, host }) => {
  const table = page.getByRole('region', { name: 'Days that make you tax resident' });
  await table.locator('summary').click();
  await expect(table.getByRole('listitem')).toHaveCount(22);
  for (const { name, residencyDays } of host.source.countries) {
    const ofSameDays = table.locator('dl > div').filter({ hasText: `${residencyDays} days` });
    await expect(ofSameDays.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(host.source.countries.find(({ code }) => code === 'PY')?.residencyDays).toBe(120);
});

test('a person can tick the steps off; ticks stay on the device', { tag: '@main' }, async ({ page }) => {
  const task = page.getByRole('checkbox', { name: /Visit for some weeks/ });
  await task.check();
  await expect(page.getByText(/^1 of \d+ tasks done$/)).toBeVisible();
  await page.reload();
  await expect(task).toBeChecked();
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect(task).not.toBeChecked();
});

test('the tasks are on paper, where one ticks them off by hand', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Visit for some weeks and test internet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find your country' })).toBeHidden();
});
