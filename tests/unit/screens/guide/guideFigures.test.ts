import { describe, expect, test } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import { formatPercent } from '../../../../src/catalogue/format.ts';
import { moneyIn } from '../../../../src/catalogue/money.ts';
import { guideFigures, incomeLevels } from '../../../../src/screens/guide/guideFigures.ts';
import { lastingGuide } from '../../../../src/screens/lastingGuide.ts';
import {
  assess,
  descriptionsByKind,
  type Estimate,
  project,
  scheduleOf,
  type TaxOptions,
} from '../../../../src/tax/index.ts';
import { data, guideOf, regimeOf } from './guides.ts';

function figures(slug: string, index: number, income: number, estimate: Estimate = 'specified', costs = 0) {
  const regime = regimeOf(slug, index);
  return guideFigures(regime, scheduleOf(regime, regime.taxBrackets), { income, costs, estimate });
}

const IN_DOLLARS = { currency: 'USD', costs: undefined, estimate: 'specified' } as const;

describe('the figures of a guide', () => {
  test('are lines that are due, their total, its rate, and what is kept', () => {
    const { lines, total, effectiveRate, keepRate } = figures('malta', 0, 60_000);
    expect(lines.map(({ kind }) => kind)).toEqual(['income', 'socialContribution']);
    expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(effectiveRate).toBeCloseTo(total / 600);
    expect(keepRate).toBeCloseTo(100 - total / 600, 0);
  });

  test('what is kept and the rate add up to 100% as they are shown, in every regime at every income', () => {
    const shown = (percent: number | null) => Number(formatPercent(percent ?? 0).replace(/[%,]/g, ''));
    for (const { slug, taxRegimes } of compileData().countries) {
      for (const index of taxRegimes.keys()) {
        for (let income = 40_000; income <= 200_000; income += 5_000) {
          const { keepRate, effectiveRate } = figures(slug, index, income);
          expect(shown(keepRate) + shown(effectiveRate), `${slug} ${index} ${income}`).toBeCloseTo(100);
        }
      }
    }
  });

  test('zero lines are hidden except income tax when it applies', () => {
    const { lines } = figures('malta', 0, 37_800);
    expect(lines.map(({ kind }) => kind)).toEqual(['income', 'socialContribution']);
    expect(lines[0]?.amount).toBe(0);
  });

  test('the other estimate stands beside the first where contributions are deductible', () => {
    const regime = regimeOf('bulgaria');
    const schedule = scheduleOf(regime, regime.taxBrackets);
    const deducted = assess(schedule, 60_000, { estimate: 'law' });
    const plain = assess(schedule, 60_000);
    expect(deducted.total).toBeLessThan(plain.total);
    expect(figures('bulgaria', 0, 60_000).otherEstimate).toEqual({
      total: deducted.total,
      effectiveRate: deducted.effectiveRate,
    });
    expect(figures('bulgaria', 0, 60_000, 'law').otherEstimate?.total).toBe(plain.total);
  });

  test('there is no other estimate where both are the same', () => {
    expect(figures('georgia', 0, 60_000).otherEstimate).toBeNull();
  });

  test('the table says tax, rate and what is kept, and nothing above the threshold', () => {
    const regime = regimeOf('georgia');
    expect(regime.maxIncomeThreshold).toBeGreaterThan(100_000);
    expect(regime.maxIncomeThreshold).toBeLessThan(200_000);
    const rows = incomeLevels(regime, scheduleOf(regime, regime.taxBrackets), [100_000, 200_000], IN_DOLLARS);
    expect(rows).toEqual([
      { income: 100_000, figures: { total: 1_000, effectiveRate: 1, keep: 99_000 } },
      { income: 200_000, figures: null },
    ]);
  });

  test('costs come off what is kept, and the rate is of what they leave', () => {
    const { total, kept, keepRate, effectiveRate } = figures('malta', 0, 60_000, 'specified', 20_000);
    expect(kept).toBeCloseTo(40_000 - total);
    expect(effectiveRate).toBeCloseTo((total / 40_000) * 100);
    expect(keepRate).toBeCloseTo((kept / 40_000) * 100, 0);
    expect(figures('malta', 0, 60_000, 'specified', 60_000).keepRate).toBeNull();
  });

  test("the table has round figures of the person's currency, and costs in percent of each of them", () => {
    const regime = regimeOf('georgia');
    const schedule = scheduleOf(regime, regime.taxBrackets);
    const rows = incomeLevels(regime, schedule, [40_000], {
      ...IN_DOLLARS,
      currency: 'EUR',
      costs: { percent: 10 },
    });
    const [row] = rows;
    expect(moneyIn('EUR')(row?.income ?? 0)).toBe('€40,000');
    expect(moneyIn('EUR')((row?.figures?.keep ?? 0) + (row?.figures?.total ?? 0))).toBe('€36,000');
  });

  test('the table of incomes shows averages of the stay where one is said', () => {
    const regime = regimeOf('montenegro', 0);
    const lookup = lastingGuide(guideOf('montenegro'));
    const permit = lookup(regime.id);
    if (!permit) throw new Error('no permit');
    const plan = { from: { year: 2027 }, years: 8 };
    const stay = (at: TaxOptions & { income: number }) => project(permit, { ...plan, ...at }, lookup);
    const schedule = scheduleOf(regime, regime.taxBrackets);
    const [row] = incomeLevels(regime, schedule, [100_000], { ...IN_DOLLARS, stay });
    const { averageTotal } = project(permit, { ...plan, income: 100_000 }, lookup);
    expect(averageTotal).toBeGreaterThan(0);
    expect(row?.figures?.total).toBe(averageTotal);
  });

  test('every breakdown line of every regime has a description for its tooltip', () => {
    const missing = data.countries.flatMap(({ slug }) =>
      guideOf(slug).taxRegimes.flatMap((regime) => {
        const descriptions = descriptionsByKind(regime);
        const schedule = scheduleOf(regime, regime.taxBrackets);
        return [40_000, 200_000]
          .flatMap(
            (income) => guideFigures(regime, schedule, { income, costs: 0, estimate: 'specified' }).lines,
          )
          .filter(({ kind }) => !descriptions[kind])
          .map(({ kind }) => `${regime.id} ${kind}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});
