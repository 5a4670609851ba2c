/** The home page: its first answer, which moves with the slider, and where it leads. */
import { countries, popularDestinations, taxBrackets } from 'virtual:lowtide/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { calculatorPath, calculatorPathAt } from '../../src/catalogue/pages.ts';
import { PERSONAS } from '../../src/catalogue/personas.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { assess } from '../../src/law/index.ts';
import { open } from './app.tsx';
import { NOTHING_ASKED } from './wizardPage.ts';

const schedules = schedulesFor(taxBrackets);

const slider = page.getByRole('slider', { name: 'Yearly income' });
const ofIncome = page.getByRole('list', { name: 'You keep most in' }).getByRole('listitem');
const couldBe = page.getByRole('list', { name: 'Could be more' }).getByRole('listitem');
const region = (name: string) => page.getByRole('region', { name });
const destinations = region('Popular destinations');

beforeEach(async () => {
  await page.viewport(1280, 900);
  await open('/');
});

/** The rows on screen, in their order, each held against the engine; what each leaves. */
async function keptInRows(income: number): Promise<{ code: string; kept: number }[]> {
  await expect.element(ofIncome).toHaveLength(1);
  await expect.element(page.css('output')).toHaveTextContent(formatMoney(income));
  await expect
    .element(ofIncome.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`income=${income}$`)));
  return [...ofIncome.elements(), ...couldBe.elements()].map((row) => {
    const id = row.getAttribute('data-regime');
    const country = countries.find(({ taxRegimes }) => taxRegimes.some((regime) => regime.id === id));
    const regime = country?.taxRegimes.find((one) => one.id === id);
    if (!country || !regime) throw new Error(`There is no regime ${id}`);
    const { kept, effectiveRate } = assess(schedules.scheduleOf(regime), income);
    for (const text of [country.name, regime.name, formatMoney(kept / 12), formatPercent(effectiveRate)])
      expect(row.textContent).toContain(text);
    const index = country.taxRegimes.indexOf(regime);
    expect(row.querySelector('a')?.getAttribute('href')).toBe(
      calculatorPathAt(calculatorPath(country.slug, index), income),
    );
    return { code: country.code, kept: Math.round(kept) };
  });
}

describe('the first answer', () => {
  test('shows the answer at 80,000 and what could be more, equal to the assessment and to the results', {
    tags: 'home-mini-ranking',
  }, async () => {
    await expect.element(slider).toHaveValue('80000');
    const [answer, ...more] = await keptInRows(80_000);
    await expect.element(ofIncome.css('[data-terms]')).toHaveAttribute('data-terms', 'fits');
    expect(more).toHaveLength(2);
    for (const { kept } of more) expect(kept).toBeGreaterThan(answer?.kept ?? 0);
    const regime = ofIncome.element().getAttribute('data-regime') ?? 'none';
    await open('/wizard?step=results&income=80000&work=freelancer&region=anywhere', NOTHING_ASKED);
    await expect
      .element(page.getByRole('region', { name: 'The answer', exact: true }))
      .toHaveAttribute('data-regime', regime);
  });

  test('moves as the slider moves', { tags: 'home-mini-ranking' }, async () => {
    await expect.element(slider).toBeVisible();
    slider.element().focus();
    for (const [key, income] of [
      ['{ArrowRight}', 85_000],
      ['{End}', 200_000],
      ['{ArrowLeft}', 195_000],
      ['{Home}', 40_000],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(slider).toHaveValue(String(income));
      await keptInRows(income);
    }
  });

  test('is of Europe alone, too', async () => {
    const first = await keptInRows(80_000);
    await page.getByRole('radio', { name: 'Europe' }).click();
    await expect
      .poll(async () => (await keptInRows(80_000)).filter(({ code }) => !WIZARD_EUROPE.has(code)))
      .toEqual([]);
    await page.getByRole('radio', { name: 'World' }).click();
    await expect.poll(() => keptInRows(80_000)).toEqual(first);
  });

  test('is there without asking the network', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await open('/');
    await expect.element(ofIncome).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});

test("hero 'Find Low-Tax Countries for Self-Employed' with the badge '0% TAX OPTIONS AVAILABLE', below the header", {
  tags: ['route-home', 'home-hero'],
}, async () => {
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(/^Find Low-Tax Countries for Self-Employed$/);
  const badge = page.getByText('0% TAX OPTIONS AVAILABLE', { exact: true });
  await expect.element(badge).toBeVisible();
  const header = page.getByRole('banner').element().getBoundingClientRect();
  expect(badge.element().getBoundingClientRect().top).toBeGreaterThan(header.bottom);
});

test("'Explore options' is an anchor to the free-tools section", {
  tags: 'home-explore-options',
}, async () => {
  const heading = page.getByRole('heading', { name: 'Free tools' });
  await expect.element(heading).not.toBeInViewport();
  await page.getByRole('link', { name: 'Explore options' }).click();
  await expect.element(heading).toBeInViewport();
  expect(location.hash).toBe('#free-tools');
});

test('a banner links to the residency tutorial', { tags: 'home-tutorial-banner' }, async () => {
  await expect
    .element(page.getByRole('link', { name: 'Read the residency tutorial' }))
    .toHaveAttribute('href', '/how-it-works');
});

test("free tools: 'Free Tax Calculator' with 'Calculate tax' to /wizard, 'View All Countries' to /countries", {
  tags: 'home-free-tools',
}, async () => {
  for (const [tool, link, path] of [
    ['Free Tax Calculator', 'Calculate tax', '/wizard'],
    ['View All Countries', 'View All Countries', '/countries'],
  ] as const) {
    const article = region('Free tools')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: tool }) });
    await expect.element(article.getByRole('link', { name: link })).toHaveAttribute('href', path);
  }
});

test('destination guide: four personas, each with links Globally, Europe and Zero-tax', {
  tags: ['product-audience', 'route-personas', 'home-persona-links'],
}, async () => {
  const articles = region('Destination guide').getByRole('article');
  await expect.element(articles).toHaveLength(PERSONAS.length);
  expect(PERSONAS).toHaveLength(4);
  for (const [name, slug] of [
    ['Remote workers', 'remote-workers'],
    ['Digital nomads', 'digital-nomads'],
    ['Freelancers', 'freelancers'],
    ['Business owners', 'business-owners'],
  ] as const) {
    const persona = articles.filter({ has: page.getByRole('heading', { name }) });
    for (const [link, path] of [
      ['Globally', `/low-tax-countries-for-${slug}`],
      ['Europe', `/low-tax-countries-in-europe-for-${slug}`],
      ['Zero-tax', `/zero-tax-countries-for-${slug}`],
    ] as const) {
      await expect.element(persona.getByRole('link', { name: link })).toHaveAttribute('href', path);
    }
  }
});

describe('popular destinations', () => {
  test('link to the calculators with their rates and pictures', {
    tags: ['home-popular-destinations', 'product-rate-estonia'],
  }, async () => {
    const cards = destinations.getByRole('listitem');
    await expect.element(cards).toHaveLength(popularDestinations.length);
    for (const [place, { slug, rate }] of popularDestinations.entries()) {
      const country = countries.find((one) => one.slug === slug);
      const card = cards.nth(place);
      await expect
        .element(card.getByRole('link'))
        .toHaveAttribute('href', `/tax-calculator/${slug}?income=80000`);
      await expect.element(card).toHaveTextContent(country?.name ?? 'none');
      await expect.element(card).toHaveTextContent(rate ?? country?.headlineRate ?? 'none');
      await expect.element(card.css('img')).toHaveAttribute('src', `/countries/${slug}/hero.svg`);
    }
  });

  test('say on what their rates depend, or up to which income they are open', async () => {
    const terms = (name: string) => destinations.getByRole('link', { name }).css('[data-terms]');
    await expect.element(terms('Spain')).toHaveAttribute('data-terms', 'check');
    await expect.element(terms('Italy')).toHaveAttribute('data-terms', 'check');
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(terms('Italy')).toHaveAttribute('data-terms', 'no');
  });

  test("'View All 22 Countries' leads to /countries", { tags: 'home-view-all-countries' }, async () => {
    await expect
      .element(destinations.getByRole('link', { name: 'View All 22 Countries' }))
      .toHaveAttribute('href', '/countries');
  });
});
