import { useMemo } from 'react';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { YearStrip } from '../../ui/YearStrip.tsx';
import styles from './rows.module.css';

/** A strip of a few years; a longer stay has its words, and so has one that nobody has told. */
const MOST_GAUGES = 10;

/** What holds for the first years stands before what comes after them. */
function inOrder(words: readonly string[]): readonly string[] {
  const isEarly = (text: string) => text.startsWith('first ');
  return [...words.filter(isEarly), ...words.filter((text) => !isEarly(text))];
}

/** How long the rate of a regime lasts, in words, and as a strip where it changes. */
export function LastingCell({ compared }: { readonly compared: AssessedRegime }) {
  const [years, [first, ...more]] = useMemo(
    () => [compared.projection?.years.slice(0, MOST_GAUGES) ?? [], inOrder(compared.lastingWords())],
    [compared],
  );
  if (compared.strip().length === 0) return <Skeleton />;
  return (
    <>
      {first === undefined || years.length === 0 ? null : <YearStrip isScaled years={years} />}
      {first === undefined ? (
        <small className={styles.lasts}>No time limit</small>
      ) : (
        <small className={`${styles.lasts} ${styles.ends}`}>
          {[first.charAt(0).toUpperCase() + first.slice(1), ...more].join('; ')}
        </small>
      )}
    </>
  );
}
