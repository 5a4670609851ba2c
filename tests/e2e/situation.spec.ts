/** Whose figures a page shows: the person's own on every page, in every tab and without a network; a link's are its sender's. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your situation' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Your situation' });
const open = (page: Page) => bar(page).getByRole('button').click();

/** Puts answers on the device, as an earlier visit has left them. */
async function keep(page: Page, situation: object, path = '/countries'): Promise<void> {
  await page.goto('/privacy');
  await putRecord(page, { shape: 1, value: situation }, 'situation');
  await page.goto(path);
}

test.describe('old records', () => {
  // A file that is no page names no icon of its own.
  test.use({ allowedErrors: [/favicon\.ico/] });

  test('of earlier versions are the first answers of the situation', async ({ page }) => {
    // A file of the site: a page would move over what is there as soon as the first record is.
    await page.goto('/robots.txt');
    await page.evaluate(() =>
      localStorage.setItem('lowtide-preferences', JSON.stringify({ deductContributions: true })),
    );
    const profile = {
      citizenship: 'eu',
      clients: 'abroad',
      business: 'sole-trader',
      incorporate: 'no',
      days: 183,
    };
    await putRecord(page, { shape: 2, changedAt: 5, writer: 'old', value: profile }, 'profile');
    await putRecord(
      page,
      { shape: 1, changedAt: 5, writer: 'old', value: { by: 'country', id: 'de' } },
      'present-tax',
    );
    await putRecord(page, {
      shape: 1,
      changedAt: 5,
      writer: 'old',
      value: { regimeIds: [], income: 75_000 },
    });
    await page.goto('/countries');
    await expect(bar(page)).toContainText('$75,000');
    await expect(bar(page)).toContainText('from Germany');
    await open(page);
    await expect(editor(page).getByLabel('Citizen of', { exact: true })).toHaveValue('eu-other');
    await expect(bar(page)).toContainText('183 days a year');
    await expect(editor(page).getByRole('button', { name: 'Freelancer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await editor(page).getByText('How we count').click();
    await expect(
      editor(page).getByRole('switch', { name: 'Deduct social contributions first' }),
    ).toBeChecked();
  });
});

/** Pages whose addresses carry figures, each with what it shows at €70,000. */
const LINKS = [
  '/countries?income=70000&currency=EUR&costs=10%',
  '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business&income=70000&currency=EUR&costs=10%',
  '/tax-calculator/bulgaria?income=70000&currency=EUR&costs=10%',
  '/wizard?step=results&income=70000&work=freelancer&region=anywhere&currency=EUR&costs=10%',
  '/low-tax-countries-for-freelancers?income=70000&currency=EUR&costs=10%',
] as const;

for (const link of LINKS) {
  test(`a link's figures are its sender's until "Use mine": ${link.split('?')[0]}`, async ({ page }) => {
    const mine = { income: 120_000, currency: 'CHF', citizenships: ['ch'] };
    await keep(page, mine, link);
    await expect(bar(page)).toContainText('Shown at the sender’s income of €70,000');
    await expect(page.getByRole('main')).toContainText('€');
    await bar(page).getByRole('button', { name: 'Use mine' }).click();
    await expect(bar(page)).toContainText('CHF 120,000');
    await expect(page).toHaveURL(/^(?!.*costs)(?=.*income=120000)(?=.*currency=CHF)/);
    await expect(page.getByRole('main')).toContainText('CHF');
    await expect(page.getByRole('main')).not.toContainText('€70,000');
  });
}

test("opening a link changes nothing that is kept; the reader's next own action counts as hers", async ({
  page,
}) => {
  await keep(page, { income: 120_000 }, LINKS[0]);
  await expect(bar(page)).toContainText('sender');
  await page.goto('/low-tax-countries-for-freelancers');
  await expect(bar(page)).toContainText('$120,000');
  await page.goto(LINKS[0]);
  await page.getByRole('textbox', { name: 'Annual income' }).fill('90000');
  await expect(bar(page)).not.toContainText('sender');
  await page.goto('/compare');
  await expect(bar(page)).toContainText('$90,000');
});

test('an income typed on one page is that of every other, of links, after a reload and in the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/countries');
  const other = await context.newPage();
  await other.goto('/tax-calculator/spain');
  await expect(bar(other)).toContainText('$60,000');
  await page.getByRole('textbox', { name: 'Annual income' }).fill('€70,000');
  await expect(bar(other)).toContainText('€70,000');
  await expect(other.getByRole('main')).toContainText('€70,000');
  await page.reload();
  await expect(bar(page)).toContainText('€70,000');
  const carried = await page
    .getByRole('main')
    .locator('a[href^="/tax-calculator/"], a[href^="/compare"], a[href^="/wizard"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of carried) expect(href).toMatch(/income=70000&currency=EUR/);
  for (const path of ['/wizard', '/compare', '/zero-tax-countries-for-freelancers', '/']) {
    await page.goto(path);
    await expect(bar(page)).toContainText('€70,000');
  }
});

test('answers are removed with one press, and come back with Undo', async ({ page }) => {
  await keep(page, { income: 70_000, currency: 'EUR', citizenships: ['de'] });
  await open(page);
  await editor(page).getByRole('button', { name: 'Remove my answers' }).click();
  await expect(bar(page)).toContainText('$80,000 a year');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toContainText('€70,000');
  await expect(bar(page)).toContainText('German');
});

for (const width of [390, 1280]) {
  test(`at ${width} px the editor opens and closes by keyboard and gives focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/countries');
    await bar(page).getByRole('button').press('Enter');
    await expect(editor(page).getByRole('heading', { name: 'Your situation' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await editor(page).getByRole('button', { name: 'Freelancer' }).press('Space');
    await expect(editor(page).getByRole('button', { name: 'Freelancer' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeHidden();
    await expect(bar(page).getByRole('button')).toBeFocused();
  });

  test(`at ${width} px a page printed beside the open editor has the whole sheet, and the bar's words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await keep(page, { income: 70_000, currency: 'EUR', costs: { percent: 10 } });
    await open(page);
    await expect(editor(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(editor(page)).toBeHidden();
    await expect(bar(page)).toContainText('€70,000');
    await expect(bar(page).getByText('Edit')).toBeHidden();
    const widths = await page.evaluate(() => [
      document.querySelector('#root')?.getBoundingClientRect().width,
      document.querySelector('main')?.getBoundingClientRect().width,
    ]);
    expect(widths).toEqual([width, width]);
  });
}

test.describe('in a browser of Germany', () => {
  test.use({ locale: 'de-DE' });

  test('its currency is proposed and never set', async ({ page }) => {
    await page.goto('/countries');
    await open(page);
    await expect(bar(page)).toContainText('$80,000');
    await editor(page).getByRole('button', { name: 'Count in EUR?' }).click();
    await expect(bar(page)).toContainText('€');
    await expect(editor(page)).toContainText(/exchange rates of \w+ 20\d\d/);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the editor opens and its answers decide the list', { tag: '@main' }, async ({ page, host }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await host.stop();
    await page.goto('/countries');
    await open(page);
    await editor(page).getByLabel('Citizen of', { exact: true }).selectOption('de');
    await expect(editor(page).getByRole('status')).toContainText(/You keep \$[\d,]+ a month in/);
    await editor(page).getByLabel('Profession').selectOption('legal');
    await editor(page).getByLabel('Where do you live now?').selectOption('de');
    await editor(page).getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Check first');
  });
});

test.describe('the finder', () => {
  const GERMAN = { income: 70_000, currency: 'EUR', costs: { percent: 10 }, years: 5, citizenships: ['de'] };

  test('opened without figures in its address takes the kept ones along to its results', async ({ page }) => {
    await keep(page, { ...GERMAN, work: 'freelancer' }, '/wizard');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /anywhere/i }).check();
    await page.getByRole('button', { name: 'Find Countries' }).click();
    await expect(page.getByRole('main')).toContainText('For a freelancer earning €70,000 a year');
    await expect(page).toHaveURL(/(?=.*income=70000)(?=.*currency=EUR)(?=.*costs=10)(?=.*years=5)/);
  });

  test('follows what is answered in the editor, also in the entries that one goes back to', async ({
    page,
  }) => {
    await keep(page, GERMAN, '/wizard?step=2&work=freelancer');
    await page.getByRole('button', { name: 'Next' }).click();
    await open(page);
    await editor(page).getByRole('textbox', { name: 'Annual income' }).fill('CHF 90,000');
    await editor(page).getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page).toHaveURL(/(?=.*income=90000)(?=.*currency=CHF)(?=.*step=3)/);
    await page.goBack();
    await expect(page).toHaveURL(/(?=.*income=90000)(?=.*currency=CHF)(?=.*step=2)/);
    await expect(bar(page)).toContainText('CHF 90,000');
  });
});

test.describe('the editor', () => {
  test('is five cards, and says that results update as one answers', async ({ page }) => {
    await page.goto('/countries');
    await expect(bar(page)).toContainText('Use my details');
    await open(page);
    const cards = ['Money', 'What do you do?', 'Passport and home', 'Where and for whom you work'];
    for (const name of [...cards, 'Company and past homes']) {
      await expect(editor(page).getByRole('group', { name, exact: true })).toBeVisible();
    }
    await expect(editor(page).getByRole('status')).toHaveText('Results update as you answer.');
  });

  test('takes twelve professions, and where one has been tax resident among the 22 destinations', async ({
    page,
  }) => {
    await page.goto('/countries');
    await open(page);
    const profession = editor(page).getByLabel('Profession');
    await expect(profession.getByRole('option')).toHaveCount(13);
    await profession.selectOption('design');
    await expect(bar(page)).toContainText('designer');
    const none = editor(page).getByRole('button', { name: 'No, in none' });
    await none.click();
    await expect(none).toHaveAttribute('aria-pressed', 'true');
    await editor(page).getByText('Yes, choose countries').click();
    await expect(editor(page).getByRole('checkbox')).toHaveCount(22);
    await editor(page).getByRole('checkbox', { name: 'Spain' }).check();
    await editor(page).getByRole('checkbox', { name: 'Italy' }).check();
    await expect(none).toHaveAttribute('aria-pressed', 'false');
    await expect(editor(page).getByText('Italy, Spain')).toBeVisible();
    await page.reload();
    await open(page);
    await expect(editor(page).getByText('Italy, Spain')).toBeVisible();
    await expect(editor(page).getByLabel('Profession')).toHaveValue('design');
  });

  test('opens from the results, where today’s tax is not known, and the saving takes its place', async ({
    page,
  }) => {
    await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
    await page.getByRole('button', { name: 'See what you’d save' }).click();
    await editor(page).getByLabel('Where do you live now?').selectOption('de');
    await editor(page).getByRole('button', { name: 'Done', exact: true }).click();
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    await expect(answer).toContainText(/less than a self-employed person in Germany/);
    await expect(answer.getByRole('button')).toHaveCount(0);
  });
});
