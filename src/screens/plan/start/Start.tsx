import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { comparePath } from '../../../catalogue/compareQuery.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { comparison } from '../../../stores/comparison.ts';
import { type PersistStatus, usePersisted } from '../../../stores/persist.ts';
import { persistedPlan } from '../../../stores/plan.ts';
import { hasMark, markStart } from '../../../stores/startMark.ts';
import { persistedStays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartBoundary } from '../../../ui/EmptyState.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { keepPainted, pressAgain } from './painted.ts';
import styles from './Start.module.css';

const Kept = lazyComponent<{ readonly onShown: () => void }>(() => import('./Kept.tsx'));

/** How long a change may take until it is saved; before that the page's picture would be thrown away (src/stores/startMark.ts). */
const SAVED_MS = 400;

/**
 * What the installed app opens with: the days of the person's stays, and the move that is planned. Until React has it, what it
 * showed last stands there, painted by src/app/paintStart.js. A comparison alone, or one that is asked for, opens itself; with
 * nothing, there is home. Either is noted, and the next time the painter goes there at once.
 */
export default function Start() {
  const isHydrated = useHydrated();
  const [wasPainted] = useState(!isHydrated);
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const [, navigate] = useLocation();
  const { value: record, status } = usePersisted(persistedStays);
  const { value: plan, status: planStatus } = usePersisted(persistedPlan);
  const { value: compared, status: comparisonStatus } = usePersisted(comparison.persisted);
  const isOne = (wanted: PersistStatus) => [status, planStatus, comparisonStatus].includes(wanted);
  const isRead = !isOne('loading');
  const hasStays = record.stays.length > 0 && !record.example;
  const isKept = hasStays || plan.regimeId !== null || plan.done.length > 0;
  const isOutOfReach = isRead && !isKept && isOne('memory') && wasPainted && hasMark();
  // The shortcut of the installed app.
  const isComparisonAsked = isRead && new URLSearchParams(location.search).has('compare');
  const goesTo =
    !isRead || isOutOfReach || (isKept && !isComparisonAsked)
      ? null
      : isComparisonAsked || compared.regimeIds.length > 0
        ? comparePath({ regimeIds: compared.regimeIds, income: null })
        : '/';
  // Nobody knows what is kept where it cannot be read.
  const isSure = !isKept && !isComparisonAsked && !isOne('memory');

  useEffect(() => {
    if (goesTo === null) return;
    if (isSure) markStart({ at: goesTo });
    navigate(goesTo, { replace: true });
  }, [goesTo, isSure, navigate]);

  useEffect(() => {
    if (isShown && place.current) pressAgain(pressed.current, place.current);
  }, [isShown]);

  // After every change of what is shown.
  useEffect(() => {
    if (!isShown || !isKept) return;
    const keep = () => {
      if (place.current) keepPainted(place.current);
    };
    const later = setTimeout(keep, SAVED_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(later);
      window.removeEventListener('pagehide', keep);
    };
  });

  const show = useCallback(() => {
    pressed.current = picture.current?.dataset.pressed;
    setShown(true);
  }, []);

  return (
    <div className={`page ${styles.start}`}>
      <h1 className="visually-hidden">Your days and your move</h1>
      {isOutOfReach ? (
        <div role="status" className={styles.unread}>
          <p>Your days and your plan cannot be read right now. This is what you saw last.</p>
          <Button variant="quiet" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : null}
      {wasPainted && !isShown ? (
        <div ref={picture} id="painted" className={styles.kept} suppressHydrationWarning>
          {' '}
        </div>
      ) : null}
      {isHydrated && isRead && isKept && goesTo === null ? (
        <div ref={place} className={styles.kept} hidden={!isShown}>
          <PartBoundary part="What you have kept">
            <Kept onShown={show} />
          </PartBoundary>
        </div>
      ) : null}
    </div>
  );
}
