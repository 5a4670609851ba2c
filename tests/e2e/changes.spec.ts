/** What changes: the list of all countries with its filters, and the same list on each guide. */
import { filteredChanges } from '../../src/catalogue/changes.ts';
import { expect, test } from './fixtures.ts';
import { data, openFold, openGuide } from './guidePage.ts';
import { putRecord } from './storedRecord.ts';

const malta = filteredChanges(data.changes, { country: 'malta', status: null });
const withFigures = data.changes.find(
  ({ before, country }) => before !== undefined && country === 'bulgaria',
);
if (!withFigures?.before || !withFigures.after) throw new Error('No change of Bulgaria has figures.');

test('/changes is filtered by country and status, its address says so, and figures stand old and new', {
  tag: ['@main', '@years-changes-filters'],
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'What changes' }).click();
  await expect(page).toHaveURL(/\/changes$/);
  // What affects the reader stands first, and leads on to what is ahead and what was.
  await expect(page.locator('main h2')).toHaveText(['Affects you', 'Coming up', 'So far']);

  await page.getByLabel('Country').selectOption('malta');
  await expect(page).toHaveURL(/country=malta/);
  await expect(
    page.getByText(`${malta.length} of ${data.changes.length} changes`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', '/changes/malta.xml');
  await page.getByLabel('Status').selectOption('enacted');
  const enacted = malta.filter(({ status }) => status === 'enacted');
  await expect(page.locator('main li summary h4')).toHaveText(enacted.map(({ title }) => title));

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/changes$/);

  await page.goto('/changes?country=bulgaria');
  const entry = page.locator('main li').filter({ hasText: withFigures.title });
  await expect(entry.locator('del')).toHaveText(withFigures.before ?? '');
  await expect(entry.locator('ins')).toHaveText(withFigures.after ?? '');
  await expect(entry.getByText(withFigures.text)).toBeHidden();
  await entry.getByText(withFigures.title).click();
  await expect(entry.getByText(withFigures.text)).toBeVisible();
});

test('a change says what it does to the figures here, and the others can be left out', {
  tag: '@years-changes-effects',
}, async ({ page }) => {
  await page.goto('/changes?country=hungary');
  const entry = page.locator('#hungary-2027-flat-rate-costs-50-instead-of-45');
  await expect(entry).toContainText('Tax at $80,000: 24.0% → 21.7%');
  const hungary = filteredChanges(data.changes, { country: 'hungary', status: null });
  await expect(page.locator('main li summary h4')).toHaveCount(hungary.length);
  await page.getByLabel('Affects my results').check();
  await expect(page).toHaveURL(/country=hungary&figures=1/);
  await expect(page.locator('main li summary h4')).toHaveCount(
    filteredChanges(data.changes, { country: 'hungary', status: null, figures: true }).length,
  );
});

test('what moves a figure of the comparison stands first', async ({ page }) => {
  const own = data.changes.find(
    ({ effects, regimes, date }) => effects.length > 0 && regimes[0] !== undefined && date > '2026-12-31',
  );
  if (!own) throw new Error('No change ahead moves a figure.');
  await page.goto('/changes');
  await putRecord(page, { shape: 1, changedAt: 1, writer: 'test', value: { regimeIds: own.regimes } });
  await page.reload();
  const section = page.getByRole('region', { name: 'Affects you' });
  await expect(section.locator(`[data-change="${own.country}/${own.id}"]`)).toBeVisible();
});

test("a guide has its country's changes, what lies ahead first", { tag: '@years-guide-changes' }, async ({
  page,
}) => {
  await openGuide(page, '/tax-calculator/malta');
  const changes = await openFold(page, 'What changes');
  await changes.scrollIntoViewIfNeeded();
  const [ahead] = malta.filter(({ status }) => status !== 'in-force');
  await expect(changes.getByRole('listitem')).toHaveCount(malta.length);
  await expect(changes.getByRole('heading', { level: 3 }).first()).toHaveText(ahead?.title ?? '');
});

test("an entry's address, as feeds have it, opens at the entry", async ({ page }) => {
  const last = malta.at(-1);
  await page.goto(`/changes?country=malta#malta-${last?.id}`);
  await expect(page.getByRole('heading', { name: last?.title ?? '' })).toBeInViewport();
  await expect(page.getByText(last?.text ?? '')).toBeVisible();
});
