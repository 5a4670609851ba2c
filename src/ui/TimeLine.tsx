import styles from './TimeLine.module.css';

/** One point of a line of time. */
export interface TimePoint {
  readonly when: string;
  readonly what: string;
  /** The day that all others are counted from. */
  readonly isMain?: boolean;
  /** What goes on after it. */
  readonly isTail?: boolean;
}

interface Props {
  readonly label: string;
  readonly points: readonly TimePoint[];
}

/** A line of time with a point for each day: downwards on phones, across on wide windows. */
export function TimeLine({ label, points }: Props) {
  return (
    <ol className={styles.line} aria-label={label}>
      {points.map(({ when, what, isMain, isTail }) => (
        <li
          key={`${when} ${what}`}
          className={isMain ? styles.main : undefined}
          data-tail={isTail || undefined}
        >
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
