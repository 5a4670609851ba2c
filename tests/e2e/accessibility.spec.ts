/** axe with all its rules, also the best practices and the target size of WCAG 2.2, in every open state; everyRoute.spec.ts has the routes. */
import type { Page } from '@playwright/test';
import { type PageState, STATES } from '../look/states.ts';
import { expectNoViolations, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

// The worker would save the whole site for every test.
test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  // Pages that are not there are looked at, too.
  allowedErrors: [/status of 404/],
});

/** axe.ts looks at a phone in light and at a desk in dark. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const DRAWN_CHART: PageState = {
  name: 'drawn chart',
  path: '/tax-calculator/georgia',
  async open(page) {
    await page.locator('figure').first().hover();
    await expect(page.locator('figure svg circle[data-kind]').first()).toBeVisible();
  },
};

async function reach(page: Page, { path, open }: PageState): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await open?.(page);
}

/** One open state of each kind is among the main journeys. */
const MAIN =
  /^(?:compare-three|wizard-step-2|wizard-results|situation-editor|plan-with-regime|countries-filters|menu|add-country|expanded-row|drawn chart)$/;

for (const state of [...STATES, DRAWN_CHART]) {
  test(`axe finds nothing, on a phone and at a desk: ${state.name}`, {
    tag: MAIN.test(state.name) ? '@main' : [],
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await reach(page, state);
    await expectNoViolations(page);
    if (DESK.width > (state.maxWidth ?? DESK.width)) return;
    // What is open stays open in a wider window.
    await page.setViewportSize(DESK);
    await expectNoViolations(page);
  });
}

test('axe sees what is wrong: contrast, a best practice, and the target size', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const [tag, style] of [
      ['p', 'color: #ccc; background: #fff'],
      ['h5', ''],
      ['button', 'all: unset; width: 8px'],
      ['button', 'all: unset; width: 8px'],
    ] as const) {
      const element = document.createElement(tag);
      element.style.cssText = style;
      element.textContent = 'Wrong';
      main?.append(element);
    }
  });
  const rules = (await violations(page)).map((violation) => violation.replace(/:.*/s, ''));
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'heading-order', 'target-size']));
});
