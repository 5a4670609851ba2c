import { useMemo } from 'react';
import { useLeaving, usePractical } from '../../../api/moveTexts.ts';
import { useMove } from '../../../assess/useMove.ts';
import { movesFreely } from '../../../situation/places.ts';
import { type PlanDate, planDates } from '../../../situation/planDates.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';

/** The dates of the move; undefined while its data are on their way. */
export function useDates(): readonly PlanDate[] | undefined {
  const { home, destination, arrival, figures } = useMove();
  const { citizenships = [] } = figures.situation;
  const citizens = citizenships.length === 0 ? null : citizenships.some(movesFreely) ? 'eu' : 'non-eu';
  const leaving = useLeaving(home?.id ?? null);
  const practical = usePractical(destination?.country.slug ?? null);
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

/** Hands dates over as a file for any calendar; says so where it cannot be made. */
export async function saveCalendar(dates: readonly PlanDate[]): Promise<void> {
  try {
    const { calendarFile } = await import('./calendarFile.ts');
    saveFile(new Blob([calendarFile(dates, Date.now())], { type: 'text/calendar' }), 'lowtide-move.ics');
  } catch {
    showToast('The calendar file could not be made. Try again with a connection.');
  }
}
