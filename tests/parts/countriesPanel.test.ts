/** The panel of a row, and rows that are put side by side. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open } from './app.tsx';
import { eligible, opener, panel, row, rows, tick } from './countriesPage.ts';

const ALBANIA = 'al-self-employed-zero';

const add = page.getByRole('button', { name: 'Add to Comparison' });
const of = (country: string) => rows().filter({ hasText: country });
const schemesOf = (country: string) =>
  page.getByRole('group', { name: `Schemes of ${country}` }).getByRole('button');

beforeEach(async () => {
  await open('/countries');
  await expect.element(rows().first()).toBeVisible();
});

test('a row click expands the panel of that regime, again collapses it, and one is open at a time', {
  tags: ['countries-row-expands', 'state-one-row-expanded'],
}, async () => {
  const albania = opener(row(ALBANIA));
  const malta = opener(of('Malta'));
  await albania.click();
  await expect.element(panel(ALBANIA)).toBeVisible();
  await expect.element(panel()).toHaveLength(1);
  await expect.element(albania).toHaveAttribute('aria-expanded', 'true');

  await malta.click();
  await expect.element(panel(ALBANIA)).toHaveLength(0);
  await expect.element(panel()).toHaveLength(1);
  await expect.element(albania).toHaveAttribute('aria-expanded', 'false');

  await malta.click();
  await expect.element(panel()).toHaveLength(0);

  albania.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel(ALBANIA)).toBeVisible();
});

test("the panel has the country's other schemes, each with its own figures and its calculator", async () => {
  await opener(of('Malta')).click();
  const own = eligible(80_000).filter(({ country }) => country.slug === 'malta');
  await expect.element(schemesOf('Malta')).toHaveLength(own.length);
  for (const { regime } of own) {
    await schemesOf('Malta').filter({ hasText: regime.name }).click();
    await expect.element(panel(regime.id)).toBeVisible();
  }
  await expect
    .element(panel().getByRole('link', { name: 'View Tax Calculator' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/tax-calculator\/malta-\d\?.*income=80000/));
});

test("the panel's toggle says 'Add to Comparison', then 'Remove from Comparison'", {
  tags: 'countries-add-to-comparison',
}, async () => {
  await opener(row(ALBANIA)).click();
  await add.click();
  await expect.element(tick(row(ALBANIA))).toBeChecked();
  await page.getByRole('button', { name: 'Remove from Comparison' }).click();
  await expect.element(add).toBeVisible();
});

test("the floating button: 'Choose more to compare' (disabled) until 2 are ticked, then 'Compare N Countries'", {
  tags: ['countries-floating-button', 'state-compare-selection', 'rule-compare-needs-two', 'call-to-compare'],
}, async () => {
  const more = page.getByRole('button', { name: 'Choose more to compare' });
  await expect.element(more).toHaveLength(0);
  await tick(row(ALBANIA)).click();
  await expect.element(more).toBeDisabled();
  await tick(row('es-beckham-law')).click();
  await expect.element(page.getByRole('link', { name: 'Compare 2 Countries' })).toBeVisible();
  await tick(row('ge-small-business')).click();
  await page.getByRole('link', { name: 'Compare 3 Countries' }).click();
  await expect.element(page.getByRole('table').first()).toBeVisible();
  expect(location.pathname).toBe('/compare');
  const query = new URLSearchParams(location.search);
  expect(query.get('tax_regime_ids')).toBe(`${ALBANIA},es-beckham-law,ge-small-business`);
  expect(query.get('income')).toBe('80000');
});

test('it counts different countries, and says how many regimes where they are more', async () => {
  await tick(of('Georgia')).click();
  await opener(of('Georgia')).click();
  await schemesOf('Georgia').nth(1).click();
  await add.click();
  await expect.element(page.getByRole('link', { name: 'Compare 2 regimes of 1 country' })).toBeVisible();
});

test('what has been said goes along to the comparison: income, currency, costs and years', async () => {
  await open('/countries?income=70000&currency=EUR&costs=10%25&years=5&from=2027-05');
  for (const country of ['Malta', 'Bulgaria']) await tick(of(country)).click();
  await page.getByRole('link', { name: 'Compare 2 Countries' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(
      /^\/compare\?(?=.*income=70000(?:&|$))(?=.*currency=EUR)(?=.*costs=10)(?=.*years=5)(?=.*from=2027-05)/,
    );
  await expect.element(page.getByLabelText('Annual income')).toHaveValue('70,000');
});

test('an emptied income does not', async () => {
  await open('/countries?income=');
  for (const country of ['Malta', 'Bulgaria']) await tick(of(country)).click();
  await expect
    .element(page.getByRole('link', { name: 'Compare 2 Countries' }))
    .toHaveAttribute('href', expect.not.stringContaining('income'));
});

test('what is ticked is offered at once under Compare in the menu', async () => {
  for (const id of ['es-beckham-law', 'ge-small-business']) await tick(row(id)).click();
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expect
    .element(page.getByText('Kept on this device: 2 tax regimes of Spain and Georgia.'))
    .toBeVisible();
  await page.getByRole('button', { name: /resume/i }).click();
  await expect.element(page.getByRole('link', { name: /View Tax Calculator/ })).toHaveLength(2);
});

test('each other scheme of the country has a tick of its own, and the row counts those that are ticked', {
  tags: 'countries-add-to-comparison',
}, async () => {
  await open('/countries?q=Georgia');
  const georgia = row('ge-small-business');
  await opener(georgia).click();
  const schemes = page.getByRole('group', { name: 'Schemes of Georgia' });
  await expect.element(schemes.getByRole('checkbox')).toHaveLength(2);
  await schemes.getByRole('checkbox', { name: 'Compare Georgia, Limited company' }).click();
  await opener(georgia).click();
  await expect.element(schemes).toHaveLength(0);
  await expect.element(georgia).toHaveTextContent('1 other scheme in the comparison');
  await expect.element(tick(georgia)).not.toBeChecked();
  await tick(georgia).click();
  await expect.element(page.getByRole('link', { name: 'Compare 2 regimes of 1 country' })).toBeVisible();
});
