/** The dates of the move that is planned, and the calendar file of them. */
import { useMemo } from 'react';
import { useArrivalTexts, useLeaving, useLeavingTexts, usePractical } from '../../../api/moveTexts.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { registersForVat } from '../../../catalogue/practical.ts';
import { useToday } from '../../../situation/clock.ts';
import { type CalendarDate, type PaperToKeep, papersOf, withPapers } from '../../../situation/papers.ts';
import { isDueNow, type PlanDate, planDates } from '../../../situation/planDates.ts';
import { movesFreely } from '../../../situation/situation.ts';
import { noteCalendar, usePlan } from '../../../stores/plan.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';

/** The dates of the move; undefined while its data are on their way. */
export function useDates(): readonly PlanDate[] | undefined {
  const { home, destination, arrival, figures, isEmployee } = useMove();
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
              vat:
                !isEmployee &&
                registersForVat(practical, { income: figures.income, clients: figures.situation.clients }),
            }
          : null,
    });
  }, [leaving, practical, destination, arrival, citizens, figures, isEmployee]);
}

/** The papers of the move, in the order of the lists; undefined while they are on their way. */
export function usePapers(dates: readonly PlanDate[] | undefined): readonly PaperToKeep[] | undefined {
  const { home, destination } = useMove();
  const ended = useLeavingTexts(home?.id ?? null);
  const begun = useArrivalTexts(destination?.country.slug ?? null);
  return useMemo(() => {
    if (!dates || ended === undefined || begun === undefined) return undefined;
    return papersOf(
      {
        home: ended && home ? { country: home.id, ...ended.papers } : null,
        destination: begun && destination ? { country: destination.country.id, ...begun.papers } : null,
      },
      dates,
    );
  }, [dates, ended, begun, home, destination]);
}

/** What the plan's calendar is: how it is saved, and which of its dates have moved since. */
export function useCalendar(
  dates: readonly PlanDate[] | undefined,
  papers: readonly PaperToKeep[] | undefined,
) {
  const { arrival, isArrivalSaid } = useMove();
  const { done, inCalendar = {} } = usePlan();
  const today = useToday();
  const at = { today, isRecord: isArrivalSaid && arrival < today };
  return {
    /** All of them where none is named, with the papers that are not there yet. */
    save(only?: PlanDate): void {
      const open = (papers ?? []).filter(
        ({ id, from }) => !done.includes(id) && (!only || from?.id === only.id),
      );
      const saved = only ? [only] : (dates ?? []);
      void saveCalendar(withPapers(ahead(saved, at), open, arrival)).then((isSaved) => {
        const days = Object.fromEntries(saved.map(({ id, date }) => [id, date]));
        if (isSaved) noteCalendar(only ? { ...inCalendar, ...days } : days);
      });
    },
    ...sinceSaved(dates ?? [], inCalendar),
  };
}

/** A date that a calendar has on another day. */
export interface MovedDate extends PlanDate {
  readonly was: string;
}

interface SinceSaved {
  readonly moved: readonly MovedDate[];
  /** Entries of a calendar that the plan does not have any more, as after a change of the destination. */
  readonly left: number;
}

export function sinceSaved(
  dates: readonly PlanDate[],
  inCalendar: Readonly<Record<string, string>>,
): SinceSaved {
  const moved = dates.flatMap((date) => {
    const was = inCalendar[date.id];
    return was !== undefined && was !== date.date ? [{ ...date, was }] : [];
  });
  const ids = new Set(dates.map(({ id }) => id));
  return { moved, left: Object.keys(inCalendar).filter((id) => !ids.has(id)).length };
}

const CALENDAR_FILE = 'lowtide-move.ics';

/** Hands dates over as a file for any calendar; says so where it cannot be made. @returns whether it went through */
async function saveCalendar(dates: readonly CalendarDate[]): Promise<boolean> {
  try {
    const { calendarFile } = await import('./calendarFile.ts');
    const file = new File([calendarFile(dates, Date.now())], CALENDAR_FILE, { type: 'text/calendar' });
    return await handOver(file);
  } catch {
    showToast('The calendar file could not be made. Try again with a connection.');
    return false;
  }
}

/** The installed app has no list of downloads: there the device asks for the calendar, if it takes such files. */
async function handOver(file: File): Promise<boolean> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      // Somebody who closes the device's question wants no file; Chromium says that it can share one, and refuses.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveFile(file, file.name);
  return true;
}

export interface At {
  /** ISO date. */
  readonly today: string;
  /** Whether the move is over: its dates are a record then, and call for nothing. */
  readonly isRecord: boolean;
}

/** "Now" for what has passed, while the move lies ahead. */
export function whenWords(date: string, at: At): string {
  return isDueNow(date, at) ? 'Now' : shortDay(date);
}

/** Dates as a calendar has them: what should be started now is due today. */
export function ahead(dates: readonly PlanDate[], at: At): readonly PlanDate[] {
  return dates.map((one) => (isDueNow(one.date, at) ? { ...one, date: at.today } : one));
}

/** What comes next of what is not done; of a move that is over, also what has passed. */
export function nextOf(
  dates: readonly PlanDate[],
  { done, today, isRecord }: At & { readonly done: readonly string[] },
): PlanDate | undefined {
  const open = dates.filter(({ id }) => !done.includes(id));
  return open.find(({ date }) => date >= today) ?? (isRecord ? open[0] : undefined);
}
