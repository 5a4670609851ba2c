import { formatMoney } from '../../src/catalogue/format.ts';
import { expect, test } from './fixtures.ts';
import { assessed, calculator, regimeOf, slider } from './guidePage.ts';
import { holdBack } from './network.ts';

test('a slider moved before scripts run counts once they do', { tag: '@main' }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/tax-calculator/malta', { waitUntil: 'commit' });
  await slider(page).fill('150000');
  release();
  await expect(calculator(page)).toContainText(formatMoney(assessed(regimeOf('malta'), 150_000).total));
  await expect(slider(page)).toHaveValue('150000');
});
