import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Each violation of any rule as one line, with the elements it is about. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      // Without listing what is right: a third of the time.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

type Theme = 'light' | 'dark';

/**
 * Whether the page as it stands has no violation: on a phone in light, on a desk in dark, unless themes are named. A theme
 * changes the colours and a width the arrangement, and contrast alone takes nine tenths of axe's time.
 */
export async function expectNoViolations(page: Page, themes?: readonly Theme[]): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const theme of themes ?? [isPhone ? 'light' : 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    // A frame, so that what reads the theme by script has followed; then colours that are still on their way.
    await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(done));
      const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
    });
    expect(await violations(page), theme).toEqual([]);
  }
}
