import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDay, nameInText } from '../../catalogue/format.ts';
import type { Destination, Leaving, LeavingConfidence } from '../../catalogue/leaving.ts';
import { useTieAnswers } from '../../stores/tieAnswers.ts';
import { Sourced, SourceLink } from '../../ui/leaving/Sourced.tsx';
import { TieQuestions } from '../../ui/leaving/TieQuestions.tsx';
import { Agreements } from './Agreements.tsx';
import { Glance } from './Glance.tsx';
import styles from './Leaving.module.css';
import { LeavingSteps } from './LeavingSteps.tsx';
import { Tail } from './Tail.tsx';

interface Props {
  readonly leaving: Leaving;
  readonly destinations: readonly Destination[];
  /** Other home countries, for the links at the end. */
  readonly others: readonly { readonly name: string; readonly path: string }[];
  readonly report: ReactNode;
}

const CONFIDENCE: Readonly<Record<LeavingConfidence, string>> = {
  high: 'Well documented: most statements rest on the law or on the tax office.',
  medium: 'Documented in part: some statements rest on advisers and are marked.',
  low: 'Little was found in writing: ask an adviser before relying on it.',
};

/** What leaving one home country means for tax: ties, exit tax, what stays due, steps and agreements. */
export function LeavingPage({ leaving, destinations, others, report }: Props) {
  const { id, name, exitTax, daysBack } = leaving;
  const { answers, answer, clear } = useTieAnswers(id);
  return (
    <article className={`page reading ${styles.page}`}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>Leaving home</p>
        <h1>{`Leaving ${nameInText(name)}`}</h1>
        <p className={styles.lead}>
          What ends, what may go on and what has to be done when you move your tax residency away, for people
          who work for themselves.
        </p>
        <Glance leaving={leaving} destinations={destinations} />
        <p className={styles.review}>
          {'Reviewed on '}
          <time dateTime={leaving.reviewed}>{formatDay(leaving.reviewed)}</time>
          {`. ${CONFIDENCE[leaving.confidence]} No advice. `}
          {report}
        </p>
      </div>

      <Section id="residence" title="When tax residence ends">
        <Sourced statement={leaving.residenceEnds} />
      </Section>

      <Section id="ties" title="Which ties you keep">
        <p className={styles.note}>
          Answer what you know. No answer is required, and everything stays on this device. A tie that ends is
          not yet the end of residence: the law looks at all of them together.
        </p>
        <TieQuestions ties={leaving.ties} answers={answers} onAnswer={answer} onClear={clear} />
      </Section>

      <Section id="visits" title="How long you may come back">
        {daysBack.days === null ? null : (
          <p className={styles.figure}>
            {daysBack.days} <span>days as a rule of thumb</span>
          </p>
        )}
        <Sourced statement={daysBack} />
      </Section>

      <Section id="exit-tax" title="Exit tax">
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
      </Section>

      <Section id="tail" title="What stays taxable after you have left">
        <Tail rules={leaving.tail} destinations={destinations} />
        {leaving.citizens === null ? null : (
          <p className={styles.caution}>
            <strong>By citizenship alone: </strong>
            {leaving.citizens}
          </p>
        )}
      </Section>

      <Section id="company" title="A company you own">
        <Sourced statement={leaving.company} />
      </Section>
      <Section id="clients" title={`Clients in ${nameInText(name)}`}>
        <Sourced statement={leaving.clients} />
      </Section>
      <Section id="insurance" title="Insurance and pension">
        <Sourced statement={leaving.socialSecurity} />
      </Section>

      <Section id="steps" title="What to do, and when">
        <LeavingSteps steps={leaving.steps} />
        <p>
          <strong>Returns still due: </strong>
          {leaving.returnsStillDue}
        </p>
      </Section>

      <Section id="agreements" title={`Agreements with the ${destinations.length} destinations`}>
        <Agreements agreements={leaving.agreements} destinations={destinations} home={name} />
        <p className={styles.source}>
          <SourceLink source={leaving.agreementsSource} />
        </p>
      </Section>

      <nav className={styles.others} aria-labelledby="others">
        <h2 id="others" className={styles.heading}>
          Leaving another country
        </h2>
        <ul>
          {others.map((other) => (
            <li key={other.path}>
              <Link href={other.path}>{other.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
