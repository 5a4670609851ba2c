/** Boxes for amounts: what is typed, pasted and composed in them, and what an address names. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setEditorOpen } from '../../src/situation/editor.ts';
import { storedSituation } from '../../src/situation/store.ts';
import { open } from './app.tsx';

const income = () => page.getByRole('main').getByLabelText('Annual income');
const box = () => income().element() as HTMLInputElement;

const kept = () => storedSituation.store.getState().value;

describe('the income box', () => {
  beforeEach(async () => {
    await open('/countries');
    await expect.element(income()).toHaveValue('80,000');
  });

  /** Types sign by sign in the place of what is there. */
  async function type(text: string) {
    await userEvent.click(income());
    box().select();
    await userEvent.keyboard(text);
  }

  test.each([
    ['70.000,00', 70_000],
    ['85000.50', 85_000],
    ['70.5k', 70_500],
    ['७००००', 70_000],
  ])('%s, typed and left, is %d', async (text, amount) => {
    await type(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(income()).toHaveValue(amount.toLocaleString('en-US'));
    expect(kept().income).toBe(amount);
  });

  test.each([
    ['70.000,00', '70,000'],
    ['85,5', '85'],
  ])('%s, pasted over all of it, is %s at once', async (text, shown) => {
    await userEvent.fill(income(), text);
    await expect.element(income()).toHaveValue(shown);
  });

  const question = () => page.getByRole('status').filter({ hasText: 'is not one amount a year' });

  test.each([
    ['60-70k', '60-70k', 65_000],
    ['5000 x 12', '5000x 12', 60_000],
    ['90k/2', '90000/2', 45_000],
    ['5.000/month', '5000/month', 60_000],
  ])(
    '%s, typed as %s or pasted, changes nothing and is asked about once, with what it means: %d',
    async (text, typed, meant) => {
      const incomes: unknown[] = [];
      const stop = storedSituation.store.subscribe(({ value }) => incomes.push(value.income));
      await type(text);
      await expect.element(income()).toHaveValue(typed);
      // Nothing that was never meant, such as 6,070 of 60-70k, was shown on the way.
      const beginning = /^\d+/.exec(typed)?.[0] ?? '';
      expect(incomes.filter((one) => !(beginning.startsWith(String(one)) || one === 80_000))).toEqual([]);
      stop();
      await userEvent.keyboard('{Enter}');
      await expect.element(income()).toHaveValue('80,000');
      await expect.element(question()).toHaveTextContent(`“${typed}” is not one amount a year.`);
      await expect.element(page.getByRole('button', { name: /Did you mean/ })).toHaveLength(1);

      await userEvent.fill(income(), text);
      await expect.element(income()).toHaveValue('80,000');
      await page.getByRole('button', { name: `Did you mean ${meant.toLocaleString('en-US')}?` }).click();
      await expect.element(income()).toHaveValue(meant.toLocaleString('en-US'));
      expect(kept().income).toBe(meant);
      await expect.element(question()).toHaveLength(0);
    },
  );

  test('of what is anybody’s guess nothing is proposed', async () => {
    await userEvent.fill(income(), '70 or 80');
    await expect.element(question()).toHaveTextContent('“70 or 80” is not one amount a year.');
    await expect.element(income()).toHaveValue('80,000');
    await expect.element(page.getByRole('button', { name: /Did you mean/ })).toHaveLength(0);
  });

  test('what was begun and left is its number', async () => {
    await type('60-');
    await userEvent.keyboard('{Enter}');
    await expect.element(income()).toHaveValue('60');
    await expect.element(page.getByRole('button', { name: 'Did you mean 60,000?' })).toBeVisible();
  });

  test("the box's own commas are no decimal marks while digits come and go", async () => {
    await type('70000');
    await userEvent.keyboard('{Backspace}');
    await expect.element(income()).toHaveValue('7,000');
    await userEvent.keyboard('5');
    await expect.element(income()).toHaveValue('70,005');
    await userEvent.keyboard('{Home}{Delete}');
    await expect.element(income()).toHaveValue('5');
  });

  test('a composition is left alone until it ends', async () => {
    await userEvent.click(income());
    box().select();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    box().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['7', '70', '700', '7000', '70000']) {
      box().dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: text }));
      set?.call(box(), text);
      const composed = { bubbles: true, data: text, inputType: 'insertCompositionText', isComposing: true };
      box().dispatchEvent(new InputEvent('input', composed));
      await expect.element(income()).toHaveValue(text);
      expect(kept().income).toBeUndefined();
    }
    box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '70000' }));
    await expect.element(income()).toHaveValue('70,000');
    expect(kept().income).toBe(70_000);
  });
});

describe('costs with percent chosen', () => {
  const editor = page.getByRole('dialog');
  const costs = editor.getByLabelText('Business costs a year');

  beforeEach(async () => {
    await open('/countries', { situation: { income: 70_000, currency: 'EUR', costs: { percent: 33 } } });
    setEditorOpen(true);
    await userEvent.clear(costs);
  });

  test('from 1,000 the number is an amount, and the field says so', async () => {
    await userEvent.type(costs, '5000');
    await expect.element(costs).toHaveValue('5,000');
    await expect
      .element(editor.getByRole('button', { name: 'Amount in EUR' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(kept().costs).toEqual({ amount: 5_000 });
  });

  test('101 to 999 is refused in a sentence', async () => {
    await userEvent.type(costs, '500');
    await expect
      .element(editor)
      .toHaveTextContent('500% would be more than you earn. Enter up to 100%, or an amount from €1,000.');
    await expect.element(costs).toHaveValue('500');
    expect(kept().costs).toEqual({ percent: 50 });
    await userEvent.keyboard('{Backspace}');
    await expect.element(editor).not.toHaveTextContent('is more than you earn');
    expect(kept().costs).toEqual({ percent: 50 });
  });

  test('up to 100 it is percent', async () => {
    await userEvent.type(costs, '100');
    expect(kept().costs).toEqual({ percent: 100 });
  });
});

describe('what an address says', () => {
  const notice = () => page.getByRole('status').filter({ hasText: 'in the address' });

  test('each parameter that is not understood is named, figures and those of the screen', async () => {
    await open('/countries?income=70000&currency=xyz&costs=101%25&years=99&sort=size');
    await expect
      .element(notice())
      .toHaveTextContent(
        '“currency=xyz”, “costs=101%”, “years=99”, and “sort=size” in the address are not understood. You see figures for $70,000 a year.',
      );
  });

  test('so it is on a page without figures', async () => {
    await open('/changes?status=some');
    await expect.element(notice()).toHaveTextContent('“status=some” in the address is not understood.');
  });
});
