/** What the United States ask for over incomes: their law, walked between the incomes at which the tax there bends. */
import { assessLaw, type LawCase } from '../law/assess.ts';
import { CURVES_END, curveOver, type Stretch } from '../law/lawCurve.ts';
import type { PiecewiseLinear } from '../law/piecewiseLinear.ts';
import type { LawOfYear } from '../law/year.ts';

/**
 * The total of the law's lines, USD over income in USD.
 * @param cuts incomes between which all that the case says moves in straight lines
 * @param caseOf what the law is asked with at an income
 */
export function usCurve(
  law: LawOfYear,
  cuts: readonly number[],
  caseOf: (income: number) => LawCase,
): PiecewiseLinear {
  const starts = [...new Set([0, ...cuts.filter((cut) => cut > 0 && cut < CURVES_END)])].sort(
    (a, b) => a - b,
  );
  const ends = [...starts.slice(1), CURVES_END];
  const stretches = starts.map((from, index) => stretchOf(from, ends[index] ?? CURVES_END, caseOf));
  const knots = new Set(starts);
  return curveOver(law, stretches, Object.values(law.program.lines)).map((piece) =>
    // A cut may be a jump, which leaves the total at the cut itself behind.
    knots.has(piece.from) ? { ...piece, at: assessLaw(law, caseOf(piece.from)).total } : piece,
  );
}

/** Both ends may be jumps, so that the line of what is said is that of the inside. */
function stretchOf(from: number, to: number, caseOf: (income: number) => LawCase): Stretch {
  const [low, high] = [from + (to - from) / 4, to - (to - from) / 4];
  const [atLow, atHigh] = [caseOf(low), caseOf(high)];
  const names = Object.keys(atLow);
  const along = Object.fromEntries(
    names.map((name) => [name, ((atHigh[name] ?? 0) - (atLow[name] ?? 0)) / (high - low)]),
  );
  const at = (income: number) => {
    const known: Record<string, number> = {};
    for (const name of names) known[name] = (atLow[name] ?? 0) + (along[name] ?? 0) * (income - low);
    return known;
  };
  return { from, to, at, along };
}
