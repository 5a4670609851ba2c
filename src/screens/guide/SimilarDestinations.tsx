import { similarDestinations } from 'virtual:lowtide/site';
import { useCountries } from '../../api/queries.ts';
import type { Country, CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DestinationCards } from './DestinationCards.tsx';
import { NearestDestinations } from './NearestDestinations.tsx';
import styles from './SimilarDestinations.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** 'Compare Similar Destinations': three suggestions and the way to all countries. */
export function SimilarDestinations({ country, regime }: Props) {
  const { data: countries } = useCountries();
  const slugs = similarDestinations[country.slug];
  return (
    <section className={styles.similar} aria-labelledby="similar-destinations">
      <h2 id="similar-destinations" className={styles.title}>
        Compare Similar Destinations
      </h2>
      <div className={styles.place}>
        {countries && slugs ? <DestinationCards destinations={bySlugs(countries, slugs)} /> : null}
        {countries && !slugs ? <NearestDestinations countries={countries} regime={regime} /> : null}
      </div>
      <ButtonLink href="/countries" variant="quiet">
        View All Countries
      </ButtonLink>
    </section>
  );
}

function bySlugs(countries: readonly Country[], slugs: readonly string[]): readonly Country[] {
  return slugs.flatMap((slug) => countries.find((country) => country.slug === slug) ?? []);
}
