import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { clearPlan, usePlan } from '../../stores/plan.ts';
import { NO_STAYS, persistedStays, replaceDays, useDays } from '../../stores/stays.ts';
import { tieAnswers, useHasTieAnswers } from '../../stores/tieAnswers.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { CoverText } from './CoverText.tsx';
import { Days } from './days/Days.tsx';
import styles from './Plan.module.css';
import { useResults } from './results.ts';

/** A part of the page. */
interface PlanPart {
  /** Its place in the address: `#days`. */
  readonly id: string;
  readonly name: string;
  /** What it will say, as long as it has no result. */
  readonly about: string;
  readonly Part: ComponentType;
}

type Lazy = Exclude<keyof typeof import('./parts.ts'), 'FirstDays'>;

const lazyPart = (name: Lazy) =>
  lazyComponent(() => import('./parts.ts').then((parts) => ({ default: parts[name] })));

/** In the order of the page. */
const PARTS: readonly PlanPart[] = [
  { id: 'money', name: 'Money over the years', about: 'Tax, there and at home', Part: lazyPart('Money') },
  { id: 'days', name: 'Days', about: 'Where they make resident', Part: Days },
  { id: 'leaving', name: 'Leaving home', about: 'Ties, exit tax, visits', Part: lazyPart('LeavingHome') },
  { id: 'dates', name: 'Dates', about: 'Steps and returns', Part: lazyPart('Dates') },
  { id: 'left', name: 'What is left', about: 'A month after living', Part: lazyPart('Left') },
  { id: 'limits', name: 'Limits', about: 'VAT, ceilings and caps', Part: lazyPart('Limits') },
];

const FIRST = 'money';

const CoverMove = lazyPart('CoverMove');
const PlanPdf = lazyPart('PlanPdf');

/** The move, from the decision to the day: parts that keep what is entered on this device only. */
export default function Plan() {
  const current = useCurrentPart();
  const results = useResults();
  return (
    <article className={styles.plan}>
      <Cover />
      <div className={`page ${styles.layout}`}>
        <nav className={styles.parts} aria-label="Parts of your move">
          {PARTS.map((part) => (
            <PartLink key={part.id} part={part} isCurrent={part.id === current} result={results[part.id]} />
          ))}
        </nav>
        <div className={styles.body}>
          {PARTS.map(({ id, name, Part }) => (
            <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.name}>
                {name}
              </h2>
              <PartBoundary part={name}>
                <Suspense fallback={null}>
                  <Part />
                </Suspense>
              </PartBoundary>
            </section>
          ))}
          <PlanEnd hasMoney={results.money !== undefined} />
        </div>
      </div>
    </article>
  );
}

/** From where to where; as long as that is not here, what the page is for. */
function Cover() {
  return (
    <div className={styles.cover}>
      <div className="page">
        <PartBoundary>
          <Suspense fallback={<CoverText />}>
            <CoverMove />
          </Suspense>
        </PartBoundary>
      </div>
    </div>
  );
}

interface LinkProps {
  readonly part: PlanPart;
  readonly isCurrent: boolean;
  readonly result: string | undefined;
}

function PartLink({ part, isCurrent, result }: LinkProps) {
  return (
    <a href={`#${part.id}`} aria-current={isCurrent ? 'true' : undefined}>
      <b>{part.name}</b>
      <span>{result ?? part.about}</span>
    </a>
  );
}

/** Removes what was entered on this page; the situation and the comparison belong to all pages. */
function removePlan(): void {
  clearPlan();
  tieAnswers.change(() => ({}));
  if (persistedStays.store.getState().value !== NO_STAYS) replaceDays(NO_STAYS);
}

/** The whole plan as a file and on paper, once there is one, and gone, once something was entered. */
function PlanEnd({ hasMoney }: { readonly hasMoney: boolean }) {
  const { regimeId, done, budget } = usePlan();
  const hasTies = useHasTieAnswers();
  const { value: days } = useDays();
  const isHydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  const hasEntries =
    regimeId !== null || done.length > 0 || budget !== undefined || days.stays.length > 0 || hasTies;
  if (!isHydrated || !(hasMoney || hasEntries)) return null;
  return (
    <div className={styles.end}>
      {hasMoney ? (
        <>
          <PartBoundary>
            <Suspense fallback={null}>
              <PlanPdf />
            </Suspense>
          </PartBoundary>
          <Button variant="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </>
      ) : null}
      {asks ? (
        <div className={styles.asks}>
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
        <Button className={styles.remove} variant="plain" onClick={() => setAsks(true)}>
          Remove this plan
        </Button>
      ) : null}
    </div>
  );
}

/** The part that is being read: the last one whose heading has passed the upper third of the window. */
function useCurrentPart(): string {
  const [current, setCurrent] = useState(FIRST);
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const last = PARTS.findLast(({ id }) => inSight.has(id));
        // Nothing is in sight above the first part and below the last one.
        if (last) setCurrent(last.id);
        else if (window.scrollY < window.innerHeight) setCurrent(FIRST);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const { id } of PARTS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
