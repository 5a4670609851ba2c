/** Which figures have changed since the last visit, and since a link was shared. */
import { dataRelease } from 'virtual:lowtide/essentials';
import { older } from 'virtual:lowtide/releases';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatMoney } from '../../src/catalogue/format.ts';
import { changedSince } from '../../src/catalogue/releases.ts';
import { kept, open } from './app.tsx';

const OLD = '2026-11-20';
const release = older[OLD];
if (!release) throw new Error('The first release is missing.');
const [company] = changedSince(release, ['bg-eood-company'], { income: 80_000, estimate: 'specified' });
if (!company) throw new Error('Bulgaria has not changed.');
const COMPANY = `Bulgaria, Single-owner company (EOOD): ${formatMoney(company.before)} → ${formatMoney(company.now)}`;
const SHARED = '/compare?tax_regime_ids=bg-eood-company,es-autonomo&income=80000';

const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
const dismiss = notice.getByRole('button', { name: 'Dismiss' });

test('one line says what has moved since the last visit, until it is dismissed', {
  tags: 'years-since-last-visit',
}, async () => {
  const comparison = { regimeIds: ['ge-small-business', 'bg-eood-company'] };
  await open('/countries', { comparison, 'seen-release': OLD });
  await expect.element(notice).toHaveTextContent(COMPANY);
  await expect.element(notice).not.toHaveTextContent('Georgia');
  const reason = notice.getByText(company.reasons[0] ?? 'none');
  await expect.element(reason).not.toBeVisible();
  await notice.getByText('Why').click();
  await expect.element(reason).toBeVisible();
  await dismiss.click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(await kept('seen-release')).toBe(dataRelease);
});

test('a comparison shared with older figures says what has changed since', {
  tags: 'years-since-shared',
}, async () => {
  await open(`${SHARED}&data=${OLD}`);
  await expect.element(notice).toHaveTextContent(COMPANY);
  await dismiss.click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => location.search).not.toContain('data=');

  await open(`${SHARED}&data=${dataRelease}`);
  await expect.element(page.getByRole('link', { name: /View Tax Calculator/ })).toHaveLength(2);
  await expect.element(notice).not.toBeInTheDocument();
});
