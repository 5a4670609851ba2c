/** Figures explain themselves without a network, too: after one visit, with the server stopped. */
import { readFileSync } from 'node:fs';
import { formatMoney } from '../../src/catalogue/format.ts';
import { expect, test, untilReadyOffline } from './fixtures.ts';
import { assessed, calculator, openFold, regimeOf } from './guidePage.ts';

test.use({ serviceWorkers: 'allow' });

test('offline: workings with sources, curves, methodology, and files to take away', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await untilReadyOffline(page);
  await host.stop();

  await page.goto('/tax-calculator/poland?income=100000');
  await calculator(page)
    .getByRole('button', { name: /Social security: how it comes about/ })
    .click();
  await expect(
    calculator(page)
      .getByRole('listitem')
      .filter({ hasText: /PLN\s[\d,.]+ \(\$/ })
      .first(),
  ).toBeVisible();
  const written = calculator(page).getByRole('list', { name: 'Where it is written' });
  await expect(written.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
  const curves = await openFold(page, 'Tax at every income');
  await curves.scrollIntoViewIfNeeded();
  await expect(curves.locator('figure svg').getByText('$100,000').first()).toBeVisible();
  await expect((await openFold(page, 'Sources')).getByText('Official source').first()).toBeVisible();

  await page.goto('/compare?tax_regime_ids=pl-ryczalt-8-5,bg-eood-company&income=100000');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8')).toContain('https://');

  await page.goto('/methodology');
  const accuracy = page.getByRole('region', { name: 'Accuracy, measured' });
  await expect(accuracy.getByRole('row').filter({ hasText: 'Exact estimate' }).first()).toContainText('%');
  const example = page.getByRole('region', { name: 'A worked example' });
  await example.getByLabel('Scheme').selectOption('mt-res-non-dom');
  await example.getByLabel('Annual income').fill('100000');
  await expect(example).toContainText(`Total: ${formatMoney(assessed(regimeOf('malta'), 100_000).total)}`);

  await page.goto('/data');
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '/data/lowtide.json' }).click(),
  ]);
  expect(whole.suggestedFilename()).toBe('lowtide.json');
  expect(JSON.parse(readFileSync(await whole.path(), 'utf8'))).toHaveProperty('countries');
  const [regimes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '/data/regimes.csv' }).click(),
  ]);
  expect(readFileSync(await regimes.path(), 'utf8')).toContain('es-autonomo');
});
