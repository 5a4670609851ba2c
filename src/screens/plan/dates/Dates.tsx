import { useState } from 'react';
import { useLeaving } from '../../../api/moveTexts.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { capitalised, formatDay, formatMonth, nameInText } from '../../../catalogue/format.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { useToday } from '../../../situation/clock.ts';
import type { PaperToKeep } from '../../../situation/papers.ts';
import { ONLY_IF, type PlanDate, repeatsWords } from '../../../situation/planDates.ts';
import type { Month } from '../../../situation/situation.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SourceLink } from '../../../ui/Sourced.tsx';
import styles from '../Folds.module.css';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import { MovedDates, Papers } from './Papers.tsx';
import { type At, type MovedDate, nextOf, useCalendar, useDates, usePapers, whenWords } from './useDates.ts';

/** More would be no list of this month. */
const MOST = 3;

/** What to begin with: the first steps that are not done. */
export function ThisMonth() {
  const { home, destination, staysIn, figures, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  const calendar = useCalendar(dates, usePapers(dates));
  // What is ticked here stays in its place, so that it can be unticked.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const today = useToday();
  if (staysIn !== null || (home === null && destination === null)) return null;
  const steps = dates
    ?.filter(({ id, repeats }) => repeats === null && (!done.includes(id) || ticked.includes(id)))
    .slice(0, MOST);
  if (steps?.length === 0) return null;
  const isRecord = isArrivalSaid && arrival < today;
  // Of a month that nobody has chosen nothing is late.
  const isNow =
    isArrivalSaid && !isRecord && steps?.every(({ date }) => date.slice(0, 7) <= today.slice(0, 7)) === true;
  return (
    <section className={styles.month} aria-labelledby="month">
      <div>
        <h2 id="month">{isNow ? 'This month' : 'First steps'}</h2>
        {isArrivalSaid ? (
          <p className={plan.soft}>
            {isNow ? startNowWords(steps?.length ?? 0, figures.from) : `For ${formatMonth(figures.from)}.`}
          </p>
        ) : null}
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
              when={isArrivalSaid || step.date >= today ? whenWords(step.date, { today, isRecord }) : ''}
              was={wasOf(step, calendar.moved)}
              onTick={(isDone) => {
                setTicked((all) => [...all, step.id]);
                tickPlanDate(step.id, isDone);
              }}
            />
          ))}
        </ol>
      )}
      {isArrivalSaid && dates ? <MovedDates moved={calendar.moved} left={calendar.left} /> : null}
      {isArrivalSaid && dates ? (
        <p className={`no-print ${styles.save}`}>
          <Button onClick={() => calendar.save()}>Save the dates</Button>
        </p>
      ) : null}
    </section>
  );
}

interface StepProps {
  readonly step: PlanDate;
  readonly isDone: boolean;
  readonly when: string;
  /** Its day in the calendar, where that is another. */
  readonly was: string | null;
  readonly onTick: (isDone: boolean) => void;
}

function Step({ step: { date, title, text, only }, isDone, when, was, onTick }: StepProps) {
  return (
    <li data-done={isDone}>
      <label>
        <input type="checkbox" checked={isDone} onChange={({ target }) => onTick(target.checked)} />
        <span>
          <b>{title}</b>
          <small className={styles.why}>{only ? `${capitalised(ONLY_IF[only])}: ${text}` : text}</small>
          {was ? <small className={styles.was}>{was}</small> : null}
        </span>
      </label>
      <time dateTime={date}>{when}</time>
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
  const next = nextOf(isKnown ? (dates ?? []) : [], { done, isRecord, today });
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
  const papers = usePapers(dates);
  const calendar = useCalendar(dates, papers);
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
                was={wasOf(date, calendar.moved)}
                papers={papers?.filter(({ from }) => from?.id === date.id) ?? []}
                onSave={calendar.save}
              />
            ))}
          </ol>
        </section>
      ))}
      <Papers papers={papers ?? []} done={done} />
      {home && leaving ? (
        <>
          <h3 className={plan.heading}>{`Returns still due in ${nameInText(home.name)}`}</h3>
          <p className={plan.soft}>{leaving.returnsStillDue}</p>
        </>
      ) : null}
      {isArrivalSaid ? (
        <p className={`no-print ${plan.actions}`}>
          <Button variant="quiet" onClick={() => calendar.save()}>
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
  /** Its day in the calendar, where that is another. */
  readonly was: string | null;
  /** What it brings that is kept. */
  readonly papers: readonly PaperToKeep[];
  readonly onSave: (date: PlanDate) => void;
}

function Row({ date, at, isDone, isExample, was, papers, onSave }: RowProps) {
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
            {was ? <small>{was}</small> : null}
            {date.repeats ? <small>{`then ${repeatsWords(date.repeats)}`}</small> : null}
          </span>
          <b>
            {date.title}
            {date.only ? <small>{ONLY_IF[date.only]}</small> : null}
          </b>
        </summary>
        <div className={styles.text}>
          <p>{date.text}</p>
          {papers.map(({ id, text }) => (
            <p key={id}>{`Then keep: ${text}`}</p>
          ))}
          <p>
            <SourceLink source={date.source} />
          </p>
          {isExample ? null : (
            <Button
              variant="plain"
              aria-label={`Save as a calendar file: ${date.title}`}
              onClick={() => onSave(date)}
            >
              Save as a calendar file
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/** "was 3 Dec 2026": a date that the calendar has on another day. */
function wasOf({ id }: PlanDate, moved: readonly MovedDate[]): string | null {
  const found = moved.find((date) => date.id === id);
  return found ? `was ${shortDay(found.was)}` : null;
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
