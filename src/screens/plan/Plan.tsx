import { useState } from 'react';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { clearPlan, usePlan } from '../../stores/plan.ts';
import { NO_STAYS, replaceDays, useDays } from '../../stores/stays.ts';
import { tieAnswers, useHasTieAnswers } from '../../stores/tieAnswers.ts';
import { setSharedParameters } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { useOpenedByAddress } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import styles from './Plan.module.css';

const lazyPart = (name: keyof typeof import('./parts.ts')) =>
  lazyComponent(() => import('./parts.ts').then((parts) => ({ default: parts[name] })));

const MoveAnswer = lazyPart('MoveAnswer');
const ThisMonth = lazyPart('ThisMonth');
const PlanPdf = lazyPart('PlanPdf');

/**
 * The answer is hydrated with the page: where it came later, it would for a moment be what was prerendered, another state's.
 * Where its code cannot be had, the page says so in its place.
 */
export const loadAnswer = (): Promise<void> => MoveAnswer.load().catch(() => {});

/** What folds, in the order of the page. */
const FOLDS = [
  { name: 'Money', Part: lazyPart('Money') },
  { name: 'Days', Part: lazyPart('Days') },
  { name: 'Leaving', Part: lazyPart('LeavingHome') },
  { name: 'Dates', Part: lazyPart('Dates') },
  { name: 'What is left', Part: lazyPart('WhatIsLeft') },
  { name: 'Limits', Part: lazyPart('LimitsOfIncome') },
] as const;

/** The move: what it comes to, what to do now, and all the rest with a press. What is entered stays on this device. */
export default function Plan() {
  useOpenedByAddress();
  return (
    <article className={`page ${styles.plan}`}>
      <h1 data-steady="">Your move</h1>
      <PartBoundary part="The answer">
        <MoveAnswer />
      </PartBoundary>
      <PartBoundary part="The first steps">
        <ThisMonth />
      </PartBoundary>
      <section className={styles.folds} aria-label="In detail">
        {FOLDS.map(({ name, Part }) => (
          <PartBoundary key={name} part={name}>
            <Part />
          </PartBoundary>
        ))}
      </section>
      <PlanEnd />
    </article>
  );
}

/** Removes what was entered on this page; the situation and the comparison belong to all pages. */
function removePlan(): void {
  clearPlan();
  setSharedParameters(new Map([['to', null]]), 0);
  tieAnswers.replace({});
  replaceDays(NO_STAYS);
}

/** The whole plan as a file and on paper, and gone, once something was entered. */
function PlanEnd() {
  const { regimeId, done, budget } = usePlan();
  const hasTies = useHasTieAnswers();
  const { value: days } = useDays();
  const isHydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const hasEntries =
    regimeId !== null || done.length > 0 || budget !== undefined || days.stays.length > 0 || hasTies;
  if (!isHydrated) return null;
  return (
    <div className={`no-print actions ${styles.ends}`}>
      <PartBoundary>
        <PlanPdf />
      </PartBoundary>
      {asks ? (
        <div className={`no-print ${styles.actions}`}>
          <p>Remove everything entered on this page? It cannot be brought back.</p>
          <Button
            onClick={() => {
              removePlan();
              setAsks(false);
            }}
          >
            Remove
          </Button>
          <Button variant="quiet" onClick={() => setAsks(false)}>
            Keep
          </Button>
        </div>
      ) : hasEntries ? (
        <Button variant="plain" onClick={() => setAsks(true)}>
          Remove this plan
        </Button>
      ) : null}
    </div>
  );
}
