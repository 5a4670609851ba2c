import { Link } from 'wouter';
import { popularTiles } from '../../api/countries.ts';
import { WIZARD_STEPS } from '../../catalogue/constants.ts';
import { inWords } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import {
  PERSONAS,
  type Persona,
  RANKING_KINDS,
  type RankingKind,
  rankingPath,
} from '../../catalogue/personas.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import { useFigures } from '../../situation/figures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FallbackPicture, Illustration } from '../../ui/Illustration.tsx';
import { Section } from '../../ui/Section.tsx';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';

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
          <div>
            <h3>Free Tax Calculator</h3>
            <p>{`${inWords(WIZARD_STEPS)} questions, one answer.`}</p>
          </div>
          <ButtonLink href="/wizard">Calculate tax</ButtonLink>
        </article>
        <article>
          <div>
            <h3>View All Countries</h3>
            <p>Tax, costs and life in one list.</p>
          </div>
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
                  <Link
                    href={rankingPath(kind, persona)}
                    aria-label={`${KIND_NAMES[kind]}: ${PERSONA_NAMES[persona]}`}
                  >
                    {KIND_NAMES[kind]}
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

/** Illustrated tiles that lead to the calculators people open most, each with the rate it is known for. */
function PopularDestinations() {
  const { income } = useFigures(WIZARD_DEFAULT_INCOME);
  return (
    <Section title="Popular destinations" className={`page ${styles.part}`}>
      <ul className={styles.tiles}>
        {popularTiles.map(({ slug, name, rate, note }) => (
          <li key={slug}>
            <Link href={calculatorPathAt(calculatorPath(slug), income)}>
              <span className={styles.frame}>
                <Illustration
                  src={`/countries/${slug}/hero.svg`}
                  alt=""
                  width={1600}
                  height={900}
                  loading="lazy"
                  fallback={<FallbackPicture />}
                />
              </span>
              <strong>{name}</strong>
              <b>{rate}</b>
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href="/countries" variant="quiet">
          {`View All ${DESTINATIONS.length} Countries`}
        </ButtonLink>
      </p>
    </Section>
  );
}
