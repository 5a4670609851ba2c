import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import type { Column } from '../../assess/comparison.ts';
import { keptCompanyIn } from '../../assess/personTerms.ts';
import { useFacts } from '../../assess/useFacts.ts';
import { useMove } from '../../assess/useMove.ts';
import { useTies } from '../../assess/useTies.ts';
import { formatList, nameInText } from '../../catalogue/format.ts';
import { type Agreement, type Leaving, openTiesSentence, tailTitle } from '../../catalogue/leavingHome.ts';
import { companyPath, leavingPathOf } from '../../catalogue/pages.ts';
import { Facts } from '../../ui/Facts.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sourced } from '../../ui/Sourced.tsx';
import { TieQuestions } from '../../ui/TieQuestions.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import type { ExitProps } from '../Exit.tsx';
import styles from './Folds.module.css';
import plan from './Plan.module.css';
import { PlanFold } from './PlanFold.tsx';
import { useTieAsked } from './useTieAsked.ts';

export const Exit = lazyComponent<ExitProps>(() => import('../Exit.tsx'));

/** Which ties to the home country end, what stays taxable there, and where the rest is written. */
export function LeavingHome() {
  const { home, destination, figures, isExample } = useMove();
  const leaving = useLeaving(home?.id ?? null);
  const { answers, known, answer, clear } = useTies(leaving);
  const asked = useTieAsked()?.tie;
  if (!home) {
    return (
      <PlanFold id="leaving" title="Leaving home" hint="When tax at home ends.">
        <p className={styles.onward}>
          <Link href="/leaving">What each country asks of who leaves it</Link>
        </p>
      </PlanFold>
    );
  }
  const page = leavingPathOf(home.id);
  return (
    <PlanFold
      id="leaving"
      title={`Leaving ${nameInText(home.name)}`}
      hint={leaving ? openTiesSentence(leaving.ties, answers) : 'When tax at home ends.'}
    >
      {leaving === undefined ? (
        <Skeleton className={plan.loading} />
      ) : leaving === null ? (
        <p>{`There is no page about leaving ${nameInText(home.name)} yet. Ask an adviser there.`}</p>
      ) : (
        <>
          <AboutLeaving leaving={leaving} destination={destination} />
          {isExample ? null : (
            <WhenNear failure="This part did not load. Open the page again to see it.">
              {() => <Exit figures={figures} to={destination?.country.slug ?? null} />}
            </WhenNear>
          )}
          <h3 className={styles.ties}>Which ties do you keep?</h3>
          <TieQuestions
            ties={leaving.ties}
            answers={answers}
            known={known}
            askedElsewhere={asked?.id}
            onAnswer={answer}
            onClear={clear}
          />
        </>
      )}
      {page ? (
        <p className={styles.onward}>
          <Link href={page}>{`All about leaving ${nameInText(home.name)}`}</Link>
        </p>
      ) : null}
      <p className={styles.onward}>
        <Link href={companyPath(home.id)}>Keeping a company there</Link>
      </p>
    </PlanFold>
  );
}

interface FactsProps {
  readonly leaving: Leaving;
  readonly destination: Column | null;
}

/** When it ends, what goes on, and what leaving itself costs. */
function AboutLeaving({ leaving, destination }: FactsProps) {
  const { residenceEnds, exitTax, daysBack, citizens, tail } = leaving;
  const slug = destination?.country.slug;
  const rules = tail.filter(
    ({ concerns }) => slug === undefined || concerns.includes('all') || concerns.includes(slug),
  );
  const agreement = slug === undefined ? undefined : leaving.agreements[slug];
  const { situation } = useMove().figures;
  const { facts } = useFacts(false, situation);
  const company = destination && keptCompanyIn({ situation, country: destination.country, facts });
  return (
    <Facts
      className={styles.facts}
      facts={[
        ['Residence ends', <Sourced key="ends" statement={residenceEnds} />],
        [
          'It may still tax you',
          rules.length === 0 ? (
            <p key="none">No rule is known for where you go.</p>
          ) : (
            rules.map((rule) => (
              <div key={rule.text}>
                <b>{tailTitle(rule)}</b>
                <Sourced statement={rule} />
              </div>
            ))
          ),
        ],
        ['Exit tax', <Sourced key="exit" statement={exitTax} />],
        ['Your company', company?.text],
        [
          'Visits home',
          <div key="visits">
            <b>{`${daysBack.inShort}; ${daysBack.but}`}</b>
            <Sourced statement={daysBack} />
          </div>,
        ],
        ['As a citizen', citizens],
        ['Agreements', agreement && <Agreements of={agreement} />],
      ]}
    />
  );
}

function Agreements({ of: { taxTreaty, socialSecurity, note } }: { readonly of: Agreement }) {
  const all = [
    ['tax treaty', taxTreaty],
    ['agreement on social security', socialSecurity],
  ] as const;
  const said = all.flatMap(([name, is]) =>
    is === null ? [] : `There is ${is ? (name === 'tax treaty' ? 'a' : 'an') : 'no'} ${name}.`,
  );
  const missing = all.flatMap(([name, is]) => (is === null ? name : []));
  return (
    <>
      <p>
        {said.join(' ')}
        {missing.length > 0 ? ` We found nothing about a ${formatList(missing)}.` : ''}
      </p>
      {note ? <p>{`${note}.`}</p> : null}
    </>
  );
}
