import { DESTINATIONS } from '../../catalogue/constants.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Band } from './Band.tsx';
import styles from './FreeTools.module.css';

/** The two tools; the target of 'Explore options'. */
export function FreeTools() {
  return (
    <Band
      id="free-tools"
      title="Free tools"
      lead="Start with three questions, or look at everything side by side."
    >
      <div className={styles.tools}>
        <Card className={`${styles.tool} ${styles.first}`}>
          <h3 className={styles.title}>Free Tax Calculator</h3>
          <p>
            Three questions about income, work and region. You get a ranked list with the tax in dollars, and
            a PDF to keep.
          </p>
          <ButtonLink href="/wizard" className={`${styles.button} ${styles.inverted}`}>
            Calculate tax
          </ButtonLink>
        </Card>
        <Card className={styles.tool}>
          <h3 className={styles.title}>View All Countries</h3>
          <p>
            {DESTINATIONS} destinations with tax, cost of living and quality of life in one sortable table.
          </p>
          <ButtonLink href="/countries" variant="quiet" className={styles.button}>
            View All Countries
          </ButtonLink>
        </Card>
      </div>
    </Band>
  );
}
