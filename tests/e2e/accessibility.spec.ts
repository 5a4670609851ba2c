/** axe with all its rules, also the best practices and the target size of WCAG 2.2, wherever one can get to. */
import type { Page } from '@playwright/test';
import { calculatorPath } from '../../src/catalogue/slugs.ts';
import { ONE_ROUTE_OF_EACH_KIND, type PageState, ROUTES, STATES } from '../look/states.ts';
import { expectNoViolations, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { data } from './guidePage.ts';

// The worker would save the whole site for every test.
test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  // Pages that are not there are looked at, too.
  allowedErrors: [/status of 404/],
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const FIRST_CALCULATORS = new Set(data.countries.map(({ name }) => calculatorPath(name, 0)));
const OTHER_CALCULATORS = ROUTES.filter(
  ({ path }) => FIRST_CALCULATORS.has(path) && !ONE_ROUTE_OF_EACH_KIND.some((one) => one.path === path),
);

async function reach(page: Page, { path, open }: PageState): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await open?.(page);
}

for (const { width, height } of SIZES) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const state of [...ONE_ROUTE_OF_EACH_KIND, ...STATES]) {
      if (width > (state.maxWidth ?? width)) continue;
      test(`axe finds nothing, light and dark: ${state.name}`, async ({ page }) => {
        await reach(page, state);
        await expectNoViolations(page);
      });
    }
  });
}

for (const state of OTHER_CALCULATORS) {
  test(`axe finds nothing: ${state.name}`, async ({ page }) => {
    await reach(page, state);
    expect(await violations(page)).toEqual([]);
  });
}
