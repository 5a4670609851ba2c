import { SKELETON_ROWS } from '../../catalogue/constants.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ResultsSkeleton.module.css';

const ROWS = Array.from({ length: SKELETON_ROWS }, (_, row) => row);

/** Where the table is about to be. */
export function ResultsSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading countries</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.name} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
