import { SKELETON_ROWS } from '../../catalogue/constants.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CountriesSkeleton.module.css';

/** Five grey rows while the countries load. */
export function CountriesSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading countries">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => row).map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.figure} />
          <Skeleton className={styles.figure} />
        </div>
      ))}
    </div>
  );
}
