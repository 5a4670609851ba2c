/** A comparison to take along as a PDF. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { breakEvenSentences } from '../../src/catalogue/breakEvenWords.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { curveOf, scheduleOf } from '../../src/law/index.ts';
import { searchableText } from '../../src/pdf/searchableText.ts';
import { expect, test, untilReadyOffline } from './fixtures.ts';
import { assessed, data, openFold, regimeById } from './guidePage.ts';
import { readPdf } from './readPdf.ts';

test.use({ serviceWorkers: 'allow' });

const REGIMES = ['it-forfettario-5', 'mt-res-non-dom', 'es-beckham-law'];
const INCOME = 70_000;
const ADDRESS = `/compare?tax_regime_ids=${REGIMES.join(',')}&income=${INCOME}`;

/** Presses 'Download PDF' and reads the file. */
async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  if (process.env.LOWTIDE_KEEP) await file.saveAs(process.env.LOWTIDE_KEEP);
  const pages = readPdf(await readFile(await file.path()));
  const text = pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(' ');
  return { name: file.suggestedFilename(), pages, text };
}

test('a comparison as PDF works offline: regimes, what is kept, curves and break-even points, as text and picture', async ({
  page,
  host,
}) => {
  await page.goto(ADDRESS);
  await untilReadyOffline(page);
  await host.stop();
  await page.reload();
  await openFold(page, 'By income');
  await page.getByLabel('To', { exact: true }).fill('200000');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/range=0-200000/);

  const { name, pages, text } = await download(page);
  expect(name).toBe('tax-comparison.pdf');
  expect(text).toContain(`Annual income ${formatMoney(INCOME)}`);
  const places: number[] = [];
  const compared = REGIMES.map(regimeById);
  const byRate = [...compared].sort(
    (a, b) => assessed(a.regime, INCOME).effectiveRate - assessed(b.regime, INCOME).effectiveRate,
  );
  for (const { country, regime } of byRate) {
    const { total, effectiveRate } = assessed(regime, INCOME);
    places.push(text.indexOf(searchableText(regime.name)));
    for (const fact of [country.name, regime.summary, formatMoney(total), 'a month']) {
      expect(text).toContain(searchableText(fact));
    }
    expect(text).toContain(formatPercent(effectiveRate, 2));
  }
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);

  const curves = compared.map(({ country, regime }) => ({
    id: regime.id,
    name: country.name,
    curve: curveOf(scheduleOf(regime, data.taxBrackets[regime.id] ?? [])),
  }));
  const sentences = breakEvenSentences(curves, { from: 0, to: 200_000 });
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) expect(text).toContain(sentence.text);

  const links = pages.flatMap((one) => one.links);
  expect(links).toContain(`${host.url}/how-it-works`);
  const online = new URL(links.find((link) => link.includes('/compare?')) ?? '');
  const { searchParams } = new URL(page.url());
  expect([...online.searchParams].sort()).toEqual([...searchParams].sort());
  for (const { texts, pictures } of pages) {
    expect(pictures).toHaveLength(1);
    expect(new Set(texts.map(({ renderingMode }) => renderingMode))).toEqual(new Set([3]));
  }
  await expect(page.locator('body > [inert]')).toHaveCount(0);
});

test('the chart in the PDF has lines of its own colours, light on a dark page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(ADDRESS);
  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = read.apply(this, args);
      const { data } = image;
      let green = 0;
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
        if (Math.abs(r - 0x4d) + Math.abs(g - 0x81) + Math.abs(b - 3) < 24) green++;
        if (r + g + b < 240) dark++;
      }
      const seen = Number(document.body.dataset.green ?? 0) + green;
      document.body.dataset.green = `${seen}`;
      document.body.dataset.dark = `${(dark * 4) / data.length}`;
      return image;
    };
  });
  await download(page);
  const { green, dark } = await page.evaluate(() => ({ ...document.body.dataset }));
  // The second line and its name are the only things in this colour.
  expect(Number(green)).toBeGreaterThan(400);
  expect(Number(dark)).toBeLessThan(0.2);
});
