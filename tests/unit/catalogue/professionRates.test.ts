/** What single professions pay: the law's figure for each, and the regime's own where it is the same or nothing was said. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import type { TaxRegime } from '../../../src/catalogue/entities.ts';
import { PROFESSION_IDS, type Profession } from '../../../src/catalogue/professions.ts';
import {
  bracketsFor,
  guideRegimeFor,
  lastingRegimes,
  percentFor,
  regimeFor,
  schedulesFor,
} from '../../../src/catalogue/schedules.ts';
import { workingOf } from '../../../src/catalogue/working.ts';
import {
  assess,
  curveOf,
  ESTIMATES,
  type Estimate,
  project,
  type TaxKind,
  totalOnCurve,
  traceOf,
} from '../../../src/tax/index.ts';
import { lawMethod } from '../../../src/tax/lawMethod.ts';
import { precisionOf } from '../tax/realRegimes.ts';

// Many random cases; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

const { countries, taxBrackets, exchangeRates, texts, laws } = compileData();
const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
const schedules = schedulesFor(taxBrackets);

function regimeOf(id: string): TaxRegime {
  const found = regimes.find((regime) => regime.id === id);
  if (!found) throw new Error(`The data have no regime ${id}`);
  return found;
}

/** What an estimate asks for a profession. */
const askedFor = (estimate: Estimate, profession: Profession | undefined) => ({
  laws: estimate === 'law' ? lawMethod(laws, { profession }) : null,
});

/** What a profession pays on an income in the currency of the law, in the law's estimate and in that currency. */
function taxed(id: string, profession: Profession | undefined, income: number, currency: string) {
  const rate = exchangeRates.rates[currency] ?? 1;
  const schedule = schedules.scheduleOf(regimeOf(id), profession);
  const { lines, total } = assess(schedule, income / rate, askedFor('law', profession));
  const of = (kind: TaxKind) => (lines.find((line) => line.kind === kind)?.amount ?? 0) * rate;
  return { of, total: total * rate };
}

const anyRegime = fc.constantFrom(...regimes);
const anyProfession = fc.constantFrom(...PROFESSION_IDS);
const anyIncome = fc.double({ min: 0, max: 10_000_000, noNaN: true });
const anyEstimate = fc.constantFrom(...ESTIMATES);

describe('every regime and every profession', () => {
  it('costs a finite amount of 0 or more, on the curve as well', () => {
    fc.assert(
      fc.property(
        anyRegime,
        anyProfession,
        anyIncome,
        anyEstimate,
        (regime, profession, income, estimate) => {
          const schedule = schedules.scheduleOf(regime, profession);
          const options = askedFor(estimate, profession);
          const { total } = assess(schedule, income, options);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(total)).toBe(true);
          const curve = curveOf(schedule, options);
          // At a knot of the law's curve a cent decides on which side of a jump an income is.
          fc.pre(estimate === 'specified' || curve.total.every(({ from }) => Math.abs(from - income) > 0.01));
          const within = precisionOf(regime.id, estimate);
          expect(Math.abs(totalOnCurve(curve, income) - total), regime.id).toBeLessThanOrEqual(within);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('costs what the regime itself costs where the law has no figure for the profession', () => {
    fc.assert(
      fc.property(
        anyRegime,
        anyProfession,
        anyIncome,
        anyEstimate,
        (regime, profession, income, estimate) => {
          fc.pre(!regime.professionRates?.rules[profession]);
          expect(regimeFor(regime, profession)).toBe(regime);
          const ofProfession = schedules.scheduleOf(regime, profession);
          expect(assess(ofProfession, income, askedFor(estimate, profession)), regime.id).toEqual(
            assess(schedules.scheduleOf(regime), income, askedFor(estimate, undefined)),
          );
        },
      ),
    );
  });

  it('costs a finite amount in every year of a stay', () => {
    fc.assert(
      fc.property(
        anyRegime,
        anyProfession,
        fc.double({ min: 0, max: 500_000, noNaN: true }),
        (regime, profession, income) => {
          const lookup = lastingRegimes(countries, taxBrackets, profession);
          const found = lookup(regime.id);
          if (!found) throw new Error(regime.id);
          const { years } = project(found, { income, years: 12, from: { year: 2027 } }, lookup);
          for (const { total, ended } of years) {
            expect(ended ? total : Number.isFinite(total) && (total ?? -1) >= 0).toBe(ended ? null : true);
          }
        },
      ),
    );
  });

  it('is the regime itself, object and all, where nothing has been said', () => {
    for (const regime of regimes) {
      const brackets = taxBrackets[regime.id] ?? [];
      expect(regimeFor(regime, undefined)).toBe(regime);
      expect(bracketsFor(regime, brackets, undefined)).toBe(brackets);
    }
  });

  it('is the same object every time, also when asked of what it gave', () => {
    const software = regimeFor(regimeOf('it-forfettario-5'), 'software');
    expect(regimeFor(regimeOf('it-forfettario-5'), 'software')).toBe(software);
    expect(regimeFor(software, 'software')).toBe(software);
    expect(schedules.scheduleOf(software, 'software')).toBe(
      schedules.scheduleOf(regimeOf('it-forfettario-5'), 'software'),
    );
  });
});

describe('by the law', () => {
  it.each<[string, Profession, number]>([
    ['it-forfettario-5', 'software', 67],
    ['it-forfettario-5', 'design', 78],
    ['it-forfettario-5', 'trade', 40],
    ['it-forfettario-15', 'software', 67],
    ['it-forfettario-15', 'agency', 67],
  ])('%s: contributions of %s fall on %d% of revenue', (id, profession, share) => {
    expect(taxed(id, profession, 60_000, 'EUR').of('socialContribution')).toBeCloseTo(
      (60_000 * share * 26.07) / 10_000,
      4,
    );
  });

  it.each<[Profession | undefined, number]>([
    ['software', 12],
    ['design', 14],
    ['marketing', 15],
    ['legal', 17],
    ['trade', 3],
    ['other', 8.5],
    [undefined, 8.5],
  ])('Polish revenue of %s is taxed at %d%', (profession, percent) => {
    // ZUS without the Labour Fund (2.45% of PLN 5,652 a month), and half of the health contribution.
    const deducted = 21_459.48 - 12 * 5_652 * 0.0245 + 12 * 830.58 * 0.5;
    const { of } = taxed('pl-ryczalt-8-5', profession, 250_000, 'PLN');
    expect(of('income')).toBeCloseTo(((250_000 - deducted) * percent) / 100, 0);
  });

  it('the Polish reliefs of the first years keep the rate of the profession', () => {
    const rate = exchangeRates.rates.PLN ?? 1;
    const incomeTax = (profession: Profession | undefined) => {
      const lookup = lastingRegimes(countries, taxBrackets, profession);
      const found = lookup('pl-ryczalt-8-5');
      if (!found) throw new Error('pl-ryczalt-8-5');
      const { years } = project(
        found,
        { income: 250_000 / rate, years: 4, from: { year: 2027 }, ...askedFor('law', profession) },
        lookup,
      );
      return years.map(({ lines }) => lines[0]?.amount ?? 0);
    };
    const [general, design] = [incomeTax(undefined), incomeTax('design')];
    expect(design.map((amount, year) => amount / (general[year] ?? 1))).toEqual(
      design.map(() => expect.closeTo(14 / 8.5, 5)),
    );
  });

  it('goods in Portugal pay tax on 15% of turnover, and social security on 20%', () => {
    const { of } = taxed('pt-simplified', 'trade', 60_000, 'EUR');
    expect(of('socialContribution')).toBeCloseTo(60_000 * 0.2 * 0.214, 4);
    // €9,000 in the two lowest bands.
    expect(of('income')).toBeCloseTo(8_342 * 0.125 + 658 * 0.157, 2);
  });

  it.each([20_000, 60_000, 120_000, 150_000, 180_000])(
    'unlisted services in Portugal pay on 35%% of %d, less social security above 10%%',
    (turnover) => {
      const social = Math.min(turnover * 0.7 * 0.214, 16_552.2);
      const taxable = turnover * 0.35 - Math.max(social - turnover * 0.1, 0);
      const bands = [
        [8_342, 12.5],
        [12_587, 15.7],
        [17_838, 21.2],
        [23_089, 24.1],
        [29_397, 31.1],
        [43_090, 34.9],
        [46_566, 43.1],
        [86_634, 44.6],
      ] as const;
      let from = 0;
      let tax = 0;
      for (const [upTo, percent] of bands) {
        tax += (Math.max(Math.min(taxable, upTo) - from, 0) * percent) / 100;
        from = upTo;
      }
      expect(taxed('pt-simplified', 'other', turnover, 'EUR').of('income')).toBeCloseTo(tax, -0.5);
    },
  );

  it('goods in Portugal have no reduced share in the first years, but a first year without social security', () => {
    const lookup = lastingRegimes(countries, taxBrackets, 'trade');
    const found = lookup('pt-simplified');
    if (!found) throw new Error('pt-simplified');
    const { years } = project(found, { income: 60_000, years: 3, from: { year: 2027 } }, lookup);
    const [first, second, third] = years.map(({ lines }) => lines.map(({ amount }) => amount));
    expect(first?.[0]).toBe(third?.[0]);
    expect([first?.[1], second]).toEqual([0, third]);
  });

  it.each<[Profession, number]>([
    ['trade', 51_130],
    ['software', 25_272],
    ['teaching', 24_684],
  ])(
    'social insurance of %s in Cyprus falls on at most %d, and comes off the taxed income',
    (profession, notional) => {
      const { of } = taxed('cy-self-employed', profession, 100_000, 'EUR');
      expect(of('socialContribution')).toBeCloseTo(notional * 0.166 + 4_000, 1);
      const base = 96_000 - notional * 0.166;
      expect(of('income')).toBeCloseTo(2_000 + 2_500 + 9_000 + (base - 72_000) * 0.35, 1);
    },
  );

  it('an online shop in Hungary may deduct 90%, and stay in the regime up to five times the turnover', () => {
    const trade = regimeFor(regimeOf('hu-atalanyado'), 'trade');
    expect(trade.incomeTaxableShare).toBe(10);
    expect(trade.statutory?.maxIncomeThreshold).toEqual({ currency: 'HUF', amount: 193_680_000 });
    expect(trade.lasting).toBeNull();
    expect(regimeFor(regimeOf('hu-atalanyado'), 'design').lasting?.changes).toHaveLength(1);
  });

  it('an average salary is the least base of professions in North Macedonia, half of one that of trade', () => {
    const income = 100_000;
    expect(taxed('mk-self-employed', 'design', income, 'MKD').of('pension')).toBeCloseTo(
      12 * 69_141 * 0.1935,
      2,
    );
    expect(taxed('mk-self-employed', 'trade', income, 'MKD').of('pension')).toBeCloseTo(
      6 * 69_141 * 0.1935,
      1,
    );
  });

  it('what follows a regime has the figure of the profession, too', () => {
    const lookup = lastingRegimes(countries, taxBrackets, 'software');
    const found = lookup('it-forfettario-5');
    if (!found) throw new Error('it-forfettario-5');
    const rate = exchangeRates.rates.EUR ?? 1;
    const { years } = project(
      found,
      { income: 60_000 / rate, years: 6, from: { year: 2027 }, ...askedFor('law', 'software') },
      lookup,
    );
    expect(years[5]?.regimeId).toBe('it-forfettario-15');
    expect((years[5]?.lines[0]?.amount ?? 0) * rate).toBeCloseTo(60_000 * 0.67 * (1 - 0.2607) * 0.15, 2);
  });
});

describe('in words', () => {
  const says = (id: string, profession: Profession | undefined, kind: TaxKind) => {
    const schedule = schedules.scheduleOf(regimeOf(id), profession);
    const trace = traceOf(schedule, 60_000).find((line) => line.kind === kind);
    if (!trace) throw new Error(kind);
    return workingOf(trace, undefined, percentFor(regimeOf(id), profession)).steps.map((step) => step.says);
  };

  it.each<[string, Profession | undefined, string]>([
    ['it-forfettario-5', 'software', '67% of $60,000 counts as income: software'],
    ['it-forfettario-5', undefined, '78% of $60,000 counts as income'],
    ['it-forfettario-15', 'software', '49.53% of $60,000 counts as income: software, 67% in the law'],
    ['pt-simplified', 'trade', '15% of $60,000 counts as income: trade'],
  ])('the working of %s for %s: %s', (id, profession, words) => {
    expect(says(id, profession, 'income')).toContain(words);
  });

  it('a rate is named where it applies, and nowhere else', () => {
    const income = says('pl-ryczalt-8-5', 'legal', 'income');
    expect(income.filter((words) => words.endsWith(': law and accounting'))).toHaveLength(1);
    expect(says('pl-ryczalt-8-5', 'legal', 'pension').join()).not.toMatch(/law and accounting/);
  });

  it('amounts are no percent', () => {
    expect(percentFor(regimeOf('cy-self-employed'), 'trade')).toBeNull();
    expect(percentFor(regimeOf('rs-lump-sum-entrepreneur'), 'software')).toBeNull();
    expect(percentFor(regimeOf('ge-llc'), 'software')).toBeNull();
  });
});

it('a guide has the brackets of the profession with what is written beside them, and why', () => {
  const regime = regimeOf('pt-simplified');
  const guideTexts = texts.portugal?.regimes['pt-simplified'];
  if (!guideTexts) throw new Error('pt-simplified');
  const guide = { ...regime, ...guideTexts, taxBrackets: texts.portugal?.taxBrackets['pt-simplified'] ?? [] };
  const trade = guideRegimeFor(guide, 'trade');
  expect(trade.incomeTaxableShare).toBe(15);
  expect(trade.taxBrackets.find(({ taxType }) => taxType === 'income')?.description).toBe(
    '12.5% of taxable income',
  );
  expect(guideRegimeFor(guide, 'design')).toBe(guide);
  expect(guideTexts.professionTexts).toMatchObject({ currency: null, values: { trade: 15, design: 75 } });
});

describe('the guide names what the values leave out', () => {
  const alternatives = (slug: string, id: string) =>
    texts[slug]?.regimes[id]?.professionTexts?.alternatives.map(({ professions, value }) => [
      professions.join(),
      value,
    ]);

  it('Polish marketers are not simply at 15%: advice may be taxed at 8.5%', () => {
    expect(alternatives('poland', 'pl-ryczalt-8-5')).toContainEqual(['marketing', 8.5]);
    expect(percentFor(regimeOf('pl-ryczalt-8-5'), 'marketing')?.percent).toBe(15);
  });

  it('Turkey exempts works of one’s own, and takes a final 15% of online content and apps', () => {
    expect(alternatives('turkey', 'tr-sole-trader')?.map(([, value]) => value)).toEqual([0, 15]);
    const text = texts.turkey?.regimes['tr-sole-trader']?.taxDescription;
    expect(text).toMatch(/article 18\b/);
    expect(text).toMatch(/article 20\/B/);
  });

  it('Bulgarian lawyers have the costs of every liberal profession; 40% are for copyright alone', () => {
    expect(alternatives('bulgaria', 'bg-freelancer-flat-tax')).toEqual([['design,writing', 60]]);
    expect(percentFor(regimeOf('bg-freelancer-flat-tax'), 'legal')?.percent).toBe(75);
    expect(texts.bulgaria?.regimes['bg-freelancer-flat-tax']?.incomeTaxDescription).not.toMatch(/40%/);
  });

  it('Italy says what software pays, in both flat-rate regimes', () => {
    for (const id of ['it-forfettario-5', 'it-forfettario-15']) {
      const { taxDescription, incomeTaxDescription } = texts.italy?.regimes[id] ?? {};
      expect(taxDescription, id).toMatch(/\*\*67%\*\* for software/);
      expect(incomeTaxDescription, id).toMatch(/67% for software/);
    }
  });

  it('the history of the Estonian rate is told by the guide', () => {
    expect(texts.estonia?.regimes['ee-ou-dividends']?.taxDescription).toMatch(
      /The rate was 20% until 2024\./,
    );
  });
});
