import { destinations } from 'virtual:lowtide/facts';
import { Link } from 'wouter';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Flag } from '../../ui/Flag.tsx';
import styles from './PopularCalculators.module.css';

const COUNTRIES = [
  { name: 'Spain', code: 'ES' },
  { name: 'Poland', code: 'PL' },
  { name: 'Malta', code: 'MT' },
  { name: 'Italy', code: 'IT' },
] as const;

/** The box that zero-tax pages have in addition. */
export function PopularCalculators() {
  return (
    <section aria-labelledby="popular-calculators">
      <Card className={styles.box}>
        <div>
          <h2 id="popular-calculators" className={styles.title}>
            Popular Tax Calculators
          </h2>
          <p className={styles.text}>Four countries of Europe, worked out line by line.</p>
        </div>
        <Link href="/countries" className={styles.all}>
          {`View all ${destinations} countries`}
        </Link>
        <ul className={styles.buttons}>
          {COUNTRIES.map(({ name, code }) => (
            <li key={code}>
              <ButtonLink href={calculatorPath(name)} variant="quiet">
                <Flag code={code} /> {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
