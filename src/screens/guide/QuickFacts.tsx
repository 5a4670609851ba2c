import type { CountryGuide } from '../../catalogue/entities.ts';
import { formatWhole } from '../../catalogue/format.ts';
import styles from './AboutCountry.module.css';

/** Nature, population, currency and popular cities. */
export function QuickFacts({ country }: { readonly country: CountryGuide }) {
  const facts = [
    ['Nature', country.natureDescription],
    ['Population', formatWhole(country.population)],
    ['Currency', country.currency],
    ['Popular cities', country.popularCities.join(', ')],
  ] as const;
  return (
    <>
      <h3 className={styles.subtitle}>Quick Facts</h3>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
