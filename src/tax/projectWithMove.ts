import { rateOf } from './assess.ts';
import type { MoveYear } from './moveYear/year.ts';
import type { ProjectedYear, Projection } from './project.ts';
import { TAX_KINDS } from './types.ts';

/** A projected year that is cut by the move: its figures are of both countries. */
export interface YearOfMove extends ProjectedYear {
  readonly move: MoveYear;
}

/** The move of a projected year; null where the year is not cut by one. */
export function moveOf(year: ProjectedYear): MoveYear | null {
  return 'move' in year ? (year as YearOfMove).move : null;
}

/** Whether a year of a move is cut in two: the home country is known, and the arrival is not on 1 January. */
export function isCut({ home, on }: Pick<MoveYear, 'home' | 'on'>): boolean {
  return home !== null && !on.endsWith('-01-01');
}

/**
 * A projection whose first year is the year of the move: what both countries take of that calendar year takes the
 * place of a whole year in the new one, and the sums and averages have it. Without a move, with an arrival on
 * 1 January, with an unknown home country or in another calendar year it stays as it is.
 */
export function projectWithMove(projection: Projection, move: MoveYear | null): Projection {
  const [first, ...others] = projection.years;
  if (move === null || !isCut(move) || !first || first.ended || first.year !== Number(move.on.slice(0, 4))) {
    return projection;
  }
  const year = yearOfMove(first, move);
  const years = [year, ...others];
  const total = projection.total - (first.total ?? 0) + move.total;
  const kept = projection.kept - (first.kept ?? 0) + move.kept;
  const count = Math.max(years.filter(({ ended }) => !ended).length, 1);
  return {
    ...projection,
    ...{ years, total, kept, averageTotal: total / count, averageKept: kept / count },
    averageRate: rateOf(total / count, move.income, move.costs),
  };
}

function yearOfMove(first: ProjectedYear, move: MoveYear): YearOfMove {
  const { total, kept, income, costs, home, there } = move;
  const before = (home?.total ?? 0) + there.total;
  // What is credited comes off every line in its proportion, so that the lines add up to the total.
  const left = before > 0 ? total / before : 1;
  const lines = TAX_KINDS.map((kind, place) => {
    const amount = left * ((home?.lines[place]?.amount ?? 0) + (there.lines[place]?.amount ?? 0));
    return { kind, amount, rate: rateOf(amount, income, costs) };
  });
  return { ...first, total, kept, rate: rateOf(total, income, costs), lines, move };
}
