/** A copied address shows a friend exactly the same screen, and nothing that is personal. */
import type { Locator, Page } from '@playwright/test';
import { BULGARIA, MALTA } from './comparePage.ts';
import { head } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';
import { fact, openFold } from './guidePage.ts';

/** Everything that a person reads, has entered, pressed and chosen on the page. */
function screenOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const controls = [...main.querySelectorAll('input, select, [aria-pressed], [aria-sort]')].map(
      (control) =>
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? `${control.value} ${control instanceof HTMLInputElement && control.checked}`
          : `${control.textContent}: ${control.getAttribute('aria-pressed') ?? control.getAttribute('aria-sort')}`,
    );
    const clock = /\d?\d:\d\d/g;
    // Charts are drawn once they are near; their tables say the same.
    const read = main.cloneNode(true) as Element;
    for (const chart of read.querySelectorAll('figure')) chart.remove();
    return [(read.textContent ?? '').replace(clock, ''), ...controls].join('\n');
  });
}

/** Gives answers in the editor, which stands beside or over the page. */
async function answerIn(page: Page, give: (editor: Locator) => Promise<unknown>): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await bar.getByRole('button').click();
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  await give(editor);
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(editor).toBeHidden();
}

async function chooseRange(page: Page, fold: string): Promise<void> {
  await openFold(page, fold);
  await page.getByLabel('From', { exact: true }).fill('20000');
  await page.getByLabel('To', { exact: true }).fill('150000');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Amount', exact: true }).click();
}

/** Opens all that folds; the table of the curves, which is among it, says that they are drawn. */
async function openAll(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open])');
  await expect(async () => {
    await closed.evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true;
    });
    await expect(closed).toHaveCount(0);
  }).toPass();
}

interface Visit {
  readonly path: string;
  /** Sets everything that the page can be set to. */
  readonly set: (page: Page) => Promise<void>;
  readonly address: RegExp;
}

const VISITS: readonly Visit[] = [
  {
    path: '/countries',
    async set(page) {
      await page.getByRole('textbox', { name: /income/i }).fill('95000');
      await page.getByRole('group', { name: 'Living cost' }).getByRole('button').first().click();
      await page.getByRole('group', { name: 'Quality of life' }).getByRole('button').nth(1).click();
      await head(page, 'Tax').click();
      await page.getByRole('button', { name: 'Schengen' }).click();
      await page.getByRole('searchbox').fill('a');
    },
    address:
      /^\/countries\?(?=.*income=95000)(?=.*living=)(?=.*quality=)(?=.*sort=tax)(?=.*only=schengen)(?=.*q=a)/,
  },
  {
    path: `/compare?tax_regime_ids=${MALTA}`,
    async set(page) {
      await page.getByRole('button', { name: 'Add Country' }).click();
      await page
        .getByRole('dialog')
        .getByRole('group', { name: 'Bulgaria' })
        .getByRole('checkbox')
        .first()
        .check();
      await page.getByRole('dialog').getByRole('button', { name: 'Compare Countries' }).click();
      await page.getByLabel('Annual income').fill('91000');
      await chooseRange(page, 'At which income');
    },
    address: new RegExp(
      `^/compare\\?tax_regime_ids=${MALTA},${BULGARIA}&(?=.*income=91000)(?=.*range=20000-150000)(?=.*measure=amount)`,
    ),
  },
  {
    path: '/tax-calculator/bulgaria-1',
    async set(page) {
      await page.getByRole('slider', { name: 'Yearly income' }).fill('120000');
      await chooseRange(page, 'Tax at every income');
      await page.getByRole('button', { name: 'This scheme' }).click();
    },
    address:
      /^\/tax-calculator\/bulgaria-1\?(?=.*income=120000)(?=.*range=20000-150000)(?=.*measure=amount)(?=.*curves=one)/,
  },
  {
    path: '/wizard',
    async set(page) {
      const next = page.getByRole('button', { name: /^(?:Next|Find Countries)$/ });
      await page.getByRole('textbox', { name: /income/i }).fill('110000');
      await next.click();
      await page.getByRole('radio', { name: /Business owner/ }).check();
      await next.click();
      await page.getByRole('radio', { name: /Europe/ }).check();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Recommended Tax Regimes');
    },
    address: /^\/wizard\?(?=.*step=results)(?=.*income=110000)(?=.*work=business)(?=.*region=europe)/,
  },
  {
    path: '/low-tax-countries-for-freelancers',
    async set(page) {
      await page.getByLabel('ANNUAL INCOME').fill('130000');
    },
    address: /^\/low-tax-countries-for-freelancers\?(?=.*income=130000)/,
  },
];

for (const { path, set, address } of VISITS) {
  test(`a copied address shows the same screen, and nothing personal is in it: ${path.split('?')[0]}`, async ({
    page,
    browser,
    host,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await set(page);
    await answerIn(page, async (editor) => {
      await editor.getByText('How we count').click();
      await editor.getByRole('switch', { name: 'Deduct social contributions first' }).check();
    });
    await expect(page).toHaveURL(/[?&]deduct=1/);
    await expect
      .poll(() => page.evaluate(() => location.pathname + decodeURIComponent(location.search)))
      .toMatch(address);
    await openAll(page);
    const friend = await browser.newContext({ baseURL: host.url, locale: 'en-US', serviceWorkers: 'block' });
    const other = await friend.newPage();
    await other.goto(page.url());
    await openAll(other);
    // What folds loads its texts once it is open.
    await expect(async () => {
      for (const one of [page, other]) {
        await openAll(one);
        // The local time is told once it has been seen.
        const zone = fact(one, 'Time zone');
        if ((await zone.count()) > 0) await zone.scrollIntoViewIfNeeded();
      }
      const shown = await screenOf(page);
      expect(shown.length).toBeGreaterThan(500);
      expect(await screenOf(other)).toBe(shown);
    }).toPass({ timeout: 30_000 });
    await friend.close();

    const copied = page.url();
    const before = await screenOf(page);
    await answerIn(page, async (editor) => {
      await editor.getByLabel('Citizen of').selectOption('other');
      await editor.getByLabel('Where do you live now?').selectOption('fr');
      await editor.getByRole('button', { name: 'Mostly elsewhere' }).click();
    });
    // The answers are there, and stay on the device.
    await expect.poll(() => screenOf(page)).not.toBe(before);
    // Longer than any value rests before it is written.
    await page.clock.runFor(600);
    // Only for how long she stays may have come: figures are of the stay from then on.
    const said = (address: string) => [...new URL(address).searchParams].filter(([name]) => name !== 'years');
    expect(said(page.url())).toEqual(said(copied));
  });
}

test('home says whose income it shows, and puts it down with "Use mine"', async ({ page }) => {
  await page.goto('/?income=12345');
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect(bar).toContainText('Shown at the sender’s income of $12,345');
  await expect(page.getByRole('slider', { name: 'Yearly income' })).toHaveAttribute(
    'aria-valuetext',
    /12,345/,
  );
  await bar.getByRole('button', { name: 'Use mine' }).click();
  await expect(bar).toContainText('$80,000 a year');
  await expect(page).toHaveURL(/\/$/);
});

test('home explains an income that it cannot read', async ({ page }) => {
  await page.goto('/?income=abc');
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect(bar.getByRole('status')).toContainText('The income “abc” in the address is not a number');
  await expect(bar.getByRole('status')).toContainText('$80,000 a year');
});
