/**
 * One visit of a page of each kind, at a desk and on a phone; what pages of one kind differ in, their texts and figures, is
 * looked at without a browser (tests/unit/build/prerendered.test.ts) and in one page (tests/parts/everyPage.test.ts). An error on the
 * console fails a visit (fixtures.ts), and so does a violation of the policy or a request to another origin (policy.ts).
 */
import type { Page } from '@playwright/test';
import { metadataFor, NOT_FOUND_METADATA } from '../../src/app/metadata/metadataFor.ts';
import { expectNoViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import { watchRequests } from './network.ts';
import { test } from './policy.ts';
import { site } from './site.ts';

const KINDS = [
  '/',
  '/countries',
  '/compare',
  '/wizard',
  '/how-it-works',
  '/methodology',
  '/data',
  '/checked',
  '/changes',
  '/plan',
  '/leaving/germany',
  '/my-company/united-states',
  '/low-tax-countries-for-freelancers',
  '/tax-calculator/poland',
  '/tax-calculator/estonia-wage',
  '/country-guides/malta',
];
const UNKNOWN = '/no/such/page';
const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,ge-small-business,uy-irpf-services&income=60000';
const WITH_QUERY = [
  COMPARISON,
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/countries?income=200000&living=1,2',
];
const SIZES = [
  { width: 1280, height: 844 },
  { width: 390, height: 844 },
];

// The browser reports the status of the not-found page itself.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [/404 \(Not Found\)/] });

test.beforeEach(({ page }) => page.addInitScript(watchLoading));

/** Visits an address at each size; says what is wrong with the loading and the look of it. */
async function visit(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  // Chromium waits 50 ms for fonts that are preloaded; on a busy machine only those that it has come in time.
  await page.goto('/terms');
  await page.evaluate(() => document.fonts.ready);
  const quiet = watchRequests(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // What the page before still asks for is not this page's.
    await page.goto('about:blank');
    requested.length = 0;
    await page.goto(address);
    await quiet();
    const { shift, shifted } = await loading(page);
    expect(shift, `shifts at ${size.width} px: ${shifted.join('; ')}`).toBeLessThan(0.01);
    const files = requested.filter((one) => one.startsWith('/assets/'));
    expect(files.toSorted(), 'each file once').toEqual([...new Set(files)].sort());
    const inline = await page
      .locator('head > link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(inline).not.toEqual([]);
    expect(
      inline.filter((one) => files.includes(one)),
      'style sheets whose rules the page has',
    ).toEqual([]);
    const surplus = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(surplus, `px to scroll sideways at ${size.width} px`).toBe(0);
    await look();
  }
  expect(await page.context().cookies()).toEqual([]);
}

/** What `watchLoading` has seen, and whether the heading is the prerendered one: rendering anew replaces it. */
const loading = (page: Page) =>
  page.evaluate(() => {
    const { shift, shifted, first, headings } = window as unknown as Loading;
    return { shift, shifted, headings, isKept: first === document.querySelector('h1') };
  });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Loading {
  /** Layout shifts as the browser counts them. */
  shift: number;
  /** What was moved, and from where to where. */
  shifted: string[];
  /** The heading of the prerendered page. */
  first: Element | null;
  /** The headings that could be seen in any frame. */
  headings: string[];
}

function watchLoading(): void {
  const seen = Object.assign(window, { shift: 0, shifted: [], first: null, headings: [] } as Loading);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        seen.shifted.push(
          `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') seen.first = document.querySelector('h1');
  });
  const look = () => {
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const text = heading.textContent ?? '';
      if (!seen.headings.includes(text) && heading.checkVisibility({ visibilityProperty: true }))
        seen.headings.push(text);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const path of [...KINDS, UNKNOWN]) {
  const isKnown = path !== UNKNOWN;

  test(`${path}: hydrated as prerendered, with its own head, nothing shifts, nothing is fetched twice, no cookie, nothing for axe`, {
    tag: [
      ...['@route-table', '@route-phone', '@route-public', '@route-privacy-true', '@call-flags'],
      ...(isKnown
        ? ['@meta-sitemap-robots', '@meta-canonical']
        : ['@route-not-found', '@error-unknown-route']),
      ...(['/', '/countries', '/tax-calculator/poland'].includes(path) ? ['@main'] : []),
    ],
  }, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(isKnown ? 200 : 404);
    // Those who run no scripts read it, too.
    const link = `<link rel="canonical" href="${site.origin}${path}" />`;
    expect((await answer.text()).includes(link)).toBe(isKnown);
    await visit(page, path, async () => {
      expect((await loading(page)).isKept, 'the heading of the HTML').toBe(true);
      await expect(page).toHaveTitle((metadataFor(path) ?? NOT_FOUND_METADATA).title);
      const canonical = page.locator('head link[rel="canonical"]');
      await expect(canonical).toHaveCount(isKnown ? 1 : 0);
      if (isKnown) await expect(canonical).toHaveAttribute('href', site.origin + path);
      await expectNoViolations(page);
    });
  });
}

test('an address with a query shows its own state at once: nothing shifts, nothing is fetched twice, no other headings', async ({
  page,
}) => {
  for (const address of WITH_QUERY) {
    await visit(page, address, async () => {
      const { headings } = await loading(page);
      if (address === COMPARISON) {
        expect(headings).toContain('Tax Regime Comparison');
        expect(headings).not.toContain('No Countries Selected');
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, and a guide is printed without anything to press', {
    tag: '@route-public',
  }, async ({ page }) => {
    await page.goto('/countries');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Poland', exact: true }).click();
    await expect(page).toHaveURL(/\/tax-calculator\/poland$/);
    await expect(page.getByRole('main')).toContainText(/\$\d/);
    const pressable = page.locator('header, footer, input[type="range"]').filter({ visible: true });
    await expect(pressable).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(pressable).toHaveCount(0);
  });
});
