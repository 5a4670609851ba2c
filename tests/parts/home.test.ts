/** The home page: a sentence to fill in, what it comes to, and where it leads. */
import { countries, popularDestinations } from 'virtual:lowtide/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatMoney } from '../../src/catalogue/format.ts';
import { PERSONAS } from '../../src/catalogue/personas.ts';
import { kept, open } from './app.tsx';
import { NOTHING_ASKED } from './wizardPage.ts';

const region = (name: string) => page.getByRole('region', { name });
const card = region('What you would keep');
const outcome = card.getByRole('heading');
const home = card.getByRole('combobox', { name: 'Country where you live' });
const income = card.getByRole('textbox', { name: 'Yearly income' });
const paid = card.getByRole('combobox', { name: 'How you are paid' });
const destinations = region('Popular destinations');
const chosen = (select: typeof home) => (select.element() as HTMLSelectElement).selectedOptions[0]?.text;

/** A bar's amount by its name. */
const bar = (name: string) =>
  card
    .css('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .css('dd');

const GERMAN = { income: 70_000, currency: 'EUR', home: { country: 'de' }, work: 'freelancer' } as const;

beforeEach(() => open('/'));

describe('the sentence', () => {
  test('says 80,000 and invoices and no country to whoever has said nothing, and what is kept there', {
    tags: 'home-mini-ranking',
  }, async () => {
    await expect.element(home).toHaveValue('');
    await expect.element(income).toHaveValue('80,000');
    await expect.element(paid).toHaveValue('invoices');
    await expect.element(outcome).toHaveTextContent(/^\$[\d,]+ a month is yours in \w+$/);
    await expect.element(bar('You earn')).toHaveTextContent(formatMoney(80_000 / 12));
    const keeps = bar('You keep').element().textContent ?? 'nothing';
    await expect.element(outcome).toHaveTextContent(keeps);
    await expect
      .element(card)
      .toHaveTextContent(
        'Before business costs, if you live and work there. US citizens pay US tax on top. Say where you live to see the difference.',
      );
    const regime = card.element().getAttribute('data-regime') ?? 'none';
    await card.getByRole('link', { name: 'See how' }).click();
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    await open(location.pathname + location.search, NOTHING_ASKED);
    await expect.element(answer).toHaveAttribute('data-regime', regime);
    await expect.element(answer).toHaveTextContent(keeps);
  });

  test('with a country it is the difference from today, and what both leave adds up', async () => {
    await home.selectOptions('Germany');
    await expect.element(outcome).toHaveTextContent(/^€[\d,]+ a month more in \w+$/);
    const amount = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
    const [there, today] = [...card.css('dl dd').elements()].map(({ textContent }) => amount(textContent));
    expect((there ?? 0) - (today ?? 0)).toBe(amount(outcome.element().textContent));
    await expect.element(card).toHaveTextContent('Before business costs, ');
    expect(await kept('situation')).toEqual({ home: { country: 'de' }, currency: 'EUR' });
  });

  test('is answered with the keyboard, and amounts are read as people write them', async () => {
    await expect.element(home).toBeEnabled();
    home.element().focus();
    await userEvent.keyboard('Portug');
    await expect.poll(() => chosen(home)).toBe('Portugal');
    await userEvent.keyboard('{Tab}');
    await expect.element(income).toHaveFocus();
    await userEvent.fill(income, '70k');
    await userEvent.keyboard('{Tab}');
    await expect.element(income).toHaveValue('70,000');
    await userEvent.fill(income, '60.000 €');
    await userEvent.keyboard('{Tab}');
    await expect.element(income).toHaveValue('60,000');
    await expect.element(paid).toHaveFocus();
    await expect.element(outcome).toHaveTextContent('€');
    await expect
      .poll(() => kept('situation'))
      .toEqual({ home: { country: 'pt' }, income: 60_000, currency: 'EUR' });
  });

  test.each([
    ['send invoices', { work: 'freelancer' }],
    ['am on a payroll', { work: 'remote', contract: 'payroll' }],
    ['own a business', { work: 'business' }],
  ])('"%s" says the work, and the contract of who works for others', async (words, said) => {
    await open('/', { situation: { work: words === 'send invoices' ? 'business' : 'freelancer' } });
    await paid.selectOptions(words);
    await expect.poll(() => kept('situation')).toEqual(said);
    await expect.poll(() => chosen(paid)).toBe(words);
  });

  test('who works remotely and has not said how is asked, and may send invoices as one', async () => {
    await open('/', { situation: { work: 'remote' } });
    await expect.poll(() => chosen(paid)).toBe('choose');
    await expect.element(card).toHaveTextContent('Payroll or invoices: say which.');
    await paid.selectOptions('send invoices');
    await expect.poll(() => kept('situation')).toEqual({ work: 'remote', contract: 'invoices' });
  });

  test('countries that the browser makes likely are the first choices, and none is chosen', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL']);
    await open('/');
    await expect.element(home).toBeEnabled();
    const names = [...(home.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(names.slice(0, 2)).toEqual(['choose a country', 'Poland']);
    expect(new Set(names).size).toBe(41);
    await expect.element(home).toHaveValue('');
    expect(await kept('situation')).toEqual({});
  });

  test('what has not been said is counted in the currency of the country', async () => {
    await home.selectOptions('Germany');
    await expect.element(outcome).toHaveTextContent('€');
    await home.selectOptions('United States');
    await expect.element(outcome).toHaveTextContent('$');
  });

  test('where people count in several currencies, they are offered and not taken', async () => {
    await home.selectOptions('Poland');
    await expect.element(card.getByRole('button', { name: 'Count in PLN?' })).toBeVisible();
    await card.getByRole('button', { name: 'Count in EUR?' }).click();
    await expect.element(outcome).toHaveTextContent('€');
  });

  test('a tax that is paid elsewhere is another country', async () => {
    await open('/', { situation: { home: { rate: 40 } } });
    await expect.poll(() => chosen(home)).toBe('another country');
    await expect.element(outcome).toHaveTextContent(/more in [A-Z]/);
  });
});

describe('the answer', () => {
  test('where nothing that is sure leaves more is to stay, with what could and what to check', async () => {
    await open('/', { situation: { home: { country: 'ae' }, work: 'freelancer' } });
    await expect.element(outcome).toHaveTextContent(/^Stay in the United Arab Emirates \$[\d,]+ a month$/);
    await expect.element(bar('Today')).toHaveTextContent('$');
    await expect.element(card).toHaveTextContent(/Up to \$[\d,]+ in [\w ]+, only if/);
    await expect.element(card.getByRole('link')).toHaveTextContent('What to check');
  });

  test('with payroll or invoices open is the least, and says so', async () => {
    await open('/', { situation: { ...GERMAN, work: 'remote' } });
    await expect.element(outcome).toHaveTextContent(/^At least €[\d,]+ a month more in /);
    await expect.element(card).toHaveTextContent('Payroll or invoices: say which.');
  });

  test('leads to the results with what was said: work, region, income and currency', async () => {
    await open('/', { situation: { ...GERMAN, region: 'europe', work: 'business' } });
    await expect
      .element(card.getByRole('link'))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^\/wizard\?step=results&.*work=business&region=europe/),
      );
    const { searchParams } = new URL(
      card.getByRole('link').element().getAttribute('href') ?? '',
      location.href,
    );
    expect(searchParams.get('income')).toBe('70000');
    expect(searchParams.get('currency')).toBe('EUR');
  });

  test.each([1280, 390, 320])('moves nothing as it changes, in a window of %i', async (width) => {
    await page.viewport(width, 900);
    await expect.element(outcome).toBeVisible();
    await document.fonts.ready;
    const height = () => card.element().getBoundingClientRect().height;
    const first = height();
    for (const [select, words, says] of [
      [home, 'Germany', 'more in'],
      [home, 'United States', /more in|Stay/],
      [home, 'North Macedonia', /more in|Stay/],
      [paid, 'am on a payroll', /more in|Stay/],
    ] as const) {
      await select.selectOptions(words);
      await expect.element(outcome).toHaveTextContent(says);
      expect(height(), words).toBe(first);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('is there without asking the network', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    await open('/');
    await expect.element(outcome).toHaveTextContent('a month');
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
    for (const [place, { slug, rate, note }] of popularDestinations.entries()) {
      const country = countries.find((one) => one.slug === slug);
      const card = cards.nth(place);
      await expect
        .element(card.getByRole('link'))
        .toHaveAttribute('href', `/tax-calculator/${slug}?income=80000`);
      await expect.element(card).toHaveTextContent(country?.name ?? 'none');
      await expect.element(card).toHaveTextContent(`${rate ?? country?.headlineRate}${note}`);
      await expect.element(card.css('img')).toHaveAttribute('src', `/countries/${slug}/hero.svg`);
    }
  });

  test("'View All 22 Countries' leads to /countries", { tags: 'home-view-all-countries' }, async () => {
    await expect
      .element(destinations.getByRole('link', { name: 'View All 22 Countries' }))
      .toHaveAttribute('href', '/countries');
  });
});
