/** Hostile addresses and pasted texts: never a crash or a figure that is none, always a sentence about what was left out. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NO_FIGURE = /\b(?:NaN|Infinity|undefined|null)\b|\[object \w+\]|\de\+\d/;
/** As long as hosts let an address be. */
const manyIds = Array.from({ length: 2000 }, (_, index) => `x${index}`).join(',');

/** An address, and what the page says about it. */
const ADDRESSES: readonly (readonly [address: string, says: RegExp])[] = [
  ['/compare?tax_regime_ids=mt-res-non-dom&income=1e9', /“1e9” in the address is not a number/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=-80000', /“-80000” in the address is not a number/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=99999999999999999999', /“9999/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=%E2%82%AC', /“€” in the address is not a number/],
  ['/compare?tax_regime_ids=__proto__,constructor,%00,%E0%A4%A,mt-res-non-dom', /were left out/],
  [`/compare?tax_regime_ids=mt-res-non-dom,${manyIds}`, /were left out/],
  ['/compare?tax_regime_ids=mt-res-non-dom,mt-res-non-dom,mt-res-non-dom', /Tax Regime Comparison/],
  ['/compare?tax_regime_ids=%3Cscript%3Ealert(1)%3C%2Fscript%3E', /was left out/],
  ['/wizard?income=1e9&step=results&work=pirate&region=moon', /“1e9” in the address is not a number/],
  [
    '/wizard?step=results&income=99999999&work=freelancer&region=europe',
    /“99999999” in the address is not a number/,
  ],
  [
    '/countries?income=99999999&costs=9&quality=x&sort=constructor&order=up',
    /“99999999” in the address is not a number/,
  ],
  ['/wizard?income=abc', /“abc” in the address is not a number .* figures for \$80,000 a year/],
  ['/compare?income=abc', /“abc” in the address is not a number .* figures for \$60,000 a year/],
  ['/low-tax-countries-for-freelancers?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/zero-tax-countries-for-freelancers?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/tax-calculator/spain?income=abc', /“abc” .* figures for \$60,000 a year/],
  ['/countries?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/countries?income=1e9', /“1e9” in the address is not a number/],
  ['/tax-calculator/georgia?income=1e9&range=9-1', /“1e9” in the address is not a number/],
  ['/country-guides/malta?income=50000000', /“50000000” in the address is not a number/],
];

/** Addresses that lead nowhere. */
const NOWHERE = [
  '/tax-calculator/__proto__',
  '/tax-calculator/%E0%A4%A',
  '/tax-calculator/malta-9',
  '/tax-calculator/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//elsewhere.example/',
  `/${'a'.repeat(3000)}`,
];

async function assertWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(NO_FIGURE);
}

test('every hostile address says what was left out, and shows no figure that is none', async ({ page }) => {
  for (const [address, says] of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByText(says).first(), address.slice(0, 90)).toBeVisible();
    await assertWhole(page);
  }
});

/** Remembers every text that the main part of a page shows, from its first paint on. */
function rememberTexts(): void {
  const texts = new Set<string>();
  Object.assign(window, { texts });
  const look = () => texts.add(document.querySelector('main')?.innerText ?? '');
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedErrors: [/Failed to load resource: the server responded with a status of 4\d\d/] });

  test('are the not-found page or a guide that was not found, with the way on', async ({ page, host }) => {
    test.slow();
    for (const address of NOWHERE) {
      const answer = await page.goto(host.url + address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByText(/Page Not Found|Country Guide Not Found/).first()).toBeVisible();
      await assertWhole(page);
    }
  });

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
});

const PASTED = [
  ['$80.000,50', '80,000'],
  ['85000.50', '85,000'],
  ['७००००', '70,000'],
  ['８００００', '80,000'],
  ['٨٠٠٠٠', '80,000'],
  ['1e5', '15'],
  ['-5000', '5,000'],
  ['<b>70000</b>', '70,000'],
] as const;

test('pasted into an income box: digits of any script count, decimals are dropped, all else is stripped, what is too much changes nothing', async ({
  page,
}) => {
  await page.goto('/low-tax-countries-for-freelancers');
  const box = page.getByLabel('ANNUAL INCOME');
  for (const [text, shown] of PASTED) {
    await box.fill(text);
    await expect(box).toHaveValue(shown);
  }
  for (const text of ['99999999', '9'.repeat(400)]) {
    await box.fill(text);
    await expect(box).toHaveValue('70,000');
  }
  await box.fill('€');
  await expect(box).toHaveValue('0');
  await assertWhole(page);
});

test('what is selected in an income box after a refused amount stays selected', async ({ page }) => {
  await page.goto('/low-tax-countries-for-freelancers');
  const box = page.getByLabel('ANNUAL INCOME');
  await box.fill('7000099');
  await box.press('9');
  await expect(box).toHaveValue('7,000,099');
  await box.selectText();
  await box.press('Enter');
  await page.keyboard.insertText('€');
  await expect(box).toHaveValue('0');
});
