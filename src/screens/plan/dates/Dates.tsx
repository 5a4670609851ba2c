import { loadLeaving } from 'virtual:lowtide/leaving';
import { loadPractical } from 'virtual:lowtide/practical';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { formatDay } from '../../../catalogue/format.ts';
import { type PlanDate, planDates, repeatsWords } from '../../../situation/planDates.ts';
import { choosePlanRegime, tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';
import styles from '../Plan.module.css';
import { useLoaded } from '../useLoaded.ts';
import { useMove } from '../useMove.ts';

const loadHome = (id: string) => loadLeaving[id]?.().then(({ leaving }) => leaving);
const loadDestination = (slug: string) => loadPractical[slug]?.().then(({ practical }) => practical);

/** The dates of the move; undefined while its data are on their way. */
function useDates(): readonly PlanDate[] | undefined {
  const { home, destination, arrival } = useMove();
  const leaving = useLoaded(home?.id ?? null, loadHome);
  const practical = useLoaded(destination?.country.slug ?? null, loadDestination);
  return useMemo(() => {
    if (leaving === undefined || practical === undefined) return undefined;
    return planDates({
      arrival,
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
  }, [leaving, practical, destination, arrival]);
}

/** Steps at home and there, and returns, in one list around the day of arrival. */
export default function Dates() {
  const { home, destination, choices, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  if (!home && !destination) {
    return (
      <p>
        Say in “Your situation” where you pay tax today, and put a regime into the{' '}
        <Link href="/countries">comparison</Link>: then the steps on both sides and the returns stand here,
        with a calendar file.
      </p>
    );
  }
  if (dates === undefined) return <Skeleton className={styles.waiting} />;
  return (
    <>
      <p>
        {isArrivalSaid ? 'Counted from your arrival on ' : 'Counted from an arrival on '}
        <time dateTime={arrival}>{formatDay(arrival)}</time>
        {isArrivalSaid ? '.' : ', until you say another month in “Your situation”.'}
      </p>
      {choices.length > 1 ? (
        <label className={styles.choice}>
          <span>Moving for</span>
          <select value={destination?.regime.id} onChange={({ target }) => choosePlanRegime(target.value)}>
            {choices.map(({ country, regime }) => (
              <option key={regime.id} value={regime.id}>
                {`${country.name}: ${regime.name}`}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date.id} data-done={done.includes(date.id)}>
            <label>
              <input
                type="checkbox"
                checked={done.includes(date.id)}
                onChange={({ target }) => tickPlanDate(date.id, target.checked)}
              />
              <span>
                <time dateTime={date.date}>{formatDay(date.date)}</time>
                {date.repeats ? `, then ${repeatsWords(date.repeats)}` : ''}
                <b>{date.title}</b>
              </span>
            </label>
            <p>{date.text}</p>
            <p className={styles.source}>
              {date.source.url ? (
                <a href={date.source.url} rel="noopener noreferrer">
                  {`${date.source.title}, ${date.source.publisher}`}
                </a>
              ) : (
                `${date.source.title}, ${date.source.publisher}`
              )}
            </p>
          </li>
        ))}
      </ol>
      <Button onClick={() => void saveCalendar(dates)}>Save all as a calendar file (.ics)</Button>
    </>
  );
}

async function saveCalendar(dates: readonly PlanDate[]): Promise<void> {
  try {
    const { calendarFile } = await import('./calendarFile.ts');
    saveFile(new Blob([calendarFile(dates, Date.now())], { type: 'text/calendar' }), 'lowtide-move.ics');
  } catch {
    showToast('The calendar file could not be made. Try again with a connection.');
  }
}
