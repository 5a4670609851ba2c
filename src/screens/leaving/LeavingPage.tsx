import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDay, nameInText } from '../../catalogue/format.ts';
import {
  type Destination,
  decidingTies,
  type Leaving,
  openTies,
  restsOnWords,
} from '../../catalogue/leaving.ts';
import type { LeavingYear } from '../../catalogue/moveYear.ts';
import { storedSituation } from '../../situation/store.ts';
import { useTieAnswers } from '../../stores/tieAnswers.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Sourced, SourceLink } from '../../ui/leaving/Sourced.tsx';
import { TieQuestions } from '../../ui/leaving/TieQuestions.tsx';
import { LeavingYearTexts } from '../../ui/moveYear/YearTexts.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import { Agreements } from './Agreements.tsx';
import { Glance } from './Glance.tsx';
import styles from './Leaving.module.css';
import { LeavingSteps } from './LeavingSteps.tsx';
import { Tail } from './Tail.tsx';

interface Props {
  readonly leaving: Leaving;
  /** How the country taxes the year in which one leaves it. */
  readonly year: LeavingYear;
  readonly destinations: readonly Destination[];
  /** Other home countries, for the links at the end. */
  readonly others: readonly { readonly name: string; readonly path: string }[];
  readonly report: ReactNode;
}

const LITTLE = 'Little was found in writing: ask an adviser before relying on it. ';

/** What leaving one home country means for tax: ties, exit tax, what stays due, steps and agreements. */
export function LeavingPage({ leaving, year, destinations, others, report }: Props) {
  const { id, name, exitTax, daysBack } = leaving;
  const { answers, answer, clear } = useTieAnswers(id);
  const asked = decidingTies(leaving.ties).length;
  const open = openTies(leaving.ties, answers);
  const invitation =
    open === asked ? `Answer the ${asked} questions` : open > 0 ? `Answer ${open} more` : 'Your answers';
  return (
    <ReadingPage
      foldsContents
      title={`Leaving ${nameInText(name)}`}
      lead="What ends, what may go on and what has to be done when you move your tax residency away, for people who work for themselves."
      overview={
        <>
          <p className={styles.acts}>
            <ButtonLink href="#ties">{invitation}</ButtonLink>
            <ButtonLink variant="quiet" href="/plan" onClick={() => comesFrom(id)}>
              Plan your move
            </ButtonLink>
          </p>
          <Glance leaving={leaving} destinations={destinations} answers={answers} />
          <p className={styles.review}>
            {'Reviewed on '}
            <time dateTime={leaving.reviewed}>{formatDay(leaving.reviewed)}</time>
            {`. ${leaving.confidence === 'low' ? LITTLE : ''}${restsOnWords(leaving)} No advice. `}
            {report}
          </p>
        </>
      }
    >
      <ReadingSection id="residence" title="When tax residence ends">
        <Sourced statement={leaving.residenceEnds} />
      </ReadingSection>

      <ReadingSection id="year" title="The year you leave">
        <LeavingYearTexts year={year} isWhole />
      </ReadingSection>

      <ReadingSection id="ties" title="Which ties you keep">
        <p className={styles.note}>
          Answer what you know. No answer is required, and everything stays on this device. A tie that ends is
          not yet the end of residence: the law looks at all of them together.
        </p>
        <TieQuestions ties={leaving.ties} answers={answers} onAnswer={answer} onClear={clear} />
      </ReadingSection>

      <ReadingSection id="steps" title="What to do, and when">
        <LeavingSteps steps={leaving.steps} />
        <p>
          <strong>Returns still due: </strong>
          {leaving.returnsStillDue}
        </p>
      </ReadingSection>

      <ReadingSection id="visits" title="How long you may come back">
        <p className={styles.verdict}>{`${daysBack.inShort}; ${daysBack.but}`}</p>
        <Sourced statement={daysBack} />
      </ReadingSection>

      <ReadingSection id="exit-tax" title="Exit tax">
        <p className={styles.verdict}>{exitTax.applies ? 'In some cases' : 'There is none in general'}</p>
        {exitTax.on || exitTax.threshold ? (
          <dl className={styles.facts}>
            {exitTax.on ? <Fact name="Falls on" text={exitTax.on} /> : null}
            {exitTax.threshold ? <Fact name="From" text={exitTax.threshold} /> : null}
            {exitTax.appliesToSoleTrader === null ? null : (
              <Fact
                name="Sole traders"
                text={exitTax.appliesToSoleTrader ? 'Can be concerned' : 'Are not concerned'}
              />
            )}
          </dl>
        ) : null}
        <Sourced statement={exitTax} />
      </ReadingSection>

      <ReadingSection id="tail" title="What stays taxable after you have left">
        <Tail rules={leaving.tail} destinations={destinations} />
        {leaving.citizens === null ? null : (
          <p className={styles.caution}>
            <strong>By citizenship alone: </strong>
            {leaving.citizens}
          </p>
        )}
      </ReadingSection>

      <ReadingSection id="company" title="A company you own">
        <Sourced statement={leaving.company} />
      </ReadingSection>
      <ReadingSection id="clients" title={`Clients in ${nameInText(name)}`}>
        <Sourced statement={leaving.clients} />
      </ReadingSection>
      <ReadingSection id="insurance" title="Insurance and pension">
        <Sourced statement={leaving.socialSecurity} />
      </ReadingSection>

      <ReadingSection id="agreements" title={`Agreements with the ${destinations.length} destinations`}>
        <Agreements agreements={leaving.agreements} destinations={destinations} home={name} />
        <p className={styles.source}>
          <SourceLink source={leaving.agreementsSource} />
        </p>
      </ReadingSection>

      <Onward home={id} />

      <nav className={styles.others} aria-labelledby="others">
        <h2 id="others">Leaving another country</h2>
        <ul>
          {others.map((other) => (
            <li key={other.path}>
              <Link href={other.path}>{other.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </ReadingPage>
  );
}

/** The way to the plan, after all there is to read. */
function Onward({ home }: { readonly home: string }) {
  return (
    <p className={styles.onward}>
      <Link href="/plan" onClick={() => comesFrom(home)}>
        What you would keep, against what you pay today: plan your move
      </Link>
    </p>
  );
}

/** The plan compares with this country, unless its reader has said that she comes from another one. */
function comesFrom(id: string): void {
  storedSituation.change((before) => (before.home ? before : { ...before, home: { country: id } }));
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
