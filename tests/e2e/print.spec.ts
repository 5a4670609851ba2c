/** What comes out of the printer: every page with figures on A4, without anything to press. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** A4 less its margins of 13 mm, in CSS pixels. */
const SHEET = { width: 695, height: 1000 } as const;

const PRINTED = [
  { name: 'guide', path: '/tax-calculator/spain', says: 'Tax at different incomes' },
  {
    name: 'comparison of five regimes',
    path: '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax',
    says: 'Revenue limit',
  },
  {
    name: 'wizard results',
    path: '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
    says: 'Your Recommended Tax Regimes',
  },
  {
    name: 'low-tax ranking',
    path: '/low-tax-countries-in-europe-for-freelancers',
    says: 'Low-Tax Countries in Europe for Freelancers',
  },
  {
    name: 'zero-tax ranking',
    path: '/zero-tax-countries-for-digital-nomads',
    says: 'Zero-Tax Countries for Digital Nomads',
  },
  { name: 'countries', path: '/countries', says: 'Explore 22 low-tax destinations' },
] as const;

async function openOnPaper(page: Page, path: string, says: string) {
  await page.setViewportSize(SHEET);
  await page.goto(path);
  await expect(page.getByText(says).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Controls of which something would be on the paper; terms and amounts that can be pressed are text there. */
function controlsOnPaper(page: Page): Promise<string[]> {
  return page
    .locator('header, footer, nav, dialog, main :is(button, a, select, input, summary)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const isText = element.matches('button, a, summary') && /\w/.test(element.textContent ?? '');
          const isAmount = element.matches('input[inputmode]');
          const { borderTopStyle, backgroundColor } = getComputedStyle(element);
          const looksPressable = borderTopStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
          return !(isText || isAmount) || looksPressable;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
}

/** The width of the page, and tables of which something is cut off. */
function widthsOnPaper(page: Page) {
  return page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    clipped: [...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
      .filter((element) => element.clientWidth > 1 && element.querySelector('td') !== null)
      .map((element) => element.className),
  }));
}

for (const { name, path, says } of PRINTED) {
  test(`on paper there are no header, footer or controls, rows are whole and within the sheet, and the date and the light theme are there: ${name}`, {
    tag: '@main',
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lowtide-preferences', '{"theme":"dark"}'));
    await page.clock.setFixedTime('2026-11-05T12:00:00');
    await openOnPaper(page, path, says);
    expect(await controlsOnPaper(page)).toEqual([]);
    expect(await widthsOnPaper(page)).toEqual({ page: SHEET.width, clipped: [] });
    const rows = page.locator('main :is(tbody tr, li[data-regime])');
    // A row that is replaced meanwhile has no style.
    await expect
      .poll(() =>
        rows.evaluateAll((all) => [...new Set(all.map((row) => getComputedStyle(row).breakInside))]),
      )
      .toEqual(['avoid']);
    const notes = page.getByText('Made on 5 November 2026.');
    await expect(notes).toBeVisible();
    await expect(notes).toContainText(/last reviewed (?:on|between) .* 2026/);
    await expect(notes).toContainText('no tax advice');
    await expect(page.getByText(/Sources/).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveCSS('color', 'rgb(13, 33, 55)');
  });
}

test('a page printed before its scripts have come hides header, footer and controls, too', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.setViewportSize(SHEET);
  await page.goto(PRINTED[0].path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
});

for (const { path, says, lines } of [
  { path: '/tax-calculator/spain', says: 'Tax at different incomes', lines: 2 },
  { path: PRINTED[1].path, says: PRINTED[1].says, lines: 5 },
]) {
  test(`curves are printed, light and within the sheet: ${path.slice(0, 22)}`, async ({ page }) => {
    await openOnPaper(page, path, says);
    const drawing = page.locator('svg:has([data-curve])').last();
    await expect(drawing).toBeVisible();
    const curves = drawing.locator('[data-curve]');
    expect(await curves.count()).toBeGreaterThanOrEqual(lines);
    for (const curve of await curves.all()) await expect(curve).toHaveAttribute('d', /^M[\d.]+ [\d.]+L/);
    const box = await drawing.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
    expect(await drawing.evaluate((svg) => getComputedStyle(svg).colorScheme)).toBe('light');
  });
}

test('a page about leaving prints its title, and the questions about ties with their rules', async ({
  page,
}) => {
  await openOnPaper(page, '/leaving/germany', 'Leaving Germany');
  expect(await controlsOnPaper(page)).toEqual([]);
  const ties = page.locator('#ties');
  const first = ties.getByRole('listitem').first();
  await expect(first).toContainText('If yes: this tie goes on');
  await expect(first.locator('details p').first()).toBeVisible();
  // Where the buttons stood, nothing squeezes the question.
  const widths = await first.evaluate((item) =>
    [item, item.querySelector('legend')].map((element) => element?.getBoundingClientRect().width ?? 0),
  );
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) / 2);
});

test('what is folded on the page of changes stands open on paper', async ({ page }) => {
  await openOnPaper(page, '/changes', 'What changes');
  const folded = page.getByRole('main').locator('details').first();
  await expect(folded).not.toHaveAttribute('open');
  await expect(folded.getByRole('link').first()).toBeVisible();
});

test('printing makes sheets of A4', async ({ page }) => {
  await page.goto(PRINTED[1].path);
  await expect(page.getByText(PRINTED[1].says).first()).toBeVisible();
  const file = await page.pdf({ preferCSSPageSize: true });
  const text = file.toString('latin1');
  // A4 in points.
  expect(text).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});
