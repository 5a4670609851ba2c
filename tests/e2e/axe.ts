import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Each violation of any rule as one line, with the elements it is about. */
export async function violations(page: Page): Promise<string[]> {
  // Without listing what is right, and within the page, as the site has no frames: a third of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(true);
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, help, nodes }) =>
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
    // A frame, so that what reads the theme by script has followed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await violations(page), theme).toEqual([]);
  }
}
