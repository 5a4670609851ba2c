import { useState } from 'react';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { useComparison } from '../../stores/comparison.ts';
import { clearPlan, usePlan } from '../../stores/plan.ts';
import { usePlanTo } from '../../stores/planAddress.ts';
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

/** What folds, in the order of the page; some of it says something without a destination. */
const FOLDS = [
  { name: 'Money', Part: lazyPart('Money'), isOfMove: true },
  { name: 'Days', Part: lazyPart('Days'), isOfMove: false },
  { name: 'Leaving', Part: lazyPart('LeavingHome'), isOfMove: false },
  { name: 'Dates', Part: lazyPart('Dates'), isOfMove: true },
  { name: 'After living costs', Part: lazyPart('WhatIsLeft'), isOfMove: true },
  { name: 'Limits', Part: lazyPart('LimitsOfIncome'), isOfMove: true },
] as const;

/**
 * The answer and the folds are hydrated with the page: where they came later, they would for a moment be what was prerendered,
 * another state's, or nothing. They are one file; where it cannot be had, the page says so in its place.
 */
export const loadAnswer = (): Promise<void> =>
  Promise.all([MoveAnswer, ...FOLDS.map(({ Part }) => Part)].map((part) => part.load())).then(
    () => {},
    () => {},
  );

/** The move: what it comes to, what to do now, and all the rest with a press. What is entered stays on this device. */
export default function Plan() {
  useOpenedByAddress();
  const hasDestination = useHasDestination();
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
        {FOLDS.map(({ name, Part, isOfMove }) =>
          isOfMove && !hasDestination ? null : (
            <PartBoundary key={name} part={name}>
              <Part />
            </PartBoundary>
          ),
        )}
      </section>
      <PlanEnd />
    </article>
  );
}

/** Whether it is said where to: on this page, in the address, by a comparison, or in the example. */
function useHasDestination(): boolean {
  const { regimeId } = usePlan();
  const { regimeIds } = useComparison();
  const { value: days } = useDays();
  const to = usePlanTo();
  return regimeId !== null || to !== null || regimeIds.length > 0 || days.example;
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
  const { regimeId, done, budget, ownCosts } = usePlan();
  const hasTies = useHasTieAnswers();
  const { value: days } = useDays();
  const isHydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const hasEntries =
    [regimeId, budget, ownCosts].some((entry) => entry != null) ||
    done.length > 0 ||
    days.stays.length > 0 ||
    hasTies;
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
