/** axe in every open state; tests/e2e/kinds.spec.ts has a page of each kind. */
import { countries } from 'virtual:lowtide/catalogue';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OTHER_KINDS } from '../../src/law/index.ts';
import { answerApi, type Kept, open } from './app.tsx';
import { expectNoViolations, violations } from './axe.ts';
import { opener, panel, rows, tick } from './countriesPage.ts';
import { say } from './form.ts';
import { findCountries } from './wizardPage.ts';

const COMPARISON =
  '/compare?income=75000&tax_regime_ids=ge-small-business,mt-res-non-dom,bg-freelancer-flat-tax';
const MANY =
  '/compare?income=60000&tax_regime_ids=ge-small-business,mt-res-non-dom,es-beckham-law,it-forfettario-5,bg-freelancer-flat-tax';
const ANSWERS = 'income=80000&work=freelancer&region=anywhere';

/** A screen as somebody sees it after some presses. */
interface State {
  readonly path: string;
  readonly kept?: Kept;
  /** What answers the network, or how the device is, before the screen is opened. */
  readonly before?: () => void;
  /** What is pressed or typed; resolves once the state is shown. */
  readonly press?: () => Promise<unknown>;
  /** What of the page the state is about; without it, all of it. */
  readonly within?: string;
  readonly maxWidth?: number;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const shown = (locator: Parameters<typeof expect.element>[0]) => expect.element(locator).toBeVisible();

/** Presses what opens folds, those that come out of other folds, too. */
async function openAll(summaries: string): Promise<void> {
  await shown(page.css(summaries).first());
  for (const summary of document.querySelectorAll<HTMLElement>(summaries)) summary.click();
}

const STATES: Readonly<Record<string, State>> = {
  'no page': { path: '/no-such-page' },
  'no guide': { path: '/tax-calculator/atlantis' },
  'a comparison of three': { path: COMPARISON },
  'a comparison of five': { path: MANY, within: 'main table' },
  'a comparison of what is closed': {
    path: '/compare?income=9000000&tax_regime_ids=ge-small-business',
    within: 'main',
  },
  'the second step of the wizard': { path: `/wizard?step=2&${ANSWERS}` },
  'the third step of the wizard': { path: `/wizard?step=3&${ANSWERS}`, within: 'main' },
  'the results of the wizard': { path: `/wizard?step=results&${ANSWERS}` },
  'the wizard that computes': {
    path: `/wizard?step=3&${ANSWERS}`,
    within: 'main',
    async press() {
      await expect.element(findCountries).toBeEnabled();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await findCountries.click();
      await shown(page.getByText('Comparing every scheme'));
      vi.useRealTimers();
    },
  },
  'no results of the wizard': {
    path: `/wizard?step=results&${ANSWERS}`,
    within: 'main',
    before() {
      const ending = countries.map((country) => ({
        ...country,
        taxRegimes: country.taxRegimes.map((regime) => ({ ...regime, maxIncomeThreshold: 10 })),
      }));
      answerApi(async (path) => (path === '/api/countries' ? Response.json(ending) : undefined));
    },
    press: () => shown(heading('No regime fits these answers')),
  },
  'results in groups': {
    path: `/wizard?step=results&${ANSWERS}&citizen=de&home=de`,
    within: 'main',
    press: () => shown(heading('More, but only if')),
  },
  'the editor of the situation': {
    path: '/countries',
    within: 'dialog[open]',
    async press() {
      await button(/Edit|Use my details/).click();
      await say('Which passport do you hold?', 'Germany');
    },
  },
  'the plan from Germany': {
    path: '/plan',
    kept: { situation: { home: { country: 'de' } } },
    within: 'main',
  },
  'the plan with a regime': {
    path: '/plan',
    kept: {
      situation: { income: 70_000, currency: 'EUR', home: { country: 'de' }, years: 5 },
      comparison: { regimeIds: ['bg-freelancer-flat-tax'] },
    },
    within: 'main',
    press: () => shown(page.getByRole('region', { name: 'The answer' }).css('[data-terms]').first()),
  },
  'the tutorial with a tick': {
    path: '/how-it-works',
    within: 'nav[aria-label="Steps"]',
    async press() {
      await page.getByRole('checkbox').first().click();
      await shown(button('Clear all ticks'));
    },
  },
  'changes of one country': { path: '/changes?country=malta&status=proposed', within: 'main' },
  'answers about ties': {
    path: '/leaving/germany#ties',
    within: '#ties',
    async press() {
      const ties = page.css('#ties');
      await ties.getByRole('button', { name: 'No' }).first().click();
      await ties.getByRole('button', { name: 'Yes' }).nth(1).click();
      await ties.getByText('Why, and its source').first().click();
    },
  },
  'a page about leaving with all its parts open': {
    path: '/leaving/united-kingdom',
    within: 'main',
    press: () => openAll('main section > details > summary'),
  },
  'a page about a company with all its parts open': {
    path: '/my-company/united-states',
    within: 'main',
    press: () => openAll('main section > details > summary'),
  },
  'a plan with everything open': {
    path: '/plan',
    kept: {
      situation: { income: 70_000, currency: 'EUR', home: { country: 'de' }, citizenships: ['de'], years: 5 },
      comparison: { regimeIds: ['bg-freelancer-flat-tax'] },
    },
    within: 'main',
    async press() {
      await shown(page.getByRole('region', { name: 'The answer' }).css('[data-terms]').first());
      await openAll('main details:not([open]) > summary');
      await page.css('#days').getByRole('button', { name: 'Begin with your plan' }).click();
      await shown(page.css('#days').getByText('More than 183 days in Bulgaria on').first());
      await openAll('#days details:not([open]) > summary');
    },
  },
  'filters of the list': {
    path: '/countries?living=2,3&only=schengen',
    maxWidth: 640,
    within: 'main',
    async press() {
      await page.viewport(390, 844);
      await button(/^Filters/).click();
      await shown(page.getByRole('group', { name: 'Living cost' }));
    },
  },
  'countries that do not fit': {
    path: '/countries',
    // Too few days for most countries.
    kept: { situation: { days: 90 } },
    within: 'main',
    press: () => page.getByText(/^Not for you \d+ countries$/).click(),
  },
  'no network': {
    path: '/countries',
    within: 'header',
    before: () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
    async press() {
      dispatchEvent(new Event('offline'));
      await shown(page.getByText('Offline, figures work').first());
    },
  },
  'the menu': {
    path: '/how-it-works',
    maxWidth: 768,
    within: 'dialog[open]',
    async press() {
      await page.viewport(390, 844);
      await button(/^Menu$/).click();
      await shown(dialog('Menu'));
    },
  },
  'the choice of countries': {
    path: COMPARISON,
    within: 'dialog[open]',
    async press() {
      await button('Add Country').click();
      await dialog('Add Country').css('input[type="checkbox"]:enabled').first().click();
    },
  },
  'an explained word': {
    path: COMPARISON,
    within: 'main section, main > div',
    async press() {
      await page.css('main h1 ~ * button, main h1 + button').first().click();
      await shown(page.getByRole('tooltip').first());
    },
  },
  'the form with all other money': {
    path: '/tax-calculator/portugal',
    kept: {
      situation: {
        income: 70_000,
        currency: 'EUR',
        home: { country: 'de' },
        otherIncome: OTHER_KINDS.map((kind) => ({ kind, amount: 9_600, from: 'home' })),
      },
    },
    within: 'dialog[open]',
    async press() {
      await page
        .getByRole('complementary', { name: 'Your situation' })
        .getByRole('button', { name: 'Edit' })
        .click();
      await shown(page.getByRole('group', { name: 'Your gains on crypto in Germany today' }));
    },
  },
  'an open row': {
    path: '/countries',
    within: 'main li[data-key]:has([data-panel])',
    async press() {
      await opener(rows().nth(2)).click();
      await shown(panel());
    },
  },
  'ticked rows': {
    path: '/countries',
    within: 'main',
    async press() {
      for (const at of [0, 3]) await tick(rows().nth(at)).click();
      await shown(page.getByRole('link', { name: 'Compare 2 Countries' }));
    },
  },
  'figures that have moved': {
    path: '/compare?income=75000&tax_regime_ids=bg-eood-company,bg-freelancer-flat-tax&data=2026-11-20',
    within: 'aside',
    async press() {
      const notice = page.getByRole('complementary', { name: 'Figures that have moved' });
      await notice.getByText('Why', { exact: true }).click();
      await shown(notice.getByRole('link').first());
    },
  },
  'the working of a line': {
    path: '/tax-calculator/spain',
    within: 'section[data-regime]',
    async press() {
      await button(/: how it comes about$/)
        .first()
        .click();
      await shown(button('Copy the working'));
    },
  },
  'a drawn chart': {
    path: '/tax-calculator/georgia',
    within: 'figure:has(svg circle[data-name])',
    async press() {
      await page.css('figure').first().hover();
      await shown(page.css('figure svg circle[data-name]').first());
    },
  },
  'a toast': {
    path: '/compare?income=75000&tax_regime_ids=ge-small-business,no-such-regime',
    within: '[role="region"][aria-label^="Notices"]',
    press: () => shown(button(/^Close$/)),
  },
};

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test.each(Object.entries(STATES))('axe finds nothing, on a phone and at a desk: %s', async (name, state) => {
  state.before?.();
  await open(state.path, state.kept);
  await shown(page.getByRole('heading', { level: 1 }).first());
  // Comes when the screen is interactive.
  await shown(page.getByRole('contentinfo').first());
  await state.press?.();
  await expectNoViolations({ ...state, name });
});

test('axe sees what is wrong: contrast, a best practice, and the target size', async () => {
  await open('/how-it-works');
  await shown(page.getByRole('heading', { level: 1 }));
  const wrong = document.createElement('div');
  wrong.innerHTML = `
    <p style="color: #ccc; background: #fff">Wrong</p>
    <h5>Wrong</h5>
    <button style="all: unset; width: 8px">Wrong</button>
    <button style="all: unset; width: 8px">Wrong</button>`;
  document.querySelector('main')?.append(wrong);
  const rules = (await violations()).map((violation) => violation.replace(/:.*/s, ''));
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'heading-order', 'target-size']));
});

test('the focus is seen once: around the whole of a money box', async () => {
  await open('/countries');
  await page.getByLabelText('Annual income').click();
  await userEvent.keyboard('1');
  const input = page.getByLabelText('Annual income').element();
  const outlineOf = (element: Element | null) => element && getComputedStyle(element).outlineStyle;
  expect([input, input.parentElement].map(outlineOf)).toEqual(['none', 'solid']);
});
