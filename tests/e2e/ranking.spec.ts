/** The ranking pages: their rows, equal to the engine, their income box and what stands around them. */
import type { Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import {
  PERSONA_WORK_TYPES,
  type Persona,
  RANKING_PAGES,
  type RankingKind,
  rankingTitle,
} from '../../src/catalogue/personas.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { isExample } from '../../src/catalogue/site.ts';
import { calculatorPathAt } from '../../src/catalogue/slugs.ts';
import { assess } from '../../src/tax/index.ts';
import { topCountries, zeroTaxCountries } from '../specifiedRanking.ts';
import { expect, test } from './fixtures.ts';
import { askNetwork, holdBack } from './network.ts';

const { countries, taxBrackets, site } = compileData();

const schedules = schedulesFor(taxBrackets);

const LOW_TAX = '/low-tax-countries-for-freelancers';

const ZERO_TAX = '/zero-tax-countries-for-freelancers';

/** What a page must list at an income, worked out by the engine. */
function expectedRows(kind: RankingKind, persona: Persona, income: number) {
  const criteria = { income, workType: PERSONA_WORK_TYPES[persona] };
  const ranked =
    kind === 'zero'
      ? zeroTaxCountries(countries, schedules, criteria)
      : topCountries(countries, schedules, {
          ...criteria,
          region: kind === 'europe' ? 'europe' : 'anywhere',
        });
  return ranked.map(({ country, bestRegime }) => {
    const { total, effectiveRate } = assess(schedules.scheduleOf(bestRegime), income);
    const href = calculatorPathAt(country.name, country.taxRegimes.indexOf(bestRegime), income);
    const figures = `${formatPercent(effectiveRate)} ${formatMoney(total)}`;
    return `${bestRegime.id} | ${figures} | ${href}`;
  });
}

const rows = (page: Page) => page.locator('main li[data-regime]');

/** The rows on screen in the same form. */
async function shownRows(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((list) =>
    list.map((row) => {
      const figures = row.querySelector('[data-figure="tax"]')?.textContent?.replace(' tax', '');
      return `${row.getAttribute('data-regime')} | ${figures} | ${row.querySelector('a')?.getAttribute('href')}`;
    }),
  );
}

const incomeBox = (page: Page) => page.getByRole('textbox', { name: 'ANNUAL INCOME' });

async function expectRows(page: Page, kind: RankingKind, persona: Persona, income: number): Promise<void> {
  await expect.poll(() => shownRows(page)).toEqual(expectedRows(kind, persona, income));
}

for (const [kind, ...tags] of [
  ['world', '@route-ranking-pages', '@constant-15-lowest'],
  ['europe', '@route-ranking-pages'],
  ['zero', '@route-zero-tax-pages', '@constant-zero-tax-countries'],
] as const) {
  test(`every ${kind} page ranks one best regime per country at 80,000 and at 200,000, equal to the engine`, {
    tag: ['@main', ...tags],
  }, async ({ page }) => {
    const pages = RANKING_PAGES.filter((one) => one.kind === kind);
    expect(pages).toHaveLength(4);
    for (const [at, { persona, path }] of pages.entries()) {
      // As a link does, which keeps the income that was typed: every other page begins where the one before ended.
      if (at === 0) await page.goto(path);
      else await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(rankingTitle(kind, persona));
      const [first, second] = at % 2 === 0 ? [80_000, 200_000] : [200_000, 80_000];
      await expect(incomeBox(page)).toHaveValue(first.toLocaleString('en-US'));
      await expectRows(page, kind, persona, first);
      await incomeBox(page).fill(String(second));
      await expectRows(page, kind, persona, second);
    }
  });
}

test('the income box has a $ prefix, thousands separators and takes digits only, up to 10,000,000', {
  tag: ['@main', '@ranking-income-box', '@rule-separators-prefix'],
}, async ({ page }) => {
  await page.goto(LOW_TAX);
  const box = incomeBox(page);
  await expect(page.getByText('$', { exact: true }).first()).toBeVisible();
  await box.fill('1a2-3.4,5 67x');
  await expect(box).toHaveValue('1,234,567');
  await box.fill('10000000');
  await expect(box).toHaveValue('10,000,000');
  await box.fill('10000001');
  await expect(box).toHaveValue('10,000,000');
});

test('an empty input sets 0', { tag: ['@state-ranking-empty', '@rule-empty-ranking'] }, async ({ page }) => {
  await page.goto(LOW_TAX);
  await incomeBox(page).fill('');
  await expect(incomeBox(page)).toHaveValue('0');
  await expectRows(page, 'world', 'freelancers', 0);
});

test.describe('beside the income of the box no figures of another one are shown', () => {
  for (const [path, kind] of [
    [LOW_TAX, 'world'],
    [ZERO_TAX, 'zero'],
  ] as const) {
    test(`${path}: at an address with an income, and with one that is kept`, async ({ page }) => {
      await page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const box = document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]');
          const list = document.querySelector('main ol[aria-label]');
          if ('pending' in document.documentElement.dataset || box?.value !== '15,000' || !list) return;
          seen.add(list.textContent ?? '');
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      const list = page.locator('main ol[aria-label]').first();
      const shown = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      await page.goto(`${path}?income=15000`);
      await expectRows(page, kind, 'freelancers', 15_000);
      expect(await shown()).toEqual([await list.textContent()]);

      await incomeBox(page).fill('15001');
      await incomeBox(page).fill('15000');
      await expect(page).toHaveURL(/income=15000/);
      await page.goto(path);
      await expect(incomeBox(page)).toHaveValue('15,000');
      await expectRows(page, kind, 'freelancers', 15_000);
      expect(await shown()).toEqual([await list.textContent()]);
    });
  }
});

test('typing updates the visible value at once; a copy debounced by 500 ms drives recalculation', {
  tag: '@state-ranking-debounce',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(LOW_TAX);
  await page.clock.runFor(1_000);
  await expectRows(page, 'world', 'freelancers', 80_000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await incomeBox(page).fill('150000');
  await expect(incomeBox(page)).toHaveValue('150,000');
  await page.clock.runFor(499);
  // Links carry the new income at once, the figures follow.
  const figuresOf = (list: readonly string[]) => list.map((row) => row.split(' | ').slice(0, 2).join());
  expect(figuresOf(await shownRows(page))).toEqual(figuresOf(expectedRows('world', 'freelancers', 80_000)));
  await page.clock.runFor(51);
  await expectRows(page, 'world', 'freelancers', 150_000);
});

test('a page starts at 80,000, and at the income of a person who has entered one', {
  tag: '@state-ranking-income',
}, async ({ page }) => {
  await page.goto(LOW_TAX);
  await expect(incomeBox(page)).toHaveValue('80,000');
  await incomeBox(page).fill('40000');
  await expectRows(page, 'world', 'freelancers', 40_000);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Freelancers in Europe', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rankingTitle('europe', 'freelancers'));
  await expect(incomeBox(page)).toHaveValue('40,000');
  await expectRows(page, 'europe', 'freelancers', 40_000);
});

test('the first row is in the first screen of 390 × 844 and 1280 × 800', async ({ page }) => {
  for (const path of [LOW_TAX, ZERO_TAX]) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await rows(page).first().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
  }
});

test('a button leads to /wizard', { tag: '@ranking-wizard-button' }, async ({ page }) => {
  await page.goto(LOW_TAX);
  await page.getByRole('link', { name: 'Find your country' }).click();
  await expect(page).toHaveURL(/\/wizard/);
});

test('a press anywhere in a row opens the calculator of the regime shown, at this income', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto(LOW_TAX);
  const row = rows(page).first();
  const href = (await row.getByRole('link').getAttribute('href')) ?? '';
  const box = await row.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10);
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});

test('rows are reached and opened with the keyboard', async ({ page }) => {
  await page.goto(LOW_TAX);
  const link = rows(page).first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Find your country' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});

test('a phone shows five rows and a button for all; paper has them all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LOW_TAX);
  const visible = rows(page).filter({ visible: true });
  await expect(visible).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(visible).toHaveCount(15);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Show all 15' }).click();
  await expect(visible).toHaveCount(15);
});

test('the four-step residency section: find the right country, get new residency, stop the current tax residency, move', {
  tag: '@ranking-residency-steps',
}, async ({ page }) => {
  await page.goto(LOW_TAX);
  const section = page.getByRole('group').filter({ hasText: 'Change your tax residency' });
  await section.getByRole('heading', { level: 2 }).click();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Find the right country',
    'Get new residency',
    'Stop the current tax residency',
    'Move',
  ]);
  await expect(section.getByRole('link', { name: 'Read the four steps in full' })).toHaveAttribute(
    'href',
    '/how-it-works',
  );
});

test("the owner's contact card shows example details as plain text, set ones as links", {
  tag: ['@product-contact', '@ranking-contact-card'],
}, async ({ page }) => {
  await page.goto(LOW_TAX);
  const section = page.getByRole('group').filter({ hasText: 'Ask a question' });
  await section.getByRole('heading', { level: 2 }).click();
  await expect(section.locator('dt')).toHaveText(['Contact', 'E-mail', 'Social link 1', 'Social link 2']);
  const details = [site.contactName, site.email, ...site.socialLinks.map(({ url }) => url)];
  for (const [place, detail] of details.entries()) {
    const shown = section.locator('dd').nth(place);
    const isLink = place > 0 && !isExample(detail);
    await expect(shown.getByRole('link')).toHaveCount(isLink ? 1 : 0);
    await expect(shown).toContainText(/\w/);
    await expect(shown).not.toContainText(/placeholder|site\.json/i);
  }
});

test('a row has its terms, and what one keeps a month, at every width', async ({ page }) => {
  await page.goto(ZERO_TAX);
  const row = rows(page).first();
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(row.locator('[data-terms]'), `${width} px`).toBeVisible();
    await expect(row.getByText('$6,667'), `${width} px`).toBeVisible();
  }
});

test.describe('when the API answers otherwise', () => {
  // The worker would answer in the network's place.
  test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] });
  test.beforeEach(async ({ page }) => {
    await askNetwork(page);
  });

  test("if no regime remains: 'No tax regimes available for the selected income level.'", {
    tag: '@rule-ranking-filter',
  }, async ({ page }) => {
    await page.route('**/api/countries', (route) =>
      route.fulfill({
        json: countries.map((country) => ({
          ...country,
          taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 90_000 })),
        })),
      }),
    );
    await page.goto(LOW_TAX);
    await expect(rows(page)).toHaveCount(15);
    await incomeBox(page).fill('90000');
    await expect(rows(page)).toHaveCount(15);
    await incomeBox(page).fill('90001');
    await expect(
      page.getByRole('heading', { name: 'No tax regimes available for the selected income level.' }),
    ).toBeVisible();
  });

  test('a skeleton stands in while the countries are on their way', async ({ page }) => {
    const answer = await holdBack(page, '**/api/countries');
    await page.goto(LOW_TAX);
    await expect(page.getByRole('status', { name: 'Loading countries' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    answer();
    await expect(rows(page)).toHaveCount(15);
  });
});
