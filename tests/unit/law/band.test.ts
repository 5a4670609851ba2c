/** How sure an answer is: a band comes from a doubt of the data by name, and only where it is worth a word. */
import { describe, expect, test } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { readFiles } from '../../../data/compiler/read.ts';
import { bandSentence } from '../../../src/assess/answerEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { bandOf, countsIn } from '../../../src/law/band.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { type Choices, lawOfYear } from '../../../src/law/year.ts';

const { laws, households } = compileData();
const method = lawMethod(laws);
const { taxYear } = laws;

const totalOf = (regimeId: string, income: number, of = method) =>
  (of.ask({ regimeId })?.amountsAt(income, 0) ?? []).reduce((sum, amount) => sum + amount, 0);

describe('of several doubts', () => {
  const doubt = (because: string, ...totals: number[]) => ({ because, totals });

  test('the one that moves the answer most counts, the first of two that move it alike', () => {
    const wide = doubt('wide', 900, 1_400);
    expect(bandOf(1_000, [doubt('narrow', 980), wide], 10_000)).toEqual({
      low: 900,
      high: 1_400,
      because: 'wide',
    });
    expect(bandOf(1_000, [wide, doubt('narrow', 980)], 10_000)?.because).toBe('wide');
    // Not the one that leads to the greatest amount.
    expect(bandOf(1_000, [doubt('down', 0), doubt('up', 1_500)], 10_000)?.because).toBe('down');
    expect(bandOf(1_000, [doubt('first', 800), doubt('second', 1_200)], 10_000)?.because).toBe('first');
  });

  test('none counts that moves it by half a point of income or less, and none without an income', () => {
    expect(bandOf(1_000, [doubt('half a point', 1_050)], 10_000)).toBeNull();
    expect(bandOf(1_000, [doubt('more', 1_051)], 10_000)).not.toBeNull();
    expect(bandOf(1_000, [doubt('more', 1_051)], 0)).toBeNull();
    expect(bandOf(1_000, [], 10_000)).toBeNull();
  });
});

describe('a doubt about a figure', () => {
  const value = { at: 1 } as never;
  const figures = [
    {
      name: 'rate',
      in: [
        { from: '2025-12-31', value },
        { from: '2026-12-31', value },
        { from: '2028-01-01', value, of: { law: value } },
      ],
    },
  ] as never;
  const counts = (from: string, taxYear: number, choices: Choices = {}, figure = 'rate') =>
    countsIn({ figures }, { figure, from, low: 0, high: 1, because: '' }, taxYear, choices);

  test('counts in the years of its value alone, of which the first is also that of the years before', () => {
    expect([2024, 2025, 2026].map((year) => counts('2025-12-31', year))).toEqual([true, true, false]);
    expect([2025, 2026, 2027, 2028].map((year) => counts('2026-12-31', year))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(counts('2026-12-31', 2026, {}, 'another')).toBe(false);
  });

  test('is settled by a value that was said, and by a profession that has one of its own', () => {
    expect(counts('2026-12-31', 2026, { set: { rate: 1 } })).toBe(false);
    expect(counts('2026-12-31', 2026, { set: { another: 1 } })).toBe(true);
    expect(counts('2028-01-01', 2028)).toBe(true);
    expect(counts('2028-01-01', 2028, { is: ['design'] })).toBe(true);
    expect(counts('2028-01-01', 2028, { is: ['design', 'law'] })).toBe(false);
    expect(counts('2026-12-31', 2026, { is: ['law'] })).toBe(true);
  });
});

describe('the local tax of Hungary, which each town sets up to 2%', () => {
  const own = laws.regimes['hu-atalanyado'];
  if (!own) throw new Error('There is no such scheme.');
  const total = (localTax: number, turnover: number) =>
    assessLaw(lawOfYear(own.program, { taxYear }, { set: { localTax } }), {
      ...wholeYear(turnover),
      taxYear,
      yearOfStay: own.ordinaryYear,
    }).total;

  test('the band is what the law comes to with none and with all of it', () => {
    const band = method.ask({ regimeId: 'hu-atalanyado' })?.bandAt(60_000, 0);
    const turnover = 60_000 * own.perDollar;
    expect(band?.low).toBeCloseTo(total(0, turnover) / own.perDollar, 6);
    expect(band?.high).toBeCloseTo(total(0.02, turnover) / own.perDollar, 6);
    expect(band?.because).toMatch(/town/);
  });

  test('without an income there is none', () => {
    expect(method.ask({ regimeId: 'hu-atalanyado' })?.bandAt(0, 0)).toBeNull();
  });
});

test('a scheme whose figures are sure has no band, and one that moves by less than half a point has none either', () => {
  expect(method.ask({ regimeId: 'mt-self-employed' })?.bandAt(60_000, 0)).toBeNull();
  expect(laws.regimes['bg-eood-company']?.doubts).not.toEqual([]);
  expect(method.ask({ regimeId: 'bg-eood-company' })?.bandAt(80_000, 0)).toBeNull();
});

test('the base that the Serbian tax office sets may be half as high or half as high again', () => {
  const { perDollar = 0 } = laws.regimes['rs-lump-sum-entrepreneur'] ?? {};
  const band = method.ask({ regimeId: 'rs-lump-sum-entrepreneur' })?.bandAt(4_200_000 / perDollar, 0);
  // 45.05% of 52,000 and of 155,000 a month; 540,600 a year is counted.
  expect((band?.low ?? 0) * perDollar).toBeCloseTo(0.4505 * 12 * 52_000, 2);
  expect((band?.high ?? 0) * perDollar).toBeCloseTo(0.4505 * 12 * 155_000, 2);
  expect(totalOf('rs-lump-sum-entrepreneur', 4_200_000 / perDollar) * perDollar).toBeCloseTo(540_600, 2);
});

test('a value of another year does not count', () => {
  const next = method.ask({ regimeId: 'rs-wage', year: 2027 })?.bandAt(120_000, 0);
  expect(next?.because).toMatch(/published in December/);
  expect(method.ask({ regimeId: 'rs-wage', year: 2026 })?.bandAt(120_000, 0)).toBeNull();
});

describe('a law that can be read in another way', () => {
  test('Paraguay: a wage from abroad may bear nothing', () => {
    const band = method.ask({ regimeId: 'py-wage' })?.bandAt(60_000, 0);
    expect(band?.low).toBe(0);
    expect(band?.high).toBeCloseTo(totalOf('py-wage', 60_000), 6);
    expect(band?.because).toMatch(/foreign income/);
  });

  test('Montenegro: contributions may come off the profit', () => {
    const { perDollar = 0 } = laws.regimes['me-sole-entrepreneur'] ?? {};
    const band = method.ask({ regimeId: 'me-sole-entrepreneur' })?.bandAt(33_000 / perDollar, 0);
    expect((band?.high ?? 0) * perDollar).toBeCloseTo(6_313.5, 2);
    expect((band?.low ?? 0) * perDollar).toBeCloseTo(5_908.76, 2);
    expect(band?.because).toMatch(/contributions come off the profit/);
  });

  test('Costa Rica: the Caja may ask for a share of the whole income, by its scale', () => {
    const at = (usd: number) => method.ask({ regimeId: 'cr-foreign-source-resident' })?.bandAt(usd, 0);
    expect(at(84_000)).toMatchObject({ low: 4_131, high: 0.1911 * 84_000 });
    expect(at(40_000)).toMatchObject({ low: 4_131, high: 0.1377 * 40_000 });
    expect(at(30_000)).toBeNull();
  });

  test('Italy: contributions on the whole profit also lower the tax, as every value that follows from them does', () => {
    const band = method.ask({ regimeId: 'it-impatriati' })?.bandAt(80_000, 0);
    const perEuro = 1 / (laws.regimes['it-impatriati']?.perDollar ?? 0);
    const more = 26.07 * 0.01 * 0.5 * 80_000;
    const deducted = more - ((band?.high ?? 0) - (band?.low ?? 0));
    // 23% on the last part of the taxed half, and the surcharges of 2.3%.
    expect(deducted / more).toBeGreaterThan(0.23);
    expect(deducted / more).toBeLessThan(0.36);
    expect(perEuro).toBeGreaterThan(1);
  });

  test('Malta: the first year alone rests on a draft', () => {
    const at = (yearOfStay: number) =>
      method.ask({ regimeId: 'mt-res-non-dom', yearOfStay })?.bandAt(60_000, 0);
    // 52 weeks at 83.89 instead of 36.18 euros.
    const perDollar = laws.regimes['mt-res-non-dom']?.perDollar ?? 0;
    expect(((at(1)?.high ?? 0) - (at(1)?.low ?? 0)) * perDollar).toBeCloseTo(52 * (83.89 - 36.18), 6);
    expect(at(2)).toBeNull();
  });

  test('what a person has said settles it: who is not insured there has no band of contributions', () => {
    const at = (reliefs: readonly string[]) =>
      method.ask({ regimeId: 'mk-wage', reliefs })?.bandAt(60_000, 0)?.because ?? '';
    expect(at([])).toMatch(/contributions/);
    expect(at(['notInsured'])).toBe('');
  });
});

describe('with a household', () => {
  const family = { hasPartner: true, married: true, partner: 0, children: [4, 9], from: null };
  const ofFamily = lawMethod({ ...laws, households }, { household: family });

  test('the child allowance of Italy goes by income and wealth, between two amounts a child', () => {
    const band = ofFamily.ask({ regimeId: 'it-forfettario-15' })?.bandAt(60_000, 0);
    const perDollar = laws.regimes['it-forfettario-15']?.perDollar ?? 0;
    expect(((band?.high ?? 0) - (band?.low ?? 0)) * perDollar).toBeCloseTo(2 * 12 * (203.8 - 58.3), 1);
    expect(band?.because).toMatch(/58\.30 to €203\.80/);
  });

  test('the law’s own doubt is that of the family as well', () => {
    const band = ofFamily.ask({ regimeId: 'hu-kata' })?.bandAt(40_000, 0);
    expect(band?.because).toMatch(/town/);
  });
});

describe('every band', () => {
  const named = new Set(
    Object.values(readFiles(DATA_DIR)).flatMap((text) =>
      [...text.matchAll(/"because": ("(?:[^"\\]|\\.)*")/g)].map((found) =>
        JSON.parse(found[1] ?? '""').replaceAll(/\{'([^']*)'\}/g, '$1'),
      ),
    ),
  );

  test('holds the answer, is wider than half a point of income, and says why in words of the data', () => {
    for (const regimeId of Object.keys(laws.regimes)) {
      for (const income of [30_000, 80_000, 200_000]) {
        const band = method.ask({ regimeId })?.bandAt(income, 0);
        if (!band) continue;
        const total = totalOf(regimeId, income);
        expect(band.low).toBeLessThanOrEqual(total + 0.01);
        expect(band.high).toBeGreaterThanOrEqual(total - 0.01);
        expect((100 * (band.high - band.low)) / income).toBeGreaterThan(0.5);
        expect(band.because).toMatch(/^[A-Z0-9].+\.$/);
        expect([...named, 'The municipal tax differs by municipality.']).toContain(band.because);
      }
    }
  });

  test('at least 25 schemes have one', () => {
    const withBand = Object.keys(laws.regimes).filter((regimeId) =>
      [30_000, 80_000, 200_000].some((income) => method.ask({ regimeId })?.bandAt(income, 0)),
    );
    expect(withBand.length).toBeGreaterThanOrEqual(25);
  });
});

test('it is said as two amounts and the reason, with the country where several stand beside each other', () => {
  const band = { low: 8_900, high: 9_700, because: 'Each town sets its own local tax.', year: 2026 };
  const money = moneyIn('USD');
  expect(bandSentence(band, money)).toBe(
    'In 2026 your tax is between $8,900 and $9,700. Each town sets its own local tax.',
  );
  expect(bandSentence(band, money, 'Hungary')).toMatch(/^In 2026 your tax in Hungary is between \$8,900/);
});
