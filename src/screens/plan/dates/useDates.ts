import { useMemo } from 'react';
import { movesFreely } from '../../../situation/places.ts';
import { type PlanDate, planDates } from '../../../situation/planDates.ts';
import { loadLeavingOf, loadPracticalOf } from '../../loadMove.ts';
import { useLoaded } from '../../useLoaded.ts';
import { useMove } from '../useMove.ts';

/** The dates of the move; undefined while its data are on their way. */
export function useDates(): readonly PlanDate[] | undefined {
  const { home, destination, arrival, figures } = useMove();
  const { citizenships = [] } = figures.situation;
  const citizens = citizenships.length === 0 ? null : citizenships.some(movesFreely) ? 'eu' : 'non-eu';
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const practical = useLoaded(destination?.country.slug ?? null, loadPracticalOf);
  return useMemo(() => {
    if (leaving === undefined || practical === undefined) return undefined;
    return planDates({
      arrival,
      citizens,
      home: leaving ? { country: leaving.id, steps: leaving.steps } : null,
      destination:
        practical && destination
          ? {
              country: destination.country.id,
              regimeId: destination.regime.id,
              steps: practical.firstSteps,
              due: practical.dates,
            }
          : null,
    });
  }, [leaving, practical, destination, arrival, citizens]);
}
