import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatList, nameInText } from '../../../catalogue/format.ts';
import { type Leaving, tailTitle } from '../../../catalogue/leaving.ts';
import { LEAVING_PAGES } from '../../../catalogue/leavingPages.ts';
import { useTieAnswers } from '../../../stores/tieAnswers.ts';
import disclosure from '../../../ui/Disclosure.module.css';
import fold from '../../../ui/Fold.module.css';
import { Sourced } from '../../../ui/leaving/Sourced.tsx';
import { TieQuestions } from '../../../ui/leaving/TieQuestions.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { loadLeavingOf } from '../../loadMove.ts';
import { useLoaded } from '../../useLoaded.ts';
import plan from '../PlanPart.module.css';
import { useResult } from '../results.ts';
import { type Destination, useMove } from '../useMove.ts';
import styles from './LeavingHome.module.css';
import { openWords } from './words.ts';

/** Which ties to the home country end, what stays taxable there, and where the rest is written. */
export default function LeavingHome() {
  const { home, destination } = useMove();
  const leaving = useLoaded(home?.id ?? null, loadLeavingOf);
  const { answers, answer, clear } = useTieAnswers(home?.id ?? '');
  useResult('leaving', leaving ? openWords(leaving, answers) : null);
  if (!home) {
    return (
      <div data-awaited="">
        <p className={plan.say}>
          The ties that the law of your home country looks at, its exit tax, and what it still taxes
          afterwards.
        </p>
        <details className={disclosure.more}>
          <summary>{`Read about one of ${LEAVING_PAGES.length} countries`}</summary>
          <ul className={styles.links}>
            {LEAVING_PAGES.map(({ path, name }) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
    );
  }
  if (leaving === undefined) return <Skeleton className={plan.waiting} />;
  if (leaving === null)
    return <p>There is no page about leaving {nameInText(home.name)} yet: ask an adviser there.</p>;
  const page = LEAVING_PAGES.find(({ name }) => name === home.name);
  return (
    <>
      <TieQuestions
        ties={leaving.ties}
        answers={answers}
        onAnswer={answer}
        onClear={clear}
        resultClassName={plan.result}
      />
      <div className={styles.facts}>
        <Fact title={`When residence in ${nameInText(leaving.name)} ends`}>
          <Sourced statement={leaving.residenceEnds} />
        </Fact>
        <Fact title="Visits home" answer={`${leaving.daysBack.inShort}; ${leaving.daysBack.but}`}>
          <Sourced statement={leaving.daysBack} />
        </Fact>
        <Fact
          title="Exit tax"
          answer={leaving.exitTax.applies ? `on ${leaving.exitTax.on}` : leaving.exitTax.on}
        >
          <Sourced statement={leaving.exitTax} />
        </Fact>
        <StaysTaxable leaving={leaving} destination={destination} />
        {leaving.citizens === null ? null : <Fact title="By citizenship alone" answer={leaving.citizens} />}
        {destination ? <Agreements leaving={leaving} destination={destination} /> : null}
      </div>
      {page ? (
        <p className={styles.onward}>
          <Link
            href={page.path}
          >{`A company you own, clients, insurance and all steps: leaving ${nameInText(home.name)}`}</Link>
        </p>
      ) : null}
    </>
  );
}

interface FactProps {
  readonly title: string;
  /** The fact in a few words; null where it has no short form. */
  readonly answer?: string | null;
  readonly children?: ReactNode;
}

/** A fact in a line, which opens its rule if there is more to say. */
function Fact({ title, answer = null, children }: FactProps) {
  const head = (
    <>
      <h3>{title}</h3>
      {answer === null ? null : <span>{answer}</span>}
    </>
  );
  if (!children) return <div className={styles.head}>{head}</div>;
  return (
    <details data-paper="">
      <summary className={`${fold.row} ${styles.head}`}>{head}</summary>
      <div className={styles.rule}>{children}</div>
    </details>
  );
}

interface FactsProps {
  readonly leaving: Leaving;
  readonly destination: Destination | null;
}

/** Taxes that go on after residence has ended, of those that concern the destination. */
function StaysTaxable({ leaving, destination }: FactsProps) {
  const slug = destination?.country.slug;
  const rules = leaving.tail.filter(
    ({ concerns }) => slug === undefined || concerns.includes('all') || concerns.includes(slug),
  );
  return (
    <Fact
      title={`What stays taxable in ${nameInText(leaving.name)}`}
      answer={rules.length === 0 ? 'No rule is known for your destination' : lengthsWords(rules)}
    >
      {rules.length === 0 ? (
        <p>No rule of this kind is known for your destination.</p>
      ) : (
        <ul>
          {rules.map((rule) => (
            <li key={rule.text}>
              <b>{tailTitle(rule)}</b> <Sourced statement={rule} />
            </li>
          ))}
        </ul>
      )}
    </Fact>
  );
}

/** "For 5 and 10 years": how long it goes on, each length once. */
function lengthsWords(rules: Leaving['tail']): string {
  const lengths = [...new Set(rules.flatMap(({ years }) => years ?? []))].sort((a, b) => a - b);
  const isEndless = rules.some(({ years }) => years === null);
  if (lengths.length === 0) return 'Without an end by itself';
  const years = `${formatList(lengths.map(String))} ${lengths.at(-1) === 1 ? 'year' : 'years'}`;
  return isEndless ? `Some without an end, some for ${years}` : `For ${years}`;
}

function Agreements({ leaving, destination }: FactsProps & { readonly destination: Destination }) {
  const { country } = destination;
  const agreement = leaving.agreements[country.slug];
  if (!agreement) return null;
  const { taxTreaty, socialSecurity, note } = agreement;
  const known = (is: boolean | null, what: string) =>
    is === null
      ? `It is not known whether there is ${what}`
      : is
        ? `There is ${what}`
        : `There is no ${what.replace(/^an? /, '')}`;
  return (
    <Fact
      title={`Agreements with ${nameInText(country.name)}`}
      answer={`${known(taxTreaty, 'a tax treaty')}. ${known(socialSecurity, 'an agreement on social security')}.`}
    >
      {note ? <p>{`${note}.`}</p> : null}
    </Fact>
  );
}
