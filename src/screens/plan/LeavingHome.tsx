import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import type { Column } from '../../assess/comparison.ts';
import { useMove } from '../../assess/useMove.ts';
import { useTies } from '../../assess/useTies.ts';
import { formatList, nameInText } from '../../catalogue/format.ts';
import { type Leaving, openTiesSentence, tailTitle } from '../../catalogue/leavingHome.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sourced } from '../../ui/Sourced.tsx';
import { TieQuestions } from '../../ui/TieQuestions.tsx';
import styles from './Folds.module.css';
import plan from './Plan.module.css';
import { PlanFold } from './PlanFold.tsx';
import { useTieAsked } from './useTieAsked.ts';

/** Which ties to the home country end, what stays taxable there, and where the rest is written. */
export function LeavingHome() {
  const { home, destination } = useMove();
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
          <Facts leaving={leaving} destination={destination} />
          <h3 className={styles.ties}>Which ties do you keep?</h3>
          {asked ? <p className={plan.soft}>The first question stands above, with the answer.</p> : null}
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
    </PlanFold>
  );
}

interface FactsProps {
  readonly leaving: Leaving;
  readonly destination: Column | null;
}

/** When it ends, what goes on, and what leaving itself costs. */
function Facts({ leaving, destination }: FactsProps) {
  const { residenceEnds, exitTax, daysBack, citizens, tail } = leaving;
  const slug = destination?.country.slug;
  const rules = tail.filter(
    ({ concerns }) => slug === undefined || concerns.includes('all') || concerns.includes(slug),
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>It ends</dt>
        <dd>
          <Sourced statement={residenceEnds} />
        </dd>
      </div>
      <div>
        <dt>Still taxed</dt>
        <dd>
          {rules.length === 0 ? <p>No rule is known for where you go.</p> : null}
          {rules.map((rule) => (
            <div key={rule.text}>
              <b>{tailTitle(rule)}</b>
              <Sourced statement={rule} />
            </div>
          ))}
        </dd>
      </div>
      <div>
        <dt>Exit tax</dt>
        <dd>
          <Sourced statement={exitTax} />
        </dd>
      </div>
      <div>
        <dt>Visits home</dt>
        <dd>
          <b>{`${daysBack.inShort}; ${daysBack.but}`}</b>
          <Sourced statement={daysBack} />
        </dd>
      </div>
      {citizens === null ? null : (
        <div>
          <dt>As a citizen</dt>
          <dd>{citizens}</dd>
        </div>
      )}
      {destination ? <Agreements leaving={leaving} destination={destination} /> : null}
    </dl>
  );
}

function Agreements({ leaving, destination }: FactsProps & { readonly destination: Column }) {
  const agreement = leaving.agreements[destination.country.slug];
  if (!agreement) return null;
  const { taxTreaty, socialSecurity, note } = agreement;
  const known: readonly (readonly [is: boolean | null, yes: string, no: string])[] = [
    [taxTreaty, 'There is a tax treaty.', 'There is no tax treaty.'],
    [
      socialSecurity,
      'There is an agreement on social security.',
      'There is no agreement on social security.',
    ],
  ];
  const missing = [
    ...(taxTreaty === null ? ['tax treaty'] : []),
    ...(socialSecurity === null ? ['agreement on social security'] : []),
  ];
  return (
    <div>
      <dt>Agreements</dt>
      <dd>
        <p>
          {known.flatMap(([is, yes, no]) => (is === null ? [] : is ? yes : no)).join(' ')}
          {missing.length > 0 ? ` We found nothing about a ${formatList(missing)}.` : ''}
        </p>
        {note ? <p>{`${note}.`}</p> : null}
      </dd>
    </div>
  );
}
