import styles from './Coast.module.css';

/** The sun over four waves at the foot of the hero. */
export function Coast() {
  return (
    <svg
      className={styles.coast}
      viewBox="0 0 1440 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.wave1}
        d="M0 120c120-60 220-64 340-22s200 50 330 10 250-64 370-18 260 50 400-6V220H0z"
      />
      <path className={styles.wave2} d="M0 150c160-44 260-30 380-6s260 34 400-2 300-40 660 8v70H0z" />
      <path className={styles.wave3} d="M0 178c200-30 340-14 520 0s420 8 560-6 240-8 360 4v44H0z" />
      <path className={styles.wave4} d="M0 200c220-16 420-8 640 0s480 2 800-8v28H0z" />
    </svg>
  );
}

/** The sun stands apart, so that it stays round while the waves stretch with the window. */
export function Sun() {
  return (
    <svg className={styles.sun} viewBox="0 0 2 2" aria-hidden="true" focusable="false">
      <circle cx="1" cy="1" r="1" />
    </svg>
  );
}
