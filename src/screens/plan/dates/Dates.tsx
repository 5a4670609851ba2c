import { useMemo, useState } from 'react';
import { useLeaving, usePractical } from '../../../api/moveTexts.ts';
import { useMove } from '../../../assess/useMove.ts';
import { formatDay, formatMonth, nameInText } from '../../../catalogue/format.ts';
import { registersForVat } from '../../../catalogue/practical.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { useToday } from '../../../situation/clock.ts';
import { isDueNow, ONLY_IF, type PlanDate, planDates, repeatsWords } from '../../../situation/planDates.ts';
import type { Month } from '../../../situation/situation.ts';
import { movesFreely } from '../../../situation/situation.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SourceLink } from '../../../ui/Sourced.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';
import { shortDay } from '../days/daysWords.ts';
import styles from '../Folds.module.css';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';

/** More would be no list of this month. */
const MOST = 5;

/** What to begin with: the first steps that are not done. */
export function ThisMonth() {
  const { home, destination, staysIn, figures, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  // What is ticked here stays in its place, so that it can be unticked.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const today = useToday();
  if (staysIn !== null || (home === null && destination === null)) return null;
  const steps = dates
    ?.filter(({ id, repeats }) => repeats === null && (!done.includes(id) || ticked.includes(id)))
    .slice(0, MOST);
  if (steps?.length === 0) return null;
  const [first] = steps ?? [];
  const isNow = first !== undefined && first.date.slice(0, 7) <= today.slice(0, 7);
  const month = formatMonth(figures.from);
  return (
    <section className={styles.month} aria-labelledby="month">
      <div>
        <h2 id="month">{isNow || first === undefined ? 'This month' : 'First steps'}</h2>
        <p className={plan.soft}>
          {!isArrivalSaid
            ? `If you move in ${month}.`
            : isNow && arrival > today
              ? startNowWords(steps?.length ?? 0, figures.from)
              : `For ${month}.`}
        </p>
      </div>
      {steps === undefined ? (
        <Skeleton className={plan.loading} />
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              isDone={done.includes(step.id)}
              today={today}
              onTick={(isDone) => {
                setTicked((all) => [...all, step.id]);
                tickPlanDate(step.id, isDone);
              }}
            />
          ))}
        </ol>
      )}
      {isArrivalSaid && dates ? (
        <p className={`no-print ${styles.save}`}>
          <Button onClick={() => void saveCalendar(ahead(dates, { today, isRecord: arrival < today }))}>
            Save the dates
          </Button>
        </p>
      ) : null}
    </section>
  );
}

interface StepProps {
  readonly step: PlanDate;
  readonly isDone: boolean;
  readonly today: string;
  readonly onTick: (isDone: boolean) => void;
}

function Step({ step: { date, title, only }, isDone, today, onTick }: StepProps) {
  return (
    <li data-done={isDone}>
      <label>
        <input type="checkbox" checked={isDone} onChange={({ target }) => onTick(target.checked)} />
        <span>
          <b>{title}</b>
          {only ? <small>{ONLY_IF[only]}</small> : null}
        </span>
      </label>
      <time dateTime={date}>{whenWords(date, { today, isRecord: false })}</time>
    </li>
  );
}

/** Steps at home and there, and returns, in one list around the day of arrival. */
export function Dates() {
  const { home, destination, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && (home !== null || destination !== null);
  const today = useToday();
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
  const today = useToday();
  // A move that is over is a record: what has passed then calls for nothing.
  const isRecord = isArrivalSaid && arrival < today;
  const at = { today, isRecord };
  return (
    <>
      <p className={plan.soft}>
        Counted from <time dateTime={arrival}>{formatDay(arrival)}</time>.
      </p>
      {groupsOf(dates, { arrival, ...at }).map(({ name, dates: group }) => (
        <section key={name} aria-label={name}>
          <h3 className={plan.heading}>{name}</h3>
          <ol className={styles.dates}>
            {group.map((date) => (
              <Row
                key={date.id}
                date={date}
                at={at}
                isDone={done.includes(date.id)}
                isExample={!isArrivalSaid}
              />
            ))}
          </ol>
        </section>
      ))}
      {home && leaving ? (
        <>
          <h3 className={plan.heading}>{`Returns still due in ${nameInText(home.name)}`}</h3>
          <p className={plan.soft}>{leaving.returnsStillDue}</p>
        </>
      ) : null}
      {isArrivalSaid ? (
        <p className={`no-print ${plan.actions}`}>
          <Button variant="quiet" onClick={() => void saveCalendar(ahead(dates, at))}>
            Save all as a calendar file (.ics)
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly date: PlanDate;
  readonly at: At;
  readonly isDone: boolean;
  /** Counted from a month that nobody has chosen: nothing of it belongs in a calendar. */
  readonly isExample: boolean;
}

function Row({ date, at, isDone, isExample }: RowProps) {
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
            <time dateTime={date.date}>{whenWords(date.date, at)}</time>
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
              onClick={() => void saveCalendar(ahead([date], at))}
            >
              Save as a calendar file
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

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

/** Hands dates over as a file for any calendar; says so where it cannot be made. */
async function saveCalendar(dates: readonly PlanDate[]): Promise<void> {
  try {
    const { calendarFile } = await import('./calendarFile.ts');
    saveFile(new Blob([calendarFile(dates, Date.now())], { type: 'text/calendar' }), 'lowtide-move.ics');
  } catch {
    showToast('The calendar file could not be made. Try again with a connection.');
  }
}

interface At {
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

/** What is not done: what has to be started now for a move that lies ahead, and what comes next. */
export function openOf(
  dates: readonly PlanDate[],
  { done, today, isRecord }: At & { readonly done: readonly string[] },
): { late: readonly PlanDate[]; next: PlanDate | undefined } {
  const open = dates.filter(({ id }) => !done.includes(id));
  const ahead = open.find(({ date }) => date >= today);
  return isRecord
    ? { late: [], next: ahead ?? open[0] }
    : { late: open.filter(({ date }) => date < today), next: ahead };
}

/**
 * "For January 2027, start these now.": steps whose usual day has passed are no reproach, because the month may be one
 * that nobody has chosen.
 */
export function startNowWords(count: number, arrival: Month): string {
  return `For ${formatMonth(arrival)}, start ${count === 1 ? 'this' : 'these'} now.`;
}

interface DateGroup {
  readonly name: string;
  readonly dates: readonly PlanDate[];
}

/** What to start now, before, on and after the day of arrival, and what comes back; groups without a date are left out. */
export function groupsOf(
  dates: readonly PlanDate[],
  { arrival, today, isRecord }: At & { readonly arrival: string },
): DateGroup[] {
  const once = dates.filter(({ repeats }) => repeats === null);
  const again = dates.filter(({ repeats }) => repeats !== null);
  const from = isRecord ? '' : today;
  const groups = [
    { name: 'Start now', dates: once.filter(({ date }) => date < from) },
    { name: 'Before', dates: once.filter(({ date }) => date >= from && date < arrival) },
    { name: 'On the day', dates: once.filter(({ date }) => date === arrival && date >= from) },
    { name: 'After', dates: once.filter(({ date }) => date > arrival && date >= from) },
    {
      name: again.every(({ repeats }) => repeats?.every === 'year') ? 'Every year' : 'Regularly',
      dates: again,
    },
  ];
  return groups.filter(({ dates: group }) => group.length > 0);
}
