/** What the wizard recommends, equal to the engine, and where it leads. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { calculatorPathAt, regimePath } from '../../src/catalogue/pages.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { type RankingCriteria, rankCountries } from '../specifiedRanking.ts';
import { answerApi, open } from './app.tsx';
import { answer, back, choice, findCountries, NOTHING_ASKED, next, RESULTS, rows } from './wizardPage.ts';

const ranked = (criteria: RankingCriteria) => rankCountries(countries, schedulesFor(taxBrackets), criteria);

/** What the results must list, worked out by the engine. */
function expectedRows(criteria: RankingCriteria): string[] {
  return ranked(criteria).map(({ country, bestRegime, effectiveRate, total }) => {
    const href = calculatorPathAt(regimePath(country, bestRegime.id), criteria.income);
    const figures = `${formatMoney((criteria.income - total) / 12)} ${formatPercent(effectiveRate)}`;
    return `${country.name} | ${bestRegime.id} | ${figures} | ${href}`;
  });
}

/** The rows on screen in the same form, also those behind "Show all". */
async function shownRows(): Promise<string[]> {
  await expect.element(rows.first()).toBeVisible();
  return rows.elements().map((item) => {
    const link = item.querySelector('a');
    const [, who, kept, sub] = link?.children ?? [];
    const place = who?.firstElementChild?.textContent ?? '';
    const name = who?.textContent?.slice(place.length) ?? '';
    const amount = kept?.firstChild?.textContent?.trim() ?? '';
    const rate = sub?.lastElementChild?.firstChild?.textContent ?? '';
    return `${name} | ${item.getAttribute('data-regime')} | ${amount} ${rate} | ${link?.getAttribute('href')}`;
  });
}

test('per country the eligible regime with the lowest effective rate, sorted by it, with a link to its calculator', {
  tags: ['product-wizard', 'wizard-results'],
}, async () => {
  for (const workType of ['freelancer', 'business'] as const) {
    for (const region of ['anywhere', 'europe'] as const) {
      await open(`/wizard?step=results&income=150000&work=${workType}&region=${region}`);
      const expected = expectedRows({ income: 150_000, workType, region });
      expect(expected.length).toBeGreaterThan(5);
      expect(await shownRows()).toEqual(expected);
    }
  }
});

test('a regime applies up to its threshold: above it the country shows another or is dropped', {
  tags: 'rule-wizard-filter',
}, async () => {
  const small = countries
    .flatMap(({ taxRegimes }) => taxRegimes)
    .find(({ id }) => id === 'ge-small-business');
  const threshold = Math.floor(small?.maxIncomeThreshold ?? 0);
  expect(threshold).toBeGreaterThan(0);
  const at = (income: number) => `/wizard?step=results&income=${income}&work=freelancer&region=anywhere`;
  await open(at(threshold));
  expect((await shownRows()).join('\n')).toContain(small?.id);
  await open(at(threshold + 1));
  const above = await shownRows();
  expect(above.join('\n')).not.toContain(small?.id);
  expect(above).toEqual(expectedRows({ income: threshold + 1, workType: 'freelancer', region: 'anywhere' }));
});

test('with answers the first row of one list is the answer; what has to be checked and what is not for one follow', async () => {
  await open('/wizard?step=results&work=freelancer&region=europe', {
    situation: { income: 80_000, work: 'freelancer', citizenships: ['de'], profession: 'design' },
    ...NOTHING_ASKED,
  });
  await expect.element(answer.css('[data-terms]')).toHaveAttribute('data-terms', 'fits');
  await expect
    .element(answer.getByRole('link', { name: 'Plan this move' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/plan/));
  const rowsOf = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  const first = rowsOf('Fits you').first();
  await expect
    .element(first)
    .toHaveAttribute('data-regime', answer.element().getAttribute('data-regime') ?? 'none');
  await expect.element(rowsOf('One thing to check').first()).toBeVisible();
  await expect.element(rows).toHaveLength(0);
});

const asked = (name: string) => page.getByRole('region', { name, exact: true });
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const soFar = page.getByText(/^So far: /);
const changed = page.css('[aria-label="The list"] [role="status"]');

test('what decides is asked where the answer will stand, one question after another; then the answer comes', async () => {
  await page.viewport(390, 844);
  await open(RESULTS);
  const costs = asked('What are your business costs?');
  await expect.element(costs).toBeVisible();
  await expect.element(soFar).toHaveTextContent(/^So far: Serbia, \$[\d,]+ a month$/);
  await expect.element(answer).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect.element(rows).toHaveLength(22);
  const { height } = costs.element().getBoundingClientRect();
  await press('25%');
  await expect.element(changed).toHaveTextContent(/^With 25% costs, \w+.* the average of your stay/);
  for (const [question, given] of [
    ['What do you do?', 'Design'],
    ['Where will you work?', 'Mostly there'],
  ] as const) {
    await expect.element(asked(question)).toBeVisible();
    expect(asked(question).element().getBoundingClientRect().height).toBe(height);
    await press(given);
  }
  await expect.element(changed).toHaveTextContent(/^For work done there, Georgia comes first/);
  await expect.element(asked('Which passport do you hold?').getByText('1 question left')).toBeInTheDocument();
  await press('Canada');
  await expect.element(answer).toHaveAttribute('data-regime', 'ge-small-business');
  // Who presses a key goes on where the answer is.
  await expect.element(answer.getByRole('heading')).toHaveFocus();
  await expect.element(soFar).toHaveLength(0);
});

test('a question is left out with Skip, and not asked again', async () => {
  await open(RESULTS);
  for (const question of [
    'What are your business costs?',
    'What do you do?',
    'Where will you work?',
    'Which passport do you hold?',
    'Would you set up a company?',
  ]) {
    await expect.element(asked(question)).toBeVisible();
    await press('Skip');
  }
  await expect.element(answer).toHaveAttribute('data-regime', 'rs-entrepreneur-books');
  await expect.element(rows).toHaveLength(22);
  await open(RESULTS, NOTHING_ASKED);
  await expect.element(answer).toHaveAttribute('data-regime', 'rs-entrepreneur-books');
});

test('who works remotely is asked for the contract first, and not for costs', async () => {
  await open(RESULTS.replace('freelancer', 'remote'));
  await expect.element(asked('Are you on a payroll, or do you send invoices?')).toBeVisible();
  await press('I send invoices');
  await expect.element(asked('What do you do?')).toBeVisible();
});

test('costs can be an amount, and a passport is found by its name', async () => {
  await open(RESULTS);
  await press('An amount');
  await page.getByRole('textbox', { name: 'Business costs a year' }).fill('7000');
  await press('Count them');
  await expect.element(asked('What do you do?')).toBeVisible();
  await open(RESULTS, { skipped: ['costs', 'profession', 'workplace'] });
  await press('More');
  await page.getByRole('searchbox', { name: 'Search' }).fill('pol');
  await press('Poland');
  await expect
    .element(page.getByRole('complementary', { name: 'Your situation' }))
    .toHaveTextContent('Polish');
});

test('what has been answered before is not asked again', async () => {
  await open('/wizard?step=2&income=80000&work=freelancer&region=anywhere');
  await page.getByRole('button', { name: /Use my details/ }).click();
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  await editor.getByLabelText('Profession').selectOptions('design');
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
  await next.click();
  await findCountries.click();
  await expect.element(asked('What are your business costs?')).toBeVisible();
  await press('None');
  await expect.element(asked('Where will you work?')).toBeVisible();
});

test('where no country is certain it says so, and shows what could be', async () => {
  await open('/wizard?step=results&work=freelancer&region=anywhere', {
    situation: { income: 80_000, citizenships: ['de'], days: 60, company: false },
    ...NOTHING_ASKED,
  });
  await expect.element(answer.getByRole('heading')).toHaveTextContent('No country is certain yet.');
  await expect
    .element(
      page.getByRole('list', { name: 'One thing to check', exact: true }).getByRole('listitem').first(),
    )
    .toBeVisible();
});

test('facts and where the income goes stand behind one tap each', async () => {
  await open(RESULTS, NOTHING_ASKED);
  const detail = page.getByRole('region', { name: 'The answer in detail' });
  const rate = detail.getByText('Effective tax', { exact: true });
  await expect.element(rate).not.toBeVisible();
  await detail.getByRole('heading', { name: 'Facts' }).click();
  await expect.element(rate).toBeVisible();
  await detail.getByRole('heading', { name: 'Where your $80,000 goes' }).click();
  await expect.element(detail.getByText('You keep', { exact: true })).toBeVisible();
});

test('ticked countries can be put side by side', async () => {
  await open(RESULTS);
  const list = ranked({ income: 80_000, workType: 'freelancer', region: 'anywhere' });
  const ids = [4, 1].map((rank) => list[rank - 1]?.bestRegime.id);
  for (const rank of [4, 1])
    await page.getByRole('checkbox', { name: `Compare ${list[rank - 1]?.country.name}` }).click();
  await expect
    .element(page.getByRole('link', { name: 'Compare 2 Countries' }))
    .toHaveAttribute('href', `/compare?tax_regime_ids=${ids}&income=80000`);
});

test('what was ticked elsewhere is counted too, and a regime that is gone is not', async () => {
  await open(RESULTS.replace('region=anywhere', 'region=europe'), {
    comparison: { regimeIds: ['ge-small-business', 'uy-irpf-services', 'atlantis-flat'] },
  });
  await expect
    .element(page.getByRole('link', { name: 'Compare 2 Countries' }))
    .toHaveAttribute('href', '/compare?tax_regime_ids=ge-small-business,uy-irpf-services&income=80000');
});

test('the Back button returns to the wizard with its answers', {
  tags: ['wizard-back-from-results', 'state-wizard-back-from-results'],
}, async () => {
  await open(RESULTS);
  await back.click();
  await expect.element(page.getByText('3/3')).toBeVisible();
  await expect.element(choice('Anywhere')).toBeChecked();
  await expect.poll(() => location.search).toMatch(/step=3&income=80000&work=freelancer&region=anywhere/);
});

test('an income that leaves no regime says so and leads back', async () => {
  // Some real regimes have no limit, so that whatever the answers are there would be results.
  const ending = countries.map((country) => ({
    ...country,
    taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 10 })),
  }));
  answerApi(async (path) => (path === '/api/countries' ? Response.json(ending) : undefined));
  await open(RESULTS);
  await expect.element(page.getByRole('heading', { name: 'No regime fits these answers' })).toBeVisible();
  await expect
    .element(page.getByText('Every scheme ends below $80,000 a year.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download PDF' })).toHaveLength(0);
  await page.getByRole('button', { name: 'Change your answers' }).click();
  await expect.element(page.getByText('3/3')).toBeVisible();
});
