/** Your move: the answer, this month's steps and what folds, of three people and of nobody yet. */
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
  await expect(answer(page).locator('[data-terms]').first()).toBeVisible();
}

const part = (page: Page, id: string) => page.locator(`#${id}`);
const fold = (page: Page, id: string) => page.locator('details', { has: part(page, id) }).last();
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });

/** Opens a part of the page. */
async function open(page: Page, id: string) {
  await expect(async () => {
    if (!(await part(page, id).isVisible())) await fold(page, id).locator('> summary').click();
    await expect(part(page, id)).toBeVisible({ timeout: 500 });
  }).toPass();
  return part(page, id);
}

/** The sentence that stands for a part. */
const hint = (page: Page, id: string) => fold(page, id).locator('> summary');

/** The amounts of a row in their order. */
const amountsOf = (text: string | null) =>
  [...(text ?? '').matchAll(/-?[€$](\d[\d,]*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

test('a German freelancer reads what the move gains a month, what to do now, and the years behind it', {
  tag: '@main',
}, async ({ page }) => {
  await openPlan(page, GERMAN);
  await expect(page.getByLabel('From')).toHaveValue('de');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('bg-freelancer-flat-tax');
  await expect(page.getByLabel('When')).toHaveValue('2027-5');
  await expect(page.getByLabel('For how long')).toHaveValue('5');
  const months = await answer(page).locator('dl').textContent();
  const [there = 0, atHome = 0] = amountsOf(months);
  const [gain = 0] = amountsOf(await answer(page).getByRole('strong').textContent());
  expect(there - atHome).toBe(gain);

  const steps = page.getByRole('region', { name: /This month|First steps/ });
  expect(await steps.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expect(steps.getByRole('checkbox').first()).toBeVisible();

  for (const [id, result] of [
    ['money', /You save €[\d,]+ in 5 years\./],
    ['leaving', /questions are open/],
    ['dates', /The next is /],
    ['left', /After living you have €[\d,]+ a month\./],
    ['limits', /VAT/],
  ] as const) {
    await expect(hint(page, id)).toContainText(result);
  }

  const money = await open(page, 'money');
  const rows = await money.getByRole('table').first().getByRole('row').allTextContents();
  for (const row of rows.slice(1)) {
    const [stay = 0, plan = 0, saved = 0] = amountsOf(row.replace(/^\d{4}(?:–\d{2})?/, ''));
    expect(stay - plan).toBe(saved);
  }
  await expect(money.getByRole('heading', { name: 'The year you move' })).toBeVisible();
  await money.locator('[data-regime="ge-small-business"] button').click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('ge-small-business');
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('ge-small-business');
});

test('days begin with what the plan has said; a guide and the finder lead to the plan of their regime', async ({
  page,
}) => {
  await openPlan(page, GERMAN);
  const days = await open(page, 'days');
  await days.getByRole('button', { name: 'Begin with your plan' }).click();
  await expect(days.getByText('More than 183 days in Bulgaria on').first()).toBeVisible();
  await expect(hint(page, 'days')).toContainText('You pass 183 days in Bulgaria on 31 October 2027.');

  await page.goto('/tax-calculator/georgia');
  await page.getByRole('main').locator('a[href^="/plan"]').first().click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('ge-small-business');

  await page.goto('/wizard?step=results&income=80000&work=freelancer&region=anywhere');
  await page.getByRole('link', { name: 'Plan this move' }).first().click();
  await expect(page).toHaveURL(/\/plan/);
  await expect(answer(page).getByRole('strong')).toBeVisible();
});

test('an American reads what stays due at home; a Canadian company owner has it in her currency', async ({
  page,
}) => {
  await openPlan(page, AMERICAN);
  await expect(answer(page).locator('[data-terms]')).toContainText(/\$[\d,]+ US self-employment tax/);
  await expect(answer(page).getByRole('group')).toHaveCount(0);
  await expect(part(page, 'leaving').getByText('As a citizen')).toBeAttached();

  await openPlan(page, CANADIAN);
  await expect(answer(page).getByRole('strong')).toHaveText(/^CA\$[\d,]+$/);
  await expect(hint(page, 'money')).toContainText(/You save CA\$[\d,]+ in 10 years/);
});

test('where moving costs, the answer says so and plans the country that gains', async ({ page }) => {
  await openPlan(page, { ...AMERICAN, regimeIds: ['rs-entrepreneur-books'] });
  await expect(answer(page).getByText('This move costs you')).toBeVisible();
  await answer(page)
    .getByRole('button', { name: /^Plan .* instead$/ })
    .click();
  await expect(page.getByLabel('To', { exact: true })).not.toHaveValue('rs-entrepreneur-books');
  await expect(answer(page).getByText('You keep')).toBeVisible();
});

test('one question about home stands where the answer does, and is known to the part about leaving', async ({
  page,
}) => {
  await openPlan(page, { ...GERMAN, situation: { ...GERMAN.situation, profession: 'design' } });
  const question = answer(page).getByRole('group', { name: /Will you keep a flat/ });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question.getByRole('status')).not.toBeEmpty();
  await expect(hint(page, 'leaving')).toContainText('Four questions are open.');
});

test('nobody yet: an example to look at, three countries to choose from, and a choice that is kept', async ({
  page,
}) => {
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Show me an example' }).click();
  await expect(answer(page).getByRole('strong')).toHaveText(/^€[\d,]+$/);
  const bar = page.getByRole('complementary', { name: 'Your situation' });
  await expect(bar).toContainText('An example: €70,000');
  await page.getByRole('button', { name: 'Start with my own' }).first().click();
  await expect(bar).toContainText('$80,000');

  const choices = page.getByRole('list', { name: 'Countries to choose from' });
  await expect(choices.getByRole('listitem')).toHaveCount(3);
  const chosen = await choices.locator('[data-regime]').first().getAttribute('data-regime');
  await choices.getByRole('button').first().click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(chosen ?? '');
  await expect(answer(page).getByRole('strong')).toHaveText(/^\$[\d,]+$/);
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(chosen ?? '');
  await page.getByLabel('From').selectOption({ label: 'Germany' });
  await expect(answer(page).locator('dl')).toBeVisible();
});

test('a month is typed line by line, priced there, and kept', async ({ page }) => {
  await openPlan(page, GERMAN);
  const left = await open(page, 'left');
  await left.getByLabel('Everything else, a month').fill('800');
  await left.getByLabel('Home, a month').fill('1000');
  const total = left.getByRole('row', { name: /^Living/ });
  await expect(total).toContainText('€1,800');
  const rows = await left.getByRole('row').allTextContents();
  const [kept = 0, ...lines] = rows.slice(1).map((row) => amountsOf(row).at(-1) ?? 0);
  const [living = 0, remains = 0] = lines.slice(-2);
  expect(lines.slice(0, -2).reduce((sum, one) => sum + one, 0)).toBe(living);
  expect(kept - living).toBe(remains);
  await page.reload();
  await open(page, 'left');
  await expect(left.getByLabel('Home, a month')).toHaveValue('1,000');
  await expect(total).toContainText('€1,800');
});

test('dates are ticked off, saved as a calendar, one or all', async ({ page }) => {
  await openPlan(page, GERMAN);
  const dates = await open(page, 'dates');
  await dates.getByRole('checkbox').first().check();
  const save = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return readFile(await file.path(), 'utf8');
  };
  const count = await dates.locator('ol > li').count();
  const all = await save(() => dates.getByRole('button', { name: /Save all as a calendar file/ }).click());
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(count);
  const home = dates.getByRole('listitem').filter({ hasText: 'Give up the home' });
  await home.locator('summary').click();
  const one = await save(() => home.getByRole('button', { name: /^Save as a calendar file: / }).click());
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await page.reload();
  await open(page, 'dates');
  await expect(dates.getByRole('checkbox').first()).toBeChecked();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the plan opens, counts, and makes its PDF', { tag: '@main' }, async ({ page, host }) => {
    await openPlan(page, GERMAN);
    await expect(page.getByRole('contentinfo')).toContainText('Ready offline', { timeout: 30_000 });
    await host.stop();
    await page.reload();
    await expect(answer(page).getByRole('strong')).toHaveText(/^€[\d,]+$/);
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
      'Money',
      'Average',
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
  const left = await open(page, 'left');
  await left.getByLabel('Home, a month').fill('900');
  await expect(left.getByRole('row', { name: /^Living/ })).toContainText('€3,500');
  await expect(page.getByText(MEMORY_NOTICE).first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in a filled plan at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPlan(page, GERMAN);
    for (const id of ['money', 'days', 'leaving', 'dates', 'left', 'limits']) await open(page, id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  });
}
