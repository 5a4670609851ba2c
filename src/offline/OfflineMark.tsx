import { useSyncExternalStore } from 'react';
import styles from './OfflineMark.module.css';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** A quiet mark for the header while there is no network; its place in the page is always there, so that it is said. */
export function OfflineMark() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span className={styles.place} role="status">
      {isOnline ? null : <span className={styles.mark}>Offline, figures work</span>}
    </span>
  );
}
