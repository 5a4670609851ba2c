import type { Locator, Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { calculatorPath } from '../../src/catalogue/slugs.ts';
import type { RegionPreference } from '../../src/catalogue/workTypes.ts';
import { assess } from '../../src/tax/index.ts';
import { topCountries } from '../specifiedRanking.ts';
import { expect, test } from './fixtures.ts';

const { countries, taxBrackets } = compileData();
const schedules = schedulesFor(taxBrackets);

/** What the mini-ranking must show at an income, worked out by the engine. */
function expectedRows(income: number, region: RegionPreference) {
  return topCountries(countries, schedules, { income, region, workType: 'freelancer' }, 5).map(
    ({ country, bestRegime }) => {
      const { total, effectiveRate, lines } = assess(schedules.scheduleOf(bestRegime), income);
      return {
        href: calculatorPath(country.name, country.taxRegimes.indexOf(bestRegime)),
        texts: [country.name, bestRegime.name, formatMoney(income - total), formatPercent(effectiveRate)],
        total,
        bars: lines.filter(({ rate }) => rate > 0).map(({ rate }) => rate),
      };
    },
  );
}

const ranking = (page: Page) => page.getByRole('list', { name: 'Five best countries' });

async function expectRows(list: Locator, income: number, region: RegionPreference): Promise<void> {
  const rows = list.getByRole('listitem');
  const expected = expectedRows(income, region);
  // What somebody has chosen goes along with every link.
  const carried = income === 80_000 ? '' : `?income=${income}`;
  await expect(rows).toHaveCount(5);
  for (const [place, { href, texts, bars }] of expected.entries()) {
    const row = rows.nth(place);
    await expect(row.getByRole('link')).toHaveAttribute('href', href + carried);
    for (const text of texts) await expect(row).toContainText(text);
    const widths = await row
      .locator('svg rect')
      .evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('width'))));
    // The first rectangle is what is kept, under all others.
    expect(widths[0]).toBe(100);
    expect(widths.slice(1).map((width) => width.toFixed(6))).toEqual(bars.map((rate) => rate.toFixed(6)));
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test("hero 'Find Low-Tax Countries for Self-Employed' with the badge '0% TAX OPTIONS AVAILABLE'", {
  tag: '@main',
}, async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find Low-Tax Countries for Self-Employed' }),
  ).toBeVisible();
  await expect(page.getByText('0% TAX OPTIONS AVAILABLE', { exact: true })).toBeVisible();
});

test("'Explore options' is an anchor to the free-tools section", async ({ page }) => {
  const link = page.getByRole('link', { name: 'Explore options' });
  await expect(link).toHaveAttribute('href', '#free-tools');
  await link.click();
  await expect(page).toHaveURL(/\/#free-tools$/);
  await expect(page.getByRole('heading', { name: 'Free tools' })).toBeInViewport();
});

test('a banner links to the residency tutorial', async ({ page }) => {
  await page.getByRole('link', { name: 'Read the residency tutorial' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
});

test("free tools: 'Free Tax Calculator' with 'Calculate tax' to /wizard, 'View All Countries' to /countries", {
  tag: '@main',
}, async ({ page }) => {
  const tools = page.getByRole('region', { name: 'Free tools' });
  await expect(tools.getByRole('heading', { name: 'Free Tax Calculator' })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'Calculate tax' })).toHaveAttribute('href', '/wizard');
  await expect(tools.getByRole('heading', { name: 'View All Countries' })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'View All Countries' })).toHaveAttribute('href', '/countries');
});

test('destination guide: four personas, each with links Globally, Europe and Zero-tax', async ({ page }) => {
  const guide = page.getByRole('region', { name: 'Destination guide' });
  const personas = [
    ['Remote workers', 'remote-workers'],
    ['Digital nomads', 'digital-nomads'],
    ['Freelancers', 'freelancers'],
    ['Business owners', 'business-owners'],
  ] as const;
  await expect(guide.getByRole('article')).toHaveCount(4);
  for (const [name, slug] of personas) {
    const persona = guide.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await expect(persona.getByRole('link', { name: 'Globally' })).toHaveAttribute(
      'href',
      `/low-tax-countries-for-${slug}`,
    );
    await expect(persona.getByRole('link', { name: 'Europe' })).toHaveAttribute(
      'href',
      `/low-tax-countries-in-europe-for-${slug}`,
    );
    await expect(persona.getByRole('link', { name: 'Zero-tax' })).toHaveAttribute(
      'href',
      `/zero-tax-countries-for-${slug}`,
    );
  }
});

test('each persona of the guide has the first three countries of a ranking and what one keeps, following the income', async ({
  page,
}) => {
  const guide = page.getByRole('region', { name: 'Destination guide' });
  const first = guide.getByRole('article').filter({ hasText: 'Remote workers' }).getByRole('list').first();
  for (const income of [80_000, 200_000]) {
    const expected = expectedRows(income, 'europe').slice(0, 3);
    if (income !== 80_000) await page.getByRole('slider', { name: 'Yearly income' }).press('End');
    for (const [place, { texts, total }] of expected.entries()) {
      await expect(first.getByRole('listitem').nth(place)).toContainText(texts[0] ?? '');
      await expect(first.getByRole('listitem').nth(place)).toContainText(formatMoney(income - total));
      await expect(first.getByRole('listitem').nth(place)).toContainText(
        /year|until|no time limit|if the work counts as foreign/,
      );
    }
  }
});

test('a popular destination says what one keeps of the income shown, as its calculator does', async ({
  page,
}) => {
  const spain = countries.find(({ slug }) => slug === 'spain')?.taxRegimes[0];
  if (!spain) throw new Error('Spain has no regime');
  const card = page.getByRole('link', { name: /Spain/ }).filter({ has: page.locator('img') });
  const kept = (income: number) => formatMoney(assess(schedules.scheduleOf(spain), income).kept);
  await expect(card).toContainText(`You keep ${kept(80_000)} of $80,000`);
  await expect(card).toContainText(formatPercent(assess(schedules.scheduleOf(spain), 80_000).effectiveRate));
  await expect(card).toContainText(spain.name);
  await page.getByRole('slider', { name: 'Yearly income' }).press('End');
  await expect(card).toContainText(`You keep ${kept(200_000)} of $200,000`);
});

test("'Popular destinations' link to the calculators with their rates and illustrations", {
  tag: '@main',
}, async ({ page }) => {
  const section = page.getByRole('region', { name: 'Popular destinations' });
  const estonia = countries.find(({ slug }) => slug === 'estonia');
  const cards = [
    ['Spain', 'spain', '24% flat rate'],
    ['Poland', 'poland', '8.5%'],
    ['Malta', 'malta', '15%'],
    ['Italy', 'italy', '5%'],
    ['Estonia', 'estonia', estonia?.headlineRate ?? ''],
  ] as const;
  await expect(section.getByRole('listitem')).toHaveCount(5);
  for (const [place, [name, slug, rate]] of cards.entries()) {
    const card = section.getByRole('listitem').nth(place);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/tax-calculator/${slug}`);
    await expect(card).toContainText(name);
    await expect(card).toContainText(rate);
    const art = card.locator(`img[src="/countries/${slug}/hero.svg"]`);
    await art.scrollIntoViewIfNeeded();
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('Estonia shows the current rate from the data, and none of earlier years', async ({ page }) => {
  const card = page.getByRole('link', { name: /Estonia/ }).filter({ has: page.locator('img') });
  await expect(card).toContainText('22%');
  await expect(card).not.toContainText('until');
});

test("the button 'View All 22 Countries' leads to /countries", async ({ page }) => {
  await page.getByRole('link', { name: 'View All 22 Countries' }).click();
  await expect(page).toHaveURL(/\/countries$/);
});

test.describe('the live mini-ranking', () => {
  test('shows the five best countries at 80,000, equal to the engine', { tag: '@main' }, async ({ page }) => {
    await expect(page.getByRole('slider', { name: 'Yearly income' })).toHaveValue('80000');
    await expectRows(ranking(page), 80_000, 'europe');
  });

  test('moves as the slider moves', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Yearly income' });
    await slider.focus();
    for (const [key, income] of [
      ['ArrowRight', 85_000],
      ['End', 200_000],
      ['ArrowLeft', 195_000],
      ['Home', 40_000],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider).toHaveValue(String(income));
      await expect(page.locator('output')).toHaveText(formatMoney(income));
      await expectRows(ranking(page), income, 'europe');
    }
  });

  test('ranks worldwide, too', async ({ page }) => {
    await page.getByRole('radio', { name: 'Worldwide' }).check();
    await expectRows(ranking(page), 80_000, 'anywhere');
    await page.getByRole('radio', { name: 'Europe' }).check();
    await expectRows(ranking(page), 80_000, 'europe');
  });

  test('is there at once, without asking the network for data', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(ranking(page).getByRole('listitem')).toHaveCount(5);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});

test('the header is transparent over the light blue of the hero', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.getByText('0% TAX OPTIONS AVAILABLE').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
});
