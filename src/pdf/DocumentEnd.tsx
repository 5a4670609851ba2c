import styles from './DocumentEnd.module.css';

/** What to do next: the guide to changing tax residency, as a link that works in the file. */
export function DocumentEnd() {
  return (
    <div className={styles.end}>
      <p className={styles.title}>From here to there</p>
      <p>
        Find the right country, get new residency, stop the current tax residency, move: the four steps of
        changing tax residency, with checklists, are in the guide.
      </p>
      <a className={styles.link} href="/how-it-works">
        How it works
      </a>
    </div>
  );
}
