/** What the wizard recommends, equal to the engine, and where it leads. */
import type { Page } from '@playwright/test';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { calculatorPathAt } from '../../src/catalogue/slugs.ts';
import { noRegimeFits } from '../look/noRegimeFits.ts';
import { type RankingCriteria, rankCountries } from '../specifiedRanking.ts';
import { expect, type TestHost, test } from './fixtures.ts';
import { askNetwork } from './network.ts';
import { putRecord } from './storedRecord.ts';
import { RESULTS, results, wizardOf } from './wizardPage.ts';

/** What the results must list, worked out by the engine. */
function expectedRows({ source }: TestHost, criteria: RankingCriteria): string[] {
  return rankCountries(source.countries, schedulesFor(source.taxBrackets), criteria).map(
    ({ country, bestRegime, effectiveRate, total }) => {
      const index = country.taxRegimes.indexOf(bestRegime);
      const href = calculatorPathAt(country.name, index, criteria.income);
      const figures = `${formatMoney((criteria.income - total) / 12)} ${formatPercent(effectiveRate)}`;
      return `${country.name} | ${bestRegime.id} | ${figures} | ${href}`;
    },
  );
}

/** The rows on screen in the same form, also those behind "Show all". */
async function shownRows(page: Page): Promise<string[]> {
  const { rows } = wizardOf(page);
  await expect(rows.first()).toBeVisible();
  const all = page.getByText(/^Show all \d+$/);
  if ((await all.count()) > 0) await all.click();
  return rows.evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('a');
      const [, who, kept, sub] = link?.children ?? [];
      const place = who?.firstElementChild?.textContent ?? '';
      const name = who?.textContent?.slice(place.length) ?? '';
      const amount = kept?.firstChild?.textContent ?? '';
      const rate = sub?.lastElementChild?.firstChild?.textContent ?? '';
      return `${name} | ${item.dataset.regime} | ${amount} ${rate} | ${link?.getAttribute('href')}`;
    }),
  );
}

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
      test(`${workType}, ${region}: per country the eligible regime with the lowest effective rate, sorted by it`, {
        tag: ['@product-wizard', '@wizard-results'],
      }, async ({ page, host }) => {
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

  test('the Europe filter keeps the European codes only, business owners only regimes that allow write-offs', {
    tag: '@rule-owner-write-offs',
  }, async ({ page, host }) => {
    await page.goto('/wizard?step=results&income=150000&work=business&region=europe');
    const shown = await shownRows(page);
    const regimes = host.source.countries.flatMap((country) =>
      country.taxRegimes.map((regime) => ({
        country,
        regime,
        key: `${country.name} | ${regime.id} | `,
      })),
    );
    for (const row of shown) {
      const found = regimes.find(({ key }) => row.includes(key));
      expect(found?.regime.allowsWriteOffs, row).toBe(true);
      expect(WIZARD_EUROPE.has(found?.country.code ?? ''), row).toBe(true);
    }
  });

  test('a regime applies up to its threshold: above it the country shows another or is dropped', {
    tag: '@rule-wizard-filter',
  }, async ({ page, host }) => {
    const small = host.source.countries
      .flatMap(({ taxRegimes }) => taxRegimes)
      .find(({ id }) => id === 'ge-small-business');
    const threshold = Math.floor(small?.maxIncomeThreshold ?? 0);
    expect(threshold).toBeGreaterThan(0);
    await page.goto(`/wizard?step=results&income=${threshold}&work=freelancer&region=anywhere`);
    expect((await shownRows(page)).join('\n')).toContain(small?.id);
    await page.goto(`/wizard?step=results&income=${threshold + 1}&work=freelancer&region=anywhere`);
    const above = await shownRows(page);
    expect(above.join('\n')).not.toContain(small?.id);
    expect(above).toEqual(
      expectedRows(host, { income: threshold + 1, workType: 'freelancer', region: 'anywhere' }),
    );
  });

  test('the answer asks nothing, and what could be more stands below it with its condition', async ({
    page,
  }) => {
    await page.goto(RESULTS);
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    await expect(answer.locator('[data-terms]')).toHaveAttribute('data-terms', 'fits');
    await expect(answer.getByRole('link', { name: 'Plan this move' })).toHaveAttribute('href', /^\/plan/);
    const id = await answer.getAttribute('data-regime');
    const more = page.getByRole('list', { name: 'Could be more' }).getByRole('listitem');
    await expect(more).toHaveCount(3);
    expect(await more.evaluateAll((rows) => rows.map((row) => row.dataset.regime))).not.toContain(id);
  });

  test('a question that is answered where the answer stands has its effect in view, and can be taken back', async ({
    page,
  }) => {
    await page.goto(RESULTS);
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    const before = await answer.getAttribute('data-regime');
    const elsewhere = page.getByRole('group', { name: 'Where will you work?' });
    await elsewhere.getByRole('button', { name: 'Mostly elsewhere' }).click();
    await expect(elsewhere.getByRole('status')).toHaveText(/\d+ more countr(?:y|ies) fit/);
    await expect(answer).not.toHaveAttribute('data-regime', before ?? '');
    await elsewhere.getByRole('button', { name: 'Mostly elsewhere' }).click();
    await expect(elsewhere.getByRole('status')).toBeHidden();
    await expect(answer).toHaveAttribute('data-regime', before ?? '');
  });

  test('what has been answered before is not asked again', async ({ page }) => {
    await page.goto('/wizard?step=2&income=80000&work=freelancer&region=anywhere');
    await page.getByRole('button', { name: /Use my details/ }).click();
    const editor = page.getByRole('dialog', { name: 'Your situation' });
    await editor.getByLabel('Profession').selectOption('design');
    await editor.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Find Countries' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: 'Where will you work?' })).toBeVisible();
    await expect(main.getByRole('group', { name: 'What do you do?' })).toHaveCount(0);
  });

  test('where no country is certain it says so, and shows what could be', async ({ page }) => {
    await page.goto('/privacy');
    await putRecord(
      page,
      { shape: 1, value: { income: 80_000, citizenships: ['de'], days: 60, company: false } },
      'situation',
    );
    await page.goto('/wizard?step=results&work=freelancer&region=anywhere');
    const answer = page.getByRole('region', { name: 'The answer', exact: true });
    await expect(answer.getByRole('heading')).toContainText('No country is certain yet.');
    await expect(page.getByRole('list', { name: 'Could be more' }).getByRole('listitem')).not.toHaveCount(0);
  });

  test('facts, where the income goes and why it fits stand behind one tap each', async ({ page }) => {
    await page.goto(RESULTS);
    const detail = page.getByRole('region', { name: 'The answer in detail' });
    await expect(detail.getByText('Effective tax', { exact: true })).toBeHidden();
    await detail.getByRole('heading', { name: 'Facts' }).click();
    await expect(detail.getByText('Effective tax', { exact: true })).toBeVisible();
    await detail.getByRole('heading', { name: 'Where your $80,000 goes' }).click();
    await expect(detail.getByText('You keep', { exact: true })).toBeVisible();
  });

  test('a country leads to the calculator of its regime', async ({ page }) => {
    await page.goto(RESULTS);
    const link = wizardOf(page).rows.first().getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(results(page)).toBeVisible();
  });

  test('ticked countries can be put side by side', async ({ page, host }) => {
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
  });

  test('what was ticked elsewhere is counted too, and a regime that is gone is not', async ({ page }) => {
    await page.goto('/terms');
    await putRecord(page, {
      shape: 1,
      value: { regimeIds: ['ge-small-business', 'uy-irpf-services', 'atlantis-flat'] },
    });
    await page.goto(RESULTS.replace('region=anywhere', 'region=europe'));
    await expect(page.getByRole('link', { name: 'Compare 2 Countries' })).toHaveAttribute(
      'href',
      '/compare?tax_regime_ids=ge-small-business,uy-irpf-services&income=80000',
    );
  });

  test('the Back button returns to the wizard with its answers', {
    tag: ['@wizard-back-from-results', '@state-wizard-back-from-results'],
  }, async ({ page }) => {
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
    await expect(page.getByText('Every scheme ends below $80,000 a year.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await page.getByRole('button', { name: 'Change your answers' }).click();
    await expect(page.getByText('3/3')).toBeVisible();
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
