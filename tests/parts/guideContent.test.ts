/** What a guide tells of a country and its regimes, and where it leads. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { similarDestinations } from '../../src/api/site.ts';

import {
  formatLimit,
  internetDots,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
} from '../../src/catalogue/labels.ts';
import { isAboutRegime } from '../../src/catalogue/sourcesOf.ts';
import { answerApi, open } from './app.tsx';
import {
  assessed,
  breakdown,
  countryOf,
  expectedBreakdown,
  fact,
  openFold,
  openGuide,
  regimeOf,
  section,
  slider,
  textsOf,
} from './guidePage.ts';

const textOf = (selector: Element[]) => selector.map(({ textContent }) => textContent);

test("the hero shows the country's image and flag", {
  tags: ['guide-hero', 'field-flag-image', 'call-flags'],
}, async () => {
  const { country } = await textsOf('costa-rica');
  await openGuide('/tax-calculator/costa-rica');
  const hero = page.css('img[src="/countries/costa-rica/hero.svg"]');
  await expect.element(hero).toHaveAttribute('alt', country.scenes[0]?.alt ?? '-');
  const flag = page.getByRole('heading', { level: 1 }).css('img');
  await expect.element(flag).toHaveAttribute('src', '/flags/cr.svg');
  for (const image of [hero, flag]) {
    await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  }
});

test('About has four images with captions, loaded when they come near', {
  tags: ['guide-about', 'call-images'],
}, async () => {
  const { country } = await textsOf('georgia');
  await openGuide('/tax-calculator/georgia');
  const about = await openFold('About Georgia');
  const scenes = country.scenes.slice(1);
  expect(scenes).toHaveLength(4);
  await expect
    .poll(() => textOf(about.css('figcaption').elements()))
    .toEqual(scenes.map(({ caption }) => caption));
  for (const [index, { alt }] of scenes.entries()) {
    const image = about.getByRole('img', { name: alt });
    await expect.element(image).toHaveAttribute('src', `/countries/georgia/${index + 1}.svg`);
    await expect.element(image).toHaveAttribute('loading', 'lazy');
  }
});

test('Tax System explains the regime, with its bold words in bold', {
  tags: ['guide-tax-system', 'field-bold-description'],
}, async () => {
  await openGuide('/tax-calculator/malta');
  const text = await openFold('Tax System');
  await expect.element(text.getByRole('strong').first()).toHaveTextContent('remittance basis');
  await expect.element(text).not.toHaveTextContent('**');
});

test('residency requirements: days, rules and permits', { tags: 'guide-residency' }, async () => {
  const { country } = await textsOf('paraguay');
  await openGuide('/tax-calculator/paraguay');
  const requirements = await openFold('Residency requirements');
  await expect.element(requirements).toHaveTextContent('120 days');
  const items = [...country.residency.rules, ...country.residency.permits];
  expect(items.length).toBeGreaterThan(1);
  await expect.poll(() => textOf(requirements.getByRole('listitem').elements())).toEqual(items);
});

test('who the regime suits, and who not; business owners; the optional extra section', {
  tags: ['guide-who-it-suits', 'guide-extra-section', 'field-extra-section'],
}, async () => {
  const { regime } = await textsOf('lithuania', 2);
  expect(regime.guide.extraSectionTitle).toBe('');
  await openGuide('/tax-calculator/lithuania-2');
  for (const [name, items] of [
    ['Good for', [...regime.goodFor, ...regime.suits]],
    ['Not for', [...regime.notFor, ...regime.suitsNot]],
  ] as const) {
    const list = (await openFold('Who it suits'))
      .css('div')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
    await expect.poll(() => textOf(list.getByRole('listitem').elements())).toEqual(items);
  }
  await expect
    .element(await openFold('Business owners'))
    .toHaveTextContent(regime.guide.businessOwnersDescription.slice(0, 60));
  const { guide } = (await textsOf('lithuania')).regime;
  await expect.element(page.getByRole('heading', { name: guide.extraSectionTitle })).toHaveLength(0);
  await openGuide('/tax-calculator/lithuania');
  const extra = await openFold(guide.extraSectionTitle);
  await expect
    .poll(() => textOf(extra.getByRole('paragraph').elements()))
    .toEqual(guide.extraSectionContent.split('\n'));
});

test('Quick Facts: nature, population, currency and popular cities', {
  tags: 'guide-quick-facts',
}, async () => {
  const { country } = await textsOf('malta');
  await openGuide('/tax-calculator/malta');
  await expect.element(fact('Nature')).toHaveTextContent(country.natureDescription);
  await expect.element(fact('Population')).toHaveTextContent(country.population.toLocaleString('en-US'));
  await expect.element(fact('Currency')).toHaveTextContent('Euro (EUR)');
  await expect.element(fact('Popular cities')).toHaveTextContent(country.popularCities.join(', '));
});

test('sources of the regime are listed with links, publishers and the day of the review', async () => {
  const { country, regime } = await textsOf('malta');
  await openGuide('/tax-calculator/malta');
  const sources = country.sources.filter((source) => isAboutRegime(source, regime.id));
  expect(sources.length).toBeGreaterThanOrEqual(5);
  const list = await openFold('Sources');
  const links = list.css('ol').first().getByRole('listitem').getByRole('link').elements();
  await expect.poll(() => textOf(links)).toEqual(sources.map(({ title }) => title));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sources.map(({ url }) => url));
  await expect.element(list.css('summary time').first()).toHaveAttribute('datetime', country.reviewed);
});

test('weather, internet, cost of living and quality of life with their scores', {
  tags: ['guide-sidebar', 'constant-weather-score'],
}, async () => {
  const country = countryOf('georgia');
  await openGuide('/tax-calculator/georgia');
  await openFold('Everyday life');
  await expect.element(fact('Weather')).toHaveTextContent(country.weather.tempRange);
  await expect.element(fact('Weather')).toHaveTextContent(`${country.weatherScore.toFixed(1)} / 5`);
  await expect.element(fact('Internet speed')).toHaveTextContent(`${Math.round(country.internetSpeed)} Mbps`);
  for (const [term, name] of [
    ['Internet speed', `${internetDots(country.internetSpeed)} of 4 dots`],
    ['Cost of living', livingCostLabel(country.livingCost)],
    ['Quality of life', `${qualityOfLifeDots(country.qualityOfLife)} of 4 dots`],
  ] as const) {
    await expect.element(fact(term).getByRole('img', { name })).toBeInTheDocument();
  }
  await expect
    .element(fact('Cost of living'))
    .toHaveTextContent('$'.repeat(livingCostBucket(country.livingCost)));
  await expect.element(fact('Cost of living')).toHaveTextContent(`${country.livingCost} / 100`);
  await expect.element(fact('Quality of life')).toHaveTextContent(`${country.qualityOfLife} / 100`);
});

test("time zone: the country's own, 12-hour time, distance to the reader's zone, refreshed every 60 seconds", {
  tags: ['guide-local-time', 'state-time-refreshes', 'constant-own-zone'],
}, async () => {
  // The reader is in Berlin (tests/parts/project.ts).
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-01T10:15:00Z'),
  });
  await openGuide('/tax-calculator/georgia');
  await openFold('Everyday life');
  fact('Time zone').element().scrollIntoView();
  await expect.element(fact('Time zone')).toHaveTextContent('2:15 PM');
  await expect.element(fact('Time zone')).toHaveTextContent('2 hours ahead of you');
  await expect.element(fact('Time zone')).toHaveTextContent('Georgia Standard Time');
  vi.advanceTimersByTime(61_000);
  await expect.element(fact('Time zone')).toHaveTextContent('2:16 PM');
  for (const [slug, words] of [
    ['malta', 'Same time zone'],
    ['uruguay', '5 hours behind you'],
  ] as const) {
    await openGuide(`/tax-calculator/${slug}`);
    await openFold('Everyday life');
    fact('Time zone').element().scrollIntoView();
    await expect.element(fact('Time zone')).toHaveTextContent(words);
  }
});

test('the facts card says revenue limit, write-offs, incorporation, healthcare, legal structure and how long it lasts', {
  tags: 'guide-regime-facts',
}, async () => {
  await openGuide('/tax-calculator/malta');
  for (const [term, words] of [
    ['Revenue limit', 'No revenue limit'],
    ['Write-offs', 'Allowed'],
    ['Incorporation', 'Not required'],
    ['Healthcare', 'Full cover'],
    ['Legal structure', 'Sole trader'],
    ['Lasts', 'No limit'],
  ] as const) {
    await expect.element(fact(term)).toHaveTextContent(words);
  }
  await openGuide('/tax-calculator/georgia');
  const limit = formatLimit(regimeOf('georgia').maxIncomeThreshold ?? 0);
  await expect.element(fact('Revenue limit')).toHaveTextContent(limit);
  await expect.element(fact('Write-offs')).toHaveTextContent('Not allowed');
});

test('breadcrumbs: Home, Countries, Tax Calculator, country name', {
  tags: 'guide-breadcrumbs',
}, async () => {
  await openGuide('/tax-calculator/north-macedonia-1');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect
    .poll(() => textOf(crumbs.getByRole('listitem').elements()))
    .toEqual(['Home', 'Countries', 'Tax Calculator', 'North Macedonia']);
  await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('the banner links to /compare with this regime and income', {
  tags: 'guide-compare-banner',
}, async () => {
  await openGuide('/tax-calculator/malta-1');
  await slider().fill('95000');
  await expect
    .element(page.getByRole('link', { name: 'Compare regimes' }))
    .toHaveAttribute('href', '/compare?tax_regime_ids=mt-global-residence&income=95000');
});

test("'Compare Similar Destinations': three cards with 'Calculate Tax' and a link to /countries", {
  tags: 'guide-similar',
}, async () => {
  const expected = (similarDestinations.malta ?? []).map(countryOf);
  expect(expected).toHaveLength(3);
  await openGuide('/tax-calculator/malta');
  const block = section('Compare Similar Destinations');
  await expect
    .poll(() => textOf(block.getByRole('heading', { level: 3 }).elements()))
    .toEqual(expected.map(({ name }) => name));
  for (const { name, headlineRate, slug: target } of expected) {
    const card = block.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect.element(card).toHaveTextContent(headlineRate);
    await expect
      .element(card.getByRole('link', { name: 'Calculate Tax' }))
      .toHaveAttribute('href', `/tax-calculator/${target}`);
  }
  await expect
    .element(block.getByRole('link', { name: 'View All Countries' }))
    .toHaveAttribute('href', '/countries');
});

test('a country without chosen suggestions shows the three nearest effective rates', {
  tags: 'guide-similar-nearest',
}, async () => {
  await openGuide('/tax-calculator/turkey-1');
  const rate = assessed(regimeOf('turkey', 1), 60_000).effectiveRate;
  const nearest = countries
    .filter(({ slug }) => slug !== 'turkey')
    .map(({ name, taxRegimes }) => {
      const open = taxRegimes.filter(({ maxIncomeThreshold }) => (maxIncomeThreshold ?? 60_000) >= 60_000);
      const best = Math.min(...open.map((regime) => assessed(regime, 60_000).effectiveRate));
      return { name, distance: Math.abs(best - rate) };
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3);
  const names = section('Compare Similar Destinations').getByRole('heading', { level: 3 });
  await expect.poll(() => textOf(names.elements())).toEqual(nearest.map(({ name }) => name));
});

test("a slug that names no country or no regime: 'Country Guide Not Found' with a way to all countries", {
  tags: ['guide-not-found', 'error-guide-missing'],
}, async () => {
  for (const slug of ['atlantis', 'malta-3', 'malta-0', 'malta-1-1']) {
    await open(`/tax-calculator/${slug}`);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Country Guide Not Found' }))
      .toBeVisible();
    await expect
      .element(page.getByText("Sorry, we couldn't find information for the requested country."))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveLength(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'View All Countries' }).click();
  await expect.poll(() => location.pathname).toBe('/countries');
});

test.each([
  ['Loading Country Guide...', '/tax-calculator/malta', 'guide-loading'],
  ['Loading...', '/country-guides/malta', 'guide-loading-malta'],
])(
  "it says '%s' at %s while it waits",
  { tags: ['guide-loading', 'guide-loading-malta'] },
  async (text, path) => {
    const held = Promise.withResolvers<undefined>();
    answerApi((asked) => (asked.endsWith('/malta') ? held.promise : Promise.resolve(undefined)));
    await openGuide('/tax-calculator/georgia');
    history.pushState(null, '', path);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    held.resolve(undefined);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
    await expect.element(page.getByText(text, { exact: true })).toHaveLength(0);
  },
);

test.each(['/country-guides/malta', '/tax-calculator/malta'])(
  '%s has the Global Residence Programme with every figure',
  { tags: ['guide-malta-programme', 'constant-residence-programme'] },
  async (path) => {
    await openGuide(path);
    const programme = await openFold('Global Residence Programme');
    for (const [term, value] of [
      ['Tax rate', '15% flat'],
      ['Minimum annual tax', '$16,500'],
      ['Rent', 'From about $10,000'],
      ['One-time fee', 'About $6,600'],
      ['Total', 'About $26,000'],
      ['Schengen stay', 'Up to 90 days'],
    ] as const) {
      const figure = programme.css('dl > div').filter({ has: page.css('dt').filter({ hasText: term }) });
      await expect.element(figure.first()).toHaveTextContent(value);
    }
    await expect.element(programme).toHaveTextContent('In any 180');
    await expect.element(programme).toHaveTextContent('On foreign income');
  },
);

test('the Malta page calculates the first regime, from 60,000 on, and has its three ways to choose from', {
  tags: ['route-malta', 'state-guide-slider'],
}, async () => {
  await openGuide('/country-guides/malta');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Malta' })).toBeVisible();
  await expect.element(slider()).toHaveValue('60000');
  await expect.poll(breakdown).toEqual(expectedBreakdown(regimeOf('malta'), 60_000));
  const tabs = page.getByRole('navigation', { name: 'Ways to be taxed in Malta' });
  await expect
    .poll(() => textOf(tabs.getByRole('link').elements()))
    .toEqual(countryOf('malta').taxRegimes.map(({ name }) => name));
  const programme = regimeOf('malta', 1);
  await tabs.getByRole('link', { name: programme.name }).click();
  await expect.poll(breakdown).toEqual(expectedBreakdown(programme, 60_000));
  expect(location.pathname).toBe('/country-guides/malta');
  const ways = (await openFold('3 ways to be taxed')).css('[data-regime]');
  const byKept = [...countryOf('malta').taxRegimes].sort(
    (a, b) => assessed(b, 60_000).kept - assessed(a, 60_000).kept,
  );
  await expect
    .poll(() => ways.elements().map((way) => way.getAttribute('data-regime')))
    .toEqual(byKept.map(({ id }) => id));
  // Their names have the room of a list's names, and no column of a flag.
  for (const way of ways.elements()) {
    const name = way.querySelector('a > span')?.getBoundingClientRect();
    expect(name?.width).toBeGreaterThan(way.getBoundingClientRect().width / 3);
  }
});

test('other countries have no Global Residence Programme section', {
  tags: 'guide-malta-programme',
}, async () => {
  await openGuide('/tax-calculator/cyprus');
  await expect.element(page.getByRole('heading', { name: 'Global Residence Programme' })).toHaveLength(0);
});
