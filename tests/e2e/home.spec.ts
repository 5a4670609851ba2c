import type { Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { calculatorPathAt } from '../../src/catalogue/slugs.ts';
import { assess } from '../../src/tax/index.ts';
import { expect, test } from './fixtures.ts';

const { countries, taxBrackets } = compileData();
const schedules = schedulesFor(taxBrackets);

const ofIncome = (page: Page) => page.getByRole('list', { name: 'You keep most in' }).getByRole('listitem');
const couldBe = (page: Page) => page.getByRole('list', { name: 'Could be more' }).getByRole('listitem');

/** The rows on screen, in their order, each held against the engine; what each leaves. */
async function keptInRows(page: Page, income: number): Promise<{ code: string; kept: number }[]> {
  await expect(ofIncome(page)).toHaveCount(1);
  await expect(page.locator('output')).toHaveText(formatMoney(income));
  const rows = [...(await ofIncome(page).all()), ...(await couldBe(page).all())];
  const found: { code: string; kept: number }[] = [];
  for (const row of rows) {
    const id = await row.getAttribute('data-regime');
    const country = countries.find(({ taxRegimes }) => taxRegimes.some((regime) => regime.id === id));
    const regime = country?.taxRegimes.find((one) => one.id === id);
    if (!country || !regime) throw new Error(`There is no regime ${id}`);
    const { kept, effectiveRate } = assess(schedules.scheduleOf(regime), income);
    for (const text of [country.name, regime.name, formatMoney(kept / 12), formatPercent(effectiveRate)])
      await expect(row).toContainText(text);
    const index = country.taxRegimes.indexOf(regime);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      calculatorPathAt(country.name, index, income),
    );
    found.push({ code: country.code, kept: Math.round(kept) });
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test("hero 'Find Low-Tax Countries for Self-Employed' with the badge '0% TAX OPTIONS AVAILABLE'", {
  tag: ['@main', '@route-home', '@home-hero'],
}, async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find Low-Tax Countries for Self-Employed' }),
  ).toBeVisible();
  await expect(page.getByText('0% TAX OPTIONS AVAILABLE', { exact: true })).toBeVisible();
});

test("'Explore options' is an anchor to the free-tools section", { tag: '@home-explore-options' }, async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Explore options' });
  await expect(link).toHaveAttribute('href', '#free-tools');
  await link.click();
  await expect(page).toHaveURL(/\/#free-tools$/);
  await expect(page.getByRole('heading', { name: 'Free tools' })).toBeInViewport();
});

test('a banner links to the residency tutorial', { tag: '@home-tutorial-banner' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Read the residency tutorial' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
});

test("free tools: 'Free Tax Calculator' with 'Calculate tax' to /wizard, 'View All Countries' to /countries", {
  tag: ['@main', '@home-free-tools'],
}, async ({ page }) => {
  const tools = page.getByRole('region', { name: 'Free tools' });
  await expect(tools.getByRole('heading', { name: 'Free Tax Calculator' })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'Calculate tax' })).toHaveAttribute('href', '/wizard');
  await expect(tools.getByRole('heading', { name: 'View All Countries' })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'View All Countries' })).toHaveAttribute('href', '/countries');
});

test('destination guide: four personas, each with links Globally, Europe and Zero-tax', {
  tag: ['@product-audience', '@route-personas', '@home-persona-links'],
}, async ({ page }) => {
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

test('a popular destination says on what its rate depends, or up to which income it is open', async ({
  page,
}) => {
  const tile = (name: string) =>
    page.getByRole('region', { name: 'Popular destinations' }).getByRole('link', { name });
  await expect(tile('Spain').locator('[data-terms]')).toHaveAttribute('data-terms', 'check');
  await expect(tile('Italy').locator('[data-terms]')).toHaveAttribute('data-terms', 'check');
  await page.getByRole('slider', { name: 'Yearly income' }).press('End');
  await expect(tile('Italy').locator('[data-terms]')).toHaveAttribute('data-terms', 'no');
});

test("'Popular destinations' link to the calculators with their rates and illustrations", {
  tag: ['@main', '@home-popular-destinations'],
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

test('Estonia shows the current rate from the data, and no rate of the past', {
  tag: '@product-rate-estonia',
}, async ({ page }) => {
  const card = page.getByRole('link', { name: /Estonia/ }).filter({ has: page.locator('img') });
  await expect(card).toContainText('22%');
  await expect(card).not.toContainText('20%');
});

test("the button 'View All 22 Countries' leads to /countries", { tag: '@home-view-all-countries' }, async ({
  page,
}) => {
  await page.getByRole('link', { name: 'View All 22 Countries' }).click();
  await expect(page).toHaveURL(/\/countries$/);
});

test.describe('the first answer', () => {
  test('shows the answer at 80,000 and what could be more, equal to the assessment', {
    tag: ['@main', '@home-mini-ranking'],
  }, async ({ page }) => {
    await expect(page.getByRole('slider', { name: 'Yearly income' })).toHaveValue('80000');
    const [answer, ...more] = await keptInRows(page, 80_000);
    await expect(ofIncome(page).locator('[data-terms]')).toHaveAttribute('data-terms', 'fits');
    expect(more).toHaveLength(2);
    for (const { kept } of more) expect(kept).toBeGreaterThan(answer?.kept ?? 0);
    // The results know no other answer.
    const regime = await ofIncome(page).getAttribute('data-regime');
    await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
    await expect(page.getByRole('region', { name: 'The answer', exact: true })).toHaveAttribute(
      'data-regime',
      regime ?? '',
    );
  });

  test('moves as the slider moves', { tag: '@home-mini-ranking' }, async ({ page }) => {
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
      await expect(ofIncome(page).getByRole('link')).toHaveAttribute('href', new RegExp(`income=${income}`));
      await keptInRows(page, income);
    }
  });

  test('is of Europe alone, too', async ({ page }) => {
    await page.getByRole('radio', { name: 'Europe' }).check();
    await expect(couldBe(page).first()).toBeVisible();
    for (const { code } of await keptInRows(page, 80_000)) expect(WIZARD_EUROPE).toContain(code);
    await page.getByRole('radio', { name: 'World' }).check();
    await keptInRows(page, 80_000);
  });

  test('is there at once, without asking the network for data', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(ofIncome(page)).toHaveCount(1);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});

test('the header is transparent over the light blue of the hero', { tag: '@shell-home-background' }, async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.getByText('0% TAX OPTIONS AVAILABLE').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
});
