import { formatMoney } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import {
  assessed,
  breakdown,
  countryOf,
  expectedBreakdown,
  fact,
  openFold,
  openGuide,
  regimeOf,
  section,
  slider,
} from './guidePage.ts';
import { askNetwork, holdBack } from './network.ts';

test.describe('not found', () => {
  // The host answers unknown addresses with status 404, and so does the API.
  test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 404/] });

  test("a slug that names no country or no regime: 'Country Guide Not Found' with a way to all countries", {
    tag: ['@guide-not-found', '@error-guide-missing'],
  }, async ({ page }) => {
    for (const slug of ['atlantis', 'malta-3', 'malta-0', 'cyprus-2', 'bulgaria-2', 'malta-1-1']) {
      await page.goto(`/tax-calculator/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Country Guide Not Found' })).toBeVisible();
      await expect(
        page.getByText("Sorry, we couldn't find information for the requested country."),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await page.getByRole('main').getByRole('link', { name: 'View All Countries' }).click();
    await expect(page).toHaveURL(/\/countries$/);
  });
});

test('/tax-calculator/Malta leads to the address in lower case', async ({ page }) => {
  await page.goto('/tax-calculator/Malta?income=80000');
  await expect(page).toHaveURL(/\/tax-calculator\/malta\?income=80000$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
});

test.describe('when the API answers over the network', () => {
  test.use({ allowedErrors: [/Failed to load resource/], serviceWorkers: 'block' });

  for (const [text, path, tag] of [
    ['Loading Country Guide...', '/tax-calculator/malta', '@guide-loading'],
    ['Loading...', '/country-guides/malta', '@guide-loading-malta'],
  ] as const) {
    test(`${path} says '${text}' while it waits`, { tag }, async ({ page }) => {
      await askNetwork(page);
      const release = await holdBack(page, '**/api/country-guides/malta');
      await openGuide(page, '/tax-calculator/georgia');
      // As a link does: a page that is opened anew comes with its content.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    });
  }
});

test.describe('Malta', () => {
  const PROGRAMME = [
    ['Tax rate', '15% flat'],
    ['Minimum annual tax', '$16,500'],
    ['Rent', 'From about $10,000'],
    ['One-time fee', 'About $6,600'],
    ['Total', 'About $26,000'],
    ['Schengen stay', 'Up to 90 days'],
  ] as const;

  for (const path of ['/country-guides/malta', '/tax-calculator/malta']) {
    test(`${path} has the Global Residence Programme with every figure, and the figures of the first regime`, {
      tag: ['@guide-malta-programme', '@constant-malta', '@constant-residence-programme'],
    }, async ({ page }) => {
      await openGuide(page, path);
      const programme = await openFold(page, 'Global Residence Programme');
      for (const [term, value] of PROGRAMME) {
        const figure = programme.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });
        await expect(figure).toContainText(value);
      }
      await expect(programme).toContainText('In any 180');
      await expect(programme).toContainText('On foreign income');
      const figures = (await openFold(page, 'Resident non-domiciled in figures')).locator('dl > div');
      const { lines, total } = assessed(regimeOf('malta'), 60_000);
      const [fixed = '', cap = ''] = lines.map(({ amount }) => formatMoney(amount));
      await expect(figures).toContainText([
        'Under $37,800No income tax',
        `Above $37,800${fixed}`,
        `capped at ${cap} per year`,
        `About ${formatMoney(total)}`,
      ]);
    });
  }

  test('the Malta page calculates the first regime, from 60,000 on', {
    tag: ['@route-malta', '@state-guide-slider'],
  }, async ({ page }) => {
    await openGuide(page, '/country-guides/malta');
    await expect(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
    await expect(slider(page)).toHaveValue('60000');
    const regime = regimeOf('malta');
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regime, 60_000));
    await slider(page).fill('200000');
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regime, 200_000));
    await expect(section(page, 'About Malta').locator('figure')).toHaveCount(4);
    await fact(page, 'Time zone').scrollIntoViewIfNeeded();
    await expect(fact(page, 'Time zone')).toContainText('Central European');
    await expect(page.getByRole('link', { name: 'tax calculator for Malta' })).toHaveAttribute(
      'href',
      '/tax-calculator/malta?income=200000',
    );
  });

  test("Malta's page has its three ways to choose from, and belongs to the country", async ({ page }) => {
    await openGuide(page, '/country-guides/malta');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      'Home',
      'Countries',
      'Malta',
      'Tax guide',
    ]);
    const tabs = page.getByRole('navigation', { name: 'Ways to be taxed in Malta' });
    await expect(tabs.getByRole('link')).toHaveText(countryOf('malta').taxRegimes.map(({ name }) => name));
    const programme = regimeOf('malta', 1);
    await tabs.getByRole('link', { name: programme.name }).click();
    await expect(page).toHaveURL('/country-guides/malta');
    await expect(page.getByRole('region', { name: `Tax calculator: ${programme.name}` })).toBeVisible();
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(programme, 60_000));
    const ways = (await openFold(page, '3 ways to be taxed')).locator('[data-regime]');
    const byKept = [...countryOf('malta').taxRegimes].sort(
      (a, b) => assessed(b, 60_000).kept - assessed(a, 60_000).kept,
    );
    await expect(ways).toHaveCount(byKept.length);
    for (const [at, { id }] of byKept.entries())
      await expect(ways.nth(at)).toHaveAttribute('data-regime', id);
  });

  test('other countries have no Global Residence Programme section', {
    tag: '@guide-malta-programme',
  }, async ({ page }) => {
    await page.goto('/tax-calculator/cyprus');
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Global Residence Programme' })).toHaveCount(0);
  });
});
