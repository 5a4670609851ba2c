import { useLeaving } from '../../../api/moveTexts.ts';
import { useMove } from '../../../assess/useMove.ts';
import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { ONLY_IF, type PlanDate, repeatsWords } from '../../../situation/planDates.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { SourceLink } from '../../../ui/leaving/Sourced.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { shortDay } from '../days/daysWords.ts';
import { todayHere } from '../days/today.ts';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Dates.module.css';
import { groupsOf, openOf } from './order.ts';
import { saveCalendar, useDates } from './useDates.ts';

/** Steps at home and there, and returns, in one list around the day of arrival. */
export default function Dates() {
  const { home, destination, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && (home !== null || destination !== null);
  const today = todayHere();
  const isRecord = isArrivalSaid && arrival < today;
  const { next } = openOf(isKnown ? (dates ?? []) : [], { done, isRecord, today });
  const hint = next ? (
    <>
      The next is <b>{formatDay(next.date)}</b>.
    </>
  ) : (
    'What to do, and by when.'
  );
  return (
    <PlanFold id="dates" title="Dates" hint={hint}>
      {!isKnown ? null : dates === undefined ? (
        <Skeleton className={plan.loading} />
      ) : (
        <Filled dates={dates} done={done} />
      )}
    </PlanFold>
  );
}

interface FilledProps {
  readonly dates: readonly PlanDate[];
  readonly done: readonly string[];
}

function Filled({ dates, done }: FilledProps) {
  const { home, arrival, isArrivalSaid } = useMove();
  const leaving = useLeaving(home?.id ?? null);
  const today = todayHere();
  // A move that is over is a record: what has passed then calls for nothing.
  const isRecord = isArrivalSaid && arrival < today;
  return (
    <>
      <p className={plan.soft}>
        Counted from <time dateTime={arrival}>{formatDay(arrival)}</time>.
      </p>
      {groupsOf(dates, { arrival, isRecord, today }).map(({ name, dates: group }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.heading}>{name}</h3>
          <ol className={styles.dates}>
            {group.map((date) => (
              <Row key={date.id} date={date} isDone={done.includes(date.id)} isExample={!isArrivalSaid} />
            ))}
          </ol>
        </section>
      ))}
      {home && leaving ? (
        <>
          <h3 className={styles.heading}>{`Returns still due in ${nameInText(home.name)}`}</h3>
          <p className={plan.soft}>{leaving.returnsStillDue}</p>
        </>
      ) : null}
      {isArrivalSaid ? (
        <p className={plan.actions}>
          <Button variant="quiet" onClick={() => void saveCalendar(dates)}>
            Save all as a calendar file (.ics)
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly date: PlanDate;
  readonly isDone: boolean;
  /** Counted from a month that nobody has chosen: nothing of it belongs in a calendar. */
  readonly isExample: boolean;
}

function Row({ date, isDone, isExample }: RowProps) {
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
      <details data-paper="">
        <summary className={styles.head}>
          <span>
            <time dateTime={date.date}>{shortDay(date.date)}</time>
            {date.repeats ? <small>{`then ${repeatsWords(date.repeats)}`}</small> : null}
          </span>
          <b>
            {date.title}
            {date.only ? <small>{ONLY_IF[date.only]}</small> : null}
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
