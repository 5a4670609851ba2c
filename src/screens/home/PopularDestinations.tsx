import { countries } from 'virtual:lowtide/catalogue';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import styles from './PopularDestinations.module.css';
import { POPULAR_DESTINATIONS } from './popularDestinations.ts';
import { Section } from './Section.tsx';

/** Illustrated cards that lead to the calculators people open most. */
export function PopularDestinations() {
  return (
    <Section title="Popular destinations" lead="Five calculators to start with, each line of tax explained.">
      <ul className={styles.grid}>
        {POPULAR_DESTINATIONS.map(({ slug, rate, note }) => {
          const country = countries.find((candidate) => candidate.slug === slug);
          if (!country) return null;
          return (
            <li key={slug} className={styles.card}>
              <Link href={`/tax-calculator/${slug}`} className={styles.link}>
                <img
                  className={styles.art}
                  src={`/countries/${slug}/hero.svg`}
                  alt=""
                  width={1600}
                  height={900}
                  loading="lazy"
                />
                <span className={styles.caption}>
                  <strong className={styles.name}>{country.name}</strong>
                  <span className={styles.figures}>
                    <span className={styles.rate}>
                      <Flag code={country.code} /> {rate ?? country.headlineRate}
                    </span>
                    {note ? <span className={styles.note}>{note}</span> : null}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ButtonLink href="/countries" variant="quiet">
          View All 22 Countries
        </ButtonLink>
      </p>
    </Section>
  );
}
