/** The regimes of a country on its guide, and the way on to other countries. */
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { formatLimit } from '../../src/catalogue/labels.ts';
import { expect, test } from './fixtures.ts';
import {
  assessed,
  breakdown,
  calculator,
  countryOf,
  data,
  expectedBreakdown,
  fact,
  openFold,
  openGuide,
  regimeOf,
  section,
  slider,
} from './guidePage.ts';

test.describe('regimes', () => {
  test("tabs link to the country's regimes and keep the income", { tag: '@main' }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await slider(page).fill('150000');
    await page.getByRole('link', { name: 'Global Residence Programme', exact: true }).click();
    await expect(page).toHaveURL(/\/tax-calculator\/malta-1\?income=150000$/);
    const tabs = page.getByRole('navigation', { name: 'Ways to be taxed in Malta' });
    await expect(tabs.locator('[aria-current=page]')).toHaveText(regimeOf('malta', 1).name);
    await expect(slider(page)).toHaveValue('150000');
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regimeOf('malta', 1), 150_000));
    await page.goBack();
    await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regimeOf('malta'), 150_000));
  });

  test('the facts card says revenue limit, write-offs, incorporation, healthcare, legal structure and how long it lasts', {
    tag: '@guide-regime-facts',
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await expect(fact(page, 'Revenue limit')).toContainText('No revenue limit');
    await expect(fact(page, 'Write-offs')).toContainText('Allowed');
    await expect(fact(page, 'Incorporation')).toContainText('Not required');
    await expect(fact(page, 'Healthcare')).toContainText('Full');
    await expect(fact(page, 'Legal structure')).toContainText('Sole trader');
    await expect(fact(page, 'Lasts')).toContainText('No limit');
    await openGuide(page, '/tax-calculator/cyprus');
    await expect(fact(page, 'Incorporation')).toContainText(/^IncorporationRequired/);
    await openGuide(page, '/tax-calculator/georgia');
    await expect(fact(page, 'Revenue limit')).toContainText(
      formatLimit(regimeOf('georgia').maxIncomeThreshold ?? 0),
    );
    await expect(fact(page, 'Write-offs')).toContainText('Not allowed');
  });

  test('the table at 40,000, 60,000, 100,000 and 200,000 equals the engine', {
    tag: '@guide-income-table',
  }, async ({ page }) => {
    for (const [slug, index] of [
      ['italy', 0],
      ['poland', 1],
      ['uruguay', 1],
    ] as const) {
      const regime = regimeOf(slug, index);
      await openGuide(page, `/tax-calculator/${slug}${index ? `-${index}` : ''}`);
      const rows = (await openFold(page, 'Tax at different incomes')).getByRole('row');
      await expect(rows).toHaveText([
        'IncomeTaxRateYou keep',
        ...[40_000, 60_000, 100_000, 200_000].map((income) => {
          if (regime.maxIncomeThreshold !== null && income > regime.maxIncomeThreshold) {
            return `${formatMoney(income)}Not available above ${formatLimit(regime.maxIncomeThreshold)}`;
          }
          const { total, effectiveRate } = assessed(regime, income);
          const kept = formatMoney(income - total);
          return formatMoney(income) + formatMoney(total) + formatPercent(effectiveRate) + kept;
        }),
      ]);
    }
  });
});

test('a guide says with which scheme of the country one keeps more at this income, or that with none', async ({
  page,
}) => {
  const better = regimeOf('malta', 2);
  const { kept } = assessed(better, 60_000);
  await openGuide(page, '/tax-calculator/malta?income=60000');
  const ways = await openFold(page, '3 ways to be taxed');
  await expect(ways.locator('summary')).toContainText(`${better.name} would keep you ${formatMoney(kept)}.`);
  await expect(ways.locator('[data-regime]').first()).toHaveAttribute('data-regime', better.id);
  await ways.locator(`[data-regime=${better.id}]`).getByRole('link').click();
  await expect(page).toHaveURL('/tax-calculator/malta-2?income=60000');
  await expect(page.getByText('No other scheme here keeps you more.')).toBeVisible();
});

test.describe('onward', () => {
  test('breadcrumbs: Home, Countries, Tax Calculator, country name', { tag: '@guide-breadcrumbs' }, async ({
    page,
  }) => {
    await openGuide(page, '/tax-calculator/north-macedonia-1');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText([
      'Home',
      'Countries',
      'Tax Calculator',
      'North Macedonia',
    ]);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await crumbs.getByRole('link', { name: 'Countries' }).click();
    await expect(page).toHaveURL(/\/countries$/);
  });

  test('the banner links to /compare with this regime and income', { tag: '@guide-compare-banner' }, async ({
    page,
  }) => {
    await openGuide(page, '/tax-calculator/malta-1');
    await slider(page).fill('95000');
    const link = page.getByRole('link', { name: 'Compare regimes' });
    await expect(link).toHaveAttribute('href', '/compare?tax_regime_ids=mt-global-residence&income=95000');
  });

  test("'Compare Similar Destinations': three cards with 'Calculate Tax' and a link to /countries", {
    tag: '@guide-similar',
  }, async ({ page }) => {
    for (const slug of ['malta', 'united-arab-emirates', 'panama']) {
      const expected = (data.similarDestinations[slug] ?? []).map(countryOf);
      expect(expected).toHaveLength(3);
      await openGuide(page, `/tax-calculator/${slug}`);
      const block = section(page, 'Compare Similar Destinations');
      await expect(block.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ name }) => name));
      for (const { name, headlineRate, slug: target } of expected) {
        const card = block.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
        await expect(card).toContainText(headlineRate);
        await expect(card.getByRole('link', { name: 'Calculate Tax' })).toHaveAttribute(
          'href',
          `/tax-calculator/${target}`,
        );
      }
      await expect(block.getByRole('link', { name: 'View All Countries' })).toHaveAttribute(
        'href',
        '/countries',
      );
    }
  });

  test('a country without chosen suggestions shows the three nearest effective rates', {
    tag: '@guide-similar-nearest',
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/turkey-1');
    const rate = assessed(regimeOf('turkey', 1), 60_000).effectiveRate;
    const nearest = data.countries
      .filter(({ slug }) => slug !== 'turkey')
      .map(({ name, taxRegimes }) => {
        const open = taxRegimes.filter(
          ({ maxIncomeThreshold }) => maxIncomeThreshold === null || maxIncomeThreshold >= 60_000,
        );
        const best = Math.min(...open.map((regime) => assessed(regime, 60_000).effectiveRate));
        return { name, distance: Math.abs(best - rate) };
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 3);
    await expect(section(page, 'Compare Similar Destinations').getByRole('heading', { level: 3 })).toHaveText(
      nearest.map(({ name }) => name),
    );
  });

  test('a suggestion opens its own calculator at the same income', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await slider(page).fill('150000');
    await page.getByRole('link', { name: 'Calculate Tax in Cyprus' }).click();
    await expect(page).toHaveURL(/\/tax-calculator\/cyprus(?:\?|$)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cyprus' })).toBeVisible();
    await expect(slider(page)).toHaveValue('150000');
  });
});

test('where a scheme is not open to everybody, the guide says why, and what else one keeps', async ({
  page,
}) => {
  for (const [slug, other] of [
    ['uruguay', 1],
    ['spain', 1],
  ] as const) {
    const regime = regimeOf(slug);
    const [condition] = regime.conditions.filter(({ otherwise }) => otherwise === regimeOf(slug, other).id);
    await openGuide(page, `/tax-calculator/${slug}`);
    const term = calculator(page)
      .getByRole('listitem')
      .filter({ hasText: condition?.because ?? '-' });
    await expect(term.locator('[data-terms=check]')).toBeVisible();
    await expect(term).toContainText(formatMoney(assessed(regimeOf(slug, other), 60_000).kept));
  }
});
