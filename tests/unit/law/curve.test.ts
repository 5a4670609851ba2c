/** The two forms of a law agree: the curve passes through the point at every income. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessLaw, WHOLE_YEAR } from '../../../src/law/assess.ts';
import { type CurvePiece, type LawCurve, walk } from '../../../src/law/curve.ts';
import { type LawProgram, rounds } from '../../../src/law/program.ts';
import type { LawCase } from '../../../src/law/results.ts';
import { type LawOfYear, lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

/** The total at a place of a curve. */
function valueOn({ pieces, atKnots }: LawCurve, place: number): number {
  const index = pieces.findLastIndex(({ from }) => from <= place);
  const { from, value, slope, bend } = pieces[index] as CurvePiece;
  if (from === place) return atKnots[index] as number;
  return value + slope * (place - from) + bend * (place - from) ** 2;
}

const MOST = 2_000_000;
/** Cents of rounding, and for true quotients half a unit. */
const WITHIN = 0.5;
/** What is rounded within a law to whole units by month: half a unit, twelve times. */
const WITHIN_MONTHS = 6;

/** How far the two forms may be apart: every rounding of a law moves its total by half a unit at most. */
function apart(program: LawProgram): number {
  if (!rounds(program)) return WITHIN;
  const roundings = program.steps.filter(([operation]) => ['round', 'floor', 'ceil'].includes(operation));
  return Math.max(WITHIN_MONTHS, roundings.length / 2);
}

describe.each(LAWS)('$id', ({ program }) => {
  const lawNow = () => lawOfYear(program, { taxYear: 2026 });
  const at = (income: number): LawCase => ({
    ...WHOLE_YEAR,
    turnover: income,
    profit: income,
    wage: income,
    costs: 0,
  });
  const curveOf = (law: LawOfYear) =>
    walk(law, at, { turnover: 1, profit: 1, wage: 1 }, [0, MOST], Object.values(program.lines));
  const within = apart(program);

  test('at any income', () => {
    const law = lawNow();
    const curve = curveOf(law);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST * 100 - 1 }), (cents) => {
        const income = cents / 100;
        expect(Math.abs(valueOn(curve, income) - assessLaw(law, at(income)).total)).toBeLessThan(within);
      }),
      { numRuns: 200 },
    );
  });

  test('at every knot and beside it', () => {
    const law = lawNow();
    const curve = curveOf(law);
    for (const { from } of curve.pieces) {
      for (const income of [from, from + 0.01]) {
        expect(Math.abs(valueOn(curve, income) - assessLaw(law, at(income)).total), `${income}`).toBeLessThan(
          within,
        );
      }
    }
    expect(curve.pieces.length).toBeLessThan(200);
  });
});
