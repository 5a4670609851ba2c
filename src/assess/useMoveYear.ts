/** The year of a move for the plan: what the engine makes of it, and how both countries put it. */
import { useMemo } from 'react';
import { useArrivalTexts, useLeavingTexts } from '../api/moveTexts.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/moveYear.ts';
import { type MoveMonths, type MoveYear, moveMonths, moveYear } from '../tax/index.ts';
import type { AssessedMove } from './useMove.ts';

export interface MoveYearAnswer {
  readonly year: MoveYear;
  /** 1 to 12, the month in which the move begins. */
  readonly month: number;
  readonly months: MoveMonths;
  /** In words; null until they are here. */
  readonly leaving: LeavingYear | null;
  readonly arriving: ArrivalYear | null;
}

/** Of the chosen regime: null where the home country or the laws of the year are not known, or not here yet. */
export function useMoveYear({ home, chosen, figures }: AssessedMove): MoveYearAnswer | null {
  const leaving = useLeavingTexts(home?.id ?? null)?.leavingYear ?? null;
  const arriving = useArrivalTexts(chosen?.country.slug ?? null)?.arrivalYear ?? null;
  const answer = useMemo(() => {
    const plan = chosen?.movePlan ?? null;
    return plan?.home ? { year: moveYear(plan), months: moveMonths(plan) } : null;
  }, [chosen]);
  return answer && { ...answer, month: figures.from.month, leaving, arriving };
}
