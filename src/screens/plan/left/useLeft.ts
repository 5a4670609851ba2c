import { priceLevels } from 'virtual:lowtide/price-levels';
import { useMemo } from 'react';
import { type Budget, usePlan } from '../../../stores/plan.ts';
import { type Money, useMoney } from '../money/useMoney.ts';
import { type Lines, linesOf, pricedLines, sumOf } from './budget.ts';

/** A month of one year of the stay, in whole units of the person's currency. */
interface LeftMonth {
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly living: number;
  readonly left: number;
}

export interface Left {
  readonly money: Money;
  /** As typed, in the currency of the cost of living; null where nothing was typed. */
  readonly typed: Lines | null;
  /** Null where the price level of one of the two countries is not known, or nothing was typed. */
  readonly lines: { readonly home: Lines; readonly there: Lines } | null;
  /** The first year and the fifth, or the last that has figures. */
  readonly months: readonly LeftMonth[];
  /** A month at home today; null where it is not known. */
  readonly today: Omit<LeftMonth, 'place'> | null;
}

/** The later year that is shown beside the first one. */
const LATER = 5;

/** Undefined while what it needs is on its way. */
export function useLeft(): Left | undefined {
  const money = useMoney();
  const { budget } = usePlan();
  return useMemo(() => money && leftOf(money, budget), [money, budget]);
}

function leftOf(money: Money, budget: Budget | undefined): Left {
  const { move, chosen } = money;
  const { figures, home, destination, isExample } = move;
  const { living } = figures.situation;
  const named = isExample ? EXAMPLE_BUDGET : budget;
  const typed = living ? linesOf(living.amount, named) : null;
  const homeLevel = home ? priceLevels.homes[home.id] : undefined;
  const thereLevel = destination ? priceLevels.destinations[destination.country.slug] : undefined;
  const lines =
    typed && living && homeLevel !== undefined && thereLevel !== undefined
      ? pricedLines(typed, { from: living.currency, to: figures.currency, homeLevel, thereLevel })
      : null;
  if (!lines || !chosen) return { money, typed, lines, months: [], today: null };
  const there = sumOf(lines.there);
  const inForce = chosen.years.filter(({ kept }) => kept !== null);
  const later = inForce[Math.min(LATER, inForce.length) - 1];
  const shown = later && later !== inForce[0] ? [inForce[0], later] : [inForce[0]];
  const atHome = sumOf(lines.home);
  return {
    money,
    typed,
    lines,
    months: shown.flatMap((year) =>
      year ? { place: year.place, living: there, left: Math.round((year.kept ?? 0) / 12) - there } : [],
    ),
    today:
      chosen.keptAtHome === null
        ? null
        : { living: atHome, left: Math.round(chosen.keptAtHome / 12) - atHome },
  };
}

const EXAMPLE_BUDGET: Budget = { home: 1_100, food: 500, transport: 250 };
