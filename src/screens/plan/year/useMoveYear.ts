/** The year of a move for the plan: what the engine makes of it, and how both countries put it. */
import { loadLeaving } from 'virtual:lowtide/leaving';
import { loadPractical } from 'virtual:lowtide/practical';
import { useMemo } from 'react';
import type { HomeCountryTax } from '../../../catalogue/homeCountries.ts';
import {
  type ArrivalYear,
  type LeavingYear,
  type MoveLaws,
  movePlanOf,
} from '../../../catalogue/moveYear.ts';
import { type MoveMonths, type MoveYear, moveMonths, moveYear, type TaxOptions } from '../../../tax/index.ts';
import { useModule } from '../../../ui/useModule.ts';
import { useLoaded } from '../../useLoaded.ts';

const loadLaws = (): Promise<MoveLaws> => import('virtual:lowtide/move-year');
const loadLeavingYear = (id: string) => loadLeaving[id]?.().then(({ leavingYear }) => leavingYear);
const loadArrivalYear = (slug: string) => loadPractical[slug]?.().then(({ arrivalYear }) => arrivalYear);

export interface PlannedMove {
  /** Null where it is not one of the home countries. */
  readonly home: HomeCountryTax | null;
  /** Slug of the destination. */
  readonly slug: string;
  readonly regimeId: string;
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  /** USD per year. */
  readonly income: number;
  readonly costs: TaxOptions['costs'];
  readonly withReliefs: boolean;
}

export interface MoveYearAnswer {
  readonly year: MoveYear;
  readonly months: MoveMonths;
  /** In words; null until they are here. */
  readonly leaving: LeavingYear | null;
  readonly arriving: ArrivalYear | null;
}

/** Undefined while the laws are on their way; null where the home country or the regime is not known. */
export function useMoveYear(move: PlannedMove | null): MoveYearAnswer | null | undefined {
  const { module: laws, failed } = useModule(loadLaws);
  const leaving = useLoaded(move?.home?.id ?? null, loadLeavingYear) ?? null;
  const arriving = useLoaded(move?.slug ?? null, loadArrivalYear) ?? null;
  const answer = useMemo(() => {
    const plan = laws && move ? movePlanOf(laws, move) : null;
    return plan?.home ? { year: moveYear(plan), months: moveMonths(plan) } : null;
  }, [laws, move]);
  if (move === null || failed) return null;
  if (laws === null) return undefined;
  return answer && { ...answer, leaving, arriving };
}
