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
import { calculatorPath } from '../../src/catalogue/slugs.ts';
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
    const href = calculatorPath(country.name, country.taxRegimes.indexOf(bestRegime));
    return `${country.name} | ${bestRegime.name} | ${formatPercent(effectiveRate)} ${formatMoney(total)} | ${href}`;
  });
}

/** The rows on screen in the same form. */
async function shownRows(page: Page): Promise<string[]> {
  return page.locator('tbody tr[data-key]').evaluateAll((rows) =>
    rows.map((row) => {
      const link = row.querySelector('a');
      const regime = row.querySelector('th span')?.textContent;
      // The bar beside the figures has titles of its own.
      const figures = row.querySelectorAll('td')[1]?.firstElementChild?.textContent?.trim();
      return `${link?.textContent?.trim()} | ${regime} | ${figures} | ${link?.getAttribute('href')}`;
    }),
  );
}

const incomeBox = (page: Page) => page.getByRole('textbox', { name: 'ANNUAL INCOME' });

async function expectRows(page: Page, kind: RankingKind, persona: Persona, income: number): Promise<void> {
  // What somebody has typed goes along with every link.
  const carried = income === 80_000 ? '' : `?income=${income}`;
  const expected = expectedRows(kind, persona, income).map((row) => row + carried);
  await expect.poll(() => shownRows(page)).toEqual(expected);
}

for (const kind of ['world', 'europe', 'zero'] as const) {
  test(`every ${kind} page ranks one best regime per country at 80,000 and at 200,000, equal to the engine`, {
    tag: '@main',
  }, async ({ page, context, host }) => {
    const pages = RANKING_PAGES.filter((one) => one.kind === kind);
    expect(pages).toHaveLength(4);
    const device = await context.newCDPSession(page);
    for (const { persona, path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(rankingTitle(kind, persona));
      await expect(incomeBox(page)).toHaveValue('80,000');
      await expectRows(page, kind, persona, 80_000);
      await incomeBox(page).fill('200000');
      await expectRows(page, kind, persona, 200_000);
      // The next page is a first visit again: what was typed is kept on the device.
      await page.goto('about:blank', { waitUntil: 'commit' });
      await device.send('Storage.clearDataForOrigin', { origin: host.url, storageTypes: 'all' });
    }
  });
}

test('the income box has a $ prefix, thousands separators and takes digits only, up to 10,000,000', {
  tag: '@main',
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

test('an empty input sets 0', async ({ page }) => {
  await page.goto(LOW_TAX);
  await incomeBox(page).fill('');
  await expect(incomeBox(page)).toHaveValue('0');
  await expect(page.getByText('At an income of $0 there are no rates')).toBeVisible();
  await expectRows(page, 'world', 'freelancers', 0);
});

test.describe('beside the income of the box no figures of another one are shown', () => {
  for (const path of [LOW_TAX, ZERO_TAX]) {
    test(`${path}: at an address with an income, and with one that is kept`, async ({ page }) => {
      await page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const box = document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]');
          if ('pending' in document.documentElement.dataset || box?.value !== '15,000') return;
          seen.add(document.querySelector('section [role="status"]')?.textContent ?? '');
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      const status = page.getByRole('region', { name: 'Ranking' }).getByRole('status').first();
      const shown = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      await page.goto(`${path}?income=15000`);
      await expect(status).toContainText('at $15,000 a year');
      expect(await shown()).toEqual([await status.textContent()]);

      await incomeBox(page).fill('15001');
      await incomeBox(page).fill('15000');
      await expect(page).toHaveURL(/income=15000/);
      await page.goto(path);
      await expect(incomeBox(page)).toHaveValue('15,000');
      await expect(status).toContainText('at $15,000 a year');
      expect(await shown()).toEqual([await status.textContent()]);
    });
  }
});

test('typing updates the visible value at once; a copy debounced by 500 ms drives recalculation', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(LOW_TAX);
  await page.clock.runFor(1_000);
  await expectRows(page, 'world', 'freelancers', 80_000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await incomeBox(page).fill('150000');
  await expect(incomeBox(page)).toHaveValue('150,000');
  await page.clock.runFor(499);
  // Links carry the new income at once, the figures follow.
  const before = expectedRows('world', 'freelancers', 80_000).map((row) => `${row}?income=150000`);
  expect(await shownRows(page)).toEqual(before);
  await page.clock.runFor(51);
  await expectRows(page, 'world', 'freelancers', 150_000);
});

test('a page starts at 80,000, and at the income of a person who has entered one', async ({ page }) => {
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
      const box = await page.locator('tbody tr').first().locator('td').nth(1).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
  }
});

test('a button leads to /wizard', async ({ page }) => {
  await page.goto(LOW_TAX);
  await page.getByRole('link', { name: 'Find your country in 3 steps' }).click();
  await expect(page).toHaveURL(/\/wizard/);
});

test('a press anywhere in a row opens the calculator of the regime shown', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto(LOW_TAX);
  // Costs lie far from the link's words; a regime other than the first shows the suffix.
  const row = page.locator('tbody tr').filter({ has: page.locator('a[href$="-1"], a[href$="-2"]') });
  const href = (await row.first().getByRole('link').getAttribute('href')) ?? '';
  const cell = row.first().locator('td[data-label="Costs"]');
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('rows are reached and opened with the keyboard', async ({ page }) => {
  await page.goto(LOW_TAX);
  const first = page.locator('tbody tr').first();
  const href = (await first.getByRole('link').getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Find your country in 3 steps' }).focus();
  const link = first.getByRole('link');
  // The switch and what a person may say about herself stand in between.
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the four-step residency section: find the right country, get new residency, stop the current tax residency, move', async ({
  page,
}) => {
  await page.goto(LOW_TAX);
  const section = page.getByRole('region', { name: 'Change your tax residency in four steps' });
  await expect(section.locator('ol > li h3')).toHaveText([
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

test("the owner's contact card shows example details as plain text, set ones as links", async ({ page }) => {
  await page.goto(LOW_TAX);
  const section = page.getByRole('region', { name: 'Change your tax residency in four steps' });
  await expect(section.getByRole('heading', { name: 'Ask a question' })).toBeVisible();
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

test('a ranking page shows every fact of a row at every width', async ({ page }) => {
  await page.goto(ZERO_TAX);
  const row = page.locator('tbody tr').first();
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const label of ['Costs', 'Life quality', 'Write-offs']) {
      await expect(row.locator(`td[data-label="${label}"]`), `${width} px`).toBeVisible();
    }
  }
});

test.describe('when the API answers otherwise', () => {
  // The worker would answer in the network's place.
  test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] });
  test.beforeEach(async ({ page }) => {
    await askNetwork(page);
  });

  test("if no regime remains: 'No tax regimes available for the selected income level.'", async ({
    page,
  }) => {
    await page.route('**/api/countries', (route) =>
      route.fulfill({
        json: countries.map((country) => ({
          ...country,
          taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 90_000 })),
        })),
      }),
    );
    await page.goto(LOW_TAX);
    await expect(page.locator('tbody tr')).toHaveCount(15);
    await incomeBox(page).fill('90000');
    await expect(page.getByText('at $90,000 a year')).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(15);
    await incomeBox(page).fill('90001');
    await expect(
      page.getByRole('heading', { name: 'No tax regimes available for the selected income level.' }),
    ).toBeVisible();
  });

  test('a skeleton stands in while the countries are on their way', async ({ page }) => {
    const answer = await holdBack(page, '**/api/countries');
    await page.goto(LOW_TAX);
    await expect(page.getByRole('status').filter({ hasText: 'Loading countries…' })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(0);
    answer();
    await expect(page.locator('tbody tr')).toHaveCount(15);
  });
});
