import { Link } from 'wouter';
import { useCountries } from '../../api/queries.ts';
import type { Country } from '../../catalogue/entities.ts';
import { countOf } from '../../catalogue/format.ts';
import { calculatorSlug } from '../../catalogue/slugs.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DaysTable.module.css';

/** The days of presence that make a person tax resident, for all countries, from the data. */
export function DaysTable() {
  const { status, data, error, refetch } = useCountries();
  return (
    <Section
      title="Days that make you tax resident"
      lead="Presence is the common test, not the only one: a home or the centre of your interests can count from the first day. On conditions fewer days are enough: 60 in Cyprus, 60 with property in Uruguay, 90 with a permit in the United Arab Emirates. Each country’s page has its rules in full."
    >
      {status === 'error' ? (
        <p role="alert">
          The days did not load. {error.message}{' '}
          <Button variant="plain" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {status === 'pending' ? <Skeleton className={styles.waiting} /> : null}
      {status === 'success' ? (
        <dl className={styles.days}>
          {byDays(data).map(([days, countries]) => (
            <div key={days} className={styles.group}>
              <dt>
                <b>{days} days</b> {countOf(countries.length, 'country')}
              </dt>
              <dd>
                {countries.length > FEW ? (
                  <Fold title="Which countries">
                    <Countries countries={countries} />
                  </Fold>
                ) : (
                  <Countries countries={countries} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}

/** More countries than this are a list to look up. */
const FEW = 4;

function Countries({ countries }: { readonly countries: readonly Country[] }) {
  return (
    <ul>
      {countries.map(({ name, code }) => (
        <li key={code}>
          <Flag code={code} />
          <Link href={`/tax-calculator/${calculatorSlug(name)}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Countries with the same number of days together, the fewest days first. */
function byDays(countries: readonly Country[]): [days: number, countries: Country[]][] {
  const groups = new Map<number, Country[]>();
  for (const country of countries) {
    groups.set(country.residencyDays, [...(groups.get(country.residencyDays) ?? []), country]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
