import { Link } from 'wouter';
import styles from './TutorialBanner.module.css';

/** The banner that links to the residency tutorial. */
export function TutorialBanner() {
  return (
    <div className={styles.banner}>
      <div className={`page ${styles.row}`}>
        <span>New to this? Four steps take you from choosing a country to the day you move.</span>
        <Link href="/how-it-works" className={styles.link}>
          Read the residency tutorial
        </Link>
      </div>
    </div>
  );
}
