import { Link } from 'wouter';
import {
  PERSONAS,
  type Persona,
  RANKING_KINDS,
  type RankingKind,
  rankingPath,
} from '../../catalogue/personas.ts';
import styles from './DestinationGuide.module.css';
import { Section } from './Section.tsx';

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

/** Four personas with three rankings each. */
export function DestinationGuide() {
  return (
    <Section tinted title="Destination guide" lead="The lowest effective rates for the way you work.">
      <div className={styles.people}>
        {PERSONAS.map((persona) => (
          <article key={persona} className={styles.person}>
            <h3 className={styles.name}>{PERSONA_NAMES[persona]}</h3>
            <ul className={styles.links}>
              {RANKING_KINDS.map((kind) => (
                <li key={kind}>
                  <Link href={rankingPath(kind, persona)}>
                    {KIND_NAMES[kind]}
                    <span className="visually-hidden">: {PERSONA_NAMES[persona]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
