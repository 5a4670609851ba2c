/** A ranking page while it is hydrated; tests/parts/ranking.test.ts has all else. */
import { expect, test } from './fixtures.ts';
import { storedValue } from './storedRecord.ts';

test('beside the income of the box no figures of another one are shown: at an address with an income, and with one that is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const box = document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]');
      const list = document.querySelector('main ol[aria-label]');
      if ('pending' in document.documentElement.dataset || box?.value !== '15,000' || !list) return;
      seen.add(list.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const box = page.getByRole('textbox', { name: 'ANNUAL INCOME' });
  const list = page.locator('main ol[aria-label]').first();
  const expectOnlyItsOwn = async () => {
    await expect(box).toHaveValue('15,000');
    await expect(list.getByRole('link').first()).toHaveAttribute('href', /income=15000/);
    const shown = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(shown).toEqual([await list.textContent()]);
  };
  for (const path of ['/low-tax-countries-for-freelancers', '/zero-tax-countries-for-freelancers']) {
    await page.goto(`${path}?income=15000`);
    await expectOnlyItsOwn();
    await box.fill('15001');
    await box.fill('15000');
    await expect
      .poll(() => storedValue<{ readonly income?: number }>(page, 'situation'))
      .toMatchObject({ income: 15000 });
    await page.goto(path);
    await expectOnlyItsOwn();
  }
});
