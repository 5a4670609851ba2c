/** A build of today on a device that says another day: what was prerendered is hydrated as it stands. */
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

/** Pages that show days, years or a stay. */
const PATHS = [
  ...['/', '/countries', '/compare', '/wizard', '/plan', '/changes', '/how-it-works', '/leaving/germany'],
  ...['/low-tax-countries-for-freelancers', '/tax-calculator/poland-1', '/tax-calculator/turkey-1'],
  '/country-guides/malta',
];
const PLANNED = {
  shape: 1,
  value: { income: 70_000, home: { country: 'de' }, citizenships: ['de'], work: 'freelancer', years: 3 },
};

for (const year of [1970, 2036]) {
  // What nobody has said anything on is read without a browser, for all pages (tests/unit/build/prerendered.test.ts).
  test(`with the clock in ${year} no page that shows time throws for somebody who has kept something`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.setFixedTime(new Date(`${year}-01-05T12:00:00`));
    await page.goto('/terms');
    await putRecord(page, PLANNED, 'situation');
    await putRecord(page, { shape: 1, value: { regimeIds: ['bg-freelancer-flat-tax'] } });
    for (const path of PATHS) await page.goto(path);
  });
}

test('in a later year a page shows what it was built for, then a stay from the next January that is ahead', async ({
  page,
}) => {
  const ahead = new Date().getFullYear() + 2;
  await page.clock.setFixedTime(new Date(`${ahead - 1}-01-05T12:00:00`));
  const rates = (year: number) => new RegExp(`You pay [\\d.]+% in ${year} `);
  const html = await (await page.request.get('/tax-calculator/poland-1')).text();
  expect(html.match(rates(ahead - 1))).toHaveLength(1);
  await page.goto('/tax-calculator/poland-1');
  await expect(page.getByText(rates(ahead)).first()).toBeAttached();
});

test('on a device whose clock is before the build a move begins no earlier than the figures were made', async ({
  page,
}) => {
  const { year, month } = await page.goto('/plan').then(async () => {
    const built = await page.locator('html').getAttribute('data-built');
    const [year, month] = (built ?? '').split('-').map(Number);
    return { year, month };
  });
  await putRecord(page, PLANNED, 'situation');
  await page.clock.setFixedTime(new Date('2019-11-25T12:00:00'));
  await page.goto('/plan');
  const when = page.getByLabel('When', { exact: true });
  await expect(when.locator('option').first()).toHaveAttribute('value', `${year}-${month}`);
});
