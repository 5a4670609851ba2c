/** What the wizard recommends, equal to the engine, and where it leads. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countInWords, formatMoney, formatPercent } from '../../src/catalogue/format.ts';
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

/** The rows on screen in the same form, also those that are folded. */
async function shownRows(): Promise<string[]> {
  await expect.element(rows.first()).toBeVisible();
  return rows.elements().map((item) => {
    const part = (selector: string) => item.querySelector(selector)?.firstChild?.textContent?.trim();
    const name = item.querySelector('a > :nth-child(2)')?.textContent;
    const figures = `${part('[data-figure="kept"]')} ${part('[data-figure="tax"]')}`;
    const href = item.querySelector('a')?.getAttribute('href');
    return `${name} | ${item.getAttribute('data-regime')} | ${figures} | ${href}`;
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

/** A German freelancer whose answers about the place of work and the business are given. */
const GERMAN = {
  situation: {
    income: 70_000,
    currency: 'EUR',
    work: 'freelancer',
    home: { country: 'de' },
    citizenships: ['de'],
    costs: { percent: 10 },
    workplace: 'here',
  },
  ...NOTHING_ASKED,
} as const;
const PERSONAL = '/wizard?step=results&work=freelancer&region=anywhere';
const listed = (name: string) => page.getByRole('list', { name, exact: true });
const figure = (name: 'kept' | 'gain') => page.css(`[data-figure="${name}"]`);

test('who has a home sees the difference from it, which is that of the first row, and today at its rank', async () => {
  await open(PERSONAL, GERMAN);
  const first = listed('More than today').getByRole('listitem').first();
  await expect.element(first).toBeVisible();
  await expect
    .element(first)
    .toHaveAttribute('data-regime', answer.element().getAttribute('data-regime') ?? 'none');
  const gain = first.getByText(/^\+€/).element().textContent?.slice(1) ?? 'none';
  await expect.element(answer.getByRole('heading')).toHaveTextContent(`${gain} a month more than in Germany`);
  await expect
    .element(answer.getByRole('link', { name: 'Plan this move' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/plan/));
  await expect.element(listed('Today')).toHaveTextContent(/^You, in Germany, today€[\d,]+$/);
  await expect.element(rows).toHaveLength(0);
});

test('what leaves more stands before today and in its order, what leaves less is folded behind it with its number', async () => {
  await open(PERSONAL, GERMAN);
  const amounts = (inside: string) =>
    [...document.querySelectorAll(`[aria-label^="${inside}"] [data-figure="kept"]`)].map((one) =>
      Number(one.textContent?.replace(/\D/g, '')),
    );
  await expect.element(listed('Today')).toBeVisible();
  const [today = 0] = amounts('Today');
  const [more, less] = [amounts('More than today'), amounts('Less than today')];
  expect(more.length).toBeGreaterThan(5);
  expect(more).toEqual(more.toSorted((a, b) => b - a));
  expect(more.every((amount) => amount > today)).toBe(true);
  expect(less.every((amount) => amount <= today)).toBe(true);
  const fold = page.getByText(
    `${countInWords(less.length, 'country')} ${less.length === 1 ? 'leaves' : 'leave'} less`,
    { exact: true },
  );
  await expect.element(listed('Less than today')).toHaveLength(0);
  await fold.click();
  await expect.element(listed('Less than today').getByText(/^−€/).first()).toBeVisible();
  expect(amounts('More, but only if').every((amount) => amount > today)).toBe(true);
  await expect.element(listed('More, but only if').getByText('Only if').first()).toBeVisible();
});

test('an amount that ends within the stay says both amounts, with a column a year and the average', async () => {
  await open(PERSONAL, GERMAN);
  await expect.element(answer.getByText(/^€[\d,]+ until 2029, then €[\d,]+$/)).toBeVisible();
  const columns = answer.getByRole('list', { name: 'What you keep each year' }).getByRole('listitem');
  await expect.element(columns).toHaveLength(5);
  const kept = figure('kept').first().element().firstChild?.textContent ?? 'none';
  await expect.element(answer).toHaveTextContent(`On average ${kept} a month over 5 years.`);
});

test('what is taken for granted stands beside the amount, and not among what was said', async () => {
  await open(PERSONAL, { situation: { ...GERMAN.situation, work: 'business' }, ...NOTHING_ASKED });
  await expect.element(answer).toHaveTextContent('In your own name, for one person.');
  await page.getByText('Why', { exact: true }).click();
  const why = page.getByRole('region', { name: 'The answer in detail' });
  await expect.element(why.getByRole('listitem').first()).toBeVisible();
  expect(why.element()).not.toHaveTextContent('You work in your own name.');
});

test('where nothing sure leaves more, the answer is to stay, with what to check and nothing to plan', async () => {
  await open(PERSONAL, {
    situation: {
      income: 60_000,
      work: 'freelancer',
      home: { country: 'ae' },
      citizenships: ['in'],
      costs: { percent: 0 },
      workplace: 'here',
      company: false,
    },
    ...NOTHING_ASKED,
  });
  await expect
    .element(answer.getByRole('heading').first())
    .toHaveTextContent(/^Stay in the United Arab Emirates \$[\d,]+ a month/);
  await expect.element(page.getByRole('link', { name: 'Plan this move' })).toHaveLength(0);
  await expect.element(listed('More than today')).toHaveLength(0);
  await expect.element(listed('Today')).toHaveTextContent('You, in the United Arab Emirates, today');
  await expect.element(page.getByText(/^(\d+|[A-Z][a-z]+) countr(y leaves|ies leave) less$/)).toBeVisible();
});

const asked = (name: string) => page.getByRole('region', { name, exact: true });
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const changed = page.css('main p[role="status"]').last();

test('the answer stands there at once; what decides is asked under it, one question in the place of the one before', async () => {
  await page.viewport(390, 844);
  await open(RESULTS);
  await expect.element(answer).toHaveAttribute('data-regime', 'rs-entrepreneur-books');
  await expect
    .element(answer.getByRole('heading'))
    .toHaveTextContent(/^In Serbia you would keep \$[\d,]+ a month/);
  await expect.element(answer).toHaveTextContent('Before business costs, if you live and work there.');
  await expect.element(answer).toHaveTextContent('US citizens pay US tax on top.');
  await expect.element(rows).toHaveLength(22);
  const home = asked('Do you live in the United States?');
  await expect.element(home).toBeVisible();
  expect(home.element().getBoundingClientRect().top).toBeGreaterThan(
    answer.element().getBoundingClientRect().bottom,
  );
  const { height } = home.element().getBoundingClientRect();
  await press('Skip');
  await press('25%');
  await expect
    .element(changed)
    .toHaveTextContent(/^\$[\d,]+ a month less than before, (now in .+, )?because 25% costs come off\.$/);
  // Who presses a key goes on with the next question, and at the end where the answer is.
  const current = page.css('[data-asks]');
  await expect.element(current.getByRole('heading')).toHaveFocus();
  expect(current.element().getBoundingClientRect().height).toBe(height);
  await skipAll();
  await expect.element(answer.getByRole('heading')).toHaveFocus();
});

/** Leaves out every question that is asked, and says which these were. */
async function skipAll(): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const [question] = page.css('[data-asks]').elements();
    const about = question?.getAttribute('data-asks');
    if (!about) return names;
    names.push(about);
    await press('Skip');
    await expect.poll(() => page.css('[data-asks]').elements()[0]?.getAttribute('data-asks')).not.toBe(about);
  }
}

test('the country to which the browser points is asked for, with one tap for yes, and is no answer before', async () => {
  await open(RESULTS);
  await expect.element(asked('Do you live in the United States?')).toBeVisible();
  await expect.element(listed('Today')).toHaveLength(0);
  await press('Yes');
  await expect.element(listed('Today')).toHaveTextContent('You, in the United States, today');
});

test('who has not said how she is paid reads at least, with what each answer would leave', async () => {
  await open(PERSONAL.replace('freelancer', 'remote'), {
    situation: {
      income: 70_000,
      currency: 'EUR',
      work: 'remote',
      home: { country: 'de' },
      citizenships: ['de'],
    },
    skipped: [],
  });
  await expect
    .element(answer.getByRole('heading'))
    .toHaveTextContent(/^In .* you would keep at least €[\d,]+ a month more than in Germany$/);
  await expect.element(answer.getByText(/^€[\d,]+\+$/)).toBeVisible();
  const least = Number(figure('kept').first().element().textContent?.replace(/\D/g, ''));
  const question = page.css('[data-asks="contract"]');
  for (const end of ['On a payroll', 'I send invoices']) {
    const words = question.getByRole('button', { name: end }).element().textContent ?? '';
    expect(words).toMatch(/€[\d,]+, [A-Z]/);
    expect(Number(/€([\d,]+)/.exec(words)?.[1]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(least);
  }
});

test.for([390, 1280])(
  'the question stays where it is, whatever the answer above it has to say, at %i',
  async (width) => {
    await page.viewport(width, 844);
    const { costs: _costs, ...situation } = GERMAN.situation;
    await open(PERSONAL, { situation, skipped: [] });
    const bottom = () => answer.element().getBoundingClientRect().bottom + window.scrollY;
    await expect.element(page.css('[data-asks="costs"]')).toBeVisible();
    const before = bottom();
    await press('None');
    await expect.element(page.css('[data-asks="profession"]')).toBeVisible();
    expect(bottom()).toBe(before);
    // From an amount that ends, with a column a year, to one that lasts, with two bars.
    await expect.element(answer.getByRole('list', { name: 'What you keep each year' })).toBeVisible();
    await press('Software');
    await expect.element(answer.getByRole('list', { name: 'What you keep each year' })).toHaveLength(0);
    expect(bottom()).toBe(before);
  },
);

test('a question is left out with Skip, and not asked again', async () => {
  await open(RESULTS);
  await expect.element(asked('Do you live in the United States?')).toBeVisible();
  const names = await skipAll();
  expect(names.slice(0, 2)).toEqual(['home', 'costs']);
  expect(new Set(names).size).toBe(names.length);
  await expect.element(answer).toHaveAttribute('data-regime', 'rs-entrepreneur-books');
  await expect.element(rows).toHaveLength(22);
});

test('who works remotely is asked for home, then the contract, and with invoices for costs', async () => {
  await open(RESULTS.replace('freelancer', 'remote'));
  await expect.element(asked('Do you live in the United States?')).toBeVisible();
  await press('Skip');
  await expect.element(asked('Are you on a payroll, or do you send invoices?')).toBeVisible();
  await press('I send invoices');
  await expect.element(asked('What are your business costs?')).toBeVisible();
});

test('who has only the address of the results and says payroll is on one', async () => {
  await open(RESULTS.replace('freelancer', 'remote'));
  await expect.element(asked('Do you live in the United States?')).toBeVisible();
  await press('Skip');
  await expect.element(asked('Are you on a payroll, or do you send invoices?')).toBeVisible();
  await press('On a payroll');
  await expect.element(asked('Are you on a payroll, or do you send invoices?')).toHaveLength(0);
  await expect.element(changed).toHaveTextContent(/, because you are on a payroll\.$/);
});

test('costs can be an amount, and a country is found by its name', async () => {
  await open(RESULTS);
  await press('No');
  await expect.element(asked('Where do you live now?').getByRole('heading')).toHaveFocus();
  await press('More');
  await page.getByRole('searchbox', { name: 'Search' }).fill('pol');
  await press('Poland');
  await expect.element(listed('Today')).toHaveTextContent('You, in Poland, today');
  await press('An amount');
  await page.getByRole('textbox', { name: 'Business costs a year' }).fill('7000');
  await press('Count them');
  await expect
    .element(changed)
    .toHaveTextContent(/ a month less than before, (now in .+, )?because your costs come off\.$/);
});

test('what has been answered before is not asked again', async () => {
  await open('/wizard?step=2&income=80000&work=freelancer&region=anywhere');
  await page.getByRole('button', { name: /Edit|Use my details/ }).click();
  const editor = page.getByRole('dialog', { name: 'Your situation' });
  await editor.getByRole('button', { name: 'Design', exact: true }).click();
  await editor.getByRole('button', { name: 'Done', exact: true }).click();
  await next.click();
  await findCountries.click();
  await press('Skip');
  await expect.element(asked('What are your business costs?')).toBeVisible();
  await press('None');
  await expect.element(asked('What are your business costs?')).toHaveLength(0);
  await expect.element(asked('What do you do?')).toHaveLength(0);
});

test('where no country is certain it says what could be kept, and on which condition', async () => {
  await open(PERSONAL, {
    situation: { income: 80_000, citizenships: ['de'], days: 60, company: false },
    ...NOTHING_ASKED,
  });
  await expect
    .element(answer.getByRole('heading'))
    .toHaveTextContent(/^In .+ you could keep \$[\d,]+ a month only if you /);
  await expect.element(listed('On a condition').getByRole('listitem').first()).toBeVisible();
});

test('the reasons stand with the answer, behind one tap, above the list', async () => {
  await open(RESULTS, NOTHING_ASKED);
  const detail = page.getByRole('region', { name: 'The answer in detail' });
  await expect.element(detail).toBeVisible();
  expect(detail.element().compareDocumentPosition(rows.first().element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const rate = detail.getByText('Effective tax', { exact: true });
  await expect.element(rate).not.toBeVisible();
  await detail.getByRole('heading', { name: 'Why' }).click();
  await expect.element(rate).toBeVisible();
  await expect.element(detail.getByText(/^You keep /)).toBeVisible();
});

test('ticked countries can be put side by side', async () => {
  await open(RESULTS);
  const list = ranked({ income: 80_000, workType: 'freelancer', region: 'anywhere' });
  const ids = [2, 1].map((rank) => list[rank - 1]?.bestRegime.id);
  for (const rank of [2, 1])
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
