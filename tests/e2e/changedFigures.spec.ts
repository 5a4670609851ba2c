/** Which figures have changed since the last visit, without a network too; tests/parts/changedFigures.test.ts has what is said. */
import { expect, test } from './fixtures.ts';
import { data } from './guidePage.ts';
import { putRecord } from './storedRecord.ts';

test.use({ serviceWorkers: 'allow' });

test('one line says it without a network, and not again once it is dismissed', {
  tag: '@years-since-last-visit',
}, async ({ page, host }) => {
  const [old] = Object.keys(data.releases.older);
  await page.goto('/countries');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Ready offline', { timeout: 30_000 });
  const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
  await expect(notice).toHaveCount(0);
  await putRecord(page, { shape: 1, value: { regimeIds: ['bg-eood-company'] } });
  await putRecord(page, { shape: 1, value: old }, 'seen-release');
  await host.stop();

  await page.reload();
  await expect(notice).toContainText('Bulgaria');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(foot).toContainText('Ready offline');
  await expect(notice).toHaveCount(0);
});
