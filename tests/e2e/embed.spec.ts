/** Cards: a regime's calculator in a page of another origin, and nothing else of the site there. */
import { embedSnippet } from '../../src/catalogue/embed.ts';
import { formatCurrency, formatPercent } from '../../src/catalogue/format.ts';
import { assess, scheduleOf } from '../../src/law/index.ts';
import { expect, test } from './fixtures.ts';
import { data, regimeOf } from './guidePage.ts';
import { otherSite } from './otherSite.ts';

const malta = regimeOf('malta');
const at = (income: number) => assess(scheduleOf(malta, data.taxBrackets[malta.id] ?? []), income);

const snippetOf = (origin: string) => embedSnippet({ origin, path: '/tax-calculator/malta', title: 'Malta' });

test('"Embed" in a guide\'s "Share" shows the card, and copies what shows its regime in a page of another origin', {
  tag: '@main',
}, async ({ page, context, host }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tax-calculator/malta?income=123000');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Embed the calculator' }).click();
  const preview = page.frameLocator('dialog iframe');
  await expect(preview.getByRole('heading')).toContainText(malta.name);
  await expect(preview.getByRole('link', { name: 'Lowtide', exact: true })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Copied. Paste it into the HTML of your page.').first()).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).not.toContain('123000');

  const blog = await otherSite(snippet);
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(blog.url);
    const card = page.frameLocator('iframe');
    await expect(card.getByRole('heading')).toContainText(malta.name);
    await card.getByRole('slider').fill('80000');
    await expect(card.getByText(formatCurrency(at(80_000).kept / 12, 'USD'), { exact: true })).toBeVisible();
    await expect(card.getByRole('status')).toContainText(formatPercent(at(80_000).effectiveRate));
    await expect(card.getByText('data=')).toHaveCount(0);
    // In the site's own type, which no third party is asked for.
    const isLoaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
    await expect.poll(() => card.locator('body').evaluate(isLoaded)).toBeGreaterThanOrEqual(2);
    await expect(card.getByRole('link', { name: 'The whole calculation at Lowtide' })).toHaveAttribute(
      'href',
      `/tax-calculator/malta?income=80000&data=${data.releases.newest}`,
    );
    expect(new Set(asked)).toEqual(new Set([host.url, new URL(blog.url).origin]));
  } finally {
    await blog.close();
  }
});

test('a card shows the income that was asked for, also where its slider does not reach, or says that it cannot', async ({
  page,
}) => {
  const shown = (income: number) =>
    page.getByText(formatCurrency(at(income).kept / 12, 'USD'), { exact: true });
  for (const income of [100, 72_345, 900_000]) {
    await page.goto(`/embed/malta?income=${income}`);
    await expect(shown(income)).toBeVisible();
    await expect(page.getByText(formatCurrency(income, 'USD'), { exact: true })).toBeVisible();
    await expect(page.getByText('is not understood')).toBeHidden();
  }
  for (const income of ['abc', '-5', '1e999']) {
    await page.goto(`/embed/malta?income=${income}`);
    await expect(shown(60_000)).toBeVisible();
    await expect(
      page.getByText(`“${income}” in the address is not understood. This is $60,000.`),
    ).toBeVisible();
  }
  await page.getByRole('slider').fill('80000');
  await expect(shown(80_000)).toBeVisible();
  await expect(page.getByText('is not understood')).toBeHidden();
});

test('in a frame with a sandbox, where it has no origin, a card works at the income and in the currency of its address and is as high as it says', async ({
  page,
  host,
}) => {
  const sandboxed = snippetOf(host.url)
    .replace('<iframe', '<iframe sandbox="allow-scripts"')
    .replace('/embed/malta"', '/embed/malta?income=70000&currency=EUR"');
  const blog = await otherSite(sandboxed);
  try {
    await page.goto(blog.url);
    const card = page.frameLocator('iframe');
    const eur = data.exchangeRates.rates.EUR ?? 0;
    await expect(
      card.getByText(formatCurrency((at(70_000 / eur).kept * eur) / 12, 'EUR'), { exact: true }),
    ).toBeVisible();
    await expect(card.getByRole('link', { name: 'The whole calculation at Lowtide' })).toHaveAttribute(
      'href',
      `/tax-calculator/malta?income=70000&currency=EUR&data=${data.releases.newest}`,
    );
    for (const picture of await card.locator('img').all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await card.getByRole('slider').fill('80000');
    await expect(
      card.getByText(formatCurrency((at(80_000 / eur).kept * eur) / 12, 'EUR'), { exact: true }),
    ).toBeVisible();
    await expect(page.locator('iframe')).not.toHaveAttribute('height', '420');
  } finally {
    await blog.close();
  }
});

test('the page around a card is told its height, follows it, and is told nothing else', async ({
  page,
  host,
}) => {
  const listen =
    '<script>window.told = []; addEventListener("message", (e) => told.push([e.origin, e.data]))</script>';
  const blog = await otherSite(listen + snippetOf(host.url));
  try {
    await page.goto(blog.url);
    const frame = page.locator('iframe');
    const card = page.frameLocator('iframe');
    await card.getByRole('slider').fill('100000');
    const told = () => page.evaluate('window.told') as Promise<[string, Record<string, unknown>][]>;
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    const height = await card
      .locator('html')
      .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
    await expect(frame).toHaveAttribute('height', String(height));
    for (const [origin, message] of await told()) {
      expect(origin).toBe(host.url);
      expect(message).toEqual({ type: 'lowtide.height', height: expect.any(Number) });
    }
    expect(await card.locator('html').evaluate((root) => root.scrollHeight <= window.innerHeight)).toBe(true);
  } finally {
    await blog.close();
  }
});

test.describe('everything else', () => {
  test.use({ allowedErrors: [/frame|Failed to load resource/i] });

  test('is refused in a frame of another origin, an unknown card too', async ({ page, host }) => {
    const addresses = [
      '/',
      '/compare',
      '/tax-calculator/malta',
      '/embed/atlantis',
      '/embed',
      '/data',
      '/api/countries',
    ];
    const blog = await otherSite(
      [...addresses, '/embed/malta'].map((one) => `<iframe src="${host.url}${one}"></iframe>`).join(''),
    );
    try {
      await page.goto(blog.url);
      await expect(page.frameLocator(`iframe[src$="/embed/malta"]`).getByRole('slider')).toBeEnabled();
      for (const address of addresses) {
        const element = await page.locator(`iframe[src="${host.url}${address}"]`).elementHandle();
        const frame = await element?.contentFrame();
        await expect.poll(() => frame?.url(), address).toBe('chrome-error://chromewebdata/');
      }
    } finally {
      await blog.close();
    }
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [/Failed to load resource/] });

  test('a card says in a sentence that it needs one', async ({ page, host }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await host.stop();
    const response = await page.goto('/embed/malta');
    expect(response?.status()).toBe(503);
    await expect(page.getByText('This calculator needs a connection.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows no figure, but what it needs, its source and its links', async ({ page }) => {
    await page.goto('/embed/malta?income=70000&currency=EUR');
    await expect(page.getByText('The figures need JavaScript')).toBeVisible();
    await expect(page.getByText(/[$€]\d/)).toHaveCount(0);
    await expect(page.getByRole('slider')).toBeDisabled();
    await expect(page.getByRole('link')).toHaveText(['Lowtide', /./, 'The whole calculation at Lowtide']);
  });
});
