/** Lines of a law drawn as brackets: what the specified estimate takes where no flat figures are typed. */

import { type LawCase, wholeYear } from '../../../src/law/assess.ts';
import { walk } from '../../../src/law/curve.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { type BracketFigures, chosen, type RegimeLaw, type TaxKind } from '../../../src/tax/index.ts';

/** In which year a law is drawn. */
export interface DrawnYear {
  readonly taxYear: number;
  /** The ordinary year of the law where it is left out. */
  readonly yearOfStay?: number | undefined;
  readonly reliefs?: readonly string[] | undefined;
}

/** Lines are drawn up to here, USD a year; the last bracket goes on. */
const MOST = 5_000_000;
/** Slopes and jumps below these are rounding. */
const LEAST_SLOPE = 1e-7;
const LEAST_JUMP = 0.005;
/** How far a straight bracket may be off a bend, USD. */
const STRAIGHT = 1;

/** One line of a law over turnover without costs, as brackets; none where it is nothing everywhere. */
export function drawnBrackets(
  { program, perDollar, ordinaryYear }: RegimeLaw,
  kind: TaxKind,
  { taxYear, yearOfStay = ordinaryYear, reliefs }: DrawnYear,
): BracketFigures[] {
  const place = program.lines[kind];
  if (place === undefined) return [];
  const law = lawOfYear(program, { taxYear });
  const at = (turnover: number): LawCase => ({
    ...wholeYear(turnover),
    ...chosen(reliefs),
    taxYear,
    yearOfStay,
  });
  const range = [0, MOST * perDollar] as const;
  const { pieces } = walk(law, at, { turnover: 1, profit: 1 }, range, [place]);
  const brackets: BracketFigures[] = [];
  let end = 0;
  for (const piece of pieces) {
    for (const part of straight(piece, perDollar)) {
      const jump = part.value - end;
      const last = brackets.at(-1);
      end = part.value + part.slope * (part.to - part.from);
      const rate = Math.abs(part.slope) < LEAST_SLOPE ? 0 : Number((part.slope * 100).toPrecision(10));
      if (last && last.rate === rate && Math.abs(jump) < LEAST_JUMP) continue;
      brackets.push(
        bracketFrom(
          kind,
          part.from,
          rate,
          Math.abs(jump) < LEAST_JUMP ? 0 : jump,
          program.currency,
          perDollar,
        ),
      );
    }
  }
  const closed = brackets.map((bracket, index): BracketFigures => {
    const next = brackets[index + 1];
    if (!next) return bracket;
    const upperBound = next.statutory?.lowerBound;
    return {
      ...bracket,
      upperBound: next.lowerBound,
      ...(upperBound && { statutory: { ...bracket.statutory, upperBound } }),
    };
  });
  return closed.some(({ rate, amount = 0 }) => rate !== 0 || amount !== 0) ? closed : [];
}

/** A piece of a parabola in straight parts, in the law's currency. */
function straight(
  { from, to, value, slope, bend }: ReturnType<typeof walk>['pieces'][number],
  perDollar: number,
): { readonly from: number; readonly to: number; readonly value: number; readonly slope: number }[] {
  const longest =
    bend === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((4 * STRAIGHT * perDollar) / Math.abs(bend));
  const count = Math.max(Math.ceil((to - from) / longest), 1);
  const width = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const t = index * width;
    return {
      from: from + t,
      to: from + t + width,
      value: value + slope * t + bend * t * t,
      slope: slope + bend * (2 * t + width),
    };
  });
}

/** Amounts are in the law's currency. */
function bracketFrom(
  taxType: TaxKind,
  from: number,
  rate: number,
  amount: number,
  currency: string,
  perDollar: number,
): BracketFigures {
  const bound = Math.round(from * 100) / 100;
  const sum = Math.round(amount * 100) / 100;
  const statutory = {
    ...(bound !== 0 && { lowerBound: { currency, amount: bound } }),
    ...(sum !== 0 && { amount: { currency, amount: sum } }),
  };
  return {
    taxType,
    lowerBound: bound / perDollar,
    upperBound: null,
    rate,
    ...(sum !== 0 && { amount: sum / perDollar }),
    ...(currency !== 'USD' && Object.keys(statutory).length > 0 && { statutory }),
  };
}
