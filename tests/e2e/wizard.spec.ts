import type { Locator, Page } from '@playwright/test';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { calculatorPath } from '../../src/catalogue/slugs.ts';
import { isEligible } from '../../src/tax/index.ts';
import { noRegimeFits } from '../look/noRegimeFits.ts';
import { type RankingCriteria, rankCountries } from '../specifiedRanking.ts';
import { expect, type TestHost, test } from './fixtures.ts';
import { askNetwork } from './network.ts';

const RESULTS = '/wizard?step=results&income=80000&work=freelancer&region=anywhere';

function wizardOf(page: Page) {
  return {
    income: page.getByRole('textbox', { name: 'Annual income' }),
    slider: page.getByRole('slider', { name: 'Annual income slider' }),
    progress: page.getByRole('progressbar'),
    back: page.getByRole('main').getByText(/^(← )?Back$/),
    next: page.getByRole('button', { name: 'Next' }),
    findCountries: page.getByRole('button', { name: 'Find Countries' }),
    choice: (name: string) => page.getByRole('radio', { name }),
    heading: page.getByRole('heading', { level: 1 }),
    rows: page.getByRole('table').locator('tbody').getByRole('row'),
  };
}

const results = (page: Page) => page.getByRole('heading', { name: 'Your Recommended Tax Regimes' });

/** What the results must list, worked out by the engine. */
function expectedRows({ source }: TestHost, criteria: RankingCriteria): string[] {
  return rankCountries(source.countries, schedulesFor(source.taxBrackets), criteria).map(
    ({ country, bestRegime, effectiveRate, total }, index) => {
      const path = calculatorPath(country.name, country.taxRegimes.indexOf(bestRegime));
      const href = `${path}?income=${criteria.income}`;
      const figures = `${formatMoney((criteria.income - total) / 12)} ${formatPercent(effectiveRate)}`;
      return `${index + 1} | ${country.name} | ${bestRegime.name} | ${figures} | ${href}`;
    },
  );
}

/** The rows on screen in the same form. */
async function shownRows(page: Page): Promise<string[]> {
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => {
      const link = row.querySelector('th a');
      const [rank, kept, rate] = row.querySelectorAll('td');
      return [
        rank?.textContent,
        link?.querySelector('b')?.textContent,
        link?.querySelector('small')?.textContent,
        `${kept?.textContent} ${rate?.textContent}`,
        link?.getAttribute('href'),
      ].join(' | ');
    }),
  );
}

test.describe('step 1, annual income', () => {
  test.beforeEach(({ page }) => page.goto('/wizard').then(() => undefined));

  test('the progress bar shows step/3 and the income is 80,000 at first', async ({ page }) => {
    const { income, slider, progress } = wizardOf(page);
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await expect(page.getByText('1/3')).toBeVisible();
    await expect(income).toHaveValue('80,000');
    await expect(slider).toHaveValue('80000');
  });

  test('Back on step 1 goes to /', async ({ page }) => {
    await wizardOf(page).back.click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the standard range is 40,000 to 200,000 in steps of 5,000', async ({ page }) => {
    const { income, slider } = wizardOf(page);
    await slider.press('ArrowRight');
    await expect(income).toHaveValue('85,000');
    await slider.press('Home');
    await expect(income).toHaveValue('40,000');
    await slider.press('End');
    await expect(income).toHaveValue('200,000');
  });

  test("at exactly 200,000 the link 'Making more than $200k?' sets 250,000", async ({ page }) => {
    const { income, slider } = wizardOf(page);
    const more = page.getByRole('button', { name: 'Making more than $200k?' });
    await income.fill('195000');
    await expect(more).toBeHidden();
    await income.fill('200000');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(income).toHaveValue('250,000');
    await expect(slider).toHaveValue('250000');
    await expect(more).toBeHidden();
  });

  test("above 200,000 the range is 200,000 to 1,000,000 in steps of 10,000, and 'Back to standard range' resets to 200,000", async ({
    page,
  }) => {
    const { income, slider } = wizardOf(page);
    const standard = page.getByRole('button', { name: 'Back to standard range' });
    await income.fill('250000');
    await slider.press('ArrowRight');
    await expect(income).toHaveValue('260,000');
    await slider.press('End');
    await expect(income).toHaveValue('1,000,000');
    await standard.click();
    await expect(income).toHaveValue('200,000');
    await expect(standard).toBeHidden();
    await slider.press('ArrowLeft');
    await expect(income).toHaveValue('195,000');
  });

  test('the range stays while the thumb is held at its end', async ({ page }) => {
    const { income, slider } = wizardOf(page);
    await income.fill('600000');
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not on the page.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x, middle, { steps: 5 });
    await expect(income).toHaveValue('200,000');
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    await expect(income).toHaveValue('600,000');
    await page.mouse.move(box.x, middle, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute('max', '200000');
    await expect(income).toHaveValue('200,000');
  });

  test('the typed income strips non-digits, is shown with thousands separators and ignored above 10,000,000', async ({
    page,
  }) => {
    const { income } = wizardOf(page);
    await income.fill('a1b2,3x45');
    await expect(income).toHaveValue('12,345');
    await income.fill('10000000');
    await income.press('End');
    await page.keyboard.type('0');
    await expect(income).toHaveValue('10,000,000');
  });

  test('Next is disabled while the income is empty or non-numeric', async ({ page }) => {
    const { income, next } = wizardOf(page);
    await expect(next).toBeEnabled();
    await income.fill('');
    await expect(next).toBeDisabled();
    await income.press('Enter');
    await expect(page.getByText('1/3')).toBeVisible();
    await income.fill('5');
    await expect(next).toBeEnabled();
    await page.goto('/wizard?income=many');
    await expect(next).toBeDisabled();
    await expect(income).toHaveValue('');
  });
});

test.describe('steps 2 and 3', () => {
  test('Next is disabled until a work type is chosen, and on the last step, where it reads Find Countries, until a region is', {
    tag: '@main',
  }, async ({ page }) => {
    const { next, choice, findCountries, progress, heading } = wizardOf(page);
    await page.goto('/wizard');
    await next.click();
    await expect(heading).toHaveText('What best describes you?');
    await expect(heading).toBeFocused();
    await expect(page.getByText('2/3')).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(3);
    await expect(next).toBeDisabled();
    await choice('Freelancer').check();
    await next.click();
    await expect(page.getByText('3/3')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '3');
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2);
    await expect(next).toBeHidden();
    await expect(findCountries).toBeDisabled();
    await choice('Anywhere').check();
    await expect(findCountries).toBeEnabled();
  });

  test('Back goes to the previous step and keeps the answers', async ({ page }) => {
    const { next, back, choice, income } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('123456');
    await next.click();
    await choice('Business owner').check();
    await next.click();
    await choice('Europe').check();
    await back.click();
    await expect(choice('Business owner')).toBeChecked();
    await back.click();
    await expect(income).toHaveValue('123,456');
    await next.click();
    await expect(choice('Business owner')).toBeChecked();
    await next.click();
    await expect(choice('Europe')).toBeChecked();
  });

  test('the whole wizard works with the keyboard', { tag: '@main' }, async ({ page }) => {
    const { income, choice, heading } = wizardOf(page);
    await page.goto('/wizard');
    await income.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('90000');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choice('Remote worker')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(choice('Freelancer')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('What is your preferred region?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(choice('Europe')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(results(page)).toBeFocused();
    await expect(page.getByText('a freelancer earning $90,000 a year who can live in Europe')).toBeVisible();
  });
});

test('beside every question stands how many countries fit so far', async ({ page, host }) => {
  const { countries } = host.source;
  const fitting = page.getByRole('complementary', { name: 'So far' }).getByRole('status');
  await page.goto('/wizard');
  await expect(fitting).toHaveText(`${countries.length} of ${countries.length} countries fit so far`);
  await page.goto('/wizard?step=3&income=80000&work=business&region=europe');
  const european = countries.filter(
    ({ code, taxRegimes }) =>
      WIZARD_EUROPE.has(code) &&
      taxRegimes.some((regime) => regime.allowsWriteOffs && isEligible(regime, 80_000)),
  );
  await expect(fitting).toHaveText(`${european.length} of ${countries.length} countries fit so far`);
});

test.describe('computing', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/wizard?step=3&income=80000&work=freelancer&region=europe');
    await expect(wizardOf(page).findCountries).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  test('after it a spinner shows for 1.5 s, announced politely and with Next disabled, then results', async ({
    page,
  }) => {
    const { findCountries } = wizardOf(page);
    await findCountries.click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status.filter({ hasText: 'Comparing every regime at your income…' })).toBeVisible();
    await expect(findCountries).toBeDisabled();
    await page.clock.runFor(1_490);
    await expect(findCountries).toBeDisabled();
    await page.clock.runFor(10);
    await expect(results(page)).toBeFocused();
  });

  test('meanwhile it says how many regimes and countries it works through', async ({ page, host }) => {
    const { countries } = host.source;
    const all = countries.flatMap(({ taxRegimes }) => taxRegimes);
    const european = countries.filter(({ code }) => WIZARD_EUROPE.has(code));
    const open = european.flatMap(({ taxRegimes }) =>
      taxRegimes.filter((regime) => isEligible(regime, 80_000)),
    );
    await wizardOf(page).findCountries.click();
    const steps = page.getByRole('main').getByRole('status').getByRole('listitem');
    await expect(steps.nth(0)).toHaveText(
      `${open.length} of ${all.length} regimes are open at $80,000 a year`,
    );
    await expect(steps.nth(2)).toContainText(`${european.length} of ${countries.length} countries`);
  });

  test('Back while it computes returns to the question', async ({ page }) => {
    const { findCountries, back, choice } = wizardOf(page);
    await findCountries.click();
    await back.click();
    await expect(choice('Europe')).toBeChecked();
    await page.clock.runFor(5_000);
    await expect(findCountries).toBeEnabled();
  });

  test('leaving the step while it computes does not bring results later', async ({ page }) => {
    const { findCountries, choice } = wizardOf(page);
    await findCountries.click();
    await page.evaluate(() =>
      history.pushState(null, '', '/wizard?step=2&income=80000&work=freelancer&region=europe'),
    );
    await expect(choice('Freelancer')).toBeChecked();
    await page.clock.runFor(5_000);
    await expect(choice('Freelancer')).toBeChecked();
  });
});

test.describe('results', () => {
  for (const [workType, words] of [
    ['remote', 'a remote worker'],
    ['freelancer', 'a freelancer'],
    ['business', 'a business owner'],
  ] as const) {
    for (const [region, place] of [
      ['anywhere', 'anywhere in the world'],
      ['europe', 'in Europe'],
    ] as const) {
      test(`${workType}, ${region}: per country the eligible regime with the lowest effective rate, sorted by it`, async ({
        page,
        host,
      }) => {
        await page.goto(`/wizard?step=results&income=150000&work=${workType}&region=${region}`);
        await expect(
          page.getByText(`For ${words} earning $150,000 a year who can live ${place}.`),
        ).toBeVisible();
        const expected = expectedRows(host, { income: 150_000, workType, region });
        expect(expected.length).toBeGreaterThan(5);
        expect(await shownRows(page)).toEqual(expected);
      });
    }
  }

  test('the Europe filter keeps the European codes only, business owners only regimes that allow write-offs', async ({
    page,
    host,
  }) => {
    await page.goto('/wizard?step=results&income=150000&work=business&region=europe');
    const shown = await shownRows(page);
    const regimes = host.source.countries.flatMap((country) =>
      country.taxRegimes.map((regime) => ({
        country,
        regime,
        key: ` | ${country.name} | ${regime.name} | `,
      })),
    );
    for (const row of shown) {
      const found = regimes.find(({ key }) => row.includes(key));
      expect(found?.regime.allowsWriteOffs, row).toBe(true);
      expect(WIZARD_EUROPE.has(found?.country.code ?? ''), row).toBe(true);
    }
  });

  test('a regime applies up to its threshold: above it the country shows another or is dropped', async ({
    page,
    host,
  }) => {
    const small = host.source.countries
      .flatMap(({ taxRegimes }) => taxRegimes)
      .find(({ id }) => id === 'ge-small-business');
    const threshold = Math.floor(small?.maxIncomeThreshold ?? 0);
    expect(threshold).toBeGreaterThan(0);
    await page.goto(`/wizard?step=results&income=${threshold}&work=freelancer&region=anywhere`);
    expect((await shownRows(page)).join('\n')).toContain(small?.name);
    await page.goto(`/wizard?step=results&income=${threshold + 1}&work=freelancer&region=anywhere`);
    const above = await shownRows(page);
    expect(above.join('\n')).not.toContain(small?.name);
    expect(above).toEqual(
      expectedRows(host, { income: threshold + 1, workType: 'freelancer', region: 'anywhere' }),
    );
  });

  test('a country leads to the calculator of its regime', async ({ page }) => {
    await page.goto(RESULTS);
    const link = page.getByRole('rowheader').getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(results(page)).toBeVisible();
  });

  test('ticked countries and the top three can be put side by side', async ({ page, host }) => {
    await page.goto(RESULTS);
    const ranked = rankCountries(host.source.countries, schedulesFor(host.source.taxBrackets), {
      income: 80_000,
      workType: 'freelancer',
      region: 'anywhere',
    });
    const id = (rank: number) => ranked[rank - 1]?.bestRegime.id;
    const name = (rank: number) => ranked[rank - 1]?.country.name;
    await page.getByRole('checkbox', { name: `Compare ${name(4)}` }).check();
    await page.getByRole('checkbox', { name: `Compare ${name(1)}` }).check();
    await expect(page.getByRole('link', { name: 'Compare 2 Countries' })).toHaveAttribute(
      'href',
      `/compare?tax_regime_ids=${id(4)},${id(1)}&income=80000`,
    );
    await page.getByRole('link', { name: 'Compare the top three' }).click();
    await expect(page).toHaveURL(`/compare?tax_regime_ids=${id(1)},${id(2)},${id(3)}&income=80000`);
  });

  test('the Back button returns to the wizard with its answers', async ({ page }) => {
    const { back, choice } = wizardOf(page);
    await page.goto(RESULTS);
    await back.click();
    await expect(page.getByText('3/3')).toBeVisible();
    await expect(choice('Anywhere')).toBeChecked();
    await expect(page).toHaveURL(/step=3&income=80000&work=freelancer&region=anywhere/);
  });

  test('an income that leaves no regime says so and leads back', async ({ page }) => {
    await noRegimeFits(page);
    await page.goto(RESULTS);
    await expect(page.getByRole('heading', { name: 'No regime fits these answers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await page.getByRole('button', { name: 'Change your answers' }).click();
    await expect(page.getByText('3/3')).toBeVisible();
  });
});

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the buttons are at the same place in every step`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wizard?step=1&income=80000&work=freelancer&region=anywhere');
    const { next, findCountries, progress } = wizardOf(page);
    const top = async (button: Locator) => Math.round((await button.boundingBox())?.y ?? 0);
    const first = await top(next);
    await next.click();
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    expect(await top(next)).toBe(first);
    await next.click();
    expect(await top(findCountries)).toBe(first);
  });
}

test.describe('state in the address', () => {
  test('results are an address of their own: a reload shows them at once', { tag: '@main' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(RESULTS);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(results(page)).toBeVisible();
    await expect(wizardOf(page).rows.first()).toBeVisible();
  });

  test('a reload on a step keeps the answers', async ({ page }) => {
    const { income, next, choice } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('95000');
    await expect(page).toHaveURL(/income=95000/);
    await page.reload();
    await expect(income).toHaveValue('95,000');
    await next.click();
    await choice('Remote worker').check();
    await expect(page).toHaveURL(/income=95000&step=2&work=remote/);
    await page.reload();
    await expect(choice('Remote worker')).toBeChecked();
  });

  test('browser Back and Forward move between steps and never take an answer back', async ({ page }) => {
    const { income, next, choice, findCountries } = wizardOf(page);
    await page.goto('/wizard');
    await income.fill('70000');
    await next.click();
    await choice('Remote worker').check();
    await next.click();
    await choice('Europe').check();
    await findCountries.click();
    await expect(results(page)).toBeVisible();

    await page.goBack();
    await expect(choice('Europe')).toBeChecked();
    await page.goBack();
    await expect(choice('Remote worker')).toBeChecked();
    await choice('Freelancer').check();
    await page.goBack();
    await expect(income).toHaveValue('70,000');
    await expect(page).toHaveURL(/income=70000&step=1&work=freelancer&region=europe/);
    await page.goForward();
    await expect(choice('Freelancer')).toBeChecked();
    await page.goForward();
    await expect(choice('Europe')).toBeChecked();
    await page.goForward();
    await expect(
      page.getByText('For a freelancer earning $70,000 a year who can live in Europe.'),
    ).toBeVisible();
  });

  test('a new walk through the wizard leaves the results of an earlier one alone', async ({ page }) => {
    await page.goto(RESULTS);
    await expect(results(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Country finder' }).click();
    await expect(wizardOf(page).income).toHaveValue('80,000');
    await wizardOf(page).income.fill('55000');
    await expect(page).toHaveURL(/income=55000/);
    await page.goBack();
    await expect(page.getByText('For a freelancer earning $80,000 a year')).toBeVisible();
  });
});

test.describe('when the countries do not load', () => {
  test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] });

  test("the failure is shown as '{status}: {statusText}' and can be tried again", async ({ page }) => {
    await askNetwork(page);
    await page.route('**/api/countries', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto(RESULTS);
    await expect(page.getByRole('alert')).toHaveText('503: Service Unavailable');
    await page.unroute('**/api/countries');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(wizardOf(page).rows.first()).toBeVisible();
  });
});
