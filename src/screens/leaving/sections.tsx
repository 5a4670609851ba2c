/** What the folds of the page open: steps in their order, exit tax, taxes that go on, agreements. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { capitalised, countOf, nameInText } from '../../catalogue/format.ts';
import {
  type Agreement,
  type Destination,
  type Leaving,
  type LeavingStep,
  stepWords,
  type TailRule,
  tailTitle,
} from '../../catalogue/leavingHome.ts';
import { calculatorPath } from '../../catalogue/pages.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { Source, Sourced } from '../../ui/Sourced.tsx';
import styles from './Leaving.module.css';

interface PartProps {
  /** Its place in the address. */
  readonly id: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** One line that opens what it is about. */
export function Part({ id, title, hint, children }: PartProps) {
  return (
    <Fold title={<h2>{title}</h2>} hint={hint} isWide>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </Fold>
  );
}

/** Those without a fixed day at the end. */
function stepsInOrder(steps: readonly LeavingStep[]): readonly LeavingStep[] {
  return [...steps].sort(
    (a, b) => (a.offsetDays ?? Number.POSITIVE_INFINITY) - (b.offsetDays ?? Number.POSITIVE_INFINITY) || 0,
  );
}

/** "7 steps, starting 180 days before you leave." */
export function stepsSentence(steps: readonly LeavingStep[]): string {
  const before = -Math.min(...steps.map(({ offsetDays }) => offsetDays ?? 0), 0);
  const count = countOf(steps.length, 'step');
  return before === 0 ? `${count}.` : `${count}, starting ${countOf(before, 'day')} before you leave.`;
}

export function Steps({ steps }: { readonly steps: readonly LeavingStep[] }) {
  return (
    <ol className={styles.steps}>
      {stepsInOrder(steps).map((step) => (
        <li key={step.title}>
          <p className={styles.when}>{stepWords(step)}</p>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          <Source source={step.source} confidence={step.confidence} />
        </li>
      ))}
    </ol>
  );
}

export function ExitTax({ exitTax }: Pick<Leaving, 'exitTax'>) {
  const { on, threshold, appliesToSoleTrader } = exitTax;
  const rows = [
    ['Falls on', on],
    ['From', threshold],
    [
      'Sole traders',
      appliesToSoleTrader === null ? null : appliesToSoleTrader ? 'Can be concerned' : 'Are not concerned',
    ],
  ] as const;
  return (
    <>
      {on || threshold ? <Facts className={styles.details} facts={rows} /> : null}
      <Sourced statement={exitTax} />
    </>
  );
}

interface TailProps {
  readonly rules: readonly TailRule[];
  readonly destinations: readonly Destination[];
}

/** Taxes that go on after residence has ended, with how long and for which destinations. */
export function Tail({ rules, destinations }: TailProps) {
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule.text}>
          <h3>{tailTitle(rule)}</h3>
          <p className={styles.soft}>{concernsWords(rule, destinations)}</p>
          <p>{rule.text}</p>
          <Source source={rule.source} confidence={rule.confidence} />
        </li>
      ))}
    </ul>
  );
}

function concernsWords({ concerns, onlyIf }: TailRule, destinations: readonly Destination[]): string {
  if (concerns.includes('all')) return onlyIf ? capitalised(onlyIf) : 'Whichever country you move to';
  const names = destinations
    .filter(({ slug }) => concerns.includes(slug))
    .map(({ name }) => nameInText(name));
  const move = `If you move to ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`;
  return onlyIf ? `${capitalised(onlyIf)}. ${move}` : move;
}

/** "Tax treaties with 19 of 22 countries." */
export function treatiesSentence(
  agreements: Readonly<Record<string, Agreement>>,
  destinations: readonly Destination[],
): string {
  const count = destinations.filter(({ slug }) => agreements[slug]?.taxTreaty).length;
  return `Tax treaties with ${count} of ${destinations.length} countries.`;
}

interface AgreementsProps {
  readonly agreements: Readonly<Record<string, Agreement>>;
  readonly destinations: readonly Destination[];
  readonly home: string;
}

/** Tax treaty and social-security agreement with each destination; where one is missing comes first. */
export function Agreements({ agreements, destinations, home }: AgreementsProps) {
  const lacking = ({ slug }: Destination) => {
    const { taxTreaty, socialSecurity } = agreements[slug] ?? {};
    return taxTreaty !== true ? 0 : socialSecurity !== true ? 1 : 2;
  };
  const inOrder = [...destinations].sort((a, b) => lacking(a) - lacking(b));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{`Agreements of ${home} with each destination`}</caption>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">Tax treaty</th>
          <th scope="col">Social security</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ slug, name, code }) => {
          const agreement = agreements[slug];
          if (!agreement) return null;
          const { taxTreaty, since, socialSecurity, note } = agreement;
          return (
            <tr key={slug}>
              <th scope="row">
                <Flag code={code} /> <Link href={calculatorPath(slug)}>{name}</Link>
              </th>
              <td>{taxTreaty && since !== null ? `Since ${since}` : said(taxTreaty)}</td>
              <td>{said(socialSecurity)}</td>
              <td>{note}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** That there is none is what one looks for here. */
function said(agreed: boolean | null): ReactNode {
  if (agreed === null) return 'Not known';
  return agreed ? 'Yes' : <strong>No</strong>;
}
