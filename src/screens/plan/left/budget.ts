/** A month's budget at home, line by line, and what the same life costs at the prices of another country. */
import type { Currency } from '../../../catalogue/currencies.ts';
import { fromUsd, toUsd } from '../../../catalogue/money.ts';
import { pricedAt } from '../../../catalogue/priceLevels.ts';
import { BUDGET_LINES, type Budget, type BudgetLine } from '../../../stores/plan.ts';

export type Line = BudgetLine | 'rest';

export const LINES: readonly Line[] = [...BUDGET_LINES, 'rest'];

export const LINE_NAMES: Readonly<Record<Line, string>> = {
  home: 'Home',
  food: 'Food',
  transport: 'Getting about',
  rest: 'Everything else',
};

export type Lines = Readonly<Record<Line, number>>;

/**
 * The lines of a cost of living. It may have been changed elsewhere since they were typed: where they no longer fit into it,
 * all of it is everything else.
 */
export function linesOf(living: number, budget: Budget = {}): Lines {
  const { home = 0, food = 0, transport = 0 } = budget;
  const rest = living - home - food - transport;
  return rest < 0 ? { home: 0, food: 0, transport: 0, rest: living } : { home, food, transport, rest };
}

/** The budget and the cost of living after a line was typed. */
export function withLine(lines: Lines, line: Line, amount: number): { budget: Budget; living: number } {
  const { rest, ...budget } = { ...lines, [line]: amount };
  return { budget, living: budget.home + budget.food + budget.transport + rest };
}

interface Prices {
  /** Currency of the lines, and the one that is shown. */
  readonly from: Currency;
  readonly to: Currency;
  /** Price levels; United States = 100. */
  readonly homeLevel: number;
  readonly thereLevel: number;
}

/** The lines at home and there in whole units of the shown currency, so that they add up. */
export function pricedLines(
  lines: Lines,
  { from, to, homeLevel, thereLevel }: Prices,
): { readonly home: Lines; readonly there: Lines } {
  const shown = (amount: number) => fromUsd(toUsd(amount, from), to);
  const each = (change: (amount: number) => number): Lines => ({
    home: Math.round(change(lines.home)),
    food: Math.round(change(lines.food)),
    transport: Math.round(change(lines.transport)),
    rest: Math.round(change(lines.rest)),
  });
  return {
    home: each(shown),
    there: each((amount) => pricedAt(shown(amount), homeLevel, thereLevel)),
  };
}

export function sumOf(lines: Lines): number {
  return LINES.reduce((sum, line) => sum + lines[line], 0);
}
