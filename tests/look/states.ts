/** What there is to see: every address of the site, and what can be opened on it. */
import { expect, type Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { COMPUTING_DELAY_MS } from '../../src/catalogue/constants.ts';
import { allPaths, FIXED_PATHS } from '../../src/catalogue/pages.ts';
import { putRecord } from '../e2e/storedRecord.ts';
import { noRegimeFits } from './noRegimeFits.ts';

/** A page as somebody sees it after some presses. */
export interface PageState {
  /** Also the name of its picture. */
  readonly name: string;
  readonly path: string;
  /** What is pressed or typed once the page is interactive. */
  readonly open?: (page: Page) => Promise<void>;
  /** The state is seen in the window alone, not on the whole page: something lies above the rest. */
  readonly isOverlay?: boolean;
  /** Widest window in which there is such a state. */
  readonly maxWidth?: number;
}

const { countries } = compileData();

const COMPARISON =
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax';
const MANY =
  '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax';
const ANSWERS = 'income=80000&work=freelancer&region=anywhere';

/** Every address that the build knows, each as it opens. */
export const ROUTES: readonly PageState[] = allPaths(countries).map((path) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  path,
}));

const KINDS = new Set([
  ...FIXED_PATHS,
  '/low-tax-countries-for-freelancers',
  '/low-tax-countries-in-europe-for-business-owners',
  '/zero-tax-countries-for-remote-workers',
  '/tax-calculator/georgia',
  '/tax-calculator/spain',
  '/tax-calculator/united-arab-emirates-1',
]);

/** Pages of one kind differ in their words alone: these stand for all of theirs. */
export const ONE_ROUTE_OF_EACH_KIND = ROUTES.filter(({ path }) => KINDS.has(path));

/** Opens the editor and answers some of its selects, by their labels. */
async function say(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.getByText(/^(?:Use my details|Edit)$/).click();
  for (const [label, answer] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).selectOption(answer);
  }
}

/** What has no address of its own, or one with a query. */
export const STATES: readonly PageState[] = [
  { name: 'not-found', path: '/no-such-page' },
  { name: 'guide-not-found', path: '/tax-calculator/atlantis' },
  { name: 'compare-three', path: COMPARISON },
  { name: 'compare-five', path: MANY },
  { name: 'compare-nothing-eligible', path: '/compare?income=9000000&tax_regime_ids=ge-small-business' },
  { name: 'wizard-step-2', path: `/wizard?step=2&${ANSWERS}` },
  { name: 'wizard-step-3', path: `/wizard?step=3&${ANSWERS}` },
  { name: 'wizard-results', path: `/wizard?step=results&${ANSWERS}` },
  {
    name: 'wizard-computing',
    path: `/wizard?step=3&${ANSWERS}`,
    async open(page) {
      // The pause does not end while the pictures are taken.
      await page.addInitScript((delay) => {
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
            setTimeout(handler, ms === delay ? ms * 1_000 : ms, ...rest),
        });
      }, COMPUTING_DELAY_MS);
      await page.reload();
      await page.locator('#root[data-path]').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Find Countries' }).click();
      await expect(page.getByText('Comparing every scheme')).toBeVisible();
    },
  },
  {
    name: 'wizard-no-results',
    path: `/wizard?step=results&${ANSWERS}`,
    async open(page) {
      await noRegimeFits(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No regime fits these answers' })).toBeVisible();
    },
  },
  {
    name: 'wizard-results-groups',
    path: `/wizard?step=results&${ANSWERS}`,
    async open(page) {
      await say(page, { 'Citizen of': 'de', 'Where do you live now?': 'de' });
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'All countries' })).toBeVisible();
    },
  },
  {
    name: 'situation-editor',
    path: '/countries',
    isOverlay: true,
    async open(page) {
      await say(page, { 'Citizen of': 'de' });
      await expect(page.getByRole('heading', { name: 'Your situation' })).toBeVisible();
    },
  },
  {
    name: 'plan-from-germany',
    path: '/plan',
    async open(page) {
      await say(page, { 'Where do you live now?': 'de' });
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Your situation' })).toBeHidden();
    },
  },
  {
    name: 'plan-with-regime',
    path: '/plan',
    async open(page) {
      const home = { income: 70_000, currency: 'EUR', home: { country: 'de' }, years: 5 };
      await putRecord(page, { shape: 1, value: home }, 'situation');
      await putRecord(page, { shape: 1, value: { regimeIds: ['bg-freelancer-flat-tax'] } });
      await page.reload();
      const answer = page.getByRole('region', { name: 'The answer' });
      await expect(answer.locator('[data-terms]').first()).toBeVisible();
    },
  },
  {
    name: 'tutorial-ticked',
    path: '/how-it-works',
    async open(page) {
      await page.getByRole('checkbox').first().check();
      await expect(page.getByRole('button', { name: 'Clear all ticks' })).toBeVisible();
    },
  },
  { name: 'changes-filtered', path: '/changes?country=malta&status=proposed' },
  {
    name: 'leaving-answered',
    path: '/leaving/germany',
    async open(page) {
      await page.goto('/leaving/germany#ties');
      const ties = page.locator('#ties');
      await ties.getByRole('button', { name: 'No' }).first().click();
      await ties.getByRole('button', { name: 'Yes' }).nth(1).click();
      await ties.getByText('Why, and its source').first().click();
    },
  },
  {
    name: 'countries-filters',
    path: '/countries?living=2,3&only=schengen',
    maxWidth: 640,
    async open(page) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('group', { name: 'Living cost' })).toBeVisible();
    },
  },
  {
    name: 'countries-groups',
    path: '/countries',
    async open(page) {
      // Too few days for most countries.
      await putRecord(page, { shape: 1, changedAt: 1, writer: 'look', value: { days: 90 } }, 'situation');
      await page.reload();
      const folded = page.locator('[data-fit="no"]');
      await folded.getByRole('button', { name: 'Show' }).click();
    },
  },
  {
    name: 'no-network',
    path: '/countries',
    isOverlay: true,
    async open(page) {
      // Only said: what the page still loads would fail otherwise.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
        window.dispatchEvent(new Event('offline'));
      });
      await expect(page.getByText('Offline, figures work')).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '/how-it-works',
    isOverlay: true,
    maxWidth: 768,
    async open(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'add-country',
    path: COMPARISON,
    isOverlay: true,
    async open(page) {
      await page.getByRole('button', { name: 'Add Country' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Country' });
      await dialog.getByRole('checkbox').and(page.locator(':enabled')).first().check();
    },
  },
  {
    name: 'tooltip',
    path: COMPARISON,
    isOverlay: true,
    async open(page) {
      await page.locator('main h1 ~ * button, main h1 + button').first().click();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  {
    name: 'expanded-row',
    path: '/countries',
    async open(page) {
      await page.locator('main li[data-key] > button').nth(2).click();
      await expect(page.getByRole('button', { name: 'Add to Comparison' })).toBeVisible();
    },
  },
  {
    name: 'ready-to-compare',
    path: '/countries',
    isOverlay: true,
    async open(page) {
      for (const at of [0, 3]) await page.locator('main li[data-key]').nth(at).getByRole('checkbox').check();
      await expect(page.getByRole('link', { name: 'Compare 2 Countries' })).toBeVisible();
    },
  },
  {
    name: 'changed-figures',
    path: '/compare?income=75000&tax_regime_ids=bg-eood-company,bg-freelancer-flat-tax&data=2026-11-20',
    isOverlay: true,
    async open(page) {
      const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
      await notice.getByText('Why', { exact: true }).click();
      await expect(notice.getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'tax-line-working',
    path: '/tax-calculator/spain',
    async open(page) {
      await page
        .getByRole('button', { name: /: how it comes about$/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Copy the working' })).toBeVisible();
    },
  },
  {
    name: 'toast',
    path: '/compare?income=75000&tax_regime_ids=ge-small-business,no-such-regime',
    isOverlay: true,
    async open(page) {
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    },
  },
];
