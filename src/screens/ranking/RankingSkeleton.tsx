import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './RankingSkeleton.module.css';

/** Grey rows of the table's height while countries load. */
export function RankingSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing but their place.
        <div key={row} className={styles.row}>
          <Skeleton className={styles.rank} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.bar} />
        </div>
      ))}
    </div>
  );
}
