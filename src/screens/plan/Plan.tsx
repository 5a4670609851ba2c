import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isHeldBack, useHydrated } from '../../catalogue/useHydrated.ts';
import { useComparison } from '../../stores/comparison.ts';
import { clearPlan, usePlan } from '../../stores/plan.ts';
import { usePlanTo } from '../../stores/planAddress.ts';
import { NO_STAYS, replaceDays, useDays } from '../../stores/stays.ts';
import { tieAnswers, useHasTieAnswers } from '../../stores/tieAnswers.ts';
import { setSharedParameters } from '../../stores/urlState.ts';
import { Button } from '../../ui/Button.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { useOpenedByAddress } from '../../ui/openedByAddress.ts';
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

let isAnswerHere = false;

/** The answer and the folds are one file; where it cannot be had, the page says so in its place. */
async function answerLoaded(): Promise<void> {
  const parts = [MoveAnswer, ThisMonth, ...FOLDS.map(({ Part }) => Part)];
  await Promise.allSettled(parts.map((part) => part.load()));
  isAnswerHere = true;
}

const isPrerendered = typeof document === 'undefined';

/** Begins to load them. A page that is held back until it knows whose it is waits for them: it would show another state's. */
export async function loadAnswer(): Promise<void> {
  const loaded = answerLoaded();
  if (isPrerendered || isHeldBack()) await loaded;
}

/**
 * The answer and the folds stay as they were prerendered until their code is here, two fifths of the page's: links and folds
 * answer meanwhile, two seconds sooner on a slow line. React's own boundaries would be emptied by what changes around them.
 */
function AsPrerendered({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  const picture = useRef<HTMLDivElement>(null);
  const [isPicture, setPicture] = useState(() => !isHydrated && !isAnswerHere && !isPrerendered);
  const open = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!isPicture) {
      for (const id of open.current)
        document.getElementById(id)?.closest('details')?.setAttribute('open', '');
      return;
    }
    void answerLoaded().then(() => {
      const inside = picture.current?.querySelectorAll('details[open] > [id]') ?? [];
      open.current = [...inside].map(({ id }) => id);
      setPicture(false);
    });
  }, [isPicture]);
  if (!isPicture) return <div key="parts">{children}</div>;
  return (
    <div
      key="picture"
      ref={picture}
      data-awaited=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what was prerendered here
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** The move: what it comes to, what to do now, and all the rest with a press. What is entered stays on this device. */
export default function Plan() {
  useOpenedByAddress();
  const hasDestination = useHasDestination();
  return (
    <article className={`page ${styles.plan}`}>
      <h1 data-steady="">Your move</h1>
      <AsPrerendered>
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
      </AsPrerendered>
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
