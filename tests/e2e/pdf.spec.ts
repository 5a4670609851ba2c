import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDay, formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { livingCostLabel, qualityOfLifePdfLabel, revenueLimitText } from '../../src/catalogue/labels.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { searchableText } from '../../src/pdf/searchableText.ts';
import { type RankingCriteria, rankCountries } from '../specifiedRanking.ts';
import { expect, type TestHost, untilReadyOffline } from './fixtures.ts';
import { test } from './policy.ts';
import { type PdfPage, readPdf } from './readPdf.ts';
import { putRecord } from './storedRecord.ts';

const ALL = { income: 80_000, workType: 'freelancer', region: 'anywhere' } as const;
const EUROPE = { income: 150_000, workType: 'business', region: 'europe' } as const;
/** Labels of a card's facts; each card has each once. */
const FACTS = ['Revenue limit', 'Legal structure', 'Incorporation', 'Cost of living', 'Quality of life'];
const FOOT = 'Lowtide. Figures are directional and no tax advice.';

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download PDF' });

async function openResults(page: Page, { income, workType, region }: RankingCriteria): Promise<void> {
  await page.goto(`/wizard?step=results&income=${income}&work=${workType}&region=${region}`);
  await expect(downloadButton(page)).toBeEnabled();
}

/** Presses 'Download PDF' and reads the file. */
async function download(page: Page): Promise<{ name: string; size: number; pages: PdfPage[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()]);
  const content = await readFile(await file.path());
  return { name: file.suggestedFilename(), size: content.length, pages: readPdf(content) };
}

let ofAll: ReturnType<typeof download> | null = null;

/** The file for freelancers anywhere, made once: the tests of what it holds run one after the other. */
async function fileOfAll(page: Page): ReturnType<typeof download> {
  if (ofAll === null) {
    await openResults(page, ALL);
    ofAll = download(page);
  }
  return ofAll;
}

/** A page's text in the order in which it stands there, lines joined: a long value may run over two. */
function textOf(pages: readonly PdfPage[]): string {
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
}

/** What each card must say, from rank to quality of life, worked out by the engine. */
function expectedCards({ source }: TestHost, criteria: RankingCriteria): string[][] {
  return rankCountries(source.countries, schedulesFor(source.taxBrackets), criteria).map(
    ({ country, bestRegime, effectiveRate, total }) =>
      [
        country.name,
        bestRegime.name,
        bestRegime.summary,
        formatPercent(effectiveRate, 2),
        formatMoney(total),
        revenueLimitText(bestRegime.maxIncomeThreshold),
        bestRegime.legalStructureType,
        bestRegime.requiresIncorporation ? 'Incorporation Yes' : 'Incorporation No',
        livingCostLabel(country.livingCost),
        qualityOfLifePdfLabel(country.qualityOfLife),
      ].map(searchableText),
  );
}

/** The text of each card: from its rank and country to the last of its facts. */
function cardsOf(pages: readonly PdfPage[], names: readonly string[]): string[] {
  let text = textOf(pages).replaceAll(new RegExp(`${FOOT} Page \\d+ of \\d+ ?`, 'g'), '');
  return names.map((name, index) => {
    // Equal ones share a place: "1=".
    const from = text.search(new RegExp(`(?:${index + 1}|[1-9]\\d*=) ${name} `));
    expect(from, `${name} has rank ${index + 1}`).toBeGreaterThanOrEqual(0);
    text = text.slice(from);
    const next = names[index + 1];
    const end = text.indexOf(next ? ` ${index + 2} ${next} ` : ' Sources ');
    return text.slice(0, end);
  });
}

test.describe('the file', () => {
  test.describe.configure({ mode: 'default' });

  test('A4 portrait, file tax-comparison-results.pdf, rendered at scale 2', {
    tag: ['@product-pdf', '@constant-pdf-page'],
  }, async ({ page }) => {
    const { name, size, pages } = await fileOfAll(page);
    expect(name).toBe('tax-comparison-results.pdf');
    // Pages are pictures in a palette, sharp and small: 1.2 MB.
    expect(size).toBeLessThan(1_500_000);
    expect(pages).toHaveLength(3);
    for (const { width, height, pictures } of pages) {
      expect([width, height]).toEqual([expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)]);
      expect(pictures).toEqual([
        {
          pixels: [2 * 794, 2 * 1123],
          x: 0,
          y: 0,
          width: expect.closeTo(width, 1),
          height: expect.closeTo(height, 1),
        },
      ]);
    }
  });

  for (const [criteria, workType, region] of [
    [ALL, 'Freelancer', 'Worldwide'],
    [EUROPE, 'Business owner', 'Europe only'],
  ] as const) {
    test(`contains the profile (${workType}, ${region}) and the ranked countries with all their facts`, {
      tag: ['@main', '@constant-decimals', '@constant-pdf-content'],
    }, async ({ page, host }) => {
      if (criteria !== ALL) await openResults(page, criteria);
      const { pages } = await (criteria === ALL ? fileOfAll(page) : download(page));
      const profile = `Annual income ${formatMoney(criteria.income)} Work type ${workType} Region ${region}`;
      expect(textOf(pages)).toContain(profile);
      const expected = expectedCards(host, criteria);
      expect(expected.length).toBeGreaterThan(5);
      const names = expected.map(([country = '']) => country);
      for (const [index, card] of cardsOf(pages, names).entries()) {
        // A line may end behind a hyphen.
        const joined = (text: string) => text.replaceAll('- ', '-');
        for (const fact of expected[index] ?? []) expect(joined(card)).toContain(joined(fact));
      }
    });
  }

  test('is split across pages without cutting a row in two', { tag: '@constant-pdf-split' }, async ({
    page,
  }) => {
    const { pages } = await fileOfAll(page);
    let cards = 0;
    for (const [index, { texts, height }] of pages.entries()) {
      const count = (wanted: string) => texts.filter(({ text }) => text === wanted).length;
      const onPage = count('Revenue limit');
      expect(FACTS.map(count), `page ${index + 1}`).toEqual(FACTS.map(() => onPage));
      cards += onPage;

      const foot = texts.find(({ text }) => text === FOOT);
      if (!foot) throw new Error(`Page ${index + 1} has no footer.`);
      expect(count(`Page ${index + 1} of ${pages.length}`)).toBe(1);
      for (const { text, y } of texts) {
        expect(y, text).toBeLessThan(height - 20);
        expect(y, text).toBeGreaterThanOrEqual(foot.y - 1);
      }
    }
    expect(cards).toBe(22);
  });

  test('its text is invisible over the picture, so that it can be selected and searched', async ({
    page,
  }) => {
    const { pages } = await fileOfAll(page);
    for (const { texts } of pages) {
      expect(texts.length).toBeGreaterThan(20);
      expect(new Set(texts.map(({ renderingMode }) => renderingMode))).toEqual(new Set([3]));
    }
  });

  test('contains a link to how-it-works', { tag: '@constant-pdf-link' }, async ({ page, host }) => {
    const { pages } = await fileOfAll(page);
    expect(pages.at(-1)?.links).toContain(`${host.url}/how-it-works`);
    expect(textOf(pages.slice(-1))).toContain('How it works');
  });
});

test("carries its date, the data's last review, the assumptions and the sources, and no page of it is nearly empty", async ({
  page,
}) => {
  // A device's clock counts from the day of the build on.
  await page.clock.setFixedTime(new Date());
  await openResults(page, ALL);
  const { pages } = await download(page);
  const first = textOf(pages.slice(0, 1));
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(first).toContain(`Made on ${formatDay(day)}.`);
  expect(first).toMatch(/Figures last reviewed (?:on|between) \d+ \w+ 2026/);
  expect(first).toContain('no tax advice');
  expect(textOf(pages)).toMatch(/Sources .*Malta ?: /);
  expect(
    pages.flatMap(({ links }) => links).filter((link) => !link.includes('localhost')).length,
  ).toBeGreaterThan(22);
  for (const [at, { texts, height }] of pages.entries()) {
    const foot = texts.find(({ text }) => text === FOOT)?.y ?? 0;
    const lowest = Math.min(...texts.map(({ y }) => y).filter((y) => y > foot + 5));
    expect(lowest, `page ${at + 1}`).toBeLessThan(height * 0.7);
  }
});

test('is light on a dark page, and its pictures are not blank', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openResults(page, ALL);
  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = read.apply(this, args);
      const { data } = image;
      let light = 0;
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) {
        const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
        if (sum > 660) light++;
        else if (sum < 240) dark++;
      }
      document.body.dataset.light = `${(light * 4) / data.length}`;
      document.body.dataset.dark = `${(dark * 4) / data.length}`;
      return image;
    };
  });
  await download(page);
  const { light, dark } = await page.evaluate(() => ({ ...document.body.dataset }));
  expect(Number(light)).toBeGreaterThan(0.85);
  expect(Number(dark)).toBeGreaterThan(0.005);
});

test.describe('of a person with answers', () => {
  const DESIGNER = {
    ...{ income: 70_000, currency: 'EUR', costs: { percent: 10 }, citizenships: ['de'] },
    ...{
      home: { country: 'de' },
      work: 'freelancer',
      profession: 'design',
      workplace: 'here',
      company: false,
    },
  };

  test('leads with the answer as the screen has it, and its scheme; today stands at its rank; what is to be checked saves nothing without its doubt; links carry the person', async ({
    page,
  }) => {
    await page.goto('/');
    await putRecord(page, { shape: 1, value: DESIGNER }, 'situation');
    await page.goto('/wizard?step=results&work=freelancer&region=anywhere');
    const claim = page.getByRole('region', { name: 'The answer', exact: true }).getByRole('heading');
    await expect(claim).toHaveText(/^In \w+ you would keep €[\d,]+ a month more than in Germany/);
    const said = (await claim.innerText()).replaceAll(/\s+/g, ' ');
    const { pages } = await download(page);
    const text = textOf(pages);
    expect(text).toMatch(
      new RegExp(`^Lowtide Your Recommended Tax Regimes ${said} Small business status .* health cover`),
    );
    expect(text).toMatch(/You, in Germany, today: €[\d,]+ a month/);
    const [sure = '', doubtful = ''] = text.split('More, but only if');
    expect(sure).toMatch(/You keep €[\d,]+ a month .*€[\d,]+ a month more than today/);
    expect(doubtful).toMatch(/Only if .*You would keep €[\d,]+ a month .*€[\d,]+ a month more than today/);
    expect(doubtful).not.toMatch(/You keep/);
    const guides = pages.flatMap(({ links }) => links).filter((link) => link.includes('/tax-calculator/'));
    expect(guides.length).toBeGreaterThan(22);
    for (const link of guides) {
      expect(link).toMatch(/\?income=70000&currency=EUR&costs=10%25&profession=design/);
    }
  });
});

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline: after one visit, with the server stopped', { tag: '@call-pdf-in-browser' }, async ({
    page,
    host,
  }) => {
    await page.goto('/');
    await untilReadyOffline(page);
    await host.stop();
    await openResults(page, EUROPE);
    const { name, pages } = await download(page);
    expect(name).toBe('tax-comparison-results.pdf');
    expect(textOf(pages)).toContain('Europe only');
    for (const { pictures } of pages) expect(pictures).toHaveLength(1);
  });
});

test.describe('the PDF button', () => {
  /** Holds or breaks the drawing of the first page. */
  async function interceptDrawing(page: Page, how: 'hold' | 'fail'): Promise<void> {
    await page.evaluate((how) => {
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...args) {
        if (how === 'fail' && !document.body.hasAttribute('data-mended')) throw new Error('No canvas');
        return read.apply(this, args);
      };
      if (how === 'hold') {
        const { fonts } = document;
        const ready = new Promise<FontFaceSet>((resolve) => {
          addEventListener('let-go', () => resolve(fonts), { once: true });
        });
        Object.defineProperty(fonts, 'ready', { value: ready });
      }
    }, how);
  }

  test("is idle, then 'Preparing your file...' disabled, then idle again, with the temporary content removed", {
    tag: ['@wizard-download-pdf', '@state-pdf-button'],
  }, async ({ page }) => {
    await openResults(page, EUROPE);
    await interceptDrawing(page, 'hold');
    const children = await page.locator('body > *').count();
    const file = page.waitForEvent('download');
    await downloadButton(page).click();
    await expect(page.getByRole('button', { name: 'Preparing your file...' })).toBeDisabled();
    await expect(page.locator('[data-page]')).not.toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('let-go')));
    await file;
    await expect(downloadButton(page)).toBeEnabled();
    await expect(page.locator('[data-page]')).toHaveCount(0);
    await expect(page.locator('body > *')).toHaveCount(children);
  });

  test('is idle again after a failure, with a message and the temporary content removed; a second try works', {
    tag: '@state-pdf-failure',
  }, async ({ page }) => {
    await openResults(page, EUROPE);
    await interceptDrawing(page, 'fail');
    const children = await page.locator('body > *').count();
    await downloadButton(page).click();
    const message = page.getByText('The PDF could not be made. Reload the page and try again.');
    await expect(message).toBeVisible();
    await expect(downloadButton(page)).toBeEnabled();
    await expect(page.locator('body > *')).toHaveCount(children);

    await page.evaluate(() => document.body.setAttribute('data-mended', ''));
    await download(page);
    await expect(message).toBeHidden();
  });

  test('works with the keyboard', async ({ page }) => {
    await openResults(page, EUROPE);
    await downloadButton(page).focus();
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('tax-comparison-results.pdf');
  });
});

test('in euros every amount of the file is in euros', async ({ page }) => {
  await page.goto('/wizard?step=results&income=70000&currency=EUR&work=freelancer&region=europe');
  await expect(downloadButton(page)).toBeEnabled();
  const text = textOf((await download(page)).pages);
  expect(text).toContain('€70,000');
  expect(text.match(/€[\d,]+/g)?.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/\$\d/);
});
