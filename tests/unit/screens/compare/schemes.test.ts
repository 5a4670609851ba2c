/** Schemes that stand in no list, in a comparison: for those who have them, and for whoever opens a link. */
import { describe, expect, test } from 'vitest';
import { comparedCurves } from '../../../../src/assess/comparedCurves.ts';
import { compareRegimes, idsWithBrackets, selectionOf } from '../../../../src/assess/comparison.ts';
import { totalOnCurve } from '../../../../src/law/index.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';
import { FACTS } from '../../assess/people.ts';
import { countries, taxBrackets } from './known.ts';

const INCOME = 60_000;
const EMPLOYEE: Situation = { work: 'remote', contract: 'payroll', citizenships: ['gb'] };
const IDS = ['ge-wage', 'me-digital-nomad', 'ge-small-business'];
const { columns } = selectionOf(countries, IDS, FACTS);

function compared(situation: Situation) {
  const figures = figuresOf(situation, INCOME, 2026);
  return compareRegimes(columns, figures, countries, taxBrackets, FACTS);
}

describe('found by its id', () => {
  test('once the facts are here; an id that nobody knows stays unknown', () => {
    expect(selectionOf(countries, ['ge-wage', 'ge-nothing']).unknown).toEqual(['ge-wage', 'ge-nothing']);
    const found = selectionOf(countries, ['ge-wage', 'ge-nothing'], FACTS);
    expect(found.columns.map(({ country, regime }) => [country.slug, regime.id])).toEqual([
      ['georgia', 'ge-wage'],
    ]);
    expect(found.unknown).toEqual(['ge-nothing']);
  });

  test('no brackets are asked for, and it leads to its page', () => {
    expect(idsWithBrackets(columns)).toEqual(['me-digital-nomad', 'ge-small-business']);
    expect(compared({}).get('ge-wage')?.path).toBe('/tax-calculator/georgia-wage');
  });
});

describe('its figures are those of its law', () => {
  test('for who has said nothing, too, while the listed ones stay as specified', () => {
    const all = compared({ income: INCOME });
    expect(all.get('ge-wage')?.rate).toBeCloseTo(20, 4);
    expect(all.get('ge-small-business')?.options.laws).toBeNull();
    expect(all.get('ge-small-business')?.rate).toBeCloseTo(1, 9);
  });

  test('as an employee has it, for an employee and for everybody else', () => {
    const own = compared(EMPLOYEE).get('ge-wage');
    const invoicing = compared({ ...EMPLOYEE, contract: 'invoices', costs: { percent: 20 } }).get('ge-wage');
    expect(own?.kept).toBeGreaterThan(0);
    expect(invoicing?.kept).toBeCloseTo(own?.kept ?? Number.NaN, 6);
    expect(invoicing?.fit).not.toBe('no');
  });
});

describe('curves have the figure of each column at its income', () => {
  test.each<[string, Situation]>([
    ['who has said nothing', {}],
    ['an employee', EMPLOYEE],
    ['an employee with costs, and a permit that ends', { ...EMPLOYEE, costs: { percent: 30 }, years: 8 }],
    ['who invoices', { ...EMPLOYEE, contract: 'invoices' }],
    ['an American employee', { ...EMPLOYEE, citizenships: ['us'], home: { country: 'us' } }],
  ])('%s', (_who, situation) => {
    const figures = figuresOf(situation, INCOME, 2026);
    const all = compared(situation);
    const curves = comparedCurves(columns, figures, countries, taxBrackets, FACTS);
    expect(curves.map(({ id }) => id)).toEqual(IDS);
    for (const { id, curve } of curves) {
      expect(Math.abs(totalOnCurve(curve, INCOME) - (all.get(id)?.total ?? Number.NaN)), id).toBeLessThan(
        0.02,
      );
    }
  });
});
