import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { popularDestinations } from '../../api/site.ts';
import { useAssessorAtOnce } from '../../assess/atOnce.ts';
import { closedAbove } from '../../assess/english.ts';
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
import { Illustration } from '../../ui/Illustration.tsx';
import { Section } from '../../ui/Section.tsx';
import { Terms } from '../../ui/Terms.tsx';
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
          <h3>Free Tax Calculator</h3>
          <p>{`${inWords(WIZARD_STEPS)} questions, one answer, one PDF.`}</p>
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
                    <span className="visually-hidden">{`: ${PERSONA_NAMES[persona]}`}</span>
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

/** Illustrated tiles that lead to the calculators people open most, each with the rate it is known for and one line. */
function PopularDestinations() {
  const figures = useDeferredValue(useFigures(WIZARD_DEFAULT_INCOME));
  const { assessed, countryOf } = useAssessorAtOnce(figures);
  const { money } = figures;
  return (
    <Section title="Popular destinations" className={`page ${styles.part}`}>
      <ul className={styles.tiles}>
        {popularDestinations.map(({ slug, rate }) => {
          const country = countryOf(slug);
          const [regime] = country?.taxRegimes ?? [];
          if (!country || !regime) return null;
          const row = assessed(country, regime);
          return (
            <li key={slug}>
              <Link href={calculatorPathAt(calculatorPath(slug), figures.income)}>
                <span className={styles.frame}>
                  <Illustration
                    src={`/countries/${slug}/hero.svg`}
                    alt=""
                    width={1600}
                    height={900}
                    loading="lazy"
                    fallback={<Placeholder />}
                  />
                </span>
                <strong>{country.name}</strong>
                <b>{rate ?? country.headlineRate}</b>
                <Terms as="line" of={row} money={money} most={1} line={closedAbove(row, money)} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ButtonLink href="/countries" variant="quiet">
          {`View All ${DESTINATIONS.length} Countries`}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Sun over two waves, for a picture that did not load. */
function Placeholder() {
  return (
    <svg
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
