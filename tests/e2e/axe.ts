import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Each violation as one line, with the elements it is about. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Whether the page as it stands has no violation, in light and in dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // A frame, so that what reads the theme by script has followed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await violations(page), theme).toEqual([]);
  }
}
