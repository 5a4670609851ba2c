import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTies } from '../../assess/useTies.ts';
import { capitalised, formatDay, nameInText } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import {
  type Destination,
  type Leaving,
  openTiesSentence,
  restsOnWords,
  tailWords,
} from '../../catalogue/leavingHome.ts';
import type { LeavingYear } from '../../catalogue/movePlan.ts';
import { companyPath } from '../../catalogue/pages.ts';
import { placeOf } from '../../catalogue/places.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { homeIdOf, isOnPayroll } from '../../situation/situation.ts';
import { storedSituation } from '../../situation/store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { OnWide } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { useOpenedByAddress } from '../../ui/openedByAddress.ts';
import { LeavingYearTexts, leavingYearHint, Sourced, SourceLink } from '../../ui/Sourced.tsx';
import { TieQuestions } from '../../ui/TieQuestions.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import styles from './Leaving.module.css';
import { Agreements, ExitTax, Part, Steps, stepsSentence, Tail, treatiesSentence } from './sections.tsx';

interface Props {
  readonly leaving: Leaving;
  /** How the country taxes the year in which one leaves it. */
  readonly year: LeavingYear;
  readonly destinations: readonly Destination[];
  readonly report: ReactNode;
}

const BestElsewhere = lazyComponent<{ readonly figures: Figures }>(() => import('../BestElsewhere.tsx'));
const OwnExit = lazyComponent(() => import('./OwnExit.tsx'));
const OtherMoneyLeft = lazyComponent(() => import('./OtherMoneyLeft.tsx'));

const LITTLE = 'Little was found in writing: ask an adviser before relying on it. ';

/** What leaving one home country means for tax: three facts, and the rest with a press. */
export function LeavingPage({ leaving, year, destinations, report }: Props) {
  useOpenedByAddress();
  const { id, name, exitTax, daysBack, tail, citizens, withheld, insured } = leaving;
  const home = nameInText(name);
  const { answers, known, answer, clear } = useTies(leaving);
  const taxed = tailWords(tail)?.join(', ') ?? 'Only on income from there';
  const onWhat = exitTax.inShort ?? 'In some cases';
  const exit = exitTax.applies
    ? capitalised(onWhat)
    : ['None in general', exitTax.inShort].filter(Boolean).join(': ');
  const figures = useSettled(useFigures(WIZARD_DEFAULT_INCOME));
  const { situation } = figures;
  const { work, contract, keptCompany } = situation;
  const isUnsaid = work === undefined;
  // What does not concern the reader comes last.
  const parts = [
    {
      concerns: isUnsaid || work === 'business' || keptCompany !== undefined,
      part: (
        <Part
          key="company"
          id="company"
          title="Your company"
          hint={<OnWide>Where its profit is taxed once you are gone.</OnWide>}
        >
          <Sourced statement={leaving.company} />
          <p>
            <Link href={companyPath(id)}>Keeping your company</Link>
          </p>
        </Part>
      ),
    },
    {
      concerns: !isOnPayroll(situation),
      part: (
        <Part
          key="clients"
          id="clients"
          title={`Clients in ${home}`}
          hint={<OnWide>Whether they withhold tax from your fees.</OnWide>}
        >
          <Sourced statement={leaving.clients} />
          {withheld.fees ? <Sourced statement={withheld.fees} /> : null}
        </Part>
      ),
    },
    {
      concerns: isUnsaid || (work === 'remote' && contract !== 'invoices'),
      part: (
        <Part
          key="employer"
          id="employer"
          title={`An employer in ${home}`}
          hint={<OnWide>If you keep your job and do it from abroad.</OnWide>}
        >
          {[withheld.wages, ...insured].map((statement) => (
            <Sourced key={statement.text} statement={statement} />
          ))}
        </Part>
      ),
    },
    {
      concerns: true,
      part: (
        <Part
          key="other-money"
          id="other-money"
          title="Rent, dividends, a pension"
          hint={<OnWide>{`Whether ${home} still taxes them.`}</OnWide>}
        >
          <WhenNear failure="This part did not load. Open the page again to see it.">
            {() => <OtherMoneyLeft slug={placeOf(id)?.slug ?? ''} home={home} />}
          </WhenNear>
        </Part>
      ),
    },
    {
      concerns: true,
      part: (
        <Part
          key="insurance"
          id="insurance"
          title="Social insurance"
          hint={<OnWide>When contributions end, and what stays yours.</OnWide>}
        >
          <Sourced statement={leaving.socialSecurity} />
        </Part>
      ),
    },
  ].sort((a, b) => Number(b.concerns) - Number(a.concerns));
  return (
    <article className={`page ${styles.page}`}>
      <h1 data-steady="">{`Leaving ${home}`}</h1>
      <section className={styles.facts} aria-label="In short">
        <Part id="residence" title="Tax residence ends" hint={<b>{leaving.residenceEnds.inShort}</b>}>
          <Sourced statement={leaving.residenceEnds} />
          <p>
            <b>If you mean to come back</b>
          </p>
          <Sourced statement={leaving.shortStay} />
        </Part>
        <Part id="exit-tax" title="Exit tax" hint={<b>{exit}</b>}>
          <ExitTax exitTax={exitTax} />
          <WhenNear failure="This part did not load. Open the page again to see it.">
            {() => <OwnExit home={id} />}
          </WhenNear>
        </Part>
        <Part id="tail" title={`${capitalised(home)} may still tax you`} hint={<b>{taxed}</b>}>
          <Tail rules={tail} destinations={destinations} />
          {citizens === null ? null : (
            <p>
              <b>As a citizen. </b>
              {citizens}
            </p>
          )}
        </Part>
      </section>
      <p className={`actions ${styles.actions}`}>
        <ButtonLink href="/plan" onClick={() => comesFrom(id)}>
          Plan your move
        </ButtonLink>
      </p>
      {homeIdOf(situation) === id ? (
        <PartBoundary part="The best place elsewhere">
          <BestElsewhere figures={figures} />
        </PartBoundary>
      ) : null}
      <section className={styles.folds} aria-label="In detail">
        <p className="caps">Before you go</p>
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
        <Part id="steps" title="What to do" hint={stepsSentence(leaving.steps)}>
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
        <p className="caps">What stays</p>
        {parts.map(({ part }) => part)}
        <p className="caps">Reference</p>
        <Part
          id="agreements"
          title="Agreements"
          hint={<OnWide>{treatiesSentence(leaving.agreements, destinations)}</OnWide>}
        >
          <Agreements agreements={leaving.agreements} destinations={destinations} home={name} />
          <p className={styles.soft}>
            <SourceLink source={leaving.agreementsSource} />
          </p>
        </Part>
        <Part
          id="sources"
          title="Sources"
          hint={
            <OnWide>
              Reviewed on <time dateTime={leaving.reviewed}>{formatDay(leaving.reviewed)}</time>.
            </OnWide>
          }
        >
          <p>{`${leaving.confidence === 'low' ? LITTLE : ''}${restsOnWords(leaving)}`}</p>
          <p>{report}</p>
        </Part>
      </section>
      <p className={styles.another}>
        <Link href="/leaving">Leaving another country</Link>
      </p>
    </article>
  );
}

/** The plan compares with this country, unless the reader has said that it is another one. */
function comesFrom(id: string): void {
  storedSituation.change((before) => (before.home ? before : { ...before, home: { country: id } }));
}
