import { ButtonLink } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { FirstAnswer } from './FirstAnswer.tsx';
import styles from './Home.module.css';

/** The light blue top of home: what the site does, and one sentence to fill in, with its answer. */
export function Hero() {
  return (
    <div className={`reading ${styles.hero}`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.badge}>
            <Mark of="tick" size={14} />
            0% TAX OPTIONS AVAILABLE
          </p>
          <h1 className={styles.title}>Find Low-Tax Countries for Self-Employed</h1>
          <p className={styles.lead}>
            What freelancers, remote workers and business owners really keep in 22 countries.
          </p>
        </div>
        <FirstAnswer />
        <p className={styles.explore}>
          <ButtonLink href="#free-tools" variant="quiet">
            Explore options
          </ButtonLink>
        </p>
      </div>
      <Coast />
    </div>
  );
}

/** The sun over four waves. It stands apart, so that it stays round while the waves stretch with the window. */
function Coast() {
  return (
    <div className={styles.coast}>
      <svg className={styles.sun} viewBox="0 0 2 2" aria-hidden="true" focusable="false">
        <circle cx="1" cy="1" r="1" />
      </svg>
      <svg
        className={styles.waves}
        viewBox="0 0 1440 220"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 120c120-60 220-64 340-22s200 50 330 10 250-64 370-18 260 50 400-6V220H0z" />
        <path d="M0 150c160-44 260-30 380-6s260 34 400-2 300-40 660 8v70H0z" />
        <path d="M0 178c200-30 340-14 520 0s420 8 560-6 240-8 360 4v44H0z" />
        <path d="M0 200c220-16 420-8 640 0s480 2 800-8v28H0z" />
      </svg>
    </div>
  );
}
