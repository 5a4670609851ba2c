import { useState } from 'react';
import { useMove } from '../../../assess/useMove.ts';
import { formatMonth } from '../../../catalogue/format.ts';
import { ONLY_IF, type PlanDate } from '../../../situation/planDates.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { shortDay } from '../days/daysWords.ts';
import { todayHere } from '../days/today.ts';
import plan from '../Plan.module.css';
import styles from './Dates.module.css';
import { startNowWords } from './order.ts';
import { saveCalendar, useDates } from './useDates.ts';

/** More would be no list of this month. */
const MOST = 5;

/** What to begin with: the first steps that are not done. */
export default function ThisMonth() {
  const { home, destination, figures, arrival, isArrivalSaid } = useMove();
  const { done } = usePlan();
  const dates = useDates();
  // What is ticked here stays in its place, so that it can be unticked.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (home === null && destination === null) return null;
  const today = todayHere();
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
        <p className={styles.save}>
          <Button onClick={() => void saveCalendar(dates)}>Save the dates</Button>
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
      <time dateTime={date}>{date <= today ? 'Now' : shortDay(date)}</time>
    </li>
  );
}
