import { type ReactNode, Suspense, useState } from 'react';
import { STAY_ONLY } from '../../../assess/personEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { makesNobodyResident } from '../../../catalogue/conditions.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { formatDay, nameInText } from '../../../catalogue/format.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { MOST_DAYS } from '../../../situation/checks.ts';
import { answer } from '../../../situation/figures.ts';
import { replaceDays, type StoredStay, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import plan from '../Plan.module.css';
import { PlanFold } from '../PlanFold.tsx';
import styles from './Days.module.css';
import { DaysTools, StayForm } from './StayForm.tsx';
import { plannedStays } from './stays.ts';
import { yearBars } from './timelineShape.ts';

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
      {tools}
    </div>
  );
}

const LOOKS = [styles.firstPlace, styles.secondPlace, styles.thirdPlace];

interface PreviewProps {
  readonly title: string;
  readonly stays: readonly StoredStay[];
  readonly years: readonly number[];
}

/** Years as a picture; prerendered pages have no styles in their tags, so it is drawn. */
function YearPreview({ title, stays, years }: PreviewProps) {
  const bars = yearBars(stays, years);
  const places = [...new Set(bars.flatMap(({ segments }) => segments.map(({ stay }) => stay.country)))];
  const lookOf = (code: string) => LOOKS[places.indexOf(code) % LOOKS.length];
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.legend}>
        <b>{title}</b>
        {places.map((code) => (
          <span key={code}>
            <svg viewBox="0 0 10 10" width="11" height="11" aria-hidden="true" focusable="false">
              <rect className={lookOf(code)} width="10" height="10" rx="3" />
            </svg>
            {countryName(code)}
          </span>
        ))}
      </figcaption>
      {bars.map(({ year, segments }) => (
        <div key={year} className={styles.previewYear}>
          <span>{year}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {segments.map(({ stay, left, width }) => (
              <rect key={stay.id} className={lookOf(stay.country)} x={left} width={width} height="10" />
            ))}
          </svg>
        </div>
      ))}
      <span className={styles.months} aria-hidden="true">
        {['Jan', 'Apr', 'Jul', 'Oct', 'Dec'].map((month) => (
          <span key={month}>{month}</span>
        ))}
      </span>
    </figure>
  );
}
