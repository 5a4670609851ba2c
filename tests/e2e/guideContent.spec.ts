import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '../../src/catalogue/format.ts';
import {
  internetDots,
  livingCostLabel,
  livingCostSymbols,
  qualityOfLifeDots,
} from '../../src/catalogue/labels.ts';
import { isAboutRegime } from '../../src/catalogue/sourcesOf.ts';
import { expect, test } from './fixtures.ts';
import {
  assessed,
  breakdown,
  calculator,
  countryOf,
  data,
  expectedBreakdown,
  fact,
  keptShare,
  openFold,
  openGuide,
  regimeOf,
  section,
  slider,
} from './guidePage.ts';
import { holdBack } from './network.ts';

const { kept, effectiveRate } = assessed(regimeOf('malta'), 60_000);
const KEPT = { amount: formatMoney(kept), share: keptShare(effectiveRate) };

const donut = (page: Page) => calculator(page).getByRole('figure');
const pixels = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test.describe('donut', () => {
  test('stands with its slices in the page without ECharts, pointed at or not; nothing moves', {
    tag: '@main',
  }, async ({ page }) => {
    const charts: string[] = [];
    page.on('request', (request) => {
      if (/echarts/i.test(request.url())) charts.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 700 });
    await openGuide(page, '/tax-calculator/malta');
    await expect(donut(page)).toContainText(KEPT.share);
    await expect(donut(page).locator('circle')).toHaveCount(3);
    await donut(page).scrollIntoViewIfNeeded();
    const before = await calculator(page).boundingBox();
    await donut(page).hover();
    expect(await calculator(page).boundingBox()).toEqual(before);
    expect(charts).toEqual([]);
  });

  test('has a slice for each tax and for what is kept, in the colours of the tokens, light and dark', {
    tag: '@guide-donut',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openGuide(page, '/tax-calculator/malta');
    const strokes = () =>
      donut(page)
        .locator('circle')
        .evaluateAll((slices) => slices.map((slice) => getComputedStyle(slice).stroke));
    const light = ['rgb(11, 94, 215)', 'rgb(14, 143, 143)', 'rgb(207, 233, 220)'];
    const dark = ['rgb(109, 179, 255)', 'rgb(79, 208, 207)', 'rgb(44, 107, 82)'];
    await expect.poll(strokes).toEqual(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(strokes).toEqual(dark);
  });

  test('follows the slider', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    const dash = () => donut(page).locator('circle').first().getAttribute('stroke-dasharray');
    const before = await dash();
    await slider(page).fill('200000');
    await expect.poll(dash).not.toBe(before);
  });

  test('pointing at a slice names it with its amount and share', async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    await expect(donut(page).locator('circle')).toHaveCount(3);
    await donut(page).scrollIntoViewIfNeeded();
    const box = await donut(page).boundingBox();
    // The ring's lower part is what is kept. A pointer moves on.
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const y = (box?.y ?? 0) + (box?.height ?? 0) * 0.9;
    await expect(async () => {
      await page.mouse.move(x - 2, y);
      await page.mouse.move(x, y);
      await expect(donut(page)).toContainText(`${KEPT.amount} · ${KEPT.share}`, {
        timeout: 1000,
      });
    }).toPass({ timeout: 10_000 });
  });
});

test('a slider moved before scripts run counts once they do', { tag: '@main' }, async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/tax-calculator/malta', { waitUntil: 'commit' });
  await slider(page).fill('150000');
  release();
  await expect.poll(() => breakdown(page)).toEqual(expectedBreakdown(regimeOf('malta'), 150_000));
  await expect(slider(page)).toHaveValue('150000');
});

test.describe('images', () => {
  test("the hero shows the country's image and flag", {
    tag: ['@guide-hero', '@field-flag-image', '@call-flags'],
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/costa-rica');
    const hero = page.locator('img[src="/countries/costa-rica/hero.svg"]');
    await expect(hero).toHaveAttribute('width', '1600');
    await expect(hero).toHaveAttribute('height', '900');
    await expect(hero).toHaveAttribute('alt', data.texts['costa-rica']?.country.scenes[0]?.alt ?? '-');
    await expect.poll(() => pixels(hero)).toBeGreaterThan(0);
    const flag = page.getByRole('heading', { level: 1 }).locator('img');
    await expect(flag).toHaveAttribute('src', '/flags/cr.svg');
    await expect.poll(() => pixels(flag)).toBeGreaterThan(0);
  });

  test('About has four images with captions, loaded when they come near', {
    tag: ['@guide-about', '@call-images'],
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/georgia');
    const about = section(page, 'About Georgia');
    const scenes = data.texts.georgia?.country.scenes.slice(1) ?? [];
    expect(scenes).toHaveLength(4);
    await expect(about.locator('figcaption')).toHaveText(scenes.map(({ caption }) => caption));
    for (const [index, { alt }] of scenes.entries()) {
      const image = about.getByRole('img', { name: alt });
      await expect(image).toHaveAttribute('src', `/countries/georgia/${index + 1}.svg`);
      await expect(image).toHaveAttribute('loading', 'lazy');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => pixels(image)).toBeGreaterThan(0);
    }
  });
});

test.describe('guide', () => {
  test('Tax System explains the regime, with its bold words in bold', {
    tag: ['@main', '@guide-tax-system', '@field-bold-description'],
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    const text = await openFold(page, 'Tax System');
    await expect(text.getByRole('strong').first()).toHaveText('remittance basis');
    await expect(text).not.toContainText('**');
  });

  test('residency requirements: days, rules and permits', { tag: '@guide-residency' }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/paraguay');
    const { residency } = data.texts.paraguay?.country ?? {};
    const requirements = await openFold(page, 'Residency requirements');
    await expect(requirements).toContainText('120 days');
    const items = [...(residency?.rules ?? []), ...(residency?.permits ?? [])];
    expect(items.length).toBeGreaterThan(1);
    await expect(requirements.getByRole('listitem')).toHaveText(items);
  });

  test('who the regime suits, and who not; business owners; the optional extra section', {
    tag: ['@guide-who-it-suits', '@guide-extra-section', '@field-extra-section'],
  }, async ({ page }) => {
    const regime = regimeOf('lithuania', 2);
    const texts = data.texts.lithuania?.regimes[regime.id];
    expect(texts?.guide.extraSectionTitle).toBe('');
    await openGuide(page, '/tax-calculator/lithuania-2');
    for (const [name, items] of [
      ['Good for', texts?.goodFor],
      ['Not for', texts?.notFor],
    ] as const) {
      const list = calculator(page)
        .locator('div', { has: page.getByRole('heading', { name }) })
        .last();
      await expect(list.getByRole('listitem')).toHaveText(items ?? []);
    }
    const suits = await openFold(page, 'Who it suits');
    await expect(suits.getByRole('listitem')).toHaveText([
      ...(texts?.suits ?? []),
      ...(texts?.suitsNot ?? []),
    ]);
    await expect(await openFold(page, 'Business owners')).toContainText(
      texts?.guide.businessOwnersDescription.slice(0, 60) ?? '-',
    );
    const extra = data.texts.lithuania?.regimes[regimeOf('lithuania').id]?.guide;
    const title = extra?.extraSectionTitle ?? '-';
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await openGuide(page, '/tax-calculator/lithuania');
    await expect((await openFold(page, title)).getByRole('paragraph')).toHaveText(
      extra?.extraSectionContent.split('\n') ?? [],
    );
  });

  test('Quick Facts: nature, population, currency and popular cities', { tag: '@guide-quick-facts' }, async ({
    page,
  }) => {
    await openGuide(page, '/tax-calculator/malta');
    const malta = countryOf('malta');
    await expect(fact(page, 'Nature')).toContainText(data.texts.malta?.country.natureDescription ?? '-');
    await expect(fact(page, 'Population')).toContainText(malta.population.toLocaleString('en-US'));
    await expect(fact(page, 'Currency')).toContainText('Euro (EUR)');
    await expect(fact(page, 'Popular cities')).toContainText(malta.popularCities.join(', '));
  });

  test('sources of the regime are listed with links, publishers and the day of the review', {
    tag: '@main',
  }, async ({ page }) => {
    await openGuide(page, '/tax-calculator/malta');
    const sources = (data.texts.malta?.country.sources ?? []).filter((source) =>
      isAboutRegime(source, countryOf('malta').taxRegimes[0]?.id ?? ''),
    );
    expect(sources.length).toBeGreaterThanOrEqual(5);
    const list = await openFold(page, 'Sources');
    await expect(list.getByRole('listitem').getByRole('link')).toHaveText(sources.map(({ title }) => title));
    for (const [index, { url, publisher }] of sources.entries()) {
      await expect(list.getByRole('listitem').nth(index).getByRole('link')).toHaveAttribute('href', url);
      await expect(list.getByRole('listitem').nth(index)).toContainText(publisher);
    }
    await expect(list.getByRole('time')).toHaveAttribute('datetime', countryOf('malta').reviewed);
  });
});

test.describe('sidebar', () => {
  test('weather, internet, cost of living and quality of life with their scores', {
    tag: ['@guide-sidebar', '@constant-weather-score'],
  }, async ({ page }) => {
    for (const slug of ['malta', 'georgia', 'united-arab-emirates']) {
      const country = countryOf(slug);
      await openGuide(page, `/tax-calculator/${slug}`);
      await expect(fact(page, 'Weather')).toContainText(country.weather.tempRange);
      await expect(fact(page, 'Weather')).toContainText(`${country.weatherScore} / 5`);
      await expect(fact(page, 'Weather').getByRole('img')).toBeVisible();
      await expect(fact(page, 'Internet speed')).toContainText(`${Math.round(country.internetSpeed)} Mbps`);
      await expect(
        fact(page, 'Internet speed').getByRole('img', {
          name: `${internetDots(country.internetSpeed)} of 4 dots`,
        }),
      ).toBeVisible();
      await expect(fact(page, 'Cost of living')).toContainText(livingCostSymbols(country.livingCost));
      await expect(
        fact(page, 'Cost of living').getByRole('img', { name: livingCostLabel(country.livingCost) }),
      ).toBeVisible();
      await expect(fact(page, 'Cost of living')).toContainText(`${country.livingCost} / 100`);
      await expect(
        fact(page, 'Quality of life').getByRole('img', {
          name: `${qualityOfLifeDots(country.qualityOfLife)} of 4 dots`,
        }),
      ).toBeVisible();
      await expect(fact(page, 'Quality of life')).toContainText(`${country.qualityOfLife} / 100`);
    }
  });

  test("time zone: the country's own, 12-hour time, distance to the reader's zone, refreshed every 60 seconds", {
    tag: ['@guide-local-time', '@state-time-refreshes', '@constant-own-zone'],
  }, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-07-01T10:15:00Z') });
    // The reader is in Berlin (playwright.config.ts).
    await openGuide(page, '/tax-calculator/georgia');
    const zone = fact(page, 'Time zone');
    await zone.scrollIntoViewIfNeeded();
    await expect(zone).toContainText('2:15 PM');
    await expect(zone).toContainText('2 hours ahead of you');
    await expect(zone).toContainText('Georgia Standard Time');
    await page.clock.runFor(61_000);
    await expect(zone).toContainText('2:16 PM');
    await openGuide(page, '/tax-calculator/malta');
    await zone.scrollIntoViewIfNeeded();
    await expect(zone).toContainText('Same time zone');
    await openGuide(page, '/tax-calculator/uruguay');
    await zone.scrollIntoViewIfNeeded();
    await expect(zone).toContainText('5 hours behind you');
  });
});
