/** Your move without a network and on paper. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, untilReadyOffline } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { putRecord } from './storedRecord.ts';

const GERMAN = {
  income: 70_000,
  currency: 'EUR',
  citizenships: ['de'],
  home: { country: 'de' },
  work: 'freelancer',
  clients: 'abroad',
  workplace: 'here',
  company: false,
  arrival: { year: 2027, month: 5 },
  years: 5,
  living: { amount: 2_600, currency: 'EUR' },
};

/** Opens the plan of a person whose answers and comparison the device has kept. */
async function openPlan(page: Page) {
  await page.goto('/plan');
  await putRecord(page, { shape: 1, value: GERMAN }, 'situation');
  await putRecord(page, { shape: 1, value: { regimeIds: ['bg-freelancer-flat-tax'] } });
  await page.reload();
  await expect(answer(page).locator('[data-terms]').first()).toBeVisible();
}

const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });

test('an address that names a part opens it, also one that comes with the destination', async ({ page }) => {
  await openPlan(page);
  await page.goto('about:blank', { waitUntil: 'commit' });
  await page.goto('/plan#dates');
  await expect(page.getByText(/^Counted from/)).toBeInViewport();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the plan opens, counts, and makes its PDF', async ({ page, host }) => {
    await openPlan(page);
    await untilReadyOffline(page);
    await host.stop();
    await page.reload();
    await expect(answer(page).getByRole('strong')).toHaveText(/^€[\d,]+ a month$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('your-move.pdf');
    if (process.env.LOWTIDE_KEEP) await file.saveAs(process.env.LOWTIDE_KEEP);
    const pages = readPdf(await readFile(await file.path()));
    const text = pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(' ');
    for (const words of [
      'Your move to Bulgaria',
      'Money',
      'Ahead by',
      'Leaving Germany',
      'When residence in Germany ends',
      'Exit tax',
      'Dates',
      'After living costs',
      'Limits',
    ]) {
      expect(text).toContain(words);
    }
  });
});
