import { Suspense } from 'react';
import { useDays } from '../../../stores/stays.ts';
import fold from '../../../ui/Disclosure.module.css';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import plan from '../PlanPart.module.css';
import styles from './Days.module.css';
import { DaysTools } from './DaysTools.tsx';
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
      <p className={`${styles.result} ${styles.asked}`}>From which day are you tax resident?</p>
      <p className={`${styles.say} ${styles.asked}`}>
        The rules of 40 countries count your days, each in its own way: the latest day to leave, the 90 days
        of the Schengen area, the limits of visitors.
      </p>
      <div className={`${plan.noPrint} ${styles.first}`}>
        <PartBoundary>
          <Suspense fallback={null}>
            <FirstDays isReady={isReady} />
          </Suspense>
        </PartBoundary>
        <details className={fold.more}>
          <summary>
            <span className={styles.alone}>Enter your first stay</span>
            <span className={styles.beside}>Or enter stays yourself</span>
          </summary>
          <StayForm draft={null} />
          <DaysTools />
        </details>
      </div>
    </>
  );
}
