/** An address that nobody can read: the page is the same before and after its scripts have come. */
import { expect, test } from './fixtures.ts';

test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] });

/** Remembers every text that the main part of a page shows, from its first paint on. */
function rememberTexts(): void {
  const texts = new Set<string>();
  Object.assign(window, { texts });
  const look = () => texts.add(document.querySelector('main')?.innerText ?? '');
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test('where not even the address can be read, the page is one and the same from the start', async ({
  page,
}) => {
  await page.addInitScript(rememberTexts);
  await page.goto('/tax-calculator/%E0%A4%A');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const texts = await page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
  expect(texts.filter((text) => /Country Guide/.test(text))).toEqual([]);
});
