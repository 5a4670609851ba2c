/** What leaving costs, in words: how each nature of tax is paid, what ends it, and what is left of a saving. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { asksOf, exitLine, kindsOf } from '../../../src/assess/exitEnglish.ts';
import { dayOf } from '../../../src/law/calendar.ts';
import { type ExitAssets, exitTaxes } from '../../../src/law/exit.ts';

const { exits, exitTexts } = compileData();
const COMPANY: ExitAssets = { shares: { value: 3_000_000, cost: 10_000, held: 1 } };
const PORTFOLIO: ExitAssets = { portfolio: { value: 9_000_000, cost: 10_000 } };

function linesOf(slug: string, assets: ExitAssets, way: { eea: boolean; treaty: boolean }) {
  const [exit, texts] = [exits[slug], exitTexts[slug]];
  if (!exit || !texts) throw new Error(slug);
  const work = { profit: 50_000, taxable: 50_000, credited: 0 };
  const taxes = exitTaxes(exit, assets, { ...way, on: dayOf('2026-11-28'), work });
  return taxes.map((tax) => exitLine(tax, texts, kindsOf(assets)));
}

const EU = { eea: true, treaty: true };
const FAR = { eea: false, treaty: false };

describe('A tax on leaving', () => {
  test.each([
    [
      'germany',
      COMPANY,
      FAR,
      /^Owed for good: €[\d,]+ at first, the rest in parts over 7 years\. It falls away if you live there again within 7 years \(12 if you ask\)\.$/,
    ],
    ['austria', PORTFOLIO, EU, /^Waits until you sell\. It falls away if you live there again\.$/],
    ['austria', PORTFOLIO, FAR, /^Owed for good, at once\.$/],
    [
      'france',
      COMPANY,
      EU,
      /^Waits\. It lapses after 5 years without a sale\. It falls away if you live there again\.$/,
    ],
    [
      'france',
      COMPANY,
      FAR,
      /^Waits if you ask for it; else it is due at once\. Security of €[\d,]+ is asked for\./,
    ],
    ['netherlands', COMPANY, EU, /^Assessed, and not collected while you keep it\. .* if its value falls\.$/],
    ['poland', PORTFOLIO, EU, /^Put off by a regulation: it may still come\./],
    ['australia', PORTFOLIO, EU, /Or you choose to pay nothing now and to be taxed on the real sale\./],
  ])('%s', (slug, assets, way, words) => {
    expect(linesOf(slug, assets, way).map(({ rest }) => rest.join(' '))).toEqual([
      expect.stringMatching(words),
    ]);
  });

  test('is named by what somebody has of it, and with both ends where the law is argued about', () => {
    const [line] = linesOf('poland', { ...COMPANY, ...PORTFOLIO }, EU);
    expect([line?.name, line?.figure]).toEqual([
      'Your company and portfolio',
      expect.stringMatching(/^PLN\s0 to PLN\s2,276,200$/),
    ]);
  });

  test('below its threshold is nothing, and says on what it falls', () => {
    const [line] = linesOf('spain', { portfolio: { value: 5, cost: 0 } }, EU);
    expect(line?.figure).toBe('€0');
    expect(line?.rest[0]).toMatch(/^It falls on: .*€4\smillion/);
  });
});

test('no text has a sign of money twice', () => {
  expect(JSON.stringify(exitTexts)).not.toMatch(/(€|PLN\s|[A-Z]*\$)\1/);
});

test('a person is asked only where home takes something', () => {
  const asking = Object.entries(exitTexts).flatMap(([slug, texts]) => (asksOf(texts) ? [slug] : []));
  expect(asking).toEqual(expect.arrayContaining(['germany', 'france', 'canada', 'switzerland']));
  for (const slug of ['brazil', 'cyprus', 'hungary', 'united-kingdom']) expect(asking).not.toContain(slug);
});
