/** Your move: money, leaving home, dates, what is left and limits, of three people and of nobody yet. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MEMORY_NOTICE } from '../../src/app/memoryNotice.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { putRecord } from './storedRecord.ts';

interface Person {
  readonly situation: object;
  readonly regimeIds: readonly string[];
}

const GERMAN: Person = {
  situation: {
    ...{ income: 70_000, currency: 'EUR', citizenships: ['de'], home: { country: 'de' }, work: 'freelancer' },
    ...{ clients: 'abroad', workplace: 'here', company: false, arrival: { year: 2027, month: 5 }, years: 5 },
    living: { amount: 2_600, currency: 'EUR' },
  },
  regimeIds: ['bg-freelancer-flat-tax', 'ge-small-business'],
};
const AMERICAN: Person = {
  situation: {
    ...{ income: 120_000, citizenships: ['us'], home: { country: 'us' }, work: 'remote', clients: 'abroad' },
    ...{ workplace: 'elsewhere', days: 183, arrival: { year: 2027, month: 1 }, years: 5 },
    living: { amount: 4_000, currency: 'USD' },
  },
  regimeIds: ['py-foreign-source'],
};
const CANADIAN: Person = {
  situation: {
    ...{ income: 250_000, currency: 'CAD', citizenships: ['ca'], home: { country: 'ca' }, work: 'business' },
    ...{ costs: { amount: 60_000 }, company: true, arrival: { year: 2027, month: 1 }, years: 10 },
    living: { amount: 6_000, currency: 'CAD' },
  },
  regimeIds: ['ae-free-zone-company'],
};

/** Opens the plan of a person whose answers and comparison the device has kept. */
async function openPlan(page: Page, { situation, regimeIds }: Person) {
  await page.goto('/plan');
  await putRecord(page, { shape: 1, value: situation }, 'situation');
  await putRecord(page, { shape: 1, value: { regimeIds } });
  await page.reload();
  await expect(part(page, 'money').getByRole('table')).toBeVisible();
}

const part = (page: Page, id: string) => page.locator(`#${id}`);
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });
const partLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of your move' }).getByRole('link', { name });

/** The amounts of a row in their order. */
const amountsOf = (text: string | null) =>
  [...(text ?? '').matchAll(/-?[€$](\d[\d,]*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

test('a German freelancer reads what the move saves, what is left and what is next, and the years add up', {
  tag: '@main',
}, async ({ page }) => {
  await openPlan(page, GERMAN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your move in May 2027');
  const money = part(page, 'money');
  await expect(answer(page)).toContainText(/You keep €[\d,]+ more by April 2032/);
  await expect(money.getByText(/^You pay €[\d,]+ a year instead of €[\d,]+\.$/)).toBeVisible();
  const rows = await money.getByRole('row').allTextContents();
  const [stay = 0, plan = 0, saved = 0] = amountsOf(rows.at(-1) ?? '');
  expect(stay - plan).toBe(saved);
  const [year = [0, 0, 0]] = rows.slice(1).map(amountsOf);
  expect(year.slice(0, 3).map((amount) => amount * 5)).toEqual([stay, plan, saved]);

  await expect(
    part(page, 'leaving').getByRole('heading', { name: 'What stays taxable in Germany' }),
  ).toBeVisible();
  await expect(part(page, 'leaving').getByRole('heading', { name: 'Visits home' })).toBeVisible();
  await expect(
    part(page, 'left').getByText(/a month after living, in year 1 as in year 5; Germany leaves/),
  ).toBeVisible();
  await expect(
    part(page, 'limits')
      .getByText(/You are €[\d,]+ (?:above|below)\./)
      .first(),
  ).toBeVisible();
  for (const [name, result] of [
    ['Money over the years', /saved/],
    ['Leaving home', /questions/],
    ['Dates', /Next: |to start now/],
    ['What is left', /€[\d,]+ a month/],
    ['Limits', /^Limits.*\d passed, none ahead$/],
  ] as const) {
    await expect(partLink(page, name)).toContainText(result);
  }
  await money.getByRole('button', { name: 'Plan with this' }).click();
  await expect(page.getByLabel('Moving for')).toHaveValue('ge-small-business');
  await page.reload();
  await expect(page.getByLabel('Moving for')).toHaveValue('ge-small-business');
});

test('days begin with what the plan has said; a guide and the finder lead to the plan of their regime', async ({
  page,
}) => {
  await openPlan(page, GERMAN);
  await part(page, 'days').getByRole('button', { name: 'Begin with your plan' }).click();
  await expect(part(page, 'days').getByText('More than 183 days in Bulgaria on').first()).toBeVisible();
  await expect(
    part(page, 'days')
      .getByText(/It then holds /)
      .first(),
  ).toBeVisible();

  await page.goto('/tax-calculator/georgia');
  const banner = page.getByRole('region', { name: 'Compare Georgia side by side' });
  await banner.getByRole('link', { name: 'Plan your move' }).click();
  await expect(page.getByLabel('Moving for')).toHaveValue('ge-small-business');

  await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
  await page.getByRole('link', { name: 'Plan your move' }).click();
  await expect(page).toHaveURL(/\/plan/);
  await expect(part(page, 'money').getByRole('table')).toBeVisible();
});

test('an American reads what stays due at home; a Canadian company owner has it in her currency', async ({
  page,
}) => {
  await openPlan(page, AMERICAN);
  const money = part(page, 'money');
  await expect(
    money.getByText(/A US tax return stays due every year.*\$[\d,]+ of self-employment tax/),
  ).toBeVisible();
  await expect(money.getByText('still paid in the United States')).toBeVisible();
  await expect(part(page, 'leaving').getByRole('heading', { name: 'By citizenship alone' })).toBeVisible();

  await openPlan(page, CANADIAN);
  await expect(answer(page)).toContainText(/CA\$[\d,]+ more by December 2036/);
  await expect(part(page, 'left').getByText(/CA\$[\d,]+ a month after living/)).toBeVisible();
});

test('nobody yet: an example to look at, three regimes to choose from, and a choice that is kept', async ({
  page,
}) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Show me an example' }).click();
  await expect(answer(page)).toContainText(/You keep €[\d,]+ more by April 2032/);
  await expect(part(page, 'left').getByText(/a month after living/)).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect(bar).toContainText('An example: €70,000');
  await page.getByRole('button', { name: 'Start with my own' }).first().click();
  await expect(bar).toContainText('Figures for $80,000 a year.');

  const money = part(page, 'money');
  await expect(money.getByText('These leave you most.')).toBeVisible();
  await expect(money.getByRole('listitem')).toHaveCount(3);
  await money
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(answer(page)).toContainText(/You keep \$[\d,]+ by December 2031/);
  await expect(page.getByLabel('Where do you pay tax today?')).toBeVisible();
  await page.reload();
  await expect(money.getByRole('table')).toBeVisible();
  await expect(page.getByText('Counted for 5 years as an example')).toBeVisible();
});

test('a month is typed line by line, priced there, and kept', async ({ page }) => {
  await openPlan(page, GERMAN);
  const left = part(page, 'left');
  await left.getByLabel('Everything else, a month').fill('800');
  await left.getByLabel('Home, a month').fill('1000');
  const total = left.getByRole('row', { name: /^Living/ });
  await expect(total).toContainText('€1,800');
  const rows = await left.getByRole('row').allTextContents();
  const there = rows.slice(1).map((row) => amountsOf(row).at(-1) ?? 0);
  expect(there.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(there.at(-1));
  await page.reload();
  await expect(left.getByLabel('Home, a month')).toHaveValue('1,000');
  await expect(total).toContainText('€1,800');
});

test('dates are ticked off, saved as a calendar, one or all', async ({ page }) => {
  await openPlan(page, GERMAN);
  const dates = part(page, 'dates');
  await dates.getByRole('checkbox').first().check();
  const save = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return readFile(await file.path(), 'utf8');
  };
  const count = await dates.locator('ol > li').count();
  const all = await save(() => dates.getByRole('button', { name: /Save all as a calendar file/ }).click());
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(count);
  const one = await save(() =>
    dates.getByRole('button', { name: /^Save as a calendar file: Give up/ }).click(),
  );
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await page.reload();
  await expect(dates.getByRole('checkbox').first()).toBeChecked();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the plan opens, counts, and makes its PDF', { tag: '@main' }, async ({ page, host }) => {
    await openPlan(page, GERMAN);
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await host.stop();
    await page.reload();
    await expect(answer(page)).toContainText(/You keep €[\d,]+ more by April 2032/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('your-move.pdf');
    if (process.env.LOWTIDE_KEEP) await file.saveAs(process.env.LOWTIDE_KEEP);
    const pages = readPdf(await readFile(await file.path()));
    const text = pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(' ');
    for (const words of [
      'Your move to Bulgaria',
      'Money over the years',
      'Together',
      'Leaving Germany',
      'When residence in Germany ends',
      'Exit tax',
      'Dates',
      'What is left',
      'Limits',
    ]) {
      expect(text).toContain(words);
    }
  });
});

test('a full device keeps the page working and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...record) {
      if (document.documentElement.dataset.full) {
        throw new DOMException('No room left', 'QuotaExceededError');
      }
      return put.apply(this, record);
    };
  });
  await openPlan(page, GERMAN);
  await page.evaluate(() => {
    document.documentElement.dataset.full = 'true';
  });
  const left = part(page, 'left');
  await left.getByLabel('Home, a month').fill('900');
  await expect(left.getByRole('row', { name: /^Living/ })).toContainText('€3,500');
  await expect(page.getByText(MEMORY_NOTICE).first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in a filled plan at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPlan(page, GERMAN);
    await expect(part(page, 'left').getByRole('table')).toBeVisible();
    await expect(part(page, 'limits').getByRole('list')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  });
}

test('on a phone nothing of the page shows through the tabs of the plan', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plan');
  const days = page.locator('#days');
  const tabsOver = async (colour: 'red' | 'lime') => {
    await days.evaluate((part, value) => {
      part.style.background = value;
      window.scrollBy(0, part.getBoundingClientRect().top + 60);
    }, colour);
    // Asking for a picture of the tabs themselves would scroll to where they began.
    return page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 40 } });
  };
  // The tab that is marked may still change while parts of the page arrive.
  await expect
    .poll(async () => (await tabsOver('red')).equals(await tabsOver('lime')), { timeout: 5000 })
    .toBe(true);
});
