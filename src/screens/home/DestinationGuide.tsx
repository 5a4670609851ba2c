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
import { lastingText } from '../conditions.ts';
import { Band } from './Band.tsx';
import { firstOf, openCountries } from './bestFive.ts';
import styles from './DestinationGuide.module.css';
import { useHomeFigures } from './useHomeFigures.ts';

interface PersonaWords {
  readonly name: string;
  /** What decides for these people. */
  readonly about: string;
  /** The ranking whose first countries are shown: the one that they look at first. */
  readonly shown: RankingKind;
}

const PERSONA_WORDS: Readonly<Record<Persona, PersonaWords>> = {
  'remote-workers': {
    name: 'Remote workers',
    about: 'Close to the team’s hours: what counts is whether work done there is foreign.',
    shown: 'europe',
  },
  'digital-nomads': {
    name: 'Digital nomads',
    about: 'A permit lets you stay; 183 days there usually make you tax resident.',
    shown: 'world',
  },
  freelancers: {
    name: 'Freelancers',
    about: 'Fees from abroad at zero or close to it, each country on its own terms.',
    shown: 'zero',
  },
  'business-owners': {
    name: 'Business owners',
    about: 'You have costs, so only regimes that let you write them off are ranked.',
    shown: 'europe',
  },
};

const KIND_NAMES: Readonly<Record<RankingKind, string>> = {
  world: 'Globally',
  europe: 'Europe',
  zero: 'Zero-tax',
};

const SHOWN_TITLES: Readonly<Record<RankingKind, string>> = {
  world: 'First worldwide',
  europe: 'First in Europe',
  zero: 'First of the zero-tax list',
};

/** Countries that are shown of a ranking. */
const SHOWN = 3;

/** Four personas with three rankings each; of one, the first countries with what one keeps and how long. */
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
    <Band
      tinted
      title="Destination guide"
      lead={`What the first three leave of ${figures.money(figures.income)} a year, how long, and on which condition. The links open the full rankings.`}
    >
      <div className={styles.people}>
        {PERSONAS.map((persona) => {
          const { name, about, shown } = PERSONA_WORDS[persona];
          return (
            <article key={persona} className={styles.person}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.about}>{about}</p>
              <div className={styles.head}>
                <h4 className={styles.shown}>{SHOWN_TITLES[shown]}</h4>
                <span className={styles.keep}>You keep</span>
              </div>
              <ol className={styles.first}>
                {firstOf(open(persona), shown, SHOWN).map((one) => (
                  <li key={one.country.id}>
                    <Flag code={one.country.code} loading="lazy" />
                    <span className={styles.country}>{one.country.name}</span>
                    <span className={styles.kept}>{figures.money(one.kept)}</span>
                    <small className={styles.lasts}>{lastingText(one)}</small>
                  </li>
                ))}
              </ol>
              <ul className={styles.rankings}>
                {RANKING_KINDS.map((kind) => (
                  <li key={kind}>
                    <Link
                      href={rankingPath(kind, persona)}
                      className={kind === shown ? styles.isShown : undefined}
                    >
                      {KIND_NAMES[kind]}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </article>
          );
        })}
      </div>
    </Band>
  );
}
