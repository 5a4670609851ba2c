/** The year of a move: in the plan, on the page about leaving, in a guide. */
import { expect, test } from './fixtures.ts';

test('the plan says what the year of the move costs, and a press on a month moves the plan', {
  tag: '@main',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T10:00:00' });
  await page.goto('/plan');
  const trip = page.getByRole('main').getByRole('combobox');
  await trip.nth(0).selectOption({ label: 'Germany' });
  await trip.nth(1).selectOption({ label: 'Georgia' });
  await trip.nth(2).selectOption({ label: 'May 2027' });
  await page
    .locator('summary')
    .filter({ hasText: /^Money/ })
    .click();
  const money = page.locator('#money');
  await expect(money.getByText(/^In 2027 you pay \$[\d,]+ in tax if you arrive in May\.$/)).toBeVisible();
  await expect(money.getByText(/^January costs least, \$[\d,]+ less than May\.$/)).toBeVisible();
  await expect(money.getByText('January to April')).toBeVisible();
  const best = money.getByRole('button', { name: /^January: .*Least$/ });
  await expect(best).toHaveAttribute('aria-pressed', 'false');
  await best.click();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  await expect(money.getByText(/^In 2027 you pay \$[\d,]+ in tax if you arrive in January\.$/)).toBeVisible();
  await expect(trip.nth(2)).toHaveValue('2027-1');
});

test('the page about leaving says how the country taxes that year, with an example', async ({ page }) => {
  await page.goto('/leaving/germany');
  const part = page.locator('summary').filter({ hasText: 'The year you leave' });
  await expect(part).toContainText('What you earn after leaving is not taxed, but it raises your rate.');
  await part.click();
  const year = page.locator('#year');
  await expect(year).toContainText('it is added to find the tax rate');
  await year.getByText('An example').click();
  await expect(year.getByText(/^Income tax: €23,333 × 17\.78% = €4,148\.$/)).toBeVisible();
});
