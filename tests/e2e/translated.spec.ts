/**
 * A page that the browser translates, imitated as it is reported: every text node gives way to an element with the text,
 * new ones too. After any change it says what the same page says without.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { putRecord } from './storedRecord.ts';

const COMPARISON = '/compare?tax_regime_ids=ge-small-business,mt-res-non-dom,it-forfettario-5&income=70000';

/** How a translator puts its element into the place of a text: with one call, with two, or with the text inside. */
const WAYS = ['replaced', 'beside', 'inside'] as const;
type Way = (typeof WAYS)[number];

/** Translates what is on the page, and from then on whatever comes. */
function translate(way: Way): void {
  const skipped = 'script, style, textarea, code, svg, font';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (
      let node: Node | null = root instanceof Text ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    ) {
      texts.push(node as Text);
    }
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (way === 'replaced') text.replaceWith(outer);
      else text.before(outer);
      if (way === 'beside') text.remove();
      if (way === 'inside') inner.append(text);
      else inner.append(text.data);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrap(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  wrap(document.body);
}

const textOf = (page: Page) => page.evaluate(() => document.getElementById('root')?.textContent ?? '');

/** Opens a page and waits until React answers for every part of it, those below the first screens, too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(h1, h2, h3, p, footer)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

type Step = (page: Page) => Promise<void>;

interface Options {
  readonly way?: Way;
  /** What the device keeps, by name. */
  readonly records?: Readonly<Record<string, unknown>>;
}

/** Takes the same steps on a page without a translator and with one: after each, both say the same. */
async function expectSame(
  { page, browser }: { readonly page: Page; readonly browser: Browser },
  path: string,
  steps: readonly Step[],
  { way = 'replaced', records = {} }: Options = {},
): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const plain = await context.newPage();
  await plain.goto('/privacy');
  for (const one of [page, plain]) {
    await one.clock.setFixedTime('2026-12-01T12:00:00');
    for (const [name, value] of Object.entries(records)) await putRecord(one, { shape: 1, value }, name);
    await openWhole(one, path);
  }
  await page.evaluate(translate, way);
  expect(await page.locator('#root font font').count(), path).toBeGreaterThan(20);
  for (const step of steps) {
    const before = await textOf(plain);
    for (const one of [plain, page]) await step(one);
    await expect.poll(() => textOf(plain)).not.toBe(before);
    await expect(async () => expect(await textOf(page)).toBe(await textOf(plain))).toPass();
  }
  await context.close();
}

const typeIncome =
  (amount: string): Step =>
  async (page) => {
    const box = page
      .locator('main')
      .getByLabel(/income/i)
      .filter({ visible: true })
      .first();
    await box.fill(amount);
    await box.blur();
  };

test.beforeEach(async ({ page }) => {
  await page.goto('/privacy');
});

for (const path of [
  '/countries',
  '/low-tax-countries-for-freelancers',
  '/tax-calculator/bulgaria',
  '/tax-calculator/poland-1',
  '/tax-calculator/spain',
]) {
  test(`${path} shows only new amounts after the income has changed, and loses no section`, async ({
    page,
    browser,
  }) => {
    await expectSame({ page, browser }, path, [typeIncome('95000'), typeIncome('31000')]);
  });
}

test('so does the comparison, and it counts its columns after one is taken away', async ({
  page,
  browser,
}) => {
  await expectSame({ page, browser }, COMPARISON, [
    typeIncome('95000'),
    (one) =>
      one
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
    typeIncome('31000'),
  ]);
});

test('so does the plan', async ({ page, browser }) => {
  const situation = {
    ...{ income: 70_000, home: { country: 'de' }, citizenships: ['de'], work: 'freelancer' },
    ...{ arrival: { year: 2027, month: 5 }, years: 3 },
  };
  const choose =
    (label: string, value: string): Step =>
    async (one) => {
      await one.getByLabel(label, { exact: true }).selectOption(value);
    };
  await expectSame(
    { page, browser },
    '/plan',
    [choose('When', '2027-9'), choose('For how long', '5'), choose('When', '2028-1')],
    { records: { situation, comparison: { regimeIds: ['bg-freelancer-flat-tax'] } } },
  );
});

test('so do the answers of the wizard, and the pages that follow', async ({ page, browser }) => {
  const links =
    (name: RegExp): Step =>
    (one) =>
      one.getByRole('navigation').getByRole('link', { name }).first().click();
  await expectSame({ page, browser }, '/wizard?step=results&income=80000&work=freelancer&region=anywhere', [
    (one) => one.locator('main').getByRole('button', { name: 'Software' }).click(),
    links(/countries/i),
    typeIncome('95000'),
    (one) => one.getByLabel('Search countries').fill('mal'),
    (one) => one.getByRole('button', { name: 'Clear filters' }).click(),
    async (one) => void (await one.goBack()),
  ]);
});

for (const way of WAYS.slice(1)) {
  test(`however a translator does it: ${way}`, async ({ page, browser }) => {
    const options = { way };
    await expectSame(
      { page, browser },
      COMPARISON,
      [
        typeIncome('95000'),
        (one) =>
          one
            .getByRole('button', { name: /^Remove/ })
            .first()
            .click(),
      ],
      options,
    );
    await expectSame({ page, browser }, '/tax-calculator/bulgaria', [typeIncome('95000')], options);
    await expectSame(
      { page, browser },
      '/countries',
      [typeIncome('95000'), (one) => one.getByLabel('Search countries').fill('mal')],
      options,
    );
  });
}
