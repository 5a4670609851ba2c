/** The residency tutorial: its steps, tasks to tick off, and the days of all countries. */
import { countries } from 'virtual:lowtide/catalogue';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { kept, open } from './app.tsx';
import { emulateMedia } from './media.ts';

const article = page.getByRole('article');

beforeEach(async () => {
  await open('/how-it-works');
  await expect.element(article).toBeVisible();
});

test('the 4 steps: find the right country, get new residency, stop the current tax residency, move, in 900 to 1,400 words', {
  tags: ['product-residency-steps', 'route-how-it-works'],
}, async () => {
  const steps = page.getByRole('main').getByRole('heading', { level: 2 }).elements().slice(0, 4);
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d\s*/, ''))).toEqual([
    'Find the right country',
    'Get new residency',
    'Stop the current tax residency',
    'Move',
  ]);
  const words = article.element().textContent?.split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
  expect(words).toBeLessThan(1_400);
});

test('it explains the 183-day rule, the 120 days of Paraguay, deregistration, exit taxes and treaties', {
  tags: 'product-183-days',
}, async () => {
  const text = article.element().textContent;
  for (const word of [
    '183 days',
    'in Paraguay 120 days',
    'Deregister',
    'exit tax',
    'double taxation treaty',
  ]) {
    expect(text).toContain(word);
  }
});

test('the days of all 22 countries come from the data', async () => {
  const table = page.getByRole('region', { name: 'Days that make you tax resident' });
  await table.css('summary').click();
  await expect.element(table.getByRole('listitem')).toHaveLength(22);
  for (const { name, residencyDays } of countries) {
    const ofSameDays = table.css('dl > div').filter({ hasText: `${residencyDays} days` });
    await expect.element(ofSameDays.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('a person can tick the steps off; ticks stay on the device', async () => {
  const task = page.getByRole('checkbox', { name: /Visit for a few weeks/ });
  await task.click();
  await expect.element(page.getByText(/^1 of \d+ tasks done$/)).toBeVisible();
  const ticks = await kept('checklist');
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect.element(task).not.toBeChecked();

  await open('/how-it-works', { checklist: ticks as never });
  await expect.element(task).toBeChecked();
});

test('the tasks are on paper, where one ticks them off by hand', async () => {
  const links = article.getByRole('link', { name: 'Find your country' });
  await expect.element(links).toHaveLength(2);
  await emulateMedia({ media: 'print' });
  await expect.element(page.getByText('Visit for a few weeks and test internet')).toBeVisible();
  await expect.element(links).toHaveLength(0);
  await expect.element(page.getByRole('heading', { name: 'Ready to start?' })).not.toBeInTheDocument();
});
