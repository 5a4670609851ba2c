import { describe, expect, it } from 'vitest';
import { compileData } from '../../../../data/compiler/index.ts';
import {
  assessColumns,
  byEligibility,
  lowestRegimes,
  selectionOf,
} from '../../../../src/screens/compare/columns.ts';
import { assess, scheduleOf } from '../../../../src/tax/index.ts';

const { countries, taxBrackets } = compileData();
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
    const assessments = assessColumns(columns, taxBrackets, income, false);
    expect(assessments.size).toBe(columns.length);
    for (const { regime } of columns) {
      const schedule = scheduleOf(regime, taxBrackets[regime.id] ?? []);
      expect(assessments.get(regime.id)).toEqual(assess(schedule, income));
    }
  });

  it('the choice to deduct contributions first reaches the figures', () => {
    const columns = columnsOf('es-autonomo');
    const [plain, deducted] = [false, true].map(
      (deduct) => assessColumns(columns, taxBrackets, 60_000, deduct).get('es-autonomo')?.total ?? Number.NaN,
    );
    expect(deducted).toBeLessThan(plain ?? 0);
  });

  it('a regime has no figures until its brackets have arrived', () => {
    const columns = columnsOf('mt-res-non-dom', 'es-autonomo');
    const partly = { 'mt-res-non-dom': taxBrackets['mt-res-non-dom'] ?? [] };
    expect([...assessColumns(columns, partly, 60_000, false).keys()]).toEqual(['mt-res-non-dom']);
  });

  const lowest = (income: number, ...ids: string[]) => {
    const columns = columnsOf(...ids);
    return [...lowestRegimes(columns, assessColumns(columns, taxBrackets, income, false))];
  };

  it('the lowest total is marked', () => {
    expect(lowest(60_000, 'mt-res-non-dom', 'ge-small-business')).toEqual(['ge-small-business']);
  });

  it('nothing is lowest alone, or where all cost the same', () => {
    expect(lowest(60_000, 'mt-res-non-dom')).toEqual([]);
    expect(lowest(0, 'mt-res-non-dom', 'ge-small-business')).toEqual([]);
  });

  it('nothing is marked while a figure is missing', () => {
    const columns = columnsOf('mt-res-non-dom', 'ge-small-business');
    const partly = { 'mt-res-non-dom': taxBrackets['mt-res-non-dom'] ?? [] };
    expect(lowestRegimes(columns, assessColumns(columns, partly, 60_000, false)).size).toBe(0);
  });
});
