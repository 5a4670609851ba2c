/** Tax over income: the chart, its exact break-even points and its table. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breakEvenSentences } from '../../src/catalogue/breakEvenWords.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { lastingRegimes, schedulesFor } from '../../src/catalogue/schedules.ts';
import { curveOf, project } from '../../src/law/index.ts';
import { open } from './app.tsx';
import { compared, find, GEORGIA, ITALY, MALTA } from './comparePage.ts';
import { assessed, countryOf, openFold } from './guidePage.ts';
import { emulateMedia } from './media.ts';
import { texts } from './texts.ts';

const schedules = schedulesFor(taxBrackets);
const namesOf = (slug: string) => countryOf(slug).taxRegimes.map(({ name }) => name);
const to = page.getByLabelText('To', { exact: true });

test('compare shows exact break-even points as text, within the range that was typed', async () => {
  const curves = [MALTA, ITALY].map((id) => {
    const { country, regime } = find(id);
    return { id, name: country.name, curve: curveOf(schedules.scheduleOf(regime)) };
  });
  const sentences = (from: number, to: number) =>
    breakEvenSentences(curves, { from, to }).map(({ text }) => text);
  await open(compared([MALTA, ITALY], 70_000));
  await openFold('By income');
  const points = page.getByRole('list', { name: 'Break-even points' }).getByRole('listitem');
  const all = sentences(0, 500_000);
  expect(all.length).toBeGreaterThan(0);
  await expect.poll(() => texts(points)).toEqual(all.slice(0, 6));

  await page.getByLabelText('From', { exact: true }).fill('200000');
  await to.fill('300000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toMatch(/range=200000-300000/);
  await expect.poll(() => texts(points)).toEqual(sentences(200_000, 300_000));
});

test('in a euro session the range is typed and named in euros, and its heading too', async () => {
  await open('/tax-calculator/malta?income=60000&currency=EUR');
  const curves = await openFold('Tax at every income');
  await expect.element(to).toHaveValue('500,000');
  await expect.element(curves.getByText('$', { exact: true })).toHaveLength(0);
  await to.fill('90000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toMatch(/range=0-/);
  await expect.element(to).toHaveValue('90,000');
  await open(location.pathname + location.search);
  await openFold('Tax at every income');
  await expect.element(to).toHaveValue('90,000');
  await curves.getByText('Show as a table').click();
  await expect.element(curves.getByRole('rowheader').last()).toHaveTextContent('€90,000');
  await curves.getByRole('button', { name: 'Show €0 to €500,000' }).click();
  await expect.poll(() => location.search).not.toMatch(/range/);
});

test('the limits of the compared regimes stand below their curves, with the distance in words', async () => {
  await open(compared([GEORGIA, MALTA], 70_000));
  await openFold('By income');
  const limits = page.getByRole('list', { name: 'Limits on the way' }).getByRole('listitem');
  await expect.element(limits.first()).toHaveTextContent(/\$[\d,]+\. .*\$[\d,]+/);
  const passed = limits.elements().map((item) => item.getAttribute('data-passed'));
  expect(passed, 'one ahead comes before one passed').toEqual(passed.toSorted());
  expect(passed[0]).toBe('false');
});

test('the chart has names at the ends of its lines and the income marked; a narrow one has whole names in a legend', async () => {
  await open(compared([MALTA, ITALY], 70_000));
  await openFold('By income');
  const chart = page.css('figure svg:has(text)');
  for (const words of ['Malta', 'Italy', '$70,000'])
    await expect.element(chart.getByText(words).first()).toBeVisible();

  await page.viewport(390, 844);
  await open('/tax-calculator/albania');
  await openFold('Tax at every income');
  const figure = page.css('figure').filter({ has: page.getByText('$500k') });
  const names = namesOf('albania');
  await expect.poll(() => texts(figure.css('li'))).toEqual(names);
  for (const [at, name] of names.entries()) {
    await expect.element(figure.css('li').nth(at)).toBeVisible();
    await expect.element(figure.css('svg').getByText(name.slice(0, 8))).toHaveLength(0);
  }
  await page.viewport(1280, 800);
  await expect.element(figure.css('li').first()).not.toBeVisible();
});

test('the table says what the chart shows, and rate or amount are in the address', async () => {
  await open('/tax-calculator/malta?range=0-100000&measure=amount');
  const curves = await openFold('Tax at every income');
  await expect
    .element(curves.getByRole('button', { name: 'Amount' }))
    .toHaveAttribute('aria-pressed', 'true');
  await curves.getByText('Show as a table').click();
  const { total, effectiveRate } = assessed(find(MALTA).regime, 60_000);
  await expect
    .element(curves.getByRole('row').filter({ hasText: '$60,000' }))
    .toHaveTextContent(`${formatPercent(effectiveRate)} · ${formatMoney(total)}`);
  await curves.getByRole('button', { name: 'Effective rate' }).click();
  await expect.poll(() => location.search).not.toMatch(/measure/);
});

test("a guide's curves are of its regime alone or of all of the country's, as chosen", async () => {
  await open('/tax-calculator/malta-1');
  const curves = await openFold('Tax at every income');
  await curves.getByText('Show as a table').click();
  const names = () => texts(curves.getByRole('columnheader'));
  const all = ['Income', ...namesOf('malta')];
  await expect.poll(names).toEqual(all);
  await curves.getByRole('button', { name: 'This scheme' }).click();
  await expect.poll(names).toEqual([all[0], all[2]]);
  await expect.poll(() => location.search).toMatch(/curves=one/);
  await curves.getByRole('button', { name: 'All of Malta' }).click();
  await expect.poll(names).toEqual(all);
  await expect.poll(() => location.search).not.toMatch(/curves/);
});

test("where a stay is said, a guide's figure and its curves are those of the stay", {
  tags: 'years-guide-figures',
}, async () => {
  const regimes = lastingRegimes(countries, taxBrackets);
  const regime = regimes(ITALY);
  if (!regime) throw new Error(`No regime ${ITALY}`);
  const plan = { income: 80_000, from: { year: 2027 }, years: 10 };
  const { averageKept, averageRate, averageTotal } = project(regime, plan, regimes);
  await open('/tax-calculator/italy?income=80000&years=10&from=2027-01&deduct=0&range=0-100000');
  await expect
    .element(page.getByRole('region', { name: /^Tax calculator/ }))
    .toHaveTextContent(`${formatMoney(averageKept / 12)} a month`);
  const curves = await openFold('Tax at every income');
  await curves.getByText('Show as a table').click();
  await expect
    .element(curves.getByRole('row').filter({ hasText: '$80,000' }))
    .toHaveTextContent(`${formatPercent(averageRate ?? 0)} · ${formatMoney(averageTotal)}`);
});

test('with forced colours the halo behind a name on a chart is that of the page', async () => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
  await open(compared([GEORGIA, MALTA], 70_000));
  await openFold('By income');
  const names = () => [...document.querySelectorAll('svg text[paint-order=stroke]')];
  await expect.poll(() => names().length).toBeGreaterThan(0);
  const { backgroundColor } = getComputedStyle(document.body);
  for (const name of names()) expect(getComputedStyle(name).stroke).toBe(backgroundColor);
});
