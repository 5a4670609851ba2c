/** The ranking pages: their rows, equal to the engine, their income box and what stands around them. */
import { countries } from 'virtual:lowtide/catalogue';
import { site } from 'virtual:lowtide/site';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RANKING_DEBOUNCE_MS } from '../../src/catalogue/constants.ts';
import { RANKING_PAGES, rankingTitle } from '../../src/catalogue/personas.ts';
import { isExample } from '../../src/catalogue/site.ts';
import { answerApi, open } from './app.tsx';
import { emulateMedia } from './media.ts';
import { expectedRows, expectRows, incomeBox, LOW_TAX, rows, shownRows, ZERO_TAX } from './rankingPage.ts';

const heading = page.getByRole('heading', { level: 1 });

describe.each([
  ['world', 'route-ranking-pages', 'constant-15-lowest'],
  ['europe', 'route-ranking-pages'],
  ['zero', 'route-zero-tax-pages', 'constant-zero-tax-countries'],
] as const)('%s', (kind, ...tags) => {
  test('ranks one best regime per country at 80,000 and at 200,000, equal to the engine', {
    tags: [...tags],
  }, async () => {
    const pages = RANKING_PAGES.filter((one) => one.kind === kind);
    expect(pages).toHaveLength(4);
    await open(pages[0]?.path ?? '');
    for (const [at, { persona, path }] of pages.entries()) {
      // As a link does, which keeps the income that was typed: every other page begins where the one before ended.
      history.pushState(null, '', path);
      await expect.element(heading).toHaveTextContent(rankingTitle(kind, persona));
      const [first, second] = at % 2 === 0 ? [80_000, 200_000] : [200_000, 80_000];
      await expect.element(incomeBox).toHaveValue(first.toLocaleString('en-US'));
      await expectRows(kind, persona, first);
      await incomeBox.fill(String(second));
      await expectRows(kind, persona, second);
    }
  });
});

test('the income box has a $ prefix, thousands separators and takes digits only, up to 10,000,000', {
  tags: ['ranking-income-box', 'rule-separators-prefix'],
}, async () => {
  await open(LOW_TAX);
  await expect.element(page.getByText('$', { exact: true }).first()).toBeVisible();
  await incomeBox.fill('1a2-3.4,5 67x');
  await expect.element(incomeBox).toHaveValue('1,234,567');
  await incomeBox.fill('10000000');
  await expect.element(incomeBox).toHaveValue('10,000,000');
  await incomeBox.fill('10000001');
  await expect.element(incomeBox).toHaveValue('10,000,000');
});

test('an empty input sets 0, at which fixed contributions alone fall due', {
  tags: ['state-ranking-empty', 'rule-empty-ranking'],
}, async () => {
  await open(LOW_TAX);
  await incomeBox.fill('');
  await expect.element(incomeBox).toHaveValue('0');
  await expectRows('world', 'freelancers', 0);
  await expect
    .element(page.getByRole('main').getByRole('status').first())
    .toHaveTextContent('only fixed contributions fall due');
});

test('typing updates the visible value at once; a copy debounced by 500 ms drives recalculation', {
  tags: 'state-ranking-debounce',
}, async () => {
  await open(LOW_TAX);
  await expectRows('world', 'freelancers', 80_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await incomeBox.fill('150000');
  await expect.element(incomeBox).toHaveValue('150,000');
  vi.advanceTimersByTime(RANKING_DEBOUNCE_MS - 1);
  // Links carry the new income at once, the figures follow. What polls would let the time go on.
  const figuresOf = (list: readonly string[]) => list.map((row) => row.split(' | ').slice(0, 2).join());
  const link = rows.first().getByRole('link').element();
  while (!link.getAttribute('href')?.includes('income=150000')) await new Promise(requestAnimationFrame);
  expect(figuresOf(shownRows())).toEqual(figuresOf(expectedRows('world', 'freelancers', 80_000)));
  vi.advanceTimersByTime(1);
  await expectRows('world', 'freelancers', 150_000);
  expect(RANKING_DEBOUNCE_MS).toBe(500);
});

test('a page starts at 80,000, and at the income of a person who has entered one', {
  tags: 'state-ranking-income',
}, async () => {
  await open(LOW_TAX);
  await expect.element(incomeBox).toHaveValue('80,000');
  await incomeBox.fill('40000');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Freelancers in Europe', exact: true }).click();
  await expect.element(heading).toHaveTextContent(rankingTitle('europe', 'freelancers'));
  await expect.element(incomeBox).toHaveValue('40,000');
  await expectRows('europe', 'freelancers', 40_000);
});

test('the first row is in the first screen of 390 × 844 and 1280 × 800, with its terms and what one keeps a month', async () => {
  for (const path of [LOW_TAX, ZERO_TAX]) {
    await open(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(rows.first()).toBeVisible();
      await expect.poll(() => rows.first().element().getBoundingClientRect().bottom).toBeLessThan(height);
    }
  }
  for (const width of [360, 390, 768, 1280]) {
    await page.viewport(width, 800);
    await expect.element(rows.first().css('[data-terms]')).toBeVisible();
    await expect.element(rows.first().getByText('$6,667')).toBeVisible();
  }
});

test('above the rows stands what they have in common', async () => {
  await open(LOW_TAX);
  const says =
    'You pay no tax in five countries if you meet a condition. Serbia takes 13.5%, with no conditions and no time limit.';
  await expect.element(page.getByText(says)).toBeVisible();
});

test('a press anywhere in a row opens the calculator of the regime shown, at this income; so does Enter', async () => {
  await open(LOW_TAX);
  const link = rows.first().getByRole('link');
  await expect.element(link).toBeVisible();
  const href = link.element().getAttribute('href');
  await rows.first().click({ position: { x: 400, y: 10 } });
  await expect.poll(() => location.pathname + location.search).toBe(href);

  await open(LOW_TAX);
  await expect.element(link).toBeVisible();
  page.getByRole('link', { name: 'Find your country' }).first().element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe(href);
});

test('a phone shows three rows and a line that opens the others; paper has them all', async () => {
  await page.viewport(390, 844);
  await open(LOW_TAX);
  const visible = () => rows.elements().filter((row) => row.checkVisibility()).length;
  await expect.poll(visible).toBe(3);
  await emulateMedia({ media: 'print' });
  await expect.poll(visible).toBe(15);
  await emulateMedia({});
  await expect.poll(visible).toBe(3);
  await page.getByRole('button', { name: '12 more countries' }).click();
  await expect.poll(visible).toBe(15);
});

describe('around the rows', () => {
  test('a button leads to /wizard', { tags: 'ranking-wizard-button' }, async () => {
    await open(LOW_TAX);
    const button = page.getByRole('main').getByRole('link', { name: 'Find your country' });
    await expect.element(button).toHaveAttribute('href', expect.stringMatching(/^\/wizard(?:\?|$)/));
  });

  test('the four-step residency section: find the right country, get new residency, stop the current tax residency, move', {
    tags: 'ranking-residency-steps',
  }, async () => {
    await open(LOW_TAX);
    const section = page.getByRole('group').filter({ hasText: 'Change your tax residency' });
    await section.getByRole('heading', { level: 2 }).click();
    const steps = section.getByRole('heading', { level: 3 });
    await expect.element(steps.first()).toBeVisible();
    await expect
      .poll(() => steps.elements().map(({ textContent }) => textContent))
      .toEqual(['Find the right country', 'Get new residency', 'Stop the current tax residency', 'Move']);
    await expect
      .element(section.getByRole('link', { name: 'Read the four steps in full' }))
      .toHaveAttribute('href', '/how-it-works');
  });

  test("the owner's contact card shows example details as plain text, set ones as links", {
    tags: ['product-contact', 'ranking-contact-card'],
  }, async () => {
    await open(LOW_TAX);
    const section = page.getByRole('group').filter({ hasText: 'Contact' });
    await section.getByRole('heading', { level: 2 }).click();
    await expect.element(section.css('dt').first()).toBeVisible();
    const terms = section
      .css('dt')
      .elements()
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Contact', 'E-mail', 'Social link 1', 'Social link 2']);
    const details = [site.contactName, site.email, ...site.socialLinks.map(({ url }) => url)];
    for (const [place, detail] of details.entries()) {
      const shown = section.css('dd').nth(place);
      const isLink = place > 0 && !isExample(detail);
      await expect.element(shown.getByRole('link')).toHaveLength(isLink ? 1 : 0);
      await expect.element(shown).toHaveTextContent(/\w/);
      await expect.element(shown).not.toHaveTextContent(/placeholder|site\.json/i);
    }
  });

  test("zero-tax pages show 'Popular Tax Calculators' and 'View all 22 countries'; low-tax pages do not", {
    tags: 'ranking-zero-tax-links',
  }, async () => {
    await open(ZERO_TAX);
    const box = page.getByRole('region', { name: 'Popular Tax Calculators' });
    for (const name of ['Spain', 'Poland', 'Malta', 'Italy']) {
      await expect
        .element(box.getByRole('link', { name }))
        .toHaveAttribute('href', `/tax-calculator/${name.toLowerCase()}?income=80000`);
    }
    await expect
      .element(box.getByRole('link', { name: 'View all 22 countries' }))
      .toHaveAttribute('href', '/countries');

    await open(LOW_TAX);
    await expect.element(rows).toHaveLength(15);
    await expect.element(page.getByRole('heading', { name: 'Change your tax residency' })).toBeVisible();
    await expect.element(box).toHaveLength(0);
  });
});

test('on a zero-tax page what takes nothing stands first, with the work for which that is true; below a heading what is only low', async () => {
  await open(ZERO_TAX);
  await expect.element(rows).toHaveLength(6);
  const list = page.getByRole('list', { name: 'Zero tax' }).element();
  expect(list.querySelector('h2')?.textContent).toBe('Not zero: 1.0% to 4.1%');
  const items = [...list.children].map((one) => one.getAttribute('data-regime') ?? 'heading');
  expect(items.indexOf('heading')).toBe(4);
  expect(items[5]).toBe('ge-small-business');
  const terms = items.slice(0, 4).map((id) => {
    const line = list.querySelector(`[data-regime="${id}"] [data-terms]`);
    return `${id.slice(0, 2)} ${line?.getAttribute('data-terms')}`;
  });
  expect(terms.sort()).toEqual(['cr check', 'pa check', 'py check', 'uy check']);
});

describe('when the API answers otherwise', () => {
  test("if no regime remains: 'No tax regimes available for the selected income level.'", {
    tags: 'rule-ranking-filter',
  }, async () => {
    const ending = countries.map((country) => ({
      ...country,
      taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 90_000 })),
    }));
    answerApi(async (path) => (path === '/api/countries' ? Response.json(ending) : undefined));
    await open(LOW_TAX);
    await expect.element(rows).toHaveLength(15);
    await incomeBox.fill('90000');
    await expect
      .element(rows.first().getByRole('link'))
      .toHaveAttribute('href', expect.stringContaining('income=90000'));
    await expect.element(rows).toHaveLength(15);
    await incomeBox.fill('90001');
    await expect
      .element(page.getByRole('heading', { name: 'No tax regimes available for the selected income level.' }))
      .toBeVisible();
  });

  test('a skeleton stands in while the countries are on their way', async () => {
    const onTheirWay = Promise.withResolvers<undefined>();
    answerApi((path) => (path === '/api/countries' ? onTheirWay.promise : Promise.resolve(undefined)));
    await open(LOW_TAX);
    await expect.element(page.getByRole('status', { name: 'Loading countries' })).toBeVisible();
    await expect.element(rows).toHaveLength(0);
    onTheirWay.resolve(undefined);
    await expect.element(rows).toHaveLength(15);
  });
});
