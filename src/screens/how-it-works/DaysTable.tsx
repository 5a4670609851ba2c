import { Link } from 'wouter';
import { useCountries } from '../../api/queries.ts';
import { calculatorSlug } from '../../catalogue/slugs.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DaysTable.module.css';

/** The days of presence that make a person tax resident, for all countries, from the data. */
export function DaysTable() {
  const { status, data, error, refetch } = useCountries();
  return (
    <section className={styles.section} aria-labelledby="residency-days">
      <h2 id="residency-days" className={styles.heading}>
        Days that make you tax resident
      </h2>
      <p className={styles.lead}>
        Presence is the common test, not the only one: a home or the centre of your interests can count from
        the first day. Each country’s page has its rules in full.
      </p>
      {status === 'error' ? (
        <p role="alert">
          The days could not be loaded ({error.message}).{' '}
          <Button variant="plain" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {status === 'pending' ? <Skeleton className={styles.waiting} /> : null}
      {status === 'success' ? (
        <ul className={styles.days}>
          {data.map(({ name, code, residencyDays }) => (
            <li key={code} className={styles.country}>
              <Flag code={code} />
              <Link href={`/tax-calculator/${calculatorSlug(name)}`}>{name}</Link>
              <b>{residencyDays} days</b>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
