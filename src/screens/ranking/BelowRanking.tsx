import { Link } from 'wouter';
import { site } from '../../api/site.ts';
import { RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import { type Persona, type RankingKind, rankingPath } from '../../catalogue/personas.ts';
import { DESTINATIONS, placeAt } from '../../catalogue/places.ts';
import { isExample } from '../../catalogue/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './RankingPage.module.css';

const POPULAR = ['spain', 'poland', 'malta', 'italy'].map(placeAt);

export interface BelowProps {
  readonly kind: RankingKind;
  readonly persona: Persona;
}

/** What stands below the rows: on zero-tax pages the popular calculators, on all the four steps and the contact. */
export default function BelowRanking({ kind, persona }: BelowProps) {
  return (
    <>
      {kind === 'zero' ? <PopularCalculators /> : null}
      <div className={styles.folds}>
        <Fold title={<h2>Change your tax residency</h2>}>
          <ResidencySteps />
        </Fold>
        <Fold title={<h2>Contact</h2>}>
          <Contact />
        </Fold>
        {kind === 'zero' ? (
          <Fold title={<h2>Montenegro</h2>}>
            <p>
              Its nomad permit takes nothing either, but asks for a company abroad. It is in{' '}
              <Link href={rankingPath('world', persona)}>the ranking of all countries</Link>.
            </p>
          </Fold>
        ) : null}
      </div>
    </>
  );
}

/** With the income of the page; what has been said takes its place. */
function PopularCalculators() {
  return (
    <section className={styles.popular} aria-labelledby="popular-calculators">
      <h2 id="popular-calculators">Popular Tax Calculators</h2>
      <ul>
        {POPULAR.map(({ name, code, slug }) => (
          <li key={code}>
            <ButtonLink href={calculatorPathAt(calculatorPath(slug), RANKING_DEFAULT_INCOME)} variant="quiet">
              <Flag code={code} /> {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/countries">{`View all ${DESTINATIONS.length} countries`}</Link>
      </p>
    </section>
  );
}

const RESIDENCY_STEPS = [
  {
    title: 'Find the right country',
    text: 'Compare what you would pay, then the conditions: where your clients may sit, how long the scheme lasts, what life costs.',
  },
  {
    title: 'Get new residency',
    text: 'Apply for the permit, rent a home, register. In most countries 183 days of presence make you tax resident; in Paraguay, 120.',
  },
  {
    title: 'Stop the current tax residency',
    text: 'Deregister, give up or let your home, tell the tax office, and check whether an exit tax or a treaty applies to you.',
  },
  {
    title: 'Move',
    text: 'Take up your new home, get a tax number and a certificate of tax residence, and keep proof of your days.',
  },
] as const;

function ResidencySteps() {
  return (
    <>
      <ol className={styles.steps} aria-label="Four steps">
        {RESIDENCY_STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href="/how-it-works" variant="quiet">
        Read the four steps in full
      </ButtonLink>
    </>
  );
}

/** The owner's contact card. Examples are text; they would lead nowhere. */
function Contact() {
  const { contactName, email, socialLinks } = site;
  return (
    <>
      <p>E-mail help is free, and there is nothing to buy.</p>
      <Facts
        className={styles.contact}
        facts={[
          ['Contact', contactName],
          [
            'E-mail',
            isExample(email) ? (
              email
            ) : (
              <a key="mail" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ...socialLinks.map(({ label, url }, index): Fact => {
            const link = (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            );
            return [`Social link ${index + 1}`, isExample(url) ? label : link];
          }),
        ]}
      />
    </>
  );
}
