/** The list of countries: its rows, filters and order. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { livingCostBucket, qualityOfLifeBucket } from '../../src/catalogue/labels.ts';
import { answerApi, goBack, open } from './app.tsx';
import { cheapest, eligible, head, opener, panel, regimeIds, row, rows, tick } from './countriesPage.ts';

const income = () => page.getByLabelText('Annual income');
const schemesOf = (country: string) =>
  page.getByRole('group', { name: `Schemes of ${country}` }).getByRole('button');

beforeEach(async () => {
  await open('/countries');
  await expect.element(rows().first()).toBeVisible();
});

test("heading 'Countries', subtitle 'Explore 22 low-tax destinations—more added regularly.'", {
  tags: ['product-22-countries', 'route-countries', 'countries-heading'],
}, async () => {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Countries');
  await expect.element(page.getByText('Explore 22 low-tax destinations—more added regularly.')).toBeVisible();
});

test('one row per country with its cheapest regime at the default income of 80000', {
  tags: 'countries-income-filter',
}, async () => {
  await expect.element(income()).toHaveValue('80,000');
  await expect.element(rows()).toHaveLength(22);
  for (const { country, regime, assessment } of cheapest(80_000)) {
    const line = row(regime.id);
    await expect.element(line).toHaveTextContent(country.name);
    await expect.element(line).toHaveTextContent(formatPercent(assessment.effectiveRate));
    await expect.element(line).toHaveTextContent(formatMoney(assessment.total));
    await expect.element(line).toHaveTextContent(formatMoney(assessment.kept / 12));
    expect(line.css('[data-terms]').elements().length).toBeLessThanOrEqual(1);
  }
});

test('columns COUNTRY (with the flag of the country), TAX, COSTS, LIFE QUALITY and COMPARE', {
  tags: 'countries-columns',
}, async () => {
  const heads = page.getByRole('group', { name: 'Sort by' });
  for (const name of ['Country', 'Tax', 'Living cost', 'Quality of life', 'Compare']) {
    await expect.element(heads.getByText(name, { exact: name === 'Tax' })).toBeVisible();
  }
  const malta = rows().filter({ hasText: 'Malta' });
  await expect.element(malta.css('img').first()).toHaveAttribute('src', '/flags/mt.svg');
  await expect.element(malta.getByRole('img', { name: 'Very High ($$$$)' })).toBeVisible();
  await expect.element(malta.getByRole('img', { name: '3 of 4' })).toBeVisible();
  await expect.element(tick(malta)).toBeVisible();
});

test('beside the open editor names, figures and ticks have one line of heads', async () => {
  await page.getByText('Use my details').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const heads = await page.getByRole('group', { name: 'Sort by' }).findElement();
  await expect
    .poll(() => [...heads.children].filter((head) => head.checkVisibility()).map((head) => head.textContent))
    .toHaveLength(4);
  expect(heads.getBoundingClientRect().height).toBeLessThan(60);
});

test('regimes above their income threshold are left out', { tags: 'rule-countries-filter' }, async () => {
  await income().fill('1000000');
  const expected = cheapest(1_000_000).map(({ regime }) => regime.id);
  await expect.poll(() => regimeIds().sort()).toEqual(expected.sort());
  await expect.element(row('ge-small-business')).toHaveLength(0);
  await opener(rows().filter({ hasText: 'Georgia' })).click();
  const open = eligible(1_000_000).filter(({ country }) => country.slug === 'georgia');
  await expect.element(panel()).toBeVisible();
  await expect.element(schemesOf('Georgia')).toHaveLength(open.length > 1 ? open.length : 0);
});

test('the income may be empty: all regimes are listed and no tax is shown', {
  tags: 'rule-empty-countries',
}, async () => {
  await income().fill('');
  await expect.element(income()).toHaveValue('');
  await expect.element(rows()).toHaveLength(22);
  await expect.element(rows().first()).toHaveTextContent('Enter an income');
  await expect.element(rows().first()).not.toHaveTextContent('%tax');
  await expect.element(rows().css('[data-terms]')).toHaveLength(0);
  await expect.poll(() => location.search).toMatch(/income=$/);
  await opener(rows().filter({ hasText: 'Georgia' })).click();
  await expect.element(schemesOf('Georgia')).toHaveLength(3);
});

test('an income above 10,000,000 is ignored', { tags: 'rule-income-range' }, async () => {
  await income().fill('10000000');
  await userEvent.keyboard('{End}0');
  await expect.element(income()).toHaveValue('10,000,000');
});

test('living cost toggles pass a country if its bucket is selected or none is', {
  tags: ['countries-cost-filter', 'rule-cost-passes'],
}, async () => {
  await page.getByRole('button', { name: 'Living cost 2 of 4' }).click();
  await page.getByRole('button', { name: 'Living cost 3 of 4' }).click();
  const expected = cheapest(80_000).filter(({ country }) =>
    [2, 3].includes(livingCostBucket(country.livingCost)),
  );
  await expect.element(rows()).toHaveLength(expected.length);
  await expect.poll(() => location.search).toMatch(/living=2,3/);
  await expect.element(page.getByText(`${expected.length} of 22 countries`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(rows()).toHaveLength(22);
});

test('quality of life toggles pass a country if any selected bucket matches', {
  tags: ['countries-quality-filter', 'rule-quality-passes'],
}, async () => {
  await page.getByRole('button', { name: 'Quality of life 4 of 4', exact: true }).click();
  const expected = cheapest(80_000).filter(({ country }) => qualityOfLifeBucket(country.qualityOfLife) === 4);
  await expect.element(rows()).toHaveLength(expected.length);
});

test('filters that nothing passes show what to do next', async () => {
  await open('/countries?living=1&quality=4');
  await expect.element(page.getByRole('heading', { name: 'No country matches' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.element(rows().first()).toBeVisible();
});

test('a mistyped name leads to the nearest; one that other filters leave out is no mistake', async () => {
  await open('/countries?q=Bulgeria');
  await expect.element(page.getByText('Nothing is called “Bulgeria”. Did you mean Bulgaria?')).toBeVisible();
  await page.getByRole('button', { name: 'Show Bulgaria' }).click();
  await expect.element(rows()).toHaveLength(1);
  await open('/countries?q=Malta&living=1&quality=4');
  await expect.element(page.getByText('No country passes all filters at this income.')).toBeVisible();
});

test('the order is by country ascending; the same column flips, a new column starts ascending', {
  tags: ['countries-sort', 'state-countries-sort'],
}, async () => {
  const byName = cheapest(80_000)
    .sort((a, b) => a.country.name.localeCompare(b.country.name, 'en'))
    .map(({ regime }) => regime.id);
  await expect.element(head('Country')).toHaveAttribute('data-sort', 'ascending');
  expect(regimeIds()).toEqual(byName);

  await head('Country').click();
  await expect.element(head('Country')).toHaveAttribute('data-sort', 'descending');
  await expect.poll(regimeIds).toEqual(byName.toReversed());

  for (const column of ['Tax', 'You keep', 'Living cost', 'Quality of life']) {
    await head(column).click();
    await expect.element(head(column)).toHaveAttribute('data-sort', 'ascending');
    await expect.element(head(column)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(head('Country')).toHaveAttribute('aria-pressed', 'false');
  }
});

test('sorting by tax puts the lowest effective rate first', { tags: 'countries-sort' }, async () => {
  await head('Tax').click();
  const rateOf = new Map(
    cheapest(80_000).map(({ regime, assessment }) => [regime.id, assessment.effectiveRate ?? 0]),
  );
  await expect.element(head('Tax')).toHaveAttribute('data-sort', 'ascending');
  const rates = regimeIds().map((id) => rateOf.get(id ?? '') ?? Number.NaN);
  expect(rates).toHaveLength(22);
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
});

test('it begins with the answer of the countries that are shown, which leads to its guide at this income', async () => {
  const answer = page.getByRole('main').css('a[data-regime]').first();
  await expect.element(answer).toBeVisible();
  await expect.element(answer).toHaveAttribute('href', expect.stringContaining('income=80000'));
  const id = answer.element().getAttribute('data-regime') ?? '';
  await expect
    .element(row(id))
    .toHaveTextContent(answer.css('strong').element().textContent?.split(' ')[0] ?? 'none');
  await open('/countries?q=Hungary');
  await expect.element(answer).toHaveAttribute('data-regime', expect.stringMatching(/^hu-/));
});

test('COMPARE does not sort', { tags: 'countries-sort' }, async () => {
  await expect.element(head('Compare')).toHaveLength(0);
});

test('what does not fit is folded with its number, and opened by a press', async () => {
  await open('/countries', { situation: { days: 90 } });
  const closed = page.getByText(/^Not for you \d+ countries$/);
  await expect.element(closed).toBeVisible();
  const reasons = page.getByRole('main').css('details > ul > li[data-regime]');
  await expect.element(reasons).toHaveLength(0);
  await closed.click();
  await expect.element(reasons.first()).toBeVisible();
  expect(reasons.length).toBeGreaterThan(5);
});

test('a copied address shows the same list, and back returns to it', async () => {
  await open('/countries?income=120000&living=3&sort=tax&order=descending');
  await expect.element(income()).toHaveValue('120,000');
  await expect
    .element(page.getByRole('button', { name: 'Living cost 3 of 4' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(head('Tax')).toHaveAttribute('data-sort', 'descending');
  const before = regimeIds();
  await opener(rows().first()).click();
  await page.getByRole('link', { name: 'View Tax Calculator' }).click();
  await expect.poll(() => location.pathname).toMatch(/^\/tax-calculator\//);
  await goBack();
  await expect.element(head('Tax')).toHaveAttribute('data-sort', 'descending');
  expect(regimeIds()).toEqual(before);
});

test('the last three columns are hidden on small screens, their facts are in the panel', {
  tags: 'countries-hidden-columns',
}, async () => {
  await page.viewport(390, 844);
  await expect.element(page.getByRole('group', { name: 'Sort by', includeHidden: true })).not.toBeVisible();
  await expect.element(rows().first().css('[aria-label$="of 4"]').first()).not.toBeVisible();
  await opener(rows().first()).click();
  for (const fact of ['Cost of living', 'Quality of life'])
    await expect.element(panel().getByText(fact, { exact: true })).toBeVisible();
  // The tick stands in the row.
  const malta = rows().filter({ hasText: 'Malta' });
  await tick(malta).click();
  await expect.element(page.getByRole('button', { name: 'Choose more to compare' })).toBeDisabled();
  const { width, height } = malta.css('label').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('on a phone the answer is in the first screen, one select sorts, and the filters unfold below their number', async () => {
  await page.viewport(390, 844);
  await open('/countries');
  await expect.element(page.getByRole('main').css('a[data-regime]').first()).toBeInViewport({ ratio: 0.99 });
  const select = page.getByRole('combobox', { name: 'Sort' });
  await select.selectOptions('You keep most');
  await expect.poll(() => location.search).toMatch(/sort=kept&order=descending/);
  await select.selectOptions('Country');
  await expect.poll(() => location.search).toMatch(/sort=country(?!&order)/);

  const living = page.getByRole('button', { name: 'Living cost 2 of 4', includeHidden: true });
  await expect.element(living).not.toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await living.click();
  await page.getByRole('button', { name: 'Quality of life 3 of 4', exact: true }).click();
  await expect.poll(() => location.search).toMatch(/living=2&quality=3/);
  await page.getByRole('button', { name: 'Schengen' }).click();
  const fold = page.getByRole('button', { name: 'Filters 3 active' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.element(living).not.toBeVisible();
});

test('a skeleton of 5 rows is shown while loading', { tags: 'countries-skeleton' }, async () => {
  const held = Promise.withResolvers<undefined>();
  answerApi(() => held.promise);
  await open('/countries');
  await expect.element(page.getByRole('status', { name: 'Loading countries' }).css('> div')).toHaveLength(5);
  held.resolve(undefined);
  await expect.element(rows().first()).toBeVisible();
});

test('rows travel to their new places, twelve at most', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const [first] = regimeIds();
  await head('Tax').click();
  await expect.poll(() => regimeIds()[0]).not.toBe(first);
  expect(animate.mock.calls.length).toBeGreaterThan(0);
  expect(animate.mock.calls.length).toBeLessThanOrEqual(12);
});

test('a toggle that no country would pass says so, and changes nothing', async () => {
  const toggles = page.getByRole('group', { name: 'Quality of life' });
  const closed = toggles.css('button[aria-disabled="true"]');
  await expect.element(closed).toHaveAccessibleName('Quality of life 1 of 4. No country here');
  await expect.element(closed).toHaveAttribute('title', 'No country here');
  await closed.click({ force: true });
  await expect.element(page.getByText('No country here', { exact: true })).toBeVisible();
  await expect.element(closed).toHaveAttribute('aria-pressed', 'false');
  await expect.element(rows()).toHaveLength(22);
});

test('the country in which tax is paid today is no destination: its own row says so', async () => {
  await open('/countries', { situation: { income: 70_000, currency: 'EUR', home: { country: 'es' } } });
  const today = page.getByRole('list', { name: 'Today', exact: true });
  await expect.element(today.getByRole('listitem')).toHaveTextContent(/^You, in Spain, today€[\d,]+/);
  await expect.element(rows()).toHaveLength(22);
  await expect.element(page.css('li[data-regime^="es-"]')).toHaveLength(1);
});

test('no row has a sign: US tax that is still due, and the permit, stand in its one line', async () => {
  await open('/countries', {
    situation: {
      ...{ income: 120_000, work: 'remote', contract: 'payroll', workplace: 'here' },
      ...{ citizenships: ['us'], home: { country: 'us' } },
    },
  });
  const row = (name: string) => rows().filter({ hasText: name });
  await expect.element(row('Paraguay')).toHaveTextContent(/\$[\d,]+ a month still goes to the US/);
  await expect.element(row('Portugal')).toHaveTextContent(/Renewable permit/);
  await expect.element(rows().css('[data-terms] svg')).toHaveLength(0);
});
