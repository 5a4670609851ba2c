/** What comes out of the printer: every page with figures on A4, without anything to press. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { open } from './app.tsx';
import { emulateMedia } from './media.ts';
import { leave } from './mouse.ts';

/** A4 less its margins of 13 mm, in CSS pixels. */
const SHEET = { width: 695, height: 1000 } as const;

const FIVE =
  '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax';

const notes = page.getByText(/^Made on /);

/** Shows an address as it is printed, from a page in the dark theme. */
async function openOnPaper(address: string): Promise<void> {
  document.documentElement.dataset.theme = 'dark';
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  await page.viewport(SHEET.width, SHEET.height);
  await open(address);
  await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
  // What lies under the pointer has a ground of its own.
  await leave();
  await emulateMedia({ media: 'print', 'prefers-color-scheme': 'dark' });
  dispatchEvent(new Event('beforeprint'));
}

/** A computed colour whose last part says that nothing is seen of it. */
const isTransparent = (colour: string) => / 0\)$/.test(colour);

/** Controls of which something would be on the paper; terms and amounts that can be pressed are text there. */
function controlsOnPaper(): string[] {
  return [
    ...document.querySelectorAll('header, footer, nav, dialog, main :is(button, a, select, input, summary)'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const isText = element.matches('button, a, summary') && /\w/.test(element.textContent ?? '');
      const isAmount = element.matches('input[inputmode]');
      const { borderTopStyle, backgroundColor } = getComputedStyle(element);
      return !(isText || isAmount) || borderTopStyle !== 'none' || !isTransparent(backgroundColor);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Tables of which something is cut off, and the width that the page takes. */
function misfits(): string[] {
  const { scrollWidth } = document.documentElement;
  const clipped = [...document.querySelectorAll('main *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
    .filter((element) => element.clientWidth > 1 && element.querySelector('td') !== null)
    .map((element) => element.outerHTML.slice(0, 120));
  return scrollWidth > SHEET.width ? [`the page is ${scrollWidth} px wide`, ...clipped] : clipped;
}

/** Words beside the lines of folds that have no room, and go on below letter by letter. */
const brokenWords = () =>
  [...document.querySelectorAll<HTMLElement>('main summary > *')]
    .filter(({ offsetWidth, innerText }) => offsetWidth > 0 && offsetWidth < 40 && innerText.length > 8)
    .map(({ innerText }) => innerText);

const stylesOf = (selector: string, property: 'breakInside' | 'colorScheme' | 'animationName') => [
  ...new Set([...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[property])),
];

test.each([
  ['a guide', '/tax-calculator/spain'],
  ['a comparison of five regimes', FIVE],
  ["the wizard's results", '/wizard?step=results&income=80000&work=freelancer&region=anywhere'],
  ['a low-tax ranking', '/low-tax-countries-in-europe-for-freelancers'],
  ['a zero-tax ranking', '/zero-tax-countries-for-digital-nomads'],
  ['countries', '/countries'],
])(
  'on paper there are no header, footer or controls, rows are whole and within the sheet, and the date and the light theme are there: %s',
  async (_name, address) => {
    vi.useFakeTimers({ now: new Date('2026-11-05T12:00:00'), toFake: ['Date'] });
    await openOnPaper(address);
    await expect.element(notes).toBeVisible();
    await expect.element(notes).toHaveTextContent('Made on 5 November 2026.');
    await expect.element(notes).toHaveTextContent(/last reviewed (?:on|between) .* 2026/);
    await expect.element(notes).toHaveTextContent('no tax advice');
    await expect
      .poll(() => stylesOf('main :is(tbody tr, li[data-regime])', 'breakInside'))
      .toEqual(['avoid']);
    await expect.poll(controlsOnPaper).toEqual([]);
    expect(misfits()).toEqual([]);
    expect(
      page
        .getByText(/Sources/)
        .elements()
        .some((element) => element.checkVisibility()),
    ).toBe(true);
    expect(stylesOf('body, main h1', 'colorScheme')).toEqual(['light']);
  },
);

test.each([
  ['/tax-calculator/spain', 'Tax at every income', 2],
  [FIVE, 'By income', 5],
])('curves are printed, light and within the sheet: %s', async (address, title, lines) => {
  await openOnPaper(address);
  const fold = page.css('details').filter({ hasText: title }).last();
  await expect.element(fold.css('summary').first()).toBeVisible();
  const drawing = fold.css('svg:has([data-curve])').last();
  await expect.element(drawing).toBeVisible();
  const curves = drawing.css('[data-curve]').elements();
  expect(curves.length).toBeGreaterThanOrEqual(lines);
  for (const curve of curves) expect(curve.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/);
  const svg = drawing.element();
  expect(svg.getBoundingClientRect().right).toBeLessThanOrEqual(SHEET.width);
  expect(getComputedStyle(svg).colorScheme).toBe('light');
});

test('over every page on paper stand the product, the address that shows the same figures, and the day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-05T12:00:00'), toFake: ['Date'] });
  await page.viewport(SHEET.width, SHEET.height);
  await open('/tax-calculator/georgia', {
    situation: { income: 70_000, currency: 'EUR', work: 'freelancer', profession: 'design' },
  });
  const head = page.css('#root > p, p:has(> b)').filter({ hasText: 'Lowtide' }).first();
  await expect.element(head).not.toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect.element(head).toBeVisible();
  await expect.element(head).toHaveTextContent(/\/tax-calculator\/georgia\?income=70000&currency=EUR/);
  await expect.element(head).toHaveTextContent('5 November 2026');
  // The ring is part of the answer; charts of the window are not.
  await expect.element(page.css('main figure svg[data-paper]').first()).toBeVisible();
});

test('a page about leaving prints its title, and the questions about ties with their rules', async () => {
  await openOnPaper('/leaving/germany');
  await expect.element(page.getByText('Leaving Germany').first()).toBeVisible();
  page.css('details:has(#ties)').last().element().setAttribute('open', '');
  expect(controlsOnPaper()).toEqual([]);
  const first = page.css('#ties').getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('If yes: keeps you taxable');
  await expect.element(first.css('details p').first()).toBeVisible();
  // Where the buttons stood, nothing squeezes the question.
  const widthOf = (locator: Locator) => locator.element().getBoundingClientRect().width;
  expect(widthOf(first.css('legend').first())).toBeGreaterThan(widthOf(first) / 2);
});

/** Folds of which nothing but their line is on the paper. */
function hollowFolds(): string[] {
  return [...document.querySelectorAll('main details:has(> summary :is(h2, h3, h4))')]
    .filter((fold) => fold.checkVisibility())
    .filter(
      (fold) =>
        ![...fold.querySelectorAll('summary ~ *, summary ~ * *')].some(
          (inside) =>
            !inside.closest('summary, .on-paper') &&
            inside.checkVisibility({ contentVisibilityAuto: true }) &&
            /\w/.test(inside.textContent),
        ),
    )
    .map((fold) => fold.querySelector('summary')?.textContent ?? '');
}

test.each([
  ['/tax-calculator/spain', 4],
  ['/tax-calculator/estonia-1', 4],
  ['/country-guides/malta', 4],
  ['/plan?from=de&to=ge-small-business&start=2027-05', 6],
  ['/changes', 1],
  ['/leaving/germany', 3],
  [FIVE, 2],
] as const)(
  'folds are open on paper, also those whose parts come only when they are near: %s',
  async (address, least) => {
    await openOnPaper(address);
    const folds = page.getByRole('main').css('details:has(> summary h2)');
    await expect.poll(() => folds.elements().length).toBeGreaterThanOrEqual(least);
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(hollowFolds).toEqual([]);
    expect(folds.elements().some((fold) => fold.hasAttribute('open'))).toBe(false);
    await expect.poll(() => page.getByText(/was still loading/).elements().length).toBe(0);
    expect(brokenWords()).toEqual([]);
    // A print-out shows the first moment of what would come in.
    expect(stylesOf('main details > :not(summary)', 'animationName')).toEqual(['none']);
    expect(misfits()).toEqual([]);
  },
);
