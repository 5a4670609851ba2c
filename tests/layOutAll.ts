import type { Page } from '@playwright/test';

/**
 * Lays out what is far from the window, too (`content-visibility` in src/ui/base.css): a picture of the whole page and
 * axe see all of a page at once, as nobody does who scrolls.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
