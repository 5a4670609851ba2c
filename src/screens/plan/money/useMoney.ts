import { useMemo } from 'react';
import { fetchGuide } from '../../../api/queries.ts';
import type { CountryGuide } from '../../../catalogue/entities.ts';
import { optionsOf } from '../../../situation/homeTax.ts';
import { project } from '../../../tax/index.ts';
import { lastingGuide } from '../../lastingGuide.ts';
import { useLoaded } from '../../useLoaded.ts';
import { type AssessedMove, useAssessedMove } from '../useAssessedMove.ts';
import { type MoneyYears, moneyYears } from './moneyYears.ts';

export interface Money {
  readonly move: AssessedMove;
  /** Of the chosen regime; null where none is chosen. */
  readonly chosen: MoneyYears | null;
  /** Of the others of the comparison, in their order. */
  readonly others: readonly MoneyYears[];
  /** The guide of the destination, with the reasons in words; null until it is here, and where it cannot be had. */
  readonly guide: CountryGuide | null;
}

/** Undefined while what it needs is on its way. */
export function useMoney(): Money | undefined {
  const move = useAssessedMove();
  const guide = useLoaded(move?.destination?.country.slug ?? null, fetchGuide) ?? null;
  return useMemo(() => {
    if (move === undefined) return undefined;
    const { figures, years, chosen, others, paidToday } = move;
    const of = (assessed: NonNullable<AssessedMove['chosen']>, projection = assessed.projection) =>
      projection && moneyYears(projection, { ...figures, ...assessed, costs: figures.costs, paidToday });
    const lookup = guide && lastingGuide(guide);
    const lasting = chosen && lookup?.(chosen.regime.id);
    const plan = {
      ...optionsOf(figures),
      ...{ income: figures.income, from: figures.from, years },
      withoutFees: figures.situation.runningCosts ?? false,
    };
    return {
      move,
      guide,
      chosen: chosen && of(chosen, lasting && lookup ? project(lasting, plan, lookup) : chosen.projection),
      others: others.flatMap((one) => of(one) ?? []),
    };
  }, [move, guide]);
}
