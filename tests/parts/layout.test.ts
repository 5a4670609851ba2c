/** How pages fit: widths, fingers, keyboards, phones held sideways, forced colours. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { FIXED_PATHS } from '../../src/catalogue/pages.ts';
import { open } from './app.tsx';
import { head, opener, rows, tick } from './countriesPage.ts';
import { emulateMedia } from './media.ts';

const COMPARISON =
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax';
const ANSWERS = 'income=80000&work=freelancer&region=anywhere';

/** Pages of one kind differ in their words alone: these stand for all of theirs. */
const KINDS = [
  ...FIXED_PATHS,
  ...['/low-tax-countries-for-freelancers', '/low-tax-countries-in-europe-for-business-owners'],
  ...['/zero-tax-countries-for-remote-workers', '/leaving/germany'],
  ...['/tax-calculator/georgia', '/tax-calculator/spain', '/tax-calculator/united-arab-emirates-1'],
];

/** What an address shows beside them. */
const STATES = [
  ...['/no-such-page', '/tax-calculator/atlantis', COMPARISON],
  '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax',
  '/compare?income=9000000&tax_regime_ids=ge-small-business',
  ...[`/wizard?step=2&${ANSWERS}`, `/wizard?step=3&${ANSWERS}`, `/wizard?step=results&${ANSWERS}`],
  '/changes?country=malta&status=proposed',
];

const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
const boxOf = async (locator: Locator) => (await locator.findElement()).getBoundingClientRect();

/** Shows an address with all that comes with it, and nothing of it focused. */
async function visit(address: string): Promise<void> {
  await open(address);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
  // From here on, Tab goes to what is first on the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('with fingers', () => {
  beforeEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    onTestFinished(
      async () => void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })),
    );
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  });

  test.each([...KINDS, ...STATES])(
    'what is pressed most is at least 44 px high; from 360 to 1600 px nothing scrolls sideways, what stands first begins where the logo does, and main headings have one size, or that of home: %s',
    async (address) => {
      await page.viewport(390, 844);
      await visit(address);
      expect(matchMedia('(pointer: coarse)').matches).toBe(true);
      expect(smallTargets()).toEqual([]);
      for (const width of [360, 390, 768, 1280, 1600]) {
        await page.viewport(width, 800);
        expect(sideways(), `at ${width} px`).toEqual([]);
        if (STATES.includes(address)) continue;
        const { logo, first, size, sizes } = look();
        expect(first, `at ${width} px`).toBe(logo);
        expect(size, `at ${width} px`).toBe(sizes[address === '/' ? 1 : 0]);
      }
    },
  );
});

/** Links and buttons in running text and the lines of a breakdown are as high as their line (WCAG 2.2 asks for 24 px). */
const MAIN_ACTIONS =
  'header :is(a, button), main button:not([aria-label$="how it comes about"]), main label:has(input), main summary, ' +
  'main input:not([type="checkbox"], [type="radio"]), main select, footer :is(a, label, button)';

/** Main actions less than 44 px high, their enlarged areas counted. */
function smallTargets(): string[] {
  return [...document.querySelectorAll(MAIN_ACTIONS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches('main :is(p, li) a, main p button'))
    .flatMap((element) => {
      const area = getComputedStyle(element, '::after');
      const heights = [
        element.getBoundingClientRect().height,
        area.content === 'none' ? 0 : Number.parseFloat(area.height) || 0,
        // The box around an input carries it.
        element.matches('input') ? (element.parentElement?.getBoundingClientRect().height ?? 0) : 0,
      ];
      const height = Math.max(...heights);
      return height >= 43.5 ? [] : [`${Math.round(height)} px: ${element.outerHTML.slice(0, 100)}`];
    });
}

/** What stands out of the window on the right, where the page scrolls sideways. */
function sideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-5)
    .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
}

/** Where the logo and the content begin, the size of the main heading, and the two that it may have. */
function look() {
  const left = (element: Element | null) => element?.getBoundingClientRect().left;
  const title = heading.element();
  const probe = document.body.appendChild(document.createElement('span'));
  const sizes = ['--text-3xl', '--text-4xl'].map((token) => {
    probe.style.fontSize = `var(${token})`;
    return getComputedStyle(probe).fontSize;
  });
  probe.remove();
  return {
    logo: left(document.querySelector('header a')),
    first: left(title.closest('.page')),
    size: getComputedStyle(title).fontSize,
    sizes,
  };
}

describe('the keyboard', () => {
  /** Presses Tab until something is focused. */
  async function tabTo(target: Locator, most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses += 1) {
      await userEvent.keyboard('{Tab}');
      if (target.element() === document.activeElement) return;
    }
    throw new Error(`Not reached with ${most} presses of Tab`);
  }

  test('begins with a link to the content, which takes it there', async () => {
    await visit('/how-it-works');
    await userEvent.keyboard('{Tab}');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.element(skip).toHaveFocus();
    expect((await boxOf(skip)).height).toBeGreaterThan(24);
    await userEvent.keyboard('{Enter}{Tab}');
    expect(document.activeElement?.closest('main')).not.toBeNull();
  });

  test('walks through the header in its order', async () => {
    await visit('/how-it-works');
    await userEvent.keyboard('{Tab}');
    for (const name of ['Lowtide, home', 'How It Works', 'Compare', 'Plan', 'Countries']) {
      await userEvent.keyboard('{Tab}');
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect.element(link).toHaveFocus();
    }
  });

  test('stays inside a dialog, which closes on Escape and gives it back', async () => {
    await visit(COMPARISON);
    const button = page.getByRole('button', { name: 'Add Country' });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Add Country' });
    await expect.element(dialog).toBeVisible();
    const focused = new Set<Element | null>();
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
      focused.add(document.activeElement);
    }
    expect(focused.size).toBeGreaterThan(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toHaveLength(0);
    await expect.element(button).toHaveFocus();
  });

  test('sorts the list of countries and opens its rows', async () => {
    await visit('/countries');
    const tax = head('Tax');
    await tabTo(tax);
    await userEvent.keyboard('{Enter}');
    await expect.element(tax).toHaveAttribute('data-sort', 'ascending');
    const row = opener(rows().first());
    await tabTo(row);
    await userEvent.keyboard('{Enter}');
    await expect.element(row).toHaveAttribute('aria-expanded', 'true');
    await expect.element(row).toHaveFocus();
  });

  test.each(['/', '/countries', COMPARISON, '/tax-calculator/spain', '/wizard'])(
    'whatever it focuses shows it: %s',
    async (address) => {
      await visit(address);
      const focused = new Set<Element>();
      const unseen: string[] = [];
      for (let presses = 0; presses < 40; presses += 1) {
        await userEvent.keyboard('{Tab}');
        const { activeElement: at } = document;
        if (!at || at === document.body) continue;
        focused.add(at);
        if (!isFocusSeen(at)) unseen.push(at.outerHTML.slice(0, 120));
      }
      expect(focused.size).toBeGreaterThan(10);
      expect(unseen).toEqual([]);
    },
  );

  function isFocusSeen(focused: Element): boolean {
    for (let element: Element | null = focused; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = element !== focused || element.getBoundingClientRect().width > 2;
      if (isSeen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  }
});

describe('on a phone held sideways', () => {
  beforeEach(() => page.viewport(740, 360));

  test('the dialog shows its choices and its button', async () => {
    await visit(COMPARISON);
    await page.getByRole('button', { name: 'Add Country' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Country' });
    await expect
      .element(dialog.getByRole('button', { name: 'Compare Countries' }))
      .toBeInViewport({ ratio: 1 });
    await expect.element(dialog.getByRole('checkbox').first()).toBeInViewport();
  });

  test('the names of a comparison stay in sight and leave most of the window to the rows', async () => {
    await page.viewport(844, 390);
    await visit(COMPARISON);
    const weather = page.getByRole('row', { name: /^Weather rating/ });
    (await weather.findElement()).scrollIntoView({ block: 'center' });
    const { y, height } = await boxOf(page.getByRole('columnheader', { name: /Georgia/ }));
    expect(y).toBe(0);
    expect(height).toBeLessThan(390 / 2);
  });

  test('the floating button covers less than a quarter of the window', async () => {
    await visit('/countries');
    await tick(rows().first()).click();
    const { bottom, height } = await boxOf(page.getByRole('button', { name: 'Choose more to compare' }));
    expect(height).toBeLessThan(90);
    expect(bottom).toBeLessThanOrEqual(360);
  });
});

test('with forced colours, what is pressed or chosen still differs from what is not', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await visit('/countries');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const toggle = page.getByRole('group', { name: 'Living cost' }).getByRole('button').first();
  const background = () => getComputedStyle(toggle.element()).backgroundColor;
  const before = background();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(background()).not.toBe(before);
});
