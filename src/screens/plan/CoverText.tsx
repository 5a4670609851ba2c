import styles from './Plan.module.css';

/** Where nothing is known of the person. */
export function CoverText() {
  return (
    <>
      <h1 data-steady="" className={styles.title}>
        Your move
      </h1>
      <p className={styles.lead}>
        From the decision to the day of moving, and the days after it. Everything you enter stays on this
        device.
      </p>
    </>
  );
}
