/** The year of a move by month of arrival, with what other countries certainly take of it. */
import { type MonthTotal, type MoveMonths, moveOf } from '../law/index.ts';
import type { AssessedYear } from './dueAtHome.ts';
import { type Claim, takenIn } from './dueElsewhere.ts';

/** Total and range have what other countries take, neither of the two parts has it. */
export interface MonthWithDue extends MonthTotal {
  /** USD of the calendar year. */
  readonly elsewhere: number;
}

export interface MonthsWithDue extends MoveMonths {
  readonly months: readonly MonthWithDue[];
}

export function monthsWithDue({ months, best }: MoveMonths, claims: readonly Claim[]): MonthsWithDue {
  const all = months.map((one) => withDue(one, claims));
  if (all.every(({ elsewhere }) => elsewhere === 0)) return { months: all, best };
  const least = Math.min(...all.map(({ total }) => total));
  return { months: all, best: all.find(({ total }) => total - least < CENT)?.month ?? best };
}

/** Totals that differ by less are the same but for rounding, USD. */
const CENT = 0.01;

function withDue(one: MonthTotal, claims: readonly Claim[]): MonthWithDue {
  const elsewhere = takenIn(claims, { place: 1, total: one.total, part: (13 - one.month) / 12 });
  const [low, high] = one.range;
  return { ...one, total: one.total + elsewhere, range: [low + elsewhere, high + elsewhere], elsewhere };
}

/**
 * The total of a year of a move and its parts. One that is not cut in two is a whole year of the stay, with what home asks for
 * in it: its figures are that year's.
 */
export function monthShown(own: MonthWithDue, first: AssessedYear | undefined): MonthWithDue {
  if (!first || first.ended || first.total === null || moveOf(first) !== null) return own;
  const { total, due, elsewhere } = first;
  const there = total - due.total - elsewhere;
  return { month: own.month, total, range: [total, total], home: due.total, there, elsewhere };
}
