import type { ReactNode } from 'react';
import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { ONLY_IF, type PlanDate, repeatsWords } from '../../../situation/planDates.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import fold from '../../../ui/Fold.module.css';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { loadLeavingOf } from '../../loadMove.ts';
import { useLoaded } from '../../useLoaded.ts';
import { shortDay } from '../days/daysWords.ts';
import { todayHere } from '../days/today.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import { useMove } from '../useMove.ts';
import styles from './Dates.module.css';
import { groupsOf, nextWords, openOf, startNowWords } from './order.ts';
import { useDates } from './useDates.ts';

/** Steps at home and there, and returns, in one list around the day of arrival. */
export default function Dates() {
  const { home, destination, arrival, figures, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const isHydrated = useHydrated();
  const isKnown = isHydrated && (home !== null || destination !== null);
  // A move that is over is a record: what has passed then is marked, and calls for nothing.
  const today = todayHere();
  const isRecord = isArrivalSaid && arrival < today;
  const { late, next } = openOf(isKnown ? (dates ?? []) : [], { done, isRecord, today });
  const [first] = late;
  useResult('dates', first ? `${late.length} to start now` : next ? `Next: ${shortDay(next.date)}` : null);
  if (!isKnown) {
    return (
      <p className={plan.say} data-awaited="">
        What to do and by when: its steps and returns in the order of their days, and a calendar file.
      </p>
    );
  }
  if (dates === undefined) return <Skeleton className={plan.waiting} />;
  return (
    <>
      <div className={plan.head}>
        <div>
          <p className={plan.result}>
            {first
              ? startNowWords(late.length, figures.from)
              : next
                ? nextWords(next)
                : 'Everything is done.'}
          </p>
          <p className={plan.say}>
            {first && next ? `${nextWords(next)} ` : null}
            Counted from <time dateTime={arrival}>{formatDay(arrival)}</time>.
          </p>
        </div>
        {isArrivalSaid ? (
          <Button variant="quiet" className={plan.noPrint} onClick={() => void saveCalendar(dates)}>
            Save all as a calendar file (.ics)
          </Button>
        ) : null}
      </div>
      {groupsOf(dates, { arrival, isRecord, today }).map(({ name, dates: group }) => (
        <Group key={name} name={name} isFolded={group[0]?.repeats !== null}>
          <ol className={styles.dates} data-turn={group[0]?.date === arrival}>
            {group.map((date) => (
              <Row
                key={date.id}
                date={date}
                isDone={done.includes(date.id)}
                isNext={date.id === (first ?? next)?.id}
                isExample={!isArrivalSaid}
                hasPassed={isRecord && date.date < today}
              />
            ))}
          </ol>
        </Group>
      ))}
      {home && leaving ? (
        <Group name={`Returns still due in ${nameInText(home.name)}`} isFolded>
          <p className={plan.say}>{leaving.returnsStillDue}</p>
        </Group>
      ) : null}
    </>
  );
}

interface GroupProps {
  readonly name: string;
  /** Whether it is to look up, and opens with a press. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function Group({ name, isFolded, children }: GroupProps) {
  if (!isFolded) {
    return (
      <section aria-label={name}>
        <h3 className={plan.heading}>{name}</h3>
        {children}
      </section>
    );
  }
  return (
    <details className={styles.folded} data-paper="">
      <summary className={fold.row}>
        <h3>{name}</h3>
      </summary>
      {children}
    </details>
  );
}

interface RowProps {
  readonly date: PlanDate;
  readonly isDone: boolean;
  /** Whether it stands open: the others open with a press. */
  readonly isNext: boolean;
  /** Counted from a month that nobody has chosen: nothing of it belongs in a calendar. */
  readonly isExample: boolean;
  /** Whether its day is over, where its group does not say so. */
  readonly hasPassed: boolean;
}

function Row({ date, isDone, isNext, isExample, hasPassed }: RowProps) {
  return (
    <li data-done={isDone}>
      {date.repeats ? null : (
        <label>
          <input
            type="checkbox"
            checked={isDone}
            aria-label={`Done: ${date.title}`}
            onChange={({ target }) => tickPlanDate(date.id, target.checked)}
          />
        </label>
      )}
      <details open={isNext} data-paper="">
        <summary className={`${fold.row} ${styles.head}`}>
          <span className={styles.when}>
            <time dateTime={date.date}>{shortDay(date.date)}</time>
            {date.repeats ? <small>{`then ${repeatsWords(date.repeats)}`}</small> : null}
            {hasPassed && !isDone ? <small className={styles.passed}>Passed</small> : null}
          </span>
          <b>
            {date.title}
            {date.only ? <small className={styles.only}>{ONLY_IF[date.only]}</small> : null}
          </b>
        </summary>
        <div className={styles.text}>
          <p>{date.text}</p>
          <p>
            <SourceLink source={date.source} />
          </p>
          {isExample ? null : (
            <Button
              variant="plain"
              aria-label={`Save as a calendar file: ${date.title}`}
              onClick={() => void saveCalendar([date])}
            >
              Save as a calendar file
            </Button>
          )}
        </div>
      </details>
    </li>
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
