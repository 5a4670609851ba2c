import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { LAY_OUT_ALL } from '../layOutAll.ts';

/** All rules. Without listing what is right, and within the page, as the site has no frames: a third of the time. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(true);
}

/** Each violation as one line, with the elements it is about. */
export async function violations(page: Page): Promise<string[]> {
  const found = (await axeOf(page).analyze()).violations;
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const THEMES = ['light', 'dark'] as const;

/** Whether the page as it stands has no violation, in light and in dark. */
export async function expectNoViolations(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  await page.evaluate(LAY_OUT_ALL);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    // A frame, so that what reads the theme by script has followed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await violations(page), theme).toEqual([]);
  }
}
