/** Hostile addresses and pasted texts: never a crash or a figure that is none, always a sentence about what was left out. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open } from './app.tsx';

const NO_FIGURE = /\b(?:NaN|Infinity|undefined|null)\b|\[object \w+\]|\de\+\d/;
async function assertWhole(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.getElementById('root')?.textContent).not.toMatch(NO_FIGURE);
}

test.each([
  ['/compare?tax_regime_ids=mt-res-non-dom&income=1e9', /“1e9” in the address is not a number/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=-80000', /“-80000” in the address is not a number/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=99999999999999999999', /“9999/],
  ['/compare?tax_regime_ids=mt-res-non-dom&income=%E2%82%AC', /“€” in the address is not a number/],
  ['/compare?tax_regime_ids=__proto__,constructor,%00,%E0%A4%A,mt-res-non-dom', /were left out/],
  ['/compare?tax_regime_ids=mt-res-non-dom,mt-res-non-dom,mt-res-non-dom', /Tax Regime Comparison/],
  ['/compare?tax_regime_ids=%3Cscript%3Ealert(1)%3C%2Fscript%3E', /was left out/],
  ['/compare?income=abc', /“abc” .* figures for \$60,000 a year/],
  ['/wizard?income=1e9&step=results&work=pirate&region=moon', /“1e9” in the address is not a number/],
  ['/wizard?step=results&income=99999999&work=freelancer&region=europe', /“99999999” in the address/],
  ['/wizard?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/low-tax-countries-for-freelancers?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/zero-tax-countries-for-freelancers?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/countries?income=99999999&costs=9&quality=x&sort=constructor&order=up', /“99999999” in the address/],
  ['/countries?income=abc', /“abc” .* figures for \$80,000 a year/],
  ['/tax-calculator/georgia?income=1e9&range=9-1', /“1e9” .* figures for \$60,000 a year/],
  ['/country-guides/malta?income=50000000', /“50000000” in the address is not a number/],
])(
  'a hostile address says what was left out, and shows no figure that is none: %s',
  async (address, says) => {
    await open(address);
    await expect.element(page.getByText(says).first()).toBeVisible();
    await assertWhole();
  },
);

test('an address as long as hosts let one be says how much of it was left out', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `x${index}`);
  await open(`/compare?tax_regime_ids=mt-res-non-dom,${ids}`);
  await expect.element(page.getByText(/^2000 tax regimes .* were left out/).first()).toBeVisible();
  await assertWhole();
});

test.each([
  '/tax-calculator/__proto__',
  '/tax-calculator/%E0%A4%A',
  '/tax-calculator/malta-9',
  '/tax-calculator/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/${'a'.repeat(300)}`,
])('an address that leads nowhere is a page that was not found, with the way on: %s', async (address) => {
  await open(address);
  await expect.element(page.getByText(/Page Not Found|Country Guide Not Found/).first()).toBeVisible();
  await assertWhole();
});

test('what is selected in an income box after a refused amount stays selected', async () => {
  await open('/low-tax-countries-for-freelancers');
  const box = page.getByLabelText('ANNUAL INCOME');
  await box.fill('7000099');
  await userEvent.keyboard('{End}9');
  await expect.element(box).toHaveValue('7,000,099');
  (box.element() as HTMLInputElement).select();
  await userEvent.keyboard('{Enter}€');
  await expect.element(box).toHaveValue('0');
});
