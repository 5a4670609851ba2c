/** What the comparison shows. Its address is in compareAddress.test.ts. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { formatMbps } from '../../src/catalogue/format.ts';
import { formatLimit, healthcareText, livingCostLabel, weatherText } from '../../src/catalogue/labels.ts';
import { isEligible } from '../../src/law/index.ts';
import { answerApi, open } from './app.tsx';
import {
  addButton,
  BULGARIA,
  choice,
  compared,
  confirm,
  dialog,
  expectFigures,
  find,
  GEORGIA,
  heads,
  ITALY,
  incomeBox,
  MALTA,
  openDialog,
  parameters,
  removeButton,
  row,
  SPAIN,
  table,
  taxCells,
} from './comparePage.ts';
import { texts } from './texts.ts';

const DUBAI = 'ae-freelance-permit';

test("the title has an info tooltip: the data is directional, 'about 1-4% lower', and what it leaves out", {
  tags: ['compare-title', 'compare-disclaimer', 'product-directional'],
}, async () => {
  await open(compared([MALTA]));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tax Regime Comparison');
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'directional' });
  await expect.element(tooltip).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'About these figures' }).click();
  await expect.element(tooltip).toBeVisible();
  for (const words of [
    'data is directional',
    'about 1-4% lower where social contributions are deductible before income tax',
    'exclude relocation fees, setup fees, ongoing business costs and deductions',
    'taxes on business income',
    'Marriage, kids and other benefits are not included',
  ]) {
    await expect.element(tooltip).toHaveTextContent(words);
  }
});

test('one column per country and regime, with a remove button and a link View Tax Calculator; who keeps most stands out', {
  tags: ['compare-columns', 'call-to-guide'],
}, async () => {
  await open(compared([MALTA, DUBAI, 'mt-global-residence']));
  await expect.element(heads).toHaveLength(3);
  const links = heads.getByRole('link', { name: 'View Tax Calculator' });
  for (const [at, path] of ['malta', 'united-arab-emirates', 'malta-1'].entries()) {
    await expect.element(links.nth(at)).toHaveAttribute('href', `/tax-calculator/${path}`);
    await expect.element(heads.nth(at).getByRole('button', { name: /^Remove/ })).toBeVisible();
  }
  await expect
    .poll(() =>
      table
        .css('[data-best]')
        .elements()
        .map((best) => best.getAttribute('data-regime')),
    )
    .toEqual([DUBAI]);
});

test('rows: tax breakdown, cost of living, quality of life, internet speed, regime name and description, revenue limit, write-offs, incorporation, healthcare, legal structure, weather rating', {
  tags: 'compare-rows',
}, async () => {
  const ids = [MALTA, GEORGIA, 'cy-non-dom-company'];
  await open(compared(ids));
  await expect
    .poll(() => texts(table.getByRole('rowheader')))
    .toEqual([
      'Tax breakdown a year',
      'For whom',
      'Duration',
      'Best way to be paid',
      'Cost of living',
      'Quality of life',
      'Internet speed',
      'Tax regime',
      'Revenue limit',
      'Write-offs',
      'Incorporation',
      'Healthcare',
      'Legal structure',
      'Weather rating',
    ]);
  const expected = ids.map((id) => {
    const { country, regime } = find(id);
    return {
      'Cost of living': `${livingCostLabel(country.livingCost)}${country.livingCost} / 100`,
      'Quality of life': `${country.qualityOfLife} / 100`,
      'Internet speed': formatMbps(country.internetSpeed),
      'Tax regime': `${regime.name}${regime.summary}`,
      'Revenue limit':
        regime.maxIncomeThreshold === null ? 'No limit' : formatLimit(regime.maxIncomeThreshold),
      'Write-offs': regime.allowsWriteOffs ? 'Allowed' : 'Not allowed',
      Incorporation: regime.requiresIncorporation ? 'Required' : 'Not required',
      Healthcare: healthcareText(regime),
      'Legal structure': regime.legalStructureType,
      'Weather rating': `${weatherText(country)}${country.weather.tempRange}`,
    };
  });
  for (const label of Object.keys(expected[0] ?? {}) as (keyof (typeof expected)[number])[])
    expect(texts(row(label).getByRole('cell')), label).toEqual(expected.map((column) => column[label]));

  // A phone has the names in the same place, and the descriptions last.
  await page.viewport(390, 844);
  await expect.poll(() => texts(table.getByRole('rowheader')).at(-1)).toBe('In short');
  await expect
    .poll(() => texts(row('In short').getByRole('cell')))
    .toEqual(ids.map((id) => find(id).regime.summary));
});

test('of four on a phone one is named and marked, no row is high for a column out of sight, the income is in the title of the curves', async () => {
  await page.viewport(390, 844);
  await open(compared([MALTA, 'bg-freelancer-flat-tax', 'it-impatriati', 'hu-atalanyado'], 60_000));
  const best = table.css('[data-best]');
  await expect.element(best).toHaveLength(1);
  await expect.element(best).toHaveAttribute('data-regime', 'hu-atalanyado');
  await expect.element(page.getByText('In Hungary you would keep')).toBeVisible();
  expect(row('For whom').element().getBoundingClientRect().height).toBeLessThan(160);
  await expect.element(row('For whom').css('[data-terms] svg')).toHaveLength(0);
  await expect.element(row('Weather rating').getByRole('cell').nth(1)).toHaveTextContent('3.0 / 5');
  await expect.element(page.getByText('From $60,000 up, Malta takes least.')).toBeVisible();
});

test('the add-country dialog: all regimes grouped by country with search, those above the income hidden', {
  tags: 'compare-add-dialog',
}, async () => {
  for (const income of [60_000, 300_000]) {
    await open(compared([], income));
    await openDialog();
    const groups = dialog.getByRole('group');
    await expect.element(groups).toHaveLength(countries.length);
    const offered = groups.elements().map((group) => ({
      country: group.querySelector('legend')?.textContent,
      names: [...group.querySelectorAll('label > span')].map((name) => name.firstChild?.textContent),
    }));
    expect(offered).toEqual(
      countries.map(({ name, taxRegimes }) => ({
        country: name,
        names: taxRegimes.filter((regime) => isEligible(regime, income)).map((regime) => regime.name),
      })),
    );
  }

  const search = dialog.getByRole('searchbox');
  await search.fill('ryczalt  POLAND');
  await expect.element(dialog.getByRole('group')).toHaveLength(1);
  await expect.element(dialog.getByRole('checkbox')).toHaveLength(2);
  await search.fill('atlantis');
  await expect.element(dialog.getByRole('checkbox')).toHaveLength(0);
  await expect
    .element(page.getByText('No country or tax regime at $300,000 matches “atlantis”.'))
    .toBeVisible();
});

test('the dialog: what is compared is ‘Already added’, the footer counts what is new, and Compare Countries needs one', {
  tags: ['state-dialog-already-added', 'state-dialog-button'],
}, async () => {
  await open(compared([MALTA]));
  await openDialog();
  await expect.element(choice(MALTA)).toBeChecked();
  await expect.element(choice(MALTA)).toBeDisabled();
  await expect.element(dialog.getByText('Already added')).toHaveLength(1);
  await expect.element(confirm).toBeDisabled();
  await expect.element(dialog.getByText('0 new countries selected')).toBeVisible();
  await choice(SPAIN).click();
  await expect.element(dialog.getByText('1 new country selected')).toBeVisible();
  await expect.element(confirm).toBeEnabled();
  await choice(BULGARIA).click();
  await expect.element(dialog.getByText('2 new countries selected')).toBeVisible();
  await choice(BULGARIA).click();
  await choice(SPAIN).click();
  await expect.element(confirm).toBeDisabled();
});

test('closing the dialog by Escape, its button or a press beside it clears the pending selection', {
  tags: 'state-dialog-closing',
}, async () => {
  await open(compared([MALTA]));
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true }),
  ]) {
    await openDialog();
    await expect.element(choice(SPAIN)).not.toBeChecked();
    await expect.element(dialog.getByText('0 new countries selected')).toBeVisible();
    await choice(SPAIN).click();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(addButton).toHaveFocus();
    await expect.element(heads).toHaveLength(1);
  }
});

test('a regime applies at or below its threshold; above it the table hides it and says which', {
  tags: 'rule-compare-table-filter',
}, async () => {
  const { country, regime } = find(ITALY);
  const limit = Math.floor(regime.maxIncomeThreshold ?? Number.NaN);
  await open(compared([ITALY, MALTA], limit));
  await expectFigures([ITALY, MALTA], limit);

  await incomeBox.fill(String(limit + 1));
  await expectFigures([MALTA], limit + 1);
  const hidden = page.getByRole('complementary', { name: 'Hidden tax regimes' });
  await expect.element(hidden).toHaveTextContent('This tax regime is hidden');
  await expect
    .element(hidden)
    .toHaveTextContent(
      `${country.name}, ${regime.name} (up to ${formatLimit(regime.maxIncomeThreshold ?? 0)})`,
    );
  await removeButton(ITALY).click();
  await expect.element(hidden).not.toBeInTheDocument();
  expect(parameters().ids).toBe(MALTA);
});

test('if none remain the table shows ‘No tax regimes available for the selected income level.’', {
  tags: ['rule-no-regimes-available', 'error-compare-empty'],
}, async () => {
  await open(compared([ITALY], 300_000));
  await expect
    .element(page.getByText('No tax regimes available for the selected income level.', { exact: true }))
    .toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  // The next action stands below the message, too.
  await addButton.last().click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await incomeBox.fill('50000');
  await expectFigures([ITALY], 50_000);
  await expect.element(addButton).toHaveLength(1);
});

test('a loading state stands in until the countries have arrived', { tags: 'compare-loading' }, async () => {
  const held = Promise.withResolvers<undefined>();
  answerApi((path) => (path === '/api/countries' ? held.promise : Promise.resolve(undefined)));
  await open(compared([MALTA, SPAIN]));
  const loading = page.getByText('Loading the comparison…');
  await expect.element(loading).toBeInTheDocument();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  held.resolve(undefined);
  await expectFigures([MALTA, SPAIN], 60_000);
  await expect.element(loading).not.toBeInTheDocument();
});

test('the brackets call is made once per visible regime; one that fails leaves the others and can be tried again', {
  tags: 'call-once-per-regime',
}, async () => {
  const brackets = (id: string) => `/api/tax-regimes/${id}/tax-brackets`;
  const asked: string[] = [];
  answerApi(async (path) => {
    if (!path.endsWith('/tax-brackets')) return undefined;
    const isFirst = !asked.includes(path);
    asked.push(path);
    return isFirst && path === brackets(SPAIN) ? new Response('', { status: 500 }) : undefined;
  });
  await open(compared([MALTA, ITALY, SPAIN], 300_000));
  const failure = page.getByRole('alert').filter({ hasText: 'Some tax brackets did not load' });
  await expect.element(failure).toHaveTextContent('500');
  await expect.element(taxCells.first()).toHaveTextContent('%');
  expect(asked.toSorted()).toEqual([brackets(SPAIN), brackets(MALTA)]);
  vi.mocked(console.error).mockClear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFigures([MALTA, SPAIN], 300_000);
  await expect.element(failure).not.toBeInTheDocument();
  expect(asked.slice(2)).toEqual([brackets(SPAIN)]);
});

const leftOf = (part: Locator) => part.element().getBoundingClientRect().left;

test('from 340 to 1280 px the page does not scroll sideways, row names stay in sight, and the head goes along', {
  tags: 'compare-one-grid',
}, async () => {
  await open(compared([MALTA, GEORGIA, BULGARIA, SPAIN, DUBAI]));
  for (const [width, inView] of [
    [340, 2],
    [390, 2],
    [768, 3],
    [900, 3],
    [1280, 5],
  ] as const) {
    await page.viewport(width, 844);
    await expect.element(taxCells.last()).toHaveTextContent('%');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

    const body = table.css('tbody');
    body.element().scrollTo(body.element().scrollWidth, 0);
    const line = row('Quality of life');
    line.element().scrollIntoView({ block: 'center' });
    await expect.element(taxCells.last()).toBeInViewport();
    await expect
      .poll(() => {
        const { top, right } = heads.last().element().getBoundingClientRect();
        return top === 0 && right <= width;
      })
      .toBe(true);
    for (const at of [3, 4])
      expect(leftOf(heads.nth(at))).toBeCloseTo(leftOf(line.getByRole('cell').nth(at)), 0);
    expect(leftOf(line.getByRole('rowheader'))).toBeCloseTo(leftOf(body), 0);
    await expect.element(heads.nth(5 - inView)).toBeInViewport({ ratio: 0.9 });
  }
});

test('on a phone, a bar shows what each column keeps; a press goes there, and Tab brings a column into view', {
  tags: 'compare-one-grid',
}, async () => {
  await page.viewport(390, 844);
  await open(compared([MALTA, GEORGIA, BULGARIA, SPAIN]));
  const bars = page.getByRole('navigation', { name: 'Kept a month' }).getByRole('button');
  await expect.element(bars).toHaveLength(4);
  await expect.element(bars.nth(1)).toHaveAccessibleName('Georgia: $4,950 a month');
  await expect.element(heads.last()).not.toBeInViewport();
  await bars.last().click();
  await expect.element(heads.last()).toBeInViewport({ ratio: 1 });
  removeButton(MALTA).element().focus();
  await expect.element(heads.first()).toBeInViewport({ ratio: 1 });
});

test('where only a condition leaves more than staying, the answer says so', async () => {
  const person = { income: 70_000, currency: 'EUR', work: 'freelancer', home: { country: 'de' } } as const;
  await open(compared([GEORGIA, 'bg-freelancer-flat-tax']), {
    situation: { ...person, citizenships: ['de'] },
  });
  const head = page.getByRole('main');
  await expect
    .element(head)
    .toHaveTextContent(/In Georgia you could keep €[\d,]+ a month more than in Germany/);
});

test('below the comparison stands what staying could keep, for somebody whose country has a better scheme', async () => {
  const situation = { income: 90_000, currency: 'EUR', home: { country: 'cy' } } as const;
  await open(compared([GEORGIA, BULGARIA]), { situation });
  const stay = page.getByRole('list', { name: 'Without moving' });
  await expect.element(stay).toHaveTextContent('Stay, and set up a company');
  await expect.element(stay.css('[data-regime]')).toHaveAttribute('data-regime', 'cy-domiciled-company');
  const [gain = ''] = /€[\d,]+/.exec(stay.css('[data-figure="gain"]').element().textContent) ?? [];
  await expect.element(page.getByText(`Against this, each move gains ${gain} a month less.`)).toBeVisible();
});

test('rows in which all columns agree stand below the table with their values', async () => {
  await open(compared([BULGARIA, 'bg-eood-company']));
  const same = page.getByRole('region', { name: 'Same in both' });
  const bulgaria = countries.find(({ slug }) => slug === 'bulgaria');
  await expect.element(same).toHaveTextContent('Internet speed');
  await expect.element(same).toHaveTextContent(formatMbps(bulgaria?.internetSpeed ?? 0));
});

test('on a phone, columns out of view hold no row open by more than two lines', async () => {
  await page.viewport(390, 844);
  await open(
    '/compare?income=60000&tax_regime_ids=hu-atalanyado,mt-res-non-dom,it-forfettario-5,cy-non-dom-company',
  );
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
  const uneven = page
    .css('main tbody tr')
    .elements()
    .flatMap((row) => {
      const heights = [...row.querySelectorAll('td > [data-terms], td > [class*="words"]')].map(
        (words) => words.getBoundingClientRect().height,
      );
      const difference = Math.max(...heights) - Math.min(...heights);
      return difference > 40 ? [`${row.firstElementChild?.textContent}: ${difference} px`] : [];
    });
  expect(uneven).toEqual([]);
});
