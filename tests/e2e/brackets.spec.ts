import { formatMoney } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import { data, openGuide, regimeOf, section } from './guidePage.ts';

test("Tax System lists the regime's brackets; an unbounded one ends at infinity", async ({ page }) => {
  await openGuide(page, '/tax-calculator/spain-1');
  const brackets = (data.taxBrackets[regimeOf('spain', 1).id] ?? []).filter(
    ({ taxType }) => taxType === 'income',
  );
  expect(brackets.length).toBeGreaterThan(3);
  const table = section(page, 'Tax System').getByRole('table', { name: /^Income tax/ });
  // A rate that counts differently has a note in a row of its own below it.
  const rows = table.locator('tbody tr:has(:is(td, th) + td)');
  await expect(rows).toHaveCount(brackets.length);
  for (const [place, { lowerBound, upperBound }] of brackets.entries()) {
    await expect(rows.nth(place)).toContainText(formatMoney(lowerBound));
    await expect(rows.nth(place)).toContainText(upperBound === null ? '∞' : formatMoney(upperBound));
  }
  await expect(rows.last()).toContainText('∞');
});
