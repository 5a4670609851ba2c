import { SKELETON_ROWS } from '../catalogue/constants.ts';
import styles from './Skeleton.module.css';

/** A grey bar where a line of text is about to be. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(' ')} aria-hidden="true" />;
}

/** Five grey rows while a list loads. */
export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
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
