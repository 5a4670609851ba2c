/** The calculator of a guide: its figures, its questions, and what it says above a limit. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { formatLimit } from '../../src/catalogue/labels.ts';
import { calculatorPath } from '../../src/catalogue/pages.ts';
import { goBack, open } from './app.tsx';
import {
  assessed,
  box,
  breakdown,
  calculator,
  countryOf,
  expectedBreakdown,
  keptShare,
  openFold,
  openGuide,
  regimeOf,
  slider,
  textsOf,
} from './guidePage.ts';

/** Each country's calculator, of its last regime, so that every suffix is among them. */
const CALCULATORS = countries.flatMap((country) =>
  country.taxRegimes
    .map((regime, index) => ({ country, regime, path: calculatorPath(country.slug, index) }))
    .slice(-1),
);

test('the slider starts at 60,000 and goes from 40,000 to 200,000 in steps of 5,000, by keyboard too', {
  tags: ['guide-income-slider', 'state-guide-slider', 'rule-guide-slider'],
}, async () => {
  const poland = regimeOf('poland');
  await openGuide('/tax-calculator/poland');
  await expect.element(slider()).toHaveValue('60000');
  slider().element().focus();
  for (const [key, value] of [
    ['ArrowRight', 65_000],
    ['ArrowLeft', 60_000],
    ['End', 200_000],
    ['ArrowRight', 200_000],
    ['Home', 40_000],
    ['ArrowLeft', 40_000],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(slider()).toHaveValue(String(value));
    await expect.element(slider()).toHaveAttribute('aria-valuetext', formatMoney(value));
    await expect.poll(breakdown).toEqual(expectedBreakdown(poland, value));
  }
});

test('the figures of every country equal the engine, by the number of the regime', {
  tags: ['product-calculators', 'route-tax-calculator', 'guide-regime-by-number'],
  timeout: 60_000,
}, async () => {
  await openGuide('/tax-calculator/malta');
  for (const { country, regime, path } of CALCULATORS) {
    history.pushState(null, '', path);
    await expect.element(page.getByRole('heading', { level: 1, name: country.name })).toBeVisible();
    const limit = regime.maxIncomeThreshold ?? 60_000;
    const region = page.getByRole('region', { name: `Tax calculator: ${regime.name}`, exact: true });
    await expect.element(region).toBeVisible();
    if (limit < 60_000) {
      await expect.element(calculator()).toHaveTextContent(`Not available above ${formatLimit(limit)}`);
    } else await expect.poll(breakdown, { message: regime.id }).toEqual(expectedBreakdown(regime, 60_000));
  }
});

test("total, rate, breakdown and 'You keep' follow the slider as the engine says", {
  tags: ['guide-totals', 'constant-breakdown-lines', 'guide-donut'],
}, async () => {
  for (const [slug, index] of [
    ['malta', 1],
    ['italy', 1],
    ['turkey', 1],
  ] as const) {
    const regime = regimeOf(slug, index);
    await openGuide(`/tax-calculator/${slug}-${index}`);
    for (const income of [40_000, 110_000, 200_000]) {
      if (income > (regime.maxIncomeThreshold ?? income)) continue;
      await slider().fill(String(income));
      const { kept, effectiveRate } = assessed(regime, income);
      await expect.poll(breakdown, { message: regime.name }).toEqual(expectedBreakdown(regime, income));
      await expect.element(calculator()).toHaveTextContent(`You keep ${formatMoney(kept / 12)} a month`);
      await expect.element(calculator()).toHaveTextContent(`a year, ${formatPercent(effectiveRate)}`);
      const share = calculator().css('figcaption').filter({ hasText: 'You keep' });
      await expect.element(share).toHaveTextContent(keptShare(effectiveRate));
    }
  }
});

test('the box beside the slider takes every income up to 10,000,000, in the currency that is typed', async () => {
  await openGuide('/tax-calculator/malta');
  await box().fill('5000000');
  await expect.element(slider()).toHaveValue('200000');
  await expect.poll(breakdown).toEqual(expectedBreakdown(regimeOf('malta'), 5_000_000));
  await box().fill('€70,000');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '€70,000');
  const incomes = await openFold('Tax at different incomes');
  await expect.element(incomes.getByRole('row').nth(2)).toHaveTextContent('€60,000');
  await expect.poll(() => location.search).toMatch(/income=70000&currency=EUR/);
});

test('what one keeps and on what that depends is in the first screen of a phone', {
  tags: 'years-guide-depends',
}, async () => {
  await page.viewport(390, 844);
  await openGuide('/tax-calculator/montenegro');
  const { kept } = assessed(regimeOf('montenegro'), 60_000);
  await expect
    .element(calculator().getByText(`${formatMoney(kept / 12)} a month`))
    .toBeInViewport({ ratio: 1 });
  await expect.element(calculator().css('[data-terms]').first()).toBeInViewport();
});

test('a question where the answer stands: answered, it becomes part of the answer', async () => {
  await openGuide('/tax-calculator/georgia?workplace=here&way=first');
  const question = calculator().getByRole('group', { name: 'What do you do?' });
  await question.getByRole('button', { name: 'Design' }).click();
  await expect.element(question).toHaveLength(0);
  await expect.element(calculator()).not.toHaveTextContent('Consultants, lawyers');
  await expect.poll(() => location.search).toMatch(/profession=design/);
});

test('with answers the figure is the average of the stay, and the one year is one tap away', async () => {
  await openGuide('/tax-calculator/costa-rica-1?income=60000&years=5&from=2027-01');
  const { kept } = assessed(regimeOf('costa-rica', 1), 60_000);
  await expect.element(calculator()).toHaveTextContent(/\$[\d,]+ a month/);
  await expect.element(calculator()).not.toHaveTextContent(`You keep ${formatMoney(kept)}`);
  await calculator().getByText('Tax in 2026 alone').click();
  await expect.element(calculator()).toHaveTextContent(`You keep ${formatMoney(kept)}`);
});

test('what of a tariff is not known for the year stands beside the figure that it decides, and nowhere else', async () => {
  const said = '2027 as in 2026: the new minimum wage is not known yet.';
  await openGuide('/tax-calculator/turkey-1?income=60000&years=5&from=2027-01&deduct=1');
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByText(said)).toHaveLength(1);
  await openGuide('/tax-calculator/turkey-1?income=60000&years=5&from=2027-01&deduct=0');
  await expect.element(calculator()).toHaveTextContent(/\$[\d,]+ a month/);
  await expect.element(page.getByText(said)).toHaveLength(0);
});

test('the result is said aloud once the slider rests', async () => {
  await openGuide('/tax-calculator/malta');
  await slider().fill('100000');
  const { total, effectiveRate } = assessed(regimeOf('malta'), 100_000);
  const said = `At $100,000: total effective tax ${formatMoney(total)}, ${formatPercent(effectiveRate)}. You keep ${keptShare(effectiveRate)}.`;
  await expect.element(page.getByRole('status').filter({ hasText: said })).toBeInTheDocument();
});

test('a tooltip on each breakdown line explains it, on pointing, by keyboard, and closes on Escape', {
  tags: 'guide-breakdown',
}, async () => {
  const { regime } = await textsOf('malta');
  await openGuide('/tax-calculator/malta');
  const term = calculator().getByRole('button', { name: 'Income tax', exact: true });
  const tooltip = calculator().getByRole('tooltip');
  await term.hover();
  await expect.element(tooltip).toHaveTextContent(regime.incomeTaxDescription);
  await slider().hover();
  await expect.element(tooltip).toHaveLength(0);
  slider().element().focus();
  do await userEvent.keyboard('{Tab}');
  while (document.activeElement !== term.element());
  await expect.element(tooltip).toHaveTextContent(regime.incomeTaxDescription);
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).toHaveLength(0);
});

test('the working of a line says what it is in the other estimate, where that differs', async () => {
  const regime = regimeOf('bulgaria');
  await openGuide('/tax-calculator/bulgaria');
  const amountOf = (estimate: 'specified' | 'law') =>
    formatMoney(assessed(regime, 60_000, estimate).lines.find(({ kind }) => kind === 'income')?.amount ?? 0);
  expect(amountOf('law')).not.toBe(amountOf('specified'));
  await expect.element(calculator()).not.toHaveTextContent(amountOf('law'));
  await calculator()
    .getByRole('button', { name: `${amountOf('specified')} Income tax` })
    .click();
  await expect.element(calculator().getByText(amountOf('law'), { exact: true })).toBeVisible();
});

test("above the threshold the page says that the scheme is not available, and names the country's next best", async () => {
  const limit = formatLimit(regimeOf('georgia').maxIncomeThreshold ?? 0);
  const closed = calculator().getByText(`Not available above ${limit}`);
  await openGuide('/tax-calculator/georgia');
  await expect.element(closed).toHaveLength(0);
  await slider().fill('200000');
  await expect.element(closed).toBeVisible();
  await expect.element(calculator().css('figure')).toHaveLength(0);
  const incomes = await openFold('Tax at different incomes');
  await expect
    .element(incomes.getByRole('row', { name: '$200,000' }))
    .toHaveTextContent(`Not available above ${limit}`);
  const [next] = countryOf('georgia')
    .taxRegimes.filter(({ maxIncomeThreshold }) => (maxIncomeThreshold ?? 200_000) >= 200_000)
    .sort((a, b) => assessed(b, 200_000).kept - assessed(a, 200_000).kept);
  const proposed = calculator().css('[data-regime]').first();
  await expect.element(proposed).toHaveAttribute('data-regime', next?.id);
  await proposed.getByRole('link').click();
  await expect.poll(() => location.search).toBe('?income=200000');
  await expect.poll(breakdown).toEqual(expectedBreakdown(next ?? regimeOf('georgia'), 200_000));
});

test("tabs link to the country's regimes and keep the income", async () => {
  await openGuide('/tax-calculator/malta');
  await slider().fill('150000');
  await page.getByRole('link', { name: 'Global Residence Programme', exact: true }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/tax-calculator/malta-1?income=150000');
  const tabs = page.getByRole('navigation', { name: 'Ways to be taxed in Malta' });
  await expect.element(tabs.css('[aria-current=page]')).toHaveTextContent(regimeOf('malta', 1).name);
  await expect.poll(breakdown).toEqual(expectedBreakdown(regimeOf('malta', 1), 150_000));
  await goBack();
  await expect.poll(breakdown).toEqual(expectedBreakdown(regimeOf('malta'), 150_000));
});

test('the table at 40,000, 60,000, 100,000 and 200,000 equals the engine', {
  tags: 'guide-income-table',
}, async () => {
  for (const [slug, index] of [
    ['italy', 0],
    ['uruguay', 1],
  ] as const) {
    const regime = regimeOf(slug, index);
    await openGuide(`/tax-calculator/${slug}${index ? `-${index}` : ''}`);
    const rows = (await openFold('Tax at different incomes')).getByRole('row');
    await expect
      .poll(() => rows.elements().map(({ textContent }) => textContent))
      .toEqual([
        'IncomeTaxRateYou keep',
        ...[40_000, 60_000, 100_000, 200_000].map((income) => {
          const limit = regime.maxIncomeThreshold;
          if (limit !== null && income > limit) {
            return `${formatMoney(income)}Not available above ${formatLimit(limit)}`;
          }
          const { total, effectiveRate } = assessed(regime, income);
          return (
            formatMoney(income) +
            formatMoney(total) +
            formatPercent(effectiveRate) +
            formatMoney(income - total)
          );
        }),
      ]);
  }
});

test('a guide says with which scheme of the country one keeps more at this income, or that with none', async () => {
  const better = regimeOf('malta', 2);
  const { kept } = assessed(better, 60_000);
  await openGuide('/tax-calculator/malta?income=60000');
  const ways = await openFold('3 ways to be taxed');
  // Neither the name nor the amount stands in a column without room.
  for (const part of await ways.css('[data-regime] [data-figure="kept"]').elements())
    expect(part.getBoundingClientRect().height).toBeLessThan(30);
  await expect.element(ways).toHaveTextContent(`${better.name} would keep you ${formatMoney(kept)}.`);
  await expect.element(ways.css('[data-regime]').first()).toHaveAttribute('data-regime', better.id);
  await ways.css(`[data-regime=${better.id}]`).getByRole('link').click();
  await expect.poll(() => location.pathname).toBe('/tax-calculator/malta-2');
  await expect.element(page.getByText('No other scheme here keeps you more.')).toBeVisible();
});

test('where a scheme is not open to everybody, the guide says why, and what else one keeps', async () => {
  const [condition] = regimeOf('uruguay').conditions.filter(
    ({ otherwise }) => otherwise === regimeOf('uruguay', 1).id,
  );
  await openGuide('/tax-calculator/uruguay');
  const term = (await openFold('What it depends on'))
    .getByRole('listitem')
    .filter({ hasText: condition?.because ?? '-' });
  await expect.element(term.css('[data-terms=check]')).toBeVisible();
  await expect.element(term).toHaveTextContent(formatMoney(assessed(regimeOf('uruguay', 1), 60_000).kept));
});

test('what a month costs there is measured against the country that was said, and against none where none was', async () => {
  const costs = page.getByRole('region', { name: 'What does life cost?' });
  await openGuide('/tax-calculator/poland');
  await expect.element(costs).toHaveTextContent('Prices are high.');
  await open('/tax-calculator/poland', { situation: { home: { country: 'pt' } } });
  await expect
    .element(costs)
    .toHaveTextContent(/What costs \$1,000 in Portugal costs about \$[\d,]+ there\./);
});

test('with answers the difference from today comes first, with both months as bars, and one button', async () => {
  await open('/tax-calculator/serbia-1', {
    situation: {
      ...{ income: 70_000, currency: 'EUR', work: 'freelancer' },
      ...{ home: { country: 'de' }, citizenships: ['de'] },
    },
  });
  await expect.element(calculator()).toHaveTextContent(/€[\d,]+ a month more than in Germany/);
  const bars = calculator().css('dl').first();
  await expect.element(bars).toHaveTextContent(/Serbia€[\d,]+Today€[\d,]+/);
  const links = page.getByRole('main').getByRole('link', { name: 'Plan this move' });
  await expect.element(links).toHaveLength(1);
});

test('a guide answers four questions for the reader’s passport and trade, and of nobody’s without answers', async () => {
  const answerTo = (name: string) => page.getByRole('region', { name, exact: true });
  await openGuide('/tax-calculator/bulgaria');
  await expect
    .element(answerTo('Can I go?'))
    .toHaveTextContent('EU citizens need none. Others need a permit for 1 year, renewable to 2 years.');
  await expect
    .element(answerTo('When does it stop?'))
    .toHaveTextContent('It does not, but from 2027 the rate is 22.0%.');
  await open('/tax-calculator/bulgaria', {
    situation: { citizenships: ['de'], home: { country: 'de' }, work: 'freelancer' },
  });
  await expect.element(answerTo('Can I go?')).toHaveTextContent('Yes. You need no permit.');
  await expect.element(answerTo('What do I have to do?')).toHaveTextContent('Stay 183 days a year.');
});

test('a guide has four folds, and none inside of them but lines that open', async () => {
  await openGuide('/country-guides/malta');
  const folds = page.getByRole('main').css('details > summary h2');
  await expect
    .poll(() => folds.elements().map(({ textContent }) => textContent))
    .toEqual(['The numbers', 'Moving there', 'The country', 'Sources']);
});
