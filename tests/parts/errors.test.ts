/** The error catalogue, entry by entry, by making the API answer so (docs/api.md), or the pictures fail. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { formatPercent } from '../../src/catalogue/format.ts';
import { answerApi, goBack, open } from './app.tsx';
import { assessed, openFold, regimeOf, section } from './guidePage.ts';

/** What answers a path in the place of the tests' host; what it leaves out, the host answers. */
type Answer = (path: string) => Response | Promise<Response> | undefined;

/** The answers of the test that runs; it may change them between two visits. */
let answer: Answer = () => undefined;

/** The API of the tests' host, whatever this test answers. */
const { fetch: askHost } = window;

beforeEach(async () => {
  answer = () => undefined;
  answerApi(async (path) => answer(path));
});

const isCountries = (path: string) => path === '/api/countries';
const isBrackets = (path: string) => path.endsWith('/tax-brackets');
const isGuide = (path: string) => path.startsWith('/api/country-guides/');

/** Status 500 or above shows the status text; any other the body. */
const FAILURES = [
  {
    status: 500,
    statusText: 'Internal Server Error',
    body: 'kept to itself',
    says: '500: Internal Server Error',
  },
  {
    status: 503,
    statusText: 'Service Unavailable',
    body: 'kept to itself',
    says: '503: Service Unavailable',
  },
  { status: 404, statusText: 'Not Found', body: 'No such list', says: '404: No such list' },
] as const;

const failing =
  (isAsked: (path: string) => boolean, { body, ...init }: (typeof FAILURES)[number]): Answer =>
  (path) =>
    isAsked(path) ? new Response(body, init) : undefined;

/** Rewrites each field of the answers to some paths; a field becomes undefined to be left out. */
const changed =
  (isAsked: (path: string) => boolean, change: (name: string, value: unknown) => unknown): Answer =>
  async (path) => {
    const answered = await askHost(path);
    return isAsked(path) ? Response.json(JSON.parse(await answered.text(), change)) : answered;
  };

const main = page.getByRole('main');
const alert = main.getByRole('alert');
const again = main.getByRole('button', { name: 'Try again' });
const notFound = page.getByRole('heading', { level: 1, name: 'Country Guide Not Found' });
const allCountries = main.getByRole('link', { name: 'View All Countries' });

const SCREENS = [
  '/countries',
  '/compare?tax_regime_ids=mt-res-non-dom,es-beckham-law',
  '/wizard?step=results&income=80000&work=freelancer&region=anywhere',
  '/low-tax-countries-for-freelancers',
  '/zero-tax-countries-for-freelancers',
];

test.each(SCREENS)(
  "countries or brackets that do not load show the failure's text, and can be tried again: %s",
  { tags: ['call-used-by-lists', 'error-message'] },
  async (path) => {
    for (const isAsked of [isCountries, isBrackets]) {
      // Each status once; the other screens show what they have been given.
      for (const failure of path === SCREENS[0] ? FAILURES : FAILURES.slice(-1)) {
        answer = failing(isAsked, failure);
        await open(path);
        await expect.element(alert).toHaveTextContent(failure.says);
        await expect.element(alert).not.toHaveTextContent('kept to itself');
      }
      answer = () => undefined;
      await again.click();
      await expect.element(main.css('[data-regime]').first()).toHaveTextContent(/\d/);
      await expect.element(alert).toHaveLength(0);
    }
  },
);

test.each([...SCREENS, '/tax-calculator/cyprus', '/country-guides/malta'])(
  "without any answer a sentence says so, and nothing of the browser's own words: %s",
  async (path) => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(path);
    await expect
      .element(alert)
      .toHaveTextContent('There was no answer. Check your connection, then try again.');
    await expect.element(alert).not.toHaveTextContent('Failed to fetch');
    await expect.element(again).toBeVisible();
  },
);

describe('fields that are absent, empty or texts', () => {
  const CAPS = ['socialSecurityCap', 'pensionCap', 'otherCap'];
  const bounds = changed(
    (path) => isCountries(path) || isBrackets(path),
    (name, value) => {
      if (name === 'maxIncomeThreshold') return value === null ? '' : String(value);
      return [...CAPS, 'upperBound'].includes(name) && value === null ? undefined : value;
    },
  );

  test('thresholds and upper bounds hide nothing and tax as they should', async () => {
    answer = bounds;
    await open('/compare?tax_regime_ids=mt-res-non-dom,es-autonomo,ge-small-business&income=200000');
    // Malta and Spain have none; what is the same in all stands below the table.
    await expect.element(main).toHaveTextContent('Revenue limitNo limit');
    await expect.element(main).not.toHaveTextContent('NaN');
    await expect
      .element(page.getByRole('complementary', { name: 'Hidden tax regimes' }))
      .toHaveTextContent(/Georgia.*up to \$/);
    await open('/countries?income=200000');
    await expect.element(main).toHaveTextContent('Malta');
    await expect.element(main).not.toHaveTextContent('NaN');
  });

  test('a guide without its optional texts and bounds shows figures and leaves the rest out', async () => {
    answer = changed(isGuide, (name, value) => {
      if (name === 'upperBound' && value === null) return undefined;
      if (name === 'maxIncomeThreshold' && value === null) return '';
      return name === 'guide' ? null : value;
    });
    await open('/tax-calculator/malta');
    await expect
      .element(main)
      .toHaveTextContent(formatPercent(assessed(regimeOf('malta'), 60_000).effectiveRate));
    await expect.element(main).toHaveTextContent('No revenue limit');
    await expect.element(main).not.toHaveTextContent('NaN');
  });
});

describe('a country guide', () => {
  test("whose request fails is 'Country Guide Not Found' with a link to all countries, and a way to try again", {
    tags: ['state-loading-to-loaded', 'error-guide-request'],
  }, async () => {
    // An answer that there is none is final; the last failure can be tried again.
    for (const failure of FAILURES.toReversed()) {
      answer = failing(isGuide, failure);
      await open('/tax-calculator/cyprus');
      await expect.element(notFound).toBeVisible();
      await expect
        .element(page.getByText("Sorry, we couldn't find information for the requested country."))
        .toBeVisible();
      await expect.element(allCountries).toHaveAttribute('href', '/countries');
      if (failure.status === 404) await expect.element(again).toHaveLength(0);
      else await expect.element(alert).toHaveTextContent(failure.says);
    }
    answer = () => undefined;
    await again.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cyprus' })).toBeVisible();
  });

  test.each(['address', 'link'])(
    'whose request fails is asked for once, and again by each further visit: opened by its %s',
    async (way) => {
      let asked = 0;
      answer = (path) => {
        if (!isGuide(path)) return undefined;
        asked += 1;
        return new Response('', { status: 500 });
      };
      await open(way === 'address' ? '/tax-calculator/cyprus' : '/terms');
      if (way === 'link') history.pushState(null, '', '/tax-calculator/cyprus');
      await expect.element(notFound).toBeVisible();
      expect(asked).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
      await expect.element(notFound).toHaveLength(0);
      await goBack();
      await expect.element(notFound).toBeVisible();
      expect(asked).toBe(2);
    },
  );

  test("without its regime is 'Country Guide Not Found'", { tags: 'error-guide-missing' }, async () => {
    answer = changed(isGuide, (name, value) => (name === 'taxRegimes' ? [] : value));
    await open('/tax-calculator/cyprus');
    await expect.element(notFound).toBeVisible();
    await expect.element(allCountries).toHaveAttribute('href', '/countries');
  });
});

describe("Malta's page", () => {
  const missing = page.getByRole('heading', { name: 'Country information not found.' });

  test("says what fails: 'Country information not found.', and can be tried again", {
    tags: 'error-malta-missing',
  }, async () => {
    // The last one can be tried again; that there is none is final.
    for (const failure of FAILURES.toReversed()) {
      answer = failing(isCountries, failure);
      await open('/country-guides/malta');
      await expect.element(missing).toBeVisible();
      await expect.element(allCountries).toHaveAttribute('href', '/countries');
      if (failure.status !== 404) await expect.element(alert).toHaveTextContent(failure.says);
    }
    answer = () => undefined;
    await again.click();
    await expect.element(page.getByRole('slider', { name: 'Yearly income' })).toBeVisible();
  });

  test("without the country, or without its regimes: 'Country information not found.'", {
    tags: ['guide-malta-not-found', 'error-malta-missing'],
  }, async () => {
    answer = changed(isCountries, (name, value) =>
      name === '' ? (value as { name: string }[]).filter((country) => country.name !== 'Malta') : value,
    );
    await open('/country-guides/malta');
    await expect.element(missing).toBeVisible();
    answer = changed(isGuide, (name, value) => (name === 'taxRegimes' ? [] : value));
    await open('/country-guides/malta');
    await expect.element(missing).toBeVisible();
  });
});

describe('an address that no screen has', () => {
  test("is 'Page Not Found', with a way to all countries", {
    tags: ['route-not-found', 'error-unknown-route'],
  }, async () => {
    for (const path of ['/nowhere', '/compare/more', '/tax-calculator', '/country-guides/spain']) {
      await open(path);
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Page Not Found' }), { message: path })
        .toBeVisible();
    }
    await allCountries.click();
    await expect.poll(() => location.pathname).toBe('/countries');
  });
});

describe('pictures that do not load', () => {
  const MAP = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6H0z"/></svg>';
  const map = section('About Malta').getByRole('img', { name: /^Map of Malta/ });

  /** Opens Malta's guide with this map. */
  async function withMap(mapSvg: string | null): Promise<void> {
    answer = changed(isGuide, (name, value) => (name === 'mapSvg' ? mapSvg : value));
    await open('/tax-calculator/malta');
    const about = await openFold('About Malta');
    (await about.css('figcaption').last().findElement()).scrollIntoView();
  }

  /** Lets the requests of pictures of some folders fail, until the test has ended. */
  async function refuse(...folders: readonly string[]): Promise<void> {
    await cdp().send('Network.enable');
    await cdp().send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp().send('Network.setBlockedURLs', { urls: folders.map((folder) => `*${folder}*.svg*`) });
    onTestFinished(async () => {
      await cdp().send('Network.setBlockedURLs', { urls: [] });
      await cdp().send('Network.setCacheDisabled', { cacheDisabled: false });
    });
  }

  test('a map that loads is shown', { tags: 'call-maps' }, async () => {
    await withMap(MAP);
    await expect.element(map).toBeVisible();
  });

  test.each([
    ['broken', '<svg'],
    ['missing', null],
  ])('a %s map is hidden', { tags: 'error-image-map' }, async (_what, mapSvg) => {
    await withMap(mapSvg);
    await expect.element(section('About Malta')).toHaveTextContent('Popular cities');
    await expect.element(map).toHaveLength(0);
  });

  test('a hero gives way to a banner, the four images to their words', {
    tags: ['call-images', 'error-image-placeholder'],
  }, async () => {
    await refuse('/countries/cyprus/');
    await open('/tax-calculator/cyprus');
    await expect.element(page.css('[data-fallback=picture]')).toBeVisible();
    const figures = (await openFold('About Cyprus')).css('figure');
    await expect.element(figures).not.toHaveLength(0);
    for (const figure of figures.elements()) {
      figure.scrollIntoView();
      await expect.poll(() => figure.querySelector('img')).toBeNull();
      expect(figure.textContent).toMatch(/\w+ \w+/);
    }
  });

  test("home's five pictures give way to placeholders of the same size", {
    tags: 'error-image-placeholder',
  }, async () => {
    await refuse('/countries/', '/flags/');
    await open('/');
    const cards = page.getByRole('region', { name: 'Popular destinations' }).getByRole('listitem');
    await expect.element(cards).toHaveLength(5);
    for (const card of cards.elements()) {
      card.scrollIntoView();
      await expect.poll(() => card.querySelector('[data-fallback=picture]')).not.toBeNull();
      expect(card.querySelector('img')).toBeNull();
    }
  });

  test('flags give way to the letters of the country wherever they stand', {
    tags: 'error-image-placeholder',
  }, async () => {
    await refuse('/countries/', '/flags/');
    for (const path of [
      '/countries',
      '/compare?tax_regime_ids=mt-res-non-dom&income=60000',
      '/low-tax-countries-for-freelancers',
      '/tax-calculator/malta',
      '/how-it-works',
    ]) {
      await open(path);
      const flag = page.css('[data-fallback=flag]').first();
      await expect.element(flag).toHaveAttribute('data-code', expect.stringMatching(/^[A-Z]{2}$/));
      expect(flag.element().getBoundingClientRect().height).toBeGreaterThan(8);
      await expect.poll(() => document.querySelectorAll('img[src^="/flags/"]').length).toBe(0);
    }
  });
});
