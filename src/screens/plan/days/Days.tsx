import { type ReactNode, Suspense, useState } from 'react';
import { useMove } from '../../../assess/useMove.ts';
import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { answer } from '../../../situation/figures.ts';
import { replaceDays, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Days.module.css';
import { DaysTools } from './DaysTools.tsx';
import { plannedStays } from './plannedStays.ts';
import { StayForm } from './StayForm.tsx';
import { YearPreview } from './YearPreview.tsx';

const FilledDays = lazyComponent(() => import('./FilledDays.tsx'));

/** Days of residence: what they will be, or what the stays come to, whose code comes with the first stay. */
export default function Days() {
  const { value: record, status } = useDays();
  const isHydrated = useHydrated();
  const [result, setResult] = useState<ReactNode>(null);
  const isEmpty = record.stays.length === 0 || !isHydrated;
  return (
    <PlanFold id="days" title="Days" hint={(!isEmpty && result) || 'When you become tax resident.'}>
      <DaysThere />
      {isEmpty ? (
        <FirstDays isReady={isHydrated && status !== 'loading'} />
      ) : (
        <Suspense fallback={<Skeleton className={plan.loading} />}>
          <FilledDays onResult={setResult} />
        </Suspense>
      )}
    </PlanFold>
  );
}

/** How many days of a year one would be there: it decides which schemes make resident. */
function DaysThere() {
  const { figures, destination, isExample } = useMove();
  if (!destination || isExample) return null;
  return (
    <label className={styles.there}>
      {`Days a year in ${nameInText(destination.country.name)}`}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={366}
        placeholder="Any"
        value={figures.situation.days ?? ''}
        onChange={({ target: { value, valueAsNumber } }) => {
          if (value === '') answer({ days: undefined });
          else if (Number.isInteger(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber <= 366) {
            answer({ days: valueAsNumber });
          }
        }}
      />
    </label>
  );
}

/** Something to begin with: the move, once it is known from where and to where, or stays that one types. */
function FirstDays({ isReady }: { readonly isReady: boolean }) {
  const { home, destination, arrival, figures } = useMove();
  const planned =
    home &&
    destination &&
    plannedStays(
      home.id.toUpperCase(),
      destination.country.code,
      arrival,
      figures.situation.citizenships ?? [],
    );
  const year = Number(arrival.slice(0, 4));
  // Who arrives in January has moved between two years.
  const years = arrival.slice(5, 7) === '01' ? [year - 1, year] : [year];
  return (
    <div className="no-print">
      {planned ? (
        <>
          <p className={styles.say}>
            {`You leave ${nameInText(home.name)} and arrive in ${nameInText(destination.country.name)} on ${formatDay(arrival)}.`}
          </p>
          <YearPreview title="By your plan" stays={planned.stays} years={years} />
          <Button variant="quiet" onClick={() => replaceDays(planned)} disabled={!isReady}>
            Begin with your plan
          </Button>
        </>
      ) : null}
      <h3 className={styles.heading}>{planned ? 'Or enter stays yourself' : 'Enter your first stay'}</h3>
      <StayForm draft={null} />
      <DaysTools />
    </div>
  );
}
