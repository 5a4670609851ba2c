/** Which figures have changed since the last visit, and since a link was shared. */
import { formatMoney } from '../../src/catalogue/format.ts';
import { changedSince } from '../../src/catalogue/releases.ts';
import { expect, test } from './fixtures.ts';
import { data } from './guidePage.ts';
import { putRecord } from './storedRecord.ts';

const OLD = '2026-11-20';
const { releases } = data;
const release = releases.older[OLD];
if (!release) throw new Error('The first release is missing.');
const [company] = changedSince(release, ['bg-eood-company'], { income: 80_000, estimate: 'specified' });
if (!company) throw new Error('Bulgaria has not changed.');
const COMPANY = `Bulgaria, Single-owner company (EOOD): ${formatMoney(company.before)} → ${formatMoney(company.now)}`;
const REASON = company.reasons[0] ?? '';

test.describe('since the last visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('one line says it, without a network too, until it is dismissed', {
    tag: ['@main', '@years-since-last-visit'],
  }, async ({ page, host }) => {
    await page.goto('/countries');
    const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await expect(notice).toHaveCount(0);
    const comparison = { regimeIds: ['ge-small-business', 'bg-eood-company'] };
    await putRecord(page, { shape: 1, value: comparison });
    await putRecord(page, { shape: 1, value: OLD }, 'seen-release');
    await host.stop();

    await page.reload();
    await expect(notice).toContainText(COMPANY);
    await expect(notice).not.toContainText('Georgia');
    await notice.getByText('Why').click();
    await expect(notice).toContainText(REASON);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline');
    await expect(notice).toHaveCount(0);
  });
});

test('a comparison shared with older figures says what has changed since', {
  tag: '@years-since-shared',
}, async ({ page }) => {
  await page.goto(`/compare?tax_regime_ids=bg-eood-company,es-autonomo&income=80000&data=${OLD}`);
  const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
  await expect(notice).toContainText(COMPANY);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/data=/);

  await page.goto(`/compare?tax_regime_ids=bg-eood-company,es-autonomo&income=80000&data=${releases.newest}`);
  await expect(page.getByRole('link', { name: /View Tax Calculator/ })).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
