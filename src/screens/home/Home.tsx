import { Link } from 'wouter';
import {
  PERSONAS,
  type Persona,
  RANKING_KINDS,
  type RankingKind,
  rankingPath,
} from '../../catalogue/personas.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';
import { PopularDestinations } from './PopularDestinations.tsx';

/** The home page. */
export default function Home() {
  return (
    <>
      <Hero />
      <div className={styles.banner}>
        <p className="page">
          <span>A move takes four steps.</span> <Link href="/how-it-works">Read the residency tutorial</Link>
        </p>
      </div>
      <FreeTools />
      <DestinationGuide />
      <PopularDestinations />
    </>
  );
}

/** The two tools; the target of 'Explore options'. */
function FreeTools() {
  return (
    <Section id="free-tools" title="Free tools" className={`page ${styles.part}`}>
      <div className={styles.tools}>
        <article>
          <h3>Free Tax Calculator</h3>
          <p>Three questions, one answer, one PDF.</p>
          <ButtonLink href="/wizard">Calculate tax</ButtonLink>
        </article>
        <article>
          <h3>View All Countries</h3>
          <p>Tax, costs and life quality in one list.</p>
          <ButtonLink href="/countries" variant="quiet">
            View All Countries
          </ButtonLink>
        </article>
      </div>
    </Section>
  );
}

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
function DestinationGuide() {
  return (
    <Section title="Destination guide" className={`page ${styles.part}`}>
      <div className={styles.people}>
        {PERSONAS.map((persona) => (
          <article key={persona}>
            <h3>{PERSONA_NAMES[persona]}</h3>
            <ul>
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
