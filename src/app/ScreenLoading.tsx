import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import styles from './ScreenLoading.module.css';

interface Props {
  /** The screen's main heading, where it is known before its code is here. */
  readonly title?: string;
  readonly text: string;
  /** Whether rows come. */
  readonly rows?: boolean;
}

/**
 * While a screen's code is on its way: keeps the footer below the window, and after 200 ms says what is coming. What
 * arrives sooner replaces it unseen.
 */
export function ScreenLoading({ title, text, rows = false }: Props) {
  return (
    <div className={`page ${styles.screen}`}>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      {rows ? (
        <RowsSkeleton label={text} />
      ) : (
        <p className={styles.text} role="status">
          {text}
        </p>
      )}
    </div>
  );
}
