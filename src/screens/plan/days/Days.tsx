import { Suspense } from 'react';
import { useDays } from '../../../stores/stays.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import styles from './Days.module.css';
import { DaysTools } from './DaysTools.tsx';
import { ExampleYear } from './ExampleYear.tsx';
import { StayForm } from './StayForm.tsx';

const FilledDays = lazyComponent(() => import('./FilledDays.tsx'));
const FirstDays = lazyComponent<{ readonly isReady: boolean }>(() =>
  import('../parts.ts').then((parts) => ({ default: parts.FirstDays })),
);

/** Days of residence: what it will be, or what the stays come to, whose code comes with the first stay. */
export function Days() {
  const { value: record, status } = useDays();
  const isHydrated = useHydrated();
  const { stays } = record;
  if (stays.length === 0 || !isHydrated) return <EmptyDays isReady={isHydrated && status !== 'loading'} />;
  return (
    <Suspense fallback={<Skeleton className={plan.waiting} />}>
      <FilledDays />
    </Suspense>
  );
}

function EmptyDays({ isReady }: { readonly isReady: boolean }) {
  return (
    <>
      <p className={styles.result}>From which day are you tax resident?</p>
      <p className={styles.say}>
        Enter where you were and where you will be, up to three years. The rules of 40 countries count the
        days each in its own way, with the latest day to leave, the 90 days of the Schengen area and the
        limits of visitors.
      </p>
      <div className={plan.noPrint}>
        <PartBoundary>
          <Suspense fallback={<ExampleYear />}>
            <FirstDays isReady={isReady} />
          </Suspense>
        </PartBoundary>
        <h3 className={styles.heading}>Your first stay</h3>
        <StayForm draft={null} />
        <DaysTools />
      </div>
    </>
  );
}
