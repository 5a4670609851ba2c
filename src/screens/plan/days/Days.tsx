import { type ReactNode, Suspense, useState } from 'react';
import { STAY_ONLY } from '../../../assess/personEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { makesNobodyResident } from '../../../catalogue/conditions.ts';
import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { MOST_DAYS } from '../../../situation/checks.ts';
import { answer } from '../../../situation/figures.ts';
import { replaceDays, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Days.module.css';
import { DaysTools, StayForm } from './StayForm.tsx';
import { plannedStays } from './stays.ts';

const FilledDays = lazyComponent(() => import('./FilledDays.tsx'));

/** Days of residence: what they will be, or what the stays come to, whose code comes with the first stay. */
export function Days() {
  const { value: record, status } = useDays();
  const isHydrated = useHydrated();
  const [result, setResult] = useState<ReactNode>(null);
  const tools = <DaysTools />;
  const isEmpty = record.stays.length === 0 || !isHydrated;
  return (
    <PlanFold id="days" title="Days" hint={(!isEmpty && result) || 'When you become tax resident.'}>
      <DaysThere />
      {isEmpty ? (
        <FirstDays isReady={isHydrated && status !== 'loading'} tools={tools} />
      ) : (
        <Suspense fallback={<Skeleton className={plan.loading} />}>
          <FilledDays onResult={setResult} tools={tools} />
        </Suspense>
      )}
    </PlanFold>
  );
}

/** How many days of a year one would be there: it decides which regimes make resident. */
function DaysThere() {
  const { figures, destination, isExample } = useMove();
  const { days } = figures.situation;
  if (!destination || isExample) return null;
  if (makesNobodyResident(destination.regime)) {
    return <p className={plan.soft}>{STAY_ONLY}</p>;
  }
  return (
    <label className={typeof days === 'number' ? styles.there : `no-print ${styles.there}`}>
      {`Days a year in ${nameInText(destination.country.name)}`}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_DAYS}
        placeholder={typeof days === 'object' ? `${days.from}–${days.to}` : 'Any'}
        value={typeof days === 'number' ? days : ''}
        onChange={({ target: { value, valueAsNumber } }) => {
          if (value === '') answer({ days: undefined });
          else if (Number.isInteger(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber <= MOST_DAYS) {
            answer({ days: valueAsNumber });
          }
        }}
      />
    </label>
  );
}

/** Something to begin with: the move, once it is known from where and to where, or stays that one types. */
function FirstDays({ isReady, tools }: { readonly isReady: boolean; readonly tools: ReactNode }) {
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
  return (
    <div className="no-print">
      {planned ? (
        <>
          <p className={styles.say}>
            {`You leave ${nameInText(home.name)} and arrive in ${nameInText(destination.country.name)} on ${formatDay(arrival)}.`}
          </p>
          <Button variant="quiet" onClick={() => replaceDays(planned)} disabled={!isReady}>
            Begin with your plan
          </Button>
        </>
      ) : null}
      <h3 className={styles.heading}>{planned ? 'Or enter stays yourself' : 'Enter your first stay'}</h3>
      <StayForm draft={null} />
      {tools}
    </div>
  );
}
