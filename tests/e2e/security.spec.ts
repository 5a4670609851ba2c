/**
 * The content security policy and its companions: what the site promises a browser, kept in every open state, and
 * on a page of each kind (kinds.spec.ts), without a network (offline.spec.ts) and while a PDF is made (pdf.spec.ts). Nothing that a page does may break the policy or leave the origin.
 */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openFold } from './guidePage.ts';
import { test } from './policy.ts';

test.describe('no violation of the policy, no request that leaves the origin', () => {
  test.describe('without the worker', () => {
    test('with the menu, both themes, a toast, a tooltip and the dialog', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/compare?tax_regime_ids=mt-res-non-dom,atlantis-flat&income=75000');
      await expect(page.getByText(/One tax regime of this link .* was left out/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'About these figures' }).click();
      await expect(page.getByText('Marriage, kids and other benefits')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add Country' }).click();
      await page.getByRole('dialog').getByRole('checkbox', { disabled: false }).first().check();
      await page.getByRole('button', { name: 'Compare Countries' }).click();
      await expect(page.getByRole('link', { name: 'View Tax Calculator' })).toHaveCount(2);
      for (const theme of ['Dark', 'Light']) {
        await page.getByRole('contentinfo').getByText(theme, { exact: true }).click();
      }
      await page.getByRole('banner').getByRole('button').first().click();
      await page.getByRole('link', { name: 'How It Works' }).first().click();
      await expect(page).toHaveURL(/how-it-works/);
    });

    test('with charts drawn and asked for their values, and the working of a line open', async ({ page }) => {
      await page.goto('/tax-calculator/georgia');
      await page
        .getByRole('button', { name: /how it comes about/ })
        .first()
        .click();
      await expect(page.getByText('Working it out…')).toHaveCount(0);
      await page.locator('figure:visible').first().hover();
      await page.getByRole('slider').first().fill('120000');
      const curves = await openFold(page, 'Tax at every income');
      await curves.getByText('Show as a table').scrollIntoViewIfNeeded();
      const drawn = curves
        .locator('svg:visible')
        .filter({ has: page.locator('text') })
        .last();
      await expect(drawn).toBeVisible();
      const box = await drawn.boundingBox();
      if (!box) throw new Error('There is no drawing.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      // Leaving the page takes the drawings down.
      await page.getByRole('banner').getByRole('link', { name: 'Countries' }).click();
      await expect(page.locator('main [data-regime]').first()).toBeVisible();
    });
  });
});

test.describe('the policy is in force', () => {
  test.use({ allowedErrors: [/Content Security Policy|Trusted|violates|frame/i] });

  /** What somebody may have smuggled into a page on its way, and the directive that refuses it. */
  const SMUGGLED: readonly (readonly [what: string, directive: string, markup: string])[] = [
    ['an inline script', 'script-src-elem', '<script>attacked = 1</script>'],
    ['an event handler', 'script-src-attr', '<img src="/icons/logo.svg" alt="" onload="attacked = 1">'],
    ['a script of another site', 'script-src-elem', '<script src="https://elsewhere.example/x.js"></script>'],
    ['an inline style', 'style-src-elem', '<style>body { display: none }</style>'],
    ['a style attribute', 'style-src-attr', '<p style="position: fixed">'],
    ['a picture of another site', 'img-src', '<img src="https://elsewhere.example/x.gif" alt="">'],
    ['a frame', 'frame-src', '<iframe src="https://elsewhere.example/"></iframe>'],
    ['another base for addresses', 'base-uri', '<base href="https://elsewhere.example/">'],
  ];

  test('what is smuggled into the markup is refused: scripts, handlers, styles, pictures, frames, another base', async ({
    page,
    violations,
  }) => {
    for (const [what, directive, markup] of SMUGGLED) {
      await smuggle(page, markup);
      await page.goto('/terms');
      await expect.poll(() => directivesOf(violations), what).toContain(directive);
      expect(await page.evaluate(() => 'attacked' in window), what).toBe(false);
      await page.unroute('**/terms');
      violations.length = 0;
    }
  });

  const RUN: readonly (readonly [what: string, directive: RegExp, attack: () => unknown])[] = [
    ['text run as a program', /trusted-types/, () => setTimeout(() => new Function('window.attacked = 1')())],
    ['text put in as markup', /trusted-types/, () => Reflect.set(document.body, 'innerHTML', '<p>')],
    ['a request to another site', /connect-src/, () => fetch('https://elsewhere.example/collect')],
  ];

  test('what a script would do is refused: run text, put in markup, ask another site', async ({
    page,
    violations,
  }) => {
    for (const [what, directive, attack] of RUN) {
      await page.goto('/terms');
      await page.evaluate(attack).catch(() => undefined);
      await expect.poll(() => directivesOf(violations).join(), what).toMatch(directive);
      expect(await page.evaluate(() => 'attacked' in window), what).toBe(false);
      violations.length = 0;
    }
  });

  test.describe('where workers may be registered', () => {
    // Playwright's default here puts a harmless function in the place of register().
    test.use({ serviceWorkers: 'allow' });

    test('a worker of another address is refused', async ({ page, violations }) => {
      await page.goto('/terms');
      await page.evaluate(() => navigator.serviceWorker.register('/other.js')).catch(() => undefined);
      await expect.poll(() => directivesOf(violations).join()).toMatch(/trusted-types/);
      violations.length = 0;
    });
  });

  test('structured data needs no hash: the browser runs none of it', async ({ page }) => {
    await smuggle(page, '<script type="application/ld+json">{"@type": "Thing"}</script>');
    await page.goto('/terms');
    await expect(page.locator('script[type="application/ld+json"]').last()).toBeAttached();
  });
});

/** Adds markup to the page of /terms on its way to the browser. */
async function smuggle(page: Page, markup: string): Promise<void> {
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${markup}</head>`);
    await route.fulfill({ response, body });
  });
}

/** Each violation counts twice: the policy of the page and that of the answer both report it. */
function directivesOf(violations: readonly string[]): string[] {
  return violations.map((violation) => violation.split(' ')[0] ?? '');
}
