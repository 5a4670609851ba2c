import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTies } from '../../assess/useTies.ts';
import { countOf, formatDay, nameInText } from '../../catalogue/format.ts';
import {
  type Destination,
  type Leaving,
  openTiesSentence,
  restsOnWords,
  tailWords,
} from '../../catalogue/leavingHome.ts';
import type { LeavingYear } from '../../catalogue/movePlan.ts';
import { storedSituation } from '../../situation/store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Fold, useOpenedByAddress } from '../../ui/Fold.tsx';
import { LeavingYearTexts, leavingYearHint, Sourced, SourceLink } from '../../ui/Sourced.tsx';
import { TieQuestions } from '../../ui/TieQuestions.tsx';
import { TimeLine } from '../../ui/TimeLine.tsx';
import styles from './Leaving.module.css';
import { leavingLine } from './leavingLine.ts';
import { Agreements, ExitTax, Steps, Tail, treatiesSentence } from './sections.tsx';

interface Props {
  readonly leaving: Leaving;
  /** How the country taxes the year in which one leaves it. */
  readonly year: LeavingYear;
  readonly destinations: readonly Destination[];
  readonly report: ReactNode;
}

const LITTLE = 'Little was found in writing: ask an adviser before relying on it. ';

/** What leaving one home country means for tax: three facts, and the rest with a press. */
export function LeavingPage({ leaving, year, destinations, report }: Props) {
  useOpenedByAddress();
  const { id, name, exitTax, daysBack, tail, citizens } = leaving;
  const home = nameInText(name);
  const { answers, known, answer, clear } = useTies(leaving);
  const taxed = tailWords(tail)?.join(', ') ?? 'Nothing of the kind';
  const exit = exitTax.applies ? 'In some cases' : 'None in general';
  return (
    <article className={`page ${styles.page}`}>
      <h1 data-steady="">{`Leaving ${home}`}</h1>
      <section className={styles.facts} aria-label="In short">
        <Part id="residence" title="Tax residence ends" hint={<b>{leaving.residenceEnds.inShort}</b>}>
          <Sourced statement={leaving.residenceEnds} />
        </Part>
        <Part id="tail" title="Still taxed" hint={<b>{taxed}</b>}>
          <Tail rules={tail} destinations={destinations} />
          {citizens === null ? null : (
            <p>
              <b>As a citizen. </b>
              {citizens}
            </p>
          )}
        </Part>
        <Part
          id="exit-tax"
          title="Exit tax"
          hint={<b>{exitTax.inShort ? `${exit}: ${exitTax.inShort}` : exit}</b>}
        >
          <ExitTax exitTax={exitTax} />
        </Part>
      </section>
      <TimeLine label="When what happens" points={leavingLine(leaving)} />
      <p className={`actions ${styles.actions}`}>
        <ButtonLink href="/plan" onClick={() => comesFrom(id)}>
          Plan your move
        </ButtonLink>
        <ButtonLink variant="quiet" href="#ties">
          Answer the questions
        </ButtonLink>
      </p>
      <section className={styles.folds} aria-label="In detail">
        <Part id="ties" title="Your ties" hint={openTiesSentence(leaving.ties, answers)}>
          <p className={styles.soft}>
            Answer what you know. Everything stays on this device, and the law looks at all ties together.
          </p>
          <TieQuestions
            ties={leaving.ties}
            answers={answers}
            known={known}
            onAnswer={answer}
            onClear={clear}
          />
        </Part>
        <Part id="year" title="The year you leave" hint={leavingYearHint(year)}>
          <LeavingYearTexts year={year} isWhole />
        </Part>
        <Part id="steps" title="What to do" hint={`${countOf(leaving.steps.length, 'step')}.`}>
          <Steps steps={leaving.steps} />
          <p>
            <b>Returns still due. </b>
            {leaving.returnsStillDue}
          </p>
        </Part>
        <Part id="visits" title="Visits" hint={`${daysBack.inShort}.`}>
          <p>
            <b>{`${daysBack.inShort}; ${daysBack.but}.`}</b>
          </p>
          <Sourced statement={daysBack} />
        </Part>
        <Part id="company" title="Your company">
          <Sourced statement={leaving.company} />
        </Part>
        <Part id="clients" title={`Clients in ${home}`}>
          <Sourced statement={leaving.clients} />
        </Part>
        <Part id="insurance" title="Insurance and pension">
          <Sourced statement={leaving.socialSecurity} />
        </Part>
        <Part id="agreements" title="Agreements" hint={treatiesSentence(leaving.agreements, destinations)}>
          <Agreements agreements={leaving.agreements} destinations={destinations} home={name} />
          <p className={styles.soft}>
            <SourceLink source={leaving.agreementsSource} />
          </p>
        </Part>
      </section>
      <p className={styles.soft}>
        {'Reviewed on '}
        <time dateTime={leaving.reviewed}>{formatDay(leaving.reviewed)}</time>
        {`. ${leaving.confidence === 'low' ? LITTLE : ''}${restsOnWords(leaving)} `}
        {report}
      </p>
      <p className={styles.another}>
        <Link href="/leaving">Leaving another country</Link>
      </p>
    </article>
  );
}

interface PartProps {
  /** Its place in the address. */
  readonly id: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, hint, children }: PartProps) {
  return (
    <Fold title={<h2>{title}</h2>} hint={hint} isWide>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </Fold>
  );
}

/** The plan compares with this country, unless the reader has said that it is another one. */
function comesFrom(id: string): void {
  storedSituation.change((before) => (before.home ? before : { ...before, home: { country: id } }));
}
