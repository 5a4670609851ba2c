import styles from './Computing.module.css';

/** What stands in the question's place while the wizard computes; said politely by screen readers. */
export function Computing() {
  return (
    <div className={styles.computing} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.text}>Comparing every regime at your income…</p>
    </div>
  );
}
