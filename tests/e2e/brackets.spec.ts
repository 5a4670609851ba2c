import { formatMoney } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import { data, openFold, openGuide, regimeOf } from './guidePage.ts';

test("Tax System lists the regime's brackets; an unbounded one ends at infinity", {
  tag: '@field-bracket-unbounded',
}, async ({ page }) => {
  await openGuide(page, '/tax-calculator/spain-1');
  const brackets = (data.taxBrackets[regimeOf('spain', 1).id] ?? []).filter(
    ({ taxType }) => taxType === 'income',
  );
  expect(brackets.length).toBeGreaterThan(3);
  const table = (await openFold(page, 'Brackets')).getByRole('table', { name: /^Income tax/ });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(brackets.length);
  for (const [place, { lowerBound, upperBound }] of brackets.entries()) {
    await expect(rows.nth(place)).toContainText(formatMoney(lowerBound));
    await expect(rows.nth(place)).toContainText(upperBound === null ? '∞' : formatMoney(upperBound));
  }
  await expect(rows.last()).toContainText('∞');
});
