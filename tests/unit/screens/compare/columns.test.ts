import { describe, expect, it } from 'vitest';
import type { Assessed } from '../../../../src/assess/assessor.ts';
import { byEligibility, selectionOf } from '../../../../src/assess/comparison.ts';
import type { FitLevel } from '../../../../src/assess/terms.ts';
import { assess, scheduleOf } from '../../../../src/law/index.ts';
import { firstOf } from '../../../../src/screens/compare/first.ts';
import { compared, countries, taxBrackets } from './known.ts';

const idsOf = (columns: readonly { regime: { id: string } }[]) => columns.map(({ regime }) => regime.id);
const columnsOf = (...ids: string[]) => selectionOf(countries, ids).columns;

describe('the columns of the comparison', () => {
  it('one column per regime in the order of the ids; unknown ids are told apart', () => {
    const { columns, unknown } = selectionOf(countries, ['mt-res-non-dom', 'atlantis', 'al-company-shpk']);
    expect(idsOf(columns)).toEqual(['mt-res-non-dom', 'al-company-shpk']);
    expect(columns.map(({ country }) => country.name)).toEqual(['Malta', 'Albania']);
    expect(unknown).toEqual(['atlantis']);
  });

  it('a regime applies if it has no maxIncomeThreshold or the income is at or below it', () => {
    const columns = columnsOf('it-forfettario-5', 'mt-res-non-dom');
    const limit = columns[0]?.regime.maxIncomeThreshold ?? Number.NaN;
    expect(idsOf(byEligibility(columns, limit).eligible)).toEqual(['it-forfettario-5', 'mt-res-non-dom']);
    const above = byEligibility(columns, limit + 0.01);
    expect(idsOf(above.eligible)).toEqual(['mt-res-non-dom']);
    expect(idsOf(above.hidden)).toEqual(['it-forfettario-5']);
  });

  it.each([0, 1, 37_800, 60_000, 10_000_000])('at %d the figures are the engine’s', (income) => {
    const columns = countries.flatMap((country) => country.taxRegimes.map((regime) => ({ country, regime })));
    const assessments = compared(columns, { income });
    expect(assessments.size).toBe(columns.length);
    for (const { regime } of columns) {
      const schedule = scheduleOf(regime, taxBrackets[regime.id] ?? []);
      const { total, rate, lines, kept } = assessments.get(regime.id) ?? {};
      const { effectiveRate, ...expected } = assess(schedule, income);
      expect({ total, rate, kept }).toEqual({
        total: expected.total,
        rate: effectiveRate,
        kept: expected.kept,
      });
      expect(expected.lines).toEqual(expect.arrayContaining([...(lines ?? [])]));
    }
  });

  it('the choice to deduct contributions first reaches the figures', () => {
    const columns = columnsOf('es-autonomo');
    const [plain, deducted] = [false, true].map(
      (deduct) => compared(columns, { deduct }).get('es-autonomo')?.total ?? Number.NaN,
    );
    expect(deducted).toBeLessThan(plain ?? 0);
  });

  it('a regime has no figures until its brackets have arrived', () => {
    const columns = columnsOf('mt-res-non-dom', 'es-autonomo');
    const partly = { 'mt-res-non-dom': taxBrackets['mt-res-non-dom'] ?? [] };
    expect([...compared(columns, {}, partly).keys()]).toEqual(['mt-res-non-dom']);
  });

  const marked = (income: number, ...ids: string[]) => [
    ...firstOf(compared(columnsOf(...ids), { income }), { income }, null).marked,
  ];

  it('what the first line names is marked: what is sure before what keeps more on a condition', () => {
    expect(marked(60_000, 'mt-res-non-dom', 'ge-small-business')).toEqual(['ge-small-business']);
    const four = compared(
      columnsOf('mt-res-non-dom', 'bg-freelancer-flat-tax', 'it-forfettario-15', 'hu-atalanyado'),
      { income: 60_000 },
    );
    const { answer, marked: ids } = firstOf(four, { income: 60_000 }, null);
    const { best: first } = answer;
    const most = [...four.values()].reduce((a, b) => (b.kept > a.kept ? b : a));
    expect(first?.regime.id).toBe('hu-atalanyado');
    expect([...ids]).toEqual([first?.regime.id]);
    expect(most.kept).toBeGreaterThan(first?.kept ?? 0);
    expect(answer.couldBe).toContain(most);
  });

  it('nothing is marked alone, or where all keep the same', () => {
    expect(marked(60_000, 'mt-res-non-dom')).toEqual([]);
    expect(marked(0, 'ae-freelance-permit', 'ae-freelance-permit')).toEqual([]);
  });

  it('ties share the mark, and what does not fit has none', () => {
    const one = (id: string, kept: number, fit: FitLevel = 'fits') =>
      ({
        regime: { id, conditions: [] },
        country: { slug: id, name: id },
        fit,
        kept,
        terms: [],
        needs: [],
        otherMoney: null,
      }) as unknown as Assessed;
    const best = (...list: ReturnType<typeof one>[]) => [
      ...firstOf(new Map(list.map((each) => [each.regime.id, each])), {}, null).marked,
    ];
    expect(best(one('a', 2), one('b', 2), one('c', 1))).toEqual(['a', 'b']);
    expect(best(one('a', 3, 'check'), one('b', 2), one('c', 1))).toEqual(['b']);
  });

  it('with years, figures are the average of a year of the stay, and the strip has its years', () => {
    const columns = columnsOf('me-digital-nomad', 'ge-small-business');
    const stay = { income: 80_000, years: 10, arrival: { year: 2027, month: 1 } };
    const [limited, lasting] = [...compared(columns, stay).values()];
    const ofYears = limited?.projection?.years.map(({ total }) => total ?? Number.NaN) ?? [];
    expect(ofYears).toHaveLength(10);
    expect(limited?.total).toBeCloseTo(ofYears.reduce((sum, total) => sum + total, 0) / 10, 6);
    expect(limited?.isAverage).toBe(true);
    expect(limited?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(limited?.total ?? 0, 6);
    expect(lasting?.isAverage).toBe(false);
    expect(lasting?.terms.filter(({ kind }) => kind === 'ends')).toEqual([]);
  });

  it('without years, figures are those of one year, and the words say that the rate will not last', () => {
    const [limited] = [...compared(columnsOf('me-digital-nomad'), { income: 80_000 }).values()];
    expect(limited?.total).toBe(limited?.assessment.total);
    expect(limited?.terms.find(({ kind }) => kind === 'ends')).toMatchObject({ at: { years: 4 } });
  });

  it('costs come off the base, the rate and what is kept', () => {
    const [one] = [
      ...compared(columnsOf('es-autonomo'), { income: 60_000, costs: { percent: 10 } }).values(),
    ];
    const { total = 0, kept, rate } = one ?? {};
    expect(kept).toBeCloseTo(54_000 - total, 6);
    expect(rate).toBeCloseTo((total / 54_000) * 100, 6);
  });
});
