/** How pages fit: widths, fingers, keyboards, phones held sideways, forced colours. */
import type { Locator, Page } from '@playwright/test';
import { ONE_ROUTE_OF_EACH_KIND, STATES } from '../look/states.ts';
import { head, opener, rows, tick } from './countriesPage.ts';
import { expect, test } from './fixtures.ts';

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  // Pages that are not there are looked at, too.
  allowedErrors: [/status of 404/],
});

const WIDTHS = [360, 390, 768, 1280, 1600] as const;
const COMPARISON =
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax';

/** What stands out of the window on the right, where the page scrolls sideways. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-5)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
}

async function visit(page: Page, { path }: { readonly path: string }) {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Every kind of page, and every state that has an address. */
const STATES_BY_ADDRESS = [...ONE_ROUTE_OF_EACH_KIND, ...STATES.filter(({ open }) => !open)];

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const part of [0, 1]) {
    test(`every kind of page, part ${part + 1}: what is pressed most is at least 44 px high; from 360 to 1600 px nothing scrolls sideways, what stands first begins where the logo does, and main headings have two sizes`, async ({
      page,
    }) => {
      test.slow();
      const states = STATES_BY_ADDRESS.filter((_, index) => index % 2 === part);
      expect(states.length).toBeGreaterThan(10);
      for (const state of states) {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, state);
        expect(await smallTargets(page.locator(MAIN_ACTIONS)), state.name).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sideways(page), `${state.name} at ${width} px`).toEqual([]);
          if (!ONE_ROUTE_OF_EACH_KIND.includes(state)) continue;
          const { logo, first, size, sizes } = await headOf(page);
          expect(first, `${state.name} at ${width} px`).toBe(logo);
          expect(sizes, `${state.name} at ${width} px`).toContain(size);
        }
      }
    });
  }
});

/** Links and buttons in running text and the lines of a breakdown are as high as their line (WCAG 2.2 asks for 24 px). */
const MAIN_ACTIONS =
  'header :is(a, button), main button:not([aria-label$="how it comes about"]), main label:has(input), main summary, ' +
  'main input:not([type="checkbox"], [type="radio"]), main select, footer :is(a, label, button)';

/** Main actions less than 44 px high, their enlarged areas counted. */
function smallTargets(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((elements) =>
    elements
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
      }),
  );
}

/** Where the logo and the content begin, the size of the main heading, and the two that it may have. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const left = (element: Element | null) => element?.getBoundingClientRect().left;
    const heading = document.querySelector('main h1');
    const probe = document.body.appendChild(document.createElement('span'));
    const sizes = ['--text-2xl', '--text-3xl'].map((token) => {
      probe.style.fontSize = `var(${token})`;
      return getComputedStyle(probe).fontSize;
    });
    probe.remove();
    return {
      logo: left(document.querySelector('header a')),
      first: left(heading?.closest('.page') ?? null),
      size: heading ? getComputedStyle(heading).fontSize : '',
      sizes,
    };
  });
}

/** Presses Tab until something is focused. */
async function tabTo(page: Page, target: Locator, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${most} presses of Tab`);
}

test('the keyboard begins with a link to the content, which takes it there', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

test('the keyboard walks through the header in its order', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.keyboard.press('Tab');
  for (const name of ['Lowtide, home', 'How It Works', 'Compare', 'Countries']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeFocused();
  }
});

test('dialogs keep the focus inside, close on Escape and give it back', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto(COMPARISON);
  const opener = page.getByRole('button', { name: 'Add Country' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Country' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.locator(':focus').count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the countries table sorts and opens its rows with the keyboard', { tag: '@main' }, async ({ page }) => {
  await page.goto('/countries');
  const tax = head(page, 'Tax');
  await tabTo(page, tax);
  await page.keyboard.press('Enter');
  await expect(tax).toHaveAttribute('data-sort', 'ascending');
  const row = opener(rows(page).first());
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
});

test("whatever has the keyboard's focus shows it", async ({ page }) => {
  for (const path of ['/', '/countries', COMPARISON, '/tax-calculator/spain', '/wizard']) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    const unseen: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        for (let element: Element | null = focused; element; element = element.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const isSeen = element !== focused || element.getBoundingClientRect().width > 2;
          if (isSeen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null;
        }
        return focused.outerHTML.slice(0, 120);
      });
      if (hidden) unseen.push(hidden);
    }
    expect(unseen, path).toEqual([]);
  }
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the dialog shows its choices and its button', async ({ page }) => {
    await page.goto(COMPARISON);
    await page.getByRole('button', { name: 'Add Country' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Country' });
    await expect(dialog.getByRole('button', { name: 'Compare Countries' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('checkbox').first()).toBeInViewport();
  });

  test('the names of a comparison stay in sight and leave most of the window to the rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(COMPARISON);
    const head = page.getByRole('columnheader', { name: /Georgia/ });
    await expect(head).toBeVisible();
    await page.getByRole('row', { name: /^Weather rating/ }).scrollIntoViewIfNeeded();
    const box = await head.boundingBox();
    expect(box?.y).toBe(0);
    expect(box?.height).toBeLessThan(390 / 2);
  });

  test('the floating button covers less than a quarter of the window', async ({ page }) => {
    await page.goto('/countries');
    await tick(rows(page).first()).check();
    const box = await page.getByRole('button', { name: 'Choose more to compare' }).boundingBox();
    expect(box?.height).toBeLessThan(90);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  });
});

test('with forced colours, what is pressed or chosen still differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/countries');
  const toggle = page.getByRole('group', { name: 'Living cost' }).getByRole('button').first();
  const background = () => toggle.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(before);
});
