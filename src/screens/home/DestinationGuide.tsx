import { useMemo } from 'react';
import { Link } from 'wouter';
import {
  PERSONA_WORK_TYPES,
  PERSONAS,
  type Persona,
  RANKING_KINDS,
  type RankingKind,
  rankingPath,
} from '../../catalogue/personas.ts';
import { Flag } from '../../ui/Flag.tsx';
import { firstOf, openCountries } from './bestFive.ts';
import styles from './DestinationGuide.module.css';
import { Section } from './Section.tsx';
import { useHomeFigures } from './useHomeFigures.ts';

const PERSONA_NAMES: Readonly<Record<Persona, string>> = {
  'remote-workers': 'Remote workers',
  'digital-nomads': 'Digital nomads',
  freelancers: 'Freelancers',
  'business-owners': 'Business owners',
};

const KIND_NAMES: Readonly<Record<RankingKind, string>> = {
  world: 'Globally',
  europe: 'Europe',
  zero: 'Zero-tax',
};

/** Countries that stand below each link. */
const SHOWN = 3;

/** Four personas with three rankings each, and the first countries of each with what one keeps. */
export function DestinationGuide() {
  const { figures, facts } = useHomeFigures();
  const open = useMemo(() => {
    const [any, business] = [
      openCountries(figures, 'freelancer', facts),
      openCountries(figures, 'business', facts),
    ];
    return (persona: Persona) => (PERSONA_WORK_TYPES[persona] === 'business' ? business : any);
  }, [figures, facts]);
  return (
    <Section
      tinted
      title="Destination guide"
      lead={`The lowest effective rates for the way you work, and what you keep of ${figures.money(figures.income)} a year.`}
    >
      <div className={styles.people}>
        {PERSONAS.map((persona) => (
          <article key={persona} className={styles.person}>
            <h3 className={styles.name}>{PERSONA_NAMES[persona]}</h3>
            {RANKING_KINDS.map((kind) => (
              <div key={kind} className={styles.ranking}>
                <Link href={rankingPath(kind, persona)} className={styles.link}>
                  {KIND_NAMES[kind]}
                  <span className="visually-hidden">: {PERSONA_NAMES[persona]}</span>
                </Link>
                <ol className={styles.first}>
                  {firstOf(open(persona), kind, SHOWN).map(({ country, kept }) => (
                    <li key={country.id}>
                      <Flag code={country.code} loading="lazy" />
                      <span className={styles.country}>{country.name}</span>
                      <span className={styles.kept}>{figures.money(kept)}</span>
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </article>
        ))}
      </div>
    </Section>
  );
}
