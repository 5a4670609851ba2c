import { ButtonLink } from '../../ui/Button.tsx';
import { Coast, Sun } from './Coast.tsx';
import styles from './Hero.module.css';
import { MiniRanking } from './MiniRanking.tsx';

/** The light blue top of home: what the site does, and a first answer that moves with the slider. */
export function Hero() {
  return (
    <div className={`reading ${styles.hero}`}>
      <div className={`page ${styles.columns}`}>
        <div>
          <p className={styles.badge}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path
                d="m2 7.5 3.2 3L12 3.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
            0% TAX OPTIONS AVAILABLE
          </p>
          <h1 className={styles.title}>Find Low-Tax Countries for Self-Employed</h1>
          <p className={styles.lead}>
            Compare what freelancers, remote workers and business owners really keep in 22 countries. Every
            calculator shows its rules and sources.
          </p>
          <p className={styles.actions}>
            <ButtonLink href="#free-tools">Explore options</ButtonLink>
            <ButtonLink href="/how-it-works" variant="quiet" className={styles.raised}>
              How it works
            </ButtonLink>
          </p>
        </div>
        <MiniRanking />
      </div>
      <div className={styles.coast}>
        <Sun />
        <Coast />
      </div>
    </div>
  );
}
