/**
 * A page that the browser translates, imitated as it is reported: every text node gives way to an element with the text,
 * new ones too. After any change it says what the same page says without.
 */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goBack, type Kept, open, settled } from './app.tsx';

const COMPARISON = '/compare?tax_regime_ids=ge-small-business,mt-res-non-dom,it-forfettario-5&income=70000';

/** How a translator puts its element into the place of a text: with one call, with two, or with the text inside. */
type Way = 'replaced' | 'beside' | 'inside';

/** Translates what is on the page, and from then on whatever comes, until the test has ended. */
function translate(way: Way): void {
  const skipped = 'script, style, textarea, code, svg, font';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
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
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrap(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  wrap(document.body);
}

/**
 * What the page says, without what comes in its own time: what folds hold, when they open or the page has been idle, and
 * announcements, once nothing more is typed.
 */
function shownText(): string {
  const shown = document.getElementById('root')?.cloneNode(true) as Element;
  const inTheirTime = 'details:not([open]) > :not(summary), [role="status"].visually-hidden';
  for (const part of shown.querySelectorAll(inTheirTime)) part.remove();
  return shown.textContent ?? '';
}

type Step = () => Promise<unknown>;

interface Options {
  readonly way?: Way;
  readonly kept?: Kept;
}

/** Takes the same steps on a page without a translator and on one with it: after each, both say the same. */
async function expectSame(
  address: string,
  steps: readonly Step[],
  { way = 'replaced', kept = {} }: Options = {},
): Promise<void> {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00'), toFake: ['Date'] });
  await openWhole(address, kept);
  const said: string[] = [];
  for (const step of steps) {
    const before = shownText();
    await step();
    await expect.poll(shownText).not.toBe(before);
    said.push(await settled(shownText));
  }
  await openWhole(address, kept);
  translate(way);
  expect(document.querySelectorAll('#root font font').length).toBeGreaterThan(20);
  for (const [at, step] of steps.entries()) {
    await step();
    await expect.poll(shownText).toBe(said[at]);
  }
}

/** Shows the app with the parts that come after the rest. */
async function openWhole(address: string, kept: Kept): Promise<void> {
  await open(address, kept);
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
  await settled(shownText);
}

const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name });
const typeIncome = (amount: string) => async () => {
  const boxes = main.getByLabelText(/income/i).elements();
  const box = page.elementLocator(boxes.find((one) => one.matches('input[inputmode]')) as Element);
  await box.fill(amount);
  (box.element() as HTMLInputElement).blur();
};

test.each(['/countries', '/tax-calculator/poland-1'])(
  'only new amounts after the income has changed, and no section lost: %s',
  async (address) => {
    await expectSame(address, [typeIncome('95000'), typeIncome('31000')]);
  },
);

test('so does the comparison, and it counts its columns after one is taken away', async () => {
  await expectSame(COMPARISON, [
    typeIncome('95000'),
    () =>
      button(/^Remove/)
        .first()
        .click(),
    typeIncome('31000'),
  ]);
});

test('so does the plan', async () => {
  const choose = (label: string, value: string) => () =>
    page.getByLabelText(label, { exact: true }).selectOptions(value);
  const situation = {
    ...({ income: 70_000, home: { country: 'de' }, citizenships: ['de'], work: 'freelancer' } as const),
    ...{ arrival: { year: 2027, month: 5 }, years: 3 },
  };
  await expectSame(
    '/plan',
    [choose('When', '2027-9'), choose('For how long', '5'), choose('When', '2028-1')],
    { kept: { situation, comparison: { regimeIds: ['bg-freelancer-flat-tax'] } } },
  );
});

test('so do the answers of the wizard, and the pages that follow', async () => {
  await expectSame('/wizard?step=results&income=80000&work=freelancer&region=anywhere', [
    () => button('Skip').click(),
    () => button('25%').click(),
    () => page.getByRole('banner').getByRole('link', { name: 'Countries' }).click(),
    typeIncome('95000'),
    () => page.getByLabelText('Search countries').fill('mal'),
    () => button('Clear filters').click(),
    goBack,
  ]);
});

test.each(['beside', 'inside'] as const)('however a translator does it: %s', async (way) => {
  await expectSame(
    COMPARISON,
    [
      typeIncome('95000'),
      () =>
        button(/^Remove/)
          .first()
          .click(),
    ],
    { way },
  );
});
