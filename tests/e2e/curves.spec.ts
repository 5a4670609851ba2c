/** Tax over income: the chart, its exact break-even points and its table. */
import { breakEvenSentences } from '../../src/catalogue/breakEvenWords.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { curveOf, type Estimate } from '../../src/tax/index.ts';
import { ComparePage, GEORGIA, ITALY, MALTA } from './comparePage.ts';
import { expect, test } from './fixtures.ts';
import { assessed, countryOf, data, openFold, openGuide, projected, regimeOf } from './guidePage.ts';

const schedules = schedulesFor(data.taxBrackets);
const curve = (slug: string, estimate: Estimate = 'specified') => ({
  id: slug,
  name: countryOf(slug).name,
  curve: curveOf(schedules.scheduleOf(regimeOf(slug)), { estimate }),
});
const expected = (range: { from: number; to: number }) =>
  breakEvenSentences([curve('malta'), curve('italy')], range).map(({ text }) => text);

test('compare shows exact break-even points as text, within the range that was typed', async ({
  page,
  host,
}) => {
  const compare = new ComparePage(page, host.source);
  await compare.open([MALTA, ITALY], 70_000);
  await openFold(page, 'At which income');
  const points = page.getByRole('list', { name: 'Break-even points' }).getByRole('listitem');
  const all = expected({ from: 0, to: 500_000 });
  expect(all.length).toBeGreaterThan(0);
  await expect(points).toHaveText(all.slice(0, 6));

  await page.getByLabel('From', { exact: true }).fill('200000');
  await page.getByLabel('To', { exact: true }).fill('300000');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/range=200000-300000/);
  const inside = expected({ from: 200_000, to: 300_000 });
  if (inside.length > 0) await expect(points).toHaveText(inside);
  else await expect(page.getByText('Which of them is cheaper does not change')).toBeVisible();
});

test('in a euro session the range is typed and named in euros, and its heading too', async ({ page }) => {
  await openGuide(page, '/tax-calculator/malta?income=60000&currency=EUR');
  const curves = await openFold(page, 'Tax at every income');
  const to = curves.getByLabel('To', { exact: true });
  await to.scrollIntoViewIfNeeded();
  await expect(to).toHaveValue('500,000');
  await expect(curves.getByText('$', { exact: true })).toHaveCount(0);
  await to.fill('90000');
  await to.press('Enter');
  await expect(page).toHaveURL(/range=0-/);
  await expect(to).toHaveValue('90,000');
  await page.reload();
  await openFold(page, 'Tax at every income');
  await expect(to).toHaveValue('90,000');
  await curves.getByText('Show as a table').click();
  await expect(curves.getByRole('rowheader').last()).toHaveText('€90,000');
  await curves.getByRole('button', { name: 'Show €0 to €500,000' }).click();
  await expect(page).not.toHaveURL(/range/);
});

test('the limits of the compared regimes stand below their curves, with the distance in words', async ({
  page,
  host,
}) => {
  await new ComparePage(page, host.source).open([GEORGIA, MALTA], 70_000);
  await openFold(page, 'At which income');
  const limits = page.getByRole('list', { name: 'Limits on the way' }).getByRole('listitem');
  await expect(limits.first()).toContainText(/\$[\d,]+\. .*\$[\d,]+/);
  const passed = await limits.evaluateAll((items) => items.map((item) => item.dataset.passed));
  expect(passed, 'one ahead comes before one passed').toEqual([...passed].sort());
  expect(passed[0]).toBe('false');
});

test('the chart is drawn on demand with names at the ends of its lines and the income marked', {
  tag: '@main',
}, async ({ page, host }) => {
  const compare = new ComparePage(page, host.source);
  await compare.open([MALTA, ITALY], 70_000);
  await (await openFold(page, 'At which income')).scrollIntoViewIfNeeded();
  const chart = page.locator('figure svg:has(text)');
  await expect(chart.getByText('Malta')).toBeVisible();
  await expect(chart.getByText('Italy')).toBeVisible();
  await expect(chart.getByText('$70,000')).toBeVisible();
});

test('a narrow chart has its names in a legend over the plot, whole, and none at the ends of its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGuide(page, '/tax-calculator/albania');
  await openFold(page, 'Tax at every income');
  const figure = page.locator('figure').filter({ has: page.getByText('$500k') });
  const names = countryOf('albania').taxRegimes.map(({ name }) => name);
  await expect(figure.locator('li')).toHaveText(names);
  for (const [at, name] of names.entries()) {
    await expect(figure.locator('li').nth(at)).toBeVisible();
    await expect(figure.locator('svg').getByText(name.slice(0, 8))).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(figure.locator('li').first()).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('pinching the chart zooms its range; the boxes, the address and the break-even points follow', async ({
    page,
    host,
  }) => {
    const compare = new ComparePage(page, host.source);
    await compare.open([MALTA, ITALY], 70_000);
    await (await openFold(page, 'At which income')).scrollIntoViewIfNeeded();
    const chart = page.locator('figure svg:has(text)');
    await expect(chart.getByText('Malta')).toBeVisible();
    await chart.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const cdp = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({ id, x: x + width * 0.3 + side * apart, y: y + height / 2 }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let apart = 26; apart <= 80; apart += 6) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(page).toHaveURL(/range=\d+-\d+/);
    const [, from = 0, to = 0] = (/range=(\d+)-(\d+)/.exec(page.url()) ?? []).map(Number);
    expect(from).toBeGreaterThan(0);
    expect(to).toBeLessThan(400_000);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(from.toLocaleString('en-US'));
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(to.toLocaleString('en-US'));
    const inside = expected({ from, to });
    const points = page.getByRole('list', { name: 'Break-even points' }).getByRole('listitem');
    await expect(points).toHaveText(inside);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: 'Show $0 to $500,000' }).click();
    await expect(page).not.toHaveURL(/range/);
  });
});

test('the table says what the chart shows, and rate or amount are in the address', { tag: '@main' }, async ({
  page,
}) => {
  await openGuide(page, '/tax-calculator/malta?range=0-100000&measure=amount');
  const curves = await openFold(page, 'Tax at every income');
  await expect(curves.getByRole('button', { name: 'Amount' })).toHaveAttribute('aria-pressed', 'true');
  await curves.getByText('Show as a table').click();
  const { total, effectiveRate } = assessed(regimeOf('malta'), 60_000);
  const said = `${formatPercent(effectiveRate)} · ${formatMoney(total)}`;
  await expect(curves.getByRole('row').filter({ hasText: '$60,000' })).toContainText(said);
  await curves.getByRole('button', { name: 'Effective rate' }).click();
  await expect(page).not.toHaveURL(/measure/);
});

test("a guide's curves are of its regime alone or of all of the country's, as chosen", async ({ page }) => {
  await openGuide(page, '/tax-calculator/malta-1');
  const curves = await openFold(page, 'Tax at every income');
  await curves.getByText('Show as a table').click();
  const names = () => curves.getByRole('columnheader').allTextContents();
  const [first, second, third] = countryOf('malta').taxRegimes.map(({ name }) => name);
  await expect.poll(names).toEqual(['Income', first, second, third]);
  await curves.getByRole('button', { name: 'This scheme' }).click();
  await expect.poll(names).toEqual(['Income', second]);
  await expect(page).toHaveURL(/curves=one/);
  await curves.getByRole('button', { name: 'All of Malta' }).click();
  await expect.poll(names).toEqual(['Income', first, second, third]);
  await expect(page).not.toHaveURL(/curves/);
});

test("where a stay is said, a guide's figure and its curves are those of the stay", {
  tag: '@years-guide-figures',
}, async ({ page }) => {
  const { averageKept, averageRate, averageTotal } = projected('it-forfettario-5', {
    income: 80_000,
    from: { year: 2027 },
    years: 10,
  });
  await openGuide(page, '/tax-calculator/italy?income=80000&years=10&from=2027-01&range=0-100000');
  const calculator = page.getByRole('region', { name: /^Tax calculator/ });
  await expect(calculator).toContainText(`${formatMoney(averageKept / 12)} a month`);
  const curves = await openFold(page, 'Tax at every income');
  await curves.getByText('Show as a table').click();
  const row = curves.getByRole('row').filter({ hasText: '$80,000' });
  await expect(row).toContainText(`${formatPercent(averageRate ?? 0)} · ${formatMoney(averageTotal)}`);
});
