import { countries } from 'virtual:lowtide/catalogue';
import { popularDestinations } from 'virtual:lowtide/facts';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import styles from './PopularDestinations.module.css';
import { Section } from './Section.tsx';

/** Illustrated cards that lead to the calculators people open most. */
export function PopularDestinations() {
  return (
    <Section title="Popular destinations" lead="Five calculators to start with, each line of tax explained.">
      <ul className={styles.grid}>
        {popularDestinations.map(({ slug, rate, note }) => {
          const country = countries.find((candidate) => candidate.slug === slug);
          if (!country) return null;
          return (
            <li key={slug} className={styles.card}>
              <Link href={`/tax-calculator/${slug}`} className={styles.link}>
                <Illustration
                  className={styles.art}
                  src={`/countries/${slug}/hero.svg`}
                  alt=""
                  width={1600}
                  height={900}
                  loading="lazy"
                  fallback={<Placeholder />}
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
          {`View All ${countries.length} Countries`}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Sun over two waves, for a picture that did not load. */
function Placeholder() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-fallback="picture"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="236" cy="64" r="26" fill="#ffc34d" />
      <path d="M0 96c40-18 76-18 112 0s76 18 112 0 66-16 96-8v92H0z" fill="#2a6291" />
      <path d="M0 122c48-12 88-10 128 0s84 12 124 0 50-8 68-6v64H0z" fill="#205079" />
    </svg>
  );
}
