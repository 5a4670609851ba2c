import { useMemo } from 'react';
import { priceLevels } from '../../../api/pageData.ts';
import { keptAtHome } from '../../../assess/move.ts';
import { planYears } from '../../../assess/planYears.ts';
import { type AssessedMove, useAssessedMove } from '../../../assess/useMove.ts';
import { fromUsd } from '../../../catalogue/money.ts';
import { type Budget, usePlan } from '../../../stores/plan.ts';
import { type Lines, linesOf, pricedLines, sumOf } from './budget.ts';

/** A month in whole units of the person's currency. */
interface Month {
  readonly kept: number;
  readonly living: number;
  readonly left: number;
}

export interface Left {
  readonly move: AssessedMove;
  /** As typed, in the currency of the cost of living; null where nothing was typed. */
  readonly typed: Lines | null;
  /** Null where the price level of one of the two countries is not known, or nothing was typed. */
  readonly lines: { readonly home: Lines; readonly there: Lines } | null;
  /** Null without lines or a destination. */
  readonly there: Month | null;
  /** What is left in the first and in the fifth year, or the last that has figures, where they differ; else null. */
  readonly steps: readonly [first: number, later: number, place: number] | null;
  /** Null where today's tax is not known. */
  readonly home: Month | null;
}

/** The later year that is named beside the first one. */
const LATER = 5;

/** Undefined while what it needs is on its way. */
export function useLeft(): Left | undefined {
  const move = useAssessedMove();
  const { budget } = usePlan();
  return useMemo(() => move && leftOf(move, budget), [move, budget]);
}

function leftOf(move: AssessedMove, budget: Budget | undefined): Left {
  const { figures, home, chosen, isExample } = move;
  const { living } = figures.situation;
  const named = isExample ? EXAMPLE_BUDGET : budget;
  const typed = living ? linesOf(living.amount, named) : null;
  const homeLevel = home ? priceLevels.homes[home.id] : undefined;
  const thereLevel = chosen ? priceLevels.destinations[chosen.country.slug] : undefined;
  const lines =
    typed && living && homeLevel !== undefined && thereLevel !== undefined
      ? pricedLines(typed, { from: living.currency, to: figures.currency, homeLevel, thereLevel })
      : null;
  if (!lines || !chosen) return { move, typed, lines, there: null, steps: null, home: null };
  const month = (kept: number, living: number): Month => ({ kept, living, left: kept - living });
  const shown = (usd: number) => Math.round(fromUsd(usd / 12, figures.currency));
  const there = month(shown(chosen.kept), sumOf(lines.there));
  const atHome = keptAtHome(chosen, figures);
  const years = planYears(chosen, chosen.strip, {
    ...figures,
    paidToday: null,
    homeId: home?.id ?? null,
  }).flatMap(({ kept, place }) =>
    kept === null ? [] : [{ left: Math.round(kept / 12) - there.living, place }],
  );
  const [first] = years;
  const later = years[Math.min(LATER, years.length) - 1];
  const isStepped = chosen.years !== null && first && later && first.left !== later.left;
  return {
    ...{ move, typed, lines, there },
    steps: isStepped ? [first.left, later.left, later.place] : null,
    home: atHome === null ? null : month(shown(atHome), sumOf(lines.home)),
  };
}

const EXAMPLE_BUDGET: Budget = { home: 1_100, food: 500, transport: 250 };
