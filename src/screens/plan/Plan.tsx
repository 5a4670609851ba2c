import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { formatMonth } from '../../catalogue/format.ts';
import { placeOf } from '../../situation/places.ts';
import { useKeptSituation } from '../../situation/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { datesPart } from './dates/datesPart.tsx';
import { daysPart } from './days/daysPart.tsx';
import { leavingPart } from './leaving/leavingPart.tsx';
import styles from './Plan.module.css';

/** One part of the page; each keeps its own record on the device. */
export interface PlanPart {
  /** Its place in the address: `#days`. */
  readonly id: string;
  readonly name: string;
  readonly Part: ComponentType;
  /** Its result in a few words for the list beside the page; null while there is none. */
  readonly useResult: () => string | null;
  /** Removes what a person has entered in it. */
  readonly clear: () => void;
}

/** In the order of the page. */
const PARTS: readonly PlanPart[] = [daysPart, leavingPart, datesPart];

/** The move, from the decision to the day: parts that keep what is entered on this device only. */
export default function Plan() {
  const current = useCurrentPart();
  return (
    <article className={styles.plan}>
      <Cover />
      <div className={`page ${styles.layout}`}>
        <nav className={styles.parts} aria-label="Parts of your move">
          {PARTS.map((part) => (
            <PartLink key={part.id} part={part} isCurrent={part.id === current} />
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
          <PlanEnd />
        </div>
      </div>
    </article>
  );
}

function Cover() {
  const { value: situation } = useKeptSituation();
  const { home, arrival } = situation;
  const from = home && 'country' in home ? placeOf(home.country) : null;
  return (
    <header className={styles.cover}>
      <div className="page">
        {from ? (
          <p className={styles.route}>
            <Flag code={from.id} />
            {`From ${from.name}`}
          </p>
        ) : null}
        <h1 className={styles.title}>{arrival ? `Your move in ${formatMonth(arrival)}` : 'Your move'}</h1>
        <p className={styles.lead}>
          From the decision to the day of moving, and the days after it. Everything you enter stays on this
          device.
        </p>
      </div>
    </header>
  );
}

function PartLink({ part, isCurrent }: { readonly part: PlanPart; readonly isCurrent: boolean }) {
  const result = part.useResult();
  return (
    <a href={`#${part.id}`} aria-current={isCurrent ? 'true' : undefined}>
      <b>{part.name}</b>
      <span>{result ?? 'Nothing yet'}</span>
    </a>
  );
}

/** Printing and removing the whole plan; both do nothing without scripts. */
function PlanEnd() {
  const isHydrated = useHydrated();
  const [asks, setAsks] = useState(false);
  if (!isHydrated) return null;
  return (
    <div className={styles.end}>
      <Button variant="quiet" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      {asks ? (
        <div className={styles.asks}>
          <p>Remove everything entered on this page? It cannot be brought back.</p>
          <Button
            onClick={() => {
              for (const { clear } of PARTS) clear();
              setAsks(false);
            }}
          >
            Remove
          </Button>
          <Button variant="quiet" onClick={() => setAsks(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <Button variant="plain" onClick={() => setAsks(true)}>
          Remove this plan
        </Button>
      )}
    </div>
  );
}

/** The part that is being read: the last one whose heading has passed the upper third of the window. */
function useCurrentPart(): string {
  const [current, setCurrent] = useState(PARTS[0]?.id ?? '');
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const last = PARTS.findLast(({ id }) => inSight.has(id));
        if (last) setCurrent(last.id);
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
