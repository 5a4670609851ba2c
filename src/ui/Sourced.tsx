/** Statements of law with their sources, and how a country treats the year of a move in its own words. */
import type { Certainty } from '../catalogue/entities.ts';
import { formatCurrency, formatDay } from '../catalogue/format.ts';
import type { LeavingSource } from '../catalogue/leavingHome.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/movePlan.ts';
import { Fold } from './Fold.tsx';
import styles from './Sourced.module.css';
import { TitleLink } from './TitleLink.tsx';

interface Props {
  readonly statement: {
    readonly text: string;
    readonly source: LeavingSource;
    readonly confidence?: Certainty;
  };
}

/** A statement with what it rests on, and a mark where that is not much. */
export function Sourced({ statement: { text, source, confidence } }: Props) {
  return (
    <div className={styles.sourced}>
      <p>{text}</p>
      <Source source={source} confidence={confidence} />
    </div>
  );
}

interface BasisMarks {
  readonly confidence?: Certainty | undefined;
  /** Whether nothing else was found that says the same. */
  readonly isSingle?: boolean;
}

export function Source({ source, ...marks }: BasisMarks & { readonly source: LeavingSource }) {
  return <Sources sources={[source]} {...marks} />;
}

interface SourcesProps extends BasisMarks {
  readonly sources: readonly LeavingSource[];
}

/** All that a statement rests on. */
export function Sources({ sources, confidence, isSingle = false }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <p className={`quiet ${styles.source}`}>
      {sources.map((source, place) => (
        <span key={source.title + source.publisher}>
          {place === 0 ? '' : '; '}
          <SourceLink source={source} />
        </span>
      ))}
      {confidence === 'low' ? <span className={styles.doubt}>Doubtful: ask an adviser</span> : null}
      {confidence === 'medium' ? <span className={styles.doubt}>Not sure in every case</span> : null}
      {/* Between two marks a line may break. */}
      {isSingle ? ' ' : null}
      {isSingle ? <span className={styles.doubt}>One source</span> : null}
    </p>
  );
}

export function SourceLink({ source: { title, publisher, url } }: { readonly source: LeavingSource }) {
  const words = title === publisher ? title : `${title}, ${publisher}`;
  return <TitleLink title={words} url={url} />;
}

const AFTER: Readonly<Record<LeavingYear['after'], string>> = {
  'not-taxed': 'What you earn after leaving is not taxed.',
  progression: 'Income after leaving is not taxed, but raises your rate.',
  worldwide: 'What you earn after leaving stays taxed until the end of the year.',
  'source-only': 'What you earn after leaving depends on the day you leave.',
};

/** The one sentence that stands for how a country taxes the year of leaving. */
export function leavingYearHint({
  after,
  taxesCitizens,
}: Pick<LeavingYear, 'after' | 'taxesCitizens'>): string {
  return taxesCitizens ? 'Citizens stay taxed on all they earn, wherever they live.' : AFTER[after];
}

interface LeavingProps {
  readonly year: LeavingYear;
  /** Whether what is overlooked and the example stand there, too. */
  readonly isWhole?: boolean;
}

/** How a home country taxes the year in which a person leaves it. */
export function LeavingYearTexts({ year, isWhole = false }: LeavingProps) {
  const { residence, conditions, incomeAfter, allowances, contributions, trap, note, example } = year;
  return (
    <>
      <Statements
        statements={[
          ['When it stops', residence],
          ...conditions.map(({ name, text }) => [name, text] as const),
          ['What you earn afterwards', incomeAfter],
          ['Allowances and bands', allowances],
          ['Contributions', contributions],
          ...(isWhole ? [['Also', note] as const] : []),
        ]}
      />
      {isWhole ? <p className={styles.trap}>{trap}</p> : null}
      {isWhole && example ? (
        <Fold title={<h3>An example</h3>} hint={exampleWords(example)} isLate>
          <Steps steps={example.steps} />
        </Fold>
      ) : null}
      <Basis {...year} />
    </>
  );
}

function exampleWords({
  on,
  currency,
  income,
  total,
  wholeYear,
}: NonNullable<LeavingYear['example']>): string {
  const money = (amount: number) => formatCurrency(amount, currency);
  return `You earn ${money(income)} a year and leave on ${formatDay(on)}. You pay ${money(total)}. A whole year would cost ${money(wholeYear)}.`;
}

interface ArrivalProps {
  readonly year: ArrivalYear;
  readonly regimeId: string;
  readonly isWhole?: boolean;
}

/** How a destination taxes the year in which a person arrives, by one of its regimes. */
export function ArrivalYearTexts({ year, regimeId, isWhole = false }: ArrivalProps) {
  const { residence, incomeBefore, firstReturn, regimes } = year;
  const regime = regimes[regimeId];
  return (
    <>
      <Statements
        statements={[
          ['When you are resident', residence],
          ['What you earned before', incomeBefore],
          ...(regime ? [['In the first year', regime.note] as const] : []),
          ['First return', firstReturn],
        ]}
      />
      {isWhole && regime?.example ? (
        <div>
          <p>
            <strong>An example. </strong>
            {`You arrive on ${formatDay(regime.example.on)}.`}
          </p>
          <Steps steps={regime.example.steps} />
        </div>
      ) : null}
      <Basis {...year} confidence={regime?.confidence ?? 'high'} />
    </>
  );
}

function Statements({ statements }: { readonly statements: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.texts}>
      {statements.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface BasisProps {
  readonly sources: LeavingYear['sources'];
  readonly reviewed: string;
  readonly confidence: Certainty;
}

const DOUBTS: Readonly<Record<Certainty, string>> = {
  high: '',
  medium: 'Not sure in every case. ',
  low: 'Doubtful: ask an adviser. ',
};

/** What it rests on. */
function Basis({ sources, reviewed, confidence }: BasisProps) {
  return (
    <p className={styles.sources}>
      {`${DOUBTS[confidence]}Reviewed on ${formatDay(reviewed)}. Sources: `}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index === 0 ? '' : '; '}
          <SourceLink source={source} />
        </span>
      ))}
      .
    </p>
  );
}
