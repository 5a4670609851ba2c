import { Link } from 'wouter';
import { cases } from '../../api/site.ts';
import {
  agrees,
  CASE_SOURCE_LABELS,
  type CaseDifference,
  type CheckedCase,
  countryIdOf,
  countsText,
  gainOf,
} from '../../catalogue/checkedCases.ts';
import { formatDay, numberFormat } from '../../catalogue/format.ts';
import { OTHER_KIND_LABELS, TAX_KIND_LABELS } from '../../catalogue/labels.ts';
import { PLACES } from '../../catalogue/places.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import table from '../../ui/Table.module.css';
import { TitleLink } from '../../ui/TitleLink.tsx';
import styles from './Checked.module.css';

/** What others expect of the schemes, case by case beside what this site says. */
export default function Checked() {
  const sources = new Set(cases.map(({ source }) => source.publisher));
  const last = cases.map(({ seen }) => seen).reduce((a, b) => (a > b ? a : b), '');
  return (
    <ReadingPage
      title="Checked against others"
      lead={`We compared our figures with ${cases.length} results from ${sources.size} sources, among them official calculators, tax tables and open projects. We last checked them on ${formatDay(last)}.`}
      overview={<Counts />}
    >
      <ReadingSection title="Where something differs">
        <Countries
          of={COUNTRIES.filter(([, own]) => !own.every(agrees)).toSorted(
            ([, a], [, b]) => Number(countAt(b, 'open') > 0) - Number(countAt(a, 'open') > 0),
          )}
        />
      </ReadingSection>
      <ReadingSection title="Where every case agrees">
        <Countries of={COUNTRIES.filter(([, own]) => own.every(agrees))} isShort />
      </ReadingSection>
      <ReadingSection title="Report an error">
        <p>
          If a figure looks wrong, use “Report an error” below any calculation. The{' '}
          <Link href="/methodology">methodology</Link> shows how we calculate, and{' '}
          <Link href="/data">the open data</Link> lists every case.
        </p>
      </ReadingSection>
    </ReadingPage>
  );
}

const countAt = (of: readonly CheckedCase[], at: CaseDifference) =>
  of.filter(({ differs }) => differs?.at === at).length;

/** How many agree, and what became of the others. */
function Counts() {
  const counts = [
    ['match ours to within 0.1% of income', cases.filter(agrees).length, styles.agrees],
    ['count something else, or another year', countAt(cases, 'question'), styles.question],
    ['look wrong at the source, and we say why', countAt(cases, 'source'), styles.source],
    ['differ, and we have not found why yet', countAt(cases, 'open'), styles.open],
  ] as const;
  let start = 0;
  return (
    <>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${cases.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map(([what, number, tone]) => {
          const x = start;
          start += number;
          return <rect key={what} className={tone} x={x} width={number} height="1" />;
        })}
      </svg>
      <ul className={styles.counts}>
        {counts.map(([what, number, tone]) => (
          <li key={what} className={styles.marked}>
            <span className={`${styles.swatch} ${tone}`} aria-hidden="true" />
            <span>
              <b>{number}</b> {what}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CountriesProps {
  readonly of: typeof COUNTRIES;
  /** Whether their hints are so short that two stand side by side on wide windows. */
  readonly isShort?: boolean;
}

function Countries({ of, isShort = false }: CountriesProps) {
  // What is folded is no part of the page's HTML, whose counts say it in short.
  const isHydrated = useHydrated();
  return (
    <div className={isShort ? `${styles.countries} ${styles.short}` : styles.countries}>
      {of.map(([place, own]) => (
        <Fold
          key={place.id}
          title={
            <h3 className={styles.country}>
              <Flag code={place.code} /> <span>{place.name}</span>
            </h3>
          }
          hint={<Hint of={own} />}
          isWide
        >
          {isHydrated ? <Cases of={own} place={place.name} /> : null}
        </Fold>
      ))}
    </div>
  );
}

/** How many agree, and what became of the others; with the mark of the legend where nobody has explained one. */
function Hint({ of }: { readonly of: readonly CheckedCase[] }) {
  const open = countAt(of, 'open');
  if (open === 0) return countsText(of);
  return (
    <span className={styles.marked}>
      <span className={`${styles.swatch} ${styles.open}`} aria-hidden="true" />
      <span>{countsText(of)}</span>
    </span>
  );
}

/** The cases of each country, by its name. */
const COUNTRIES = PLACES.map(
  (place) => [place, cases.filter((one) => countryIdOf(one) === place.id)] as const,
).filter(([, own]) => own.length > 0);

/** The cases of a country, as a table. */
export function Cases({ of, place }: { readonly of: readonly CheckedCase[]; readonly place: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className={table.scroll} aria-label={`Cases of ${place}`} tabIndex={0}>
      <table className={`${table.table} ${table.numbers}`}>
        <thead>
          <tr>
            <th scope="col">Scheme</th>
            <th scope="col">Income</th>
            <th scope="col">Expected</th>
            <th scope="col">Ours</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        {of.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </table>
    </section>
  );
}

/** What of an income beside the work an expectation is about. */
const OF_OTHER: Readonly<Record<string, string>> = { income: 'tax', socialContribution: 'contributions' };

/** What an expectation is about: "Tax on leaving", "Dividends from there, tax", "Corporate tax". */
function whatWords({ exit, otherIncome, line }: Pick<CheckedCase, 'exit' | 'otherIncome' | 'line'>): string {
  if (exit) return 'Tax on leaving';
  if (!otherIncome) return line === null ? 'Total' : TAX_KIND_LABELS[line];
  const from = otherIncome.from === 'here' ? ' from there' : '';
  return `${OTHER_KIND_LABELS[otherIncome.kind]}${from}, ${OF_OTHER[line ?? ''] ?? 'all'}`;
}

function Row({
  of: { id, name, income, currency, costs, wage, year, expected, ours, source, note, differs, ...what },
}: {
  readonly of: CheckedCase;
}) {
  const money = (amount: number) =>
    numberFormat({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);
  const { title, url, publisher, kind } = source;
  return (
    <tbody id={id} className={styles.case}>
      <tr>
        <th scope="row">
          {name}
          <span className={styles.what}>{` ${whatWords(what)}, ${year}`}</span>
        </th>
        <td>
          {what.exit
            ? `Gain of ${money(gainOf(what.exit))} beside ${money(income)}`
            : what.otherIncome
              ? `${money(what.otherIncome.amount)} beside ${money(income)}`
              : money(income)}
          {costs === 0 ? null : <span className={styles.what}>{` less ${money(costs)} of costs`}</span>}
          {wage === undefined ? null : (
            <span
              className={styles.what}
            >{` with ${wage === 0 ? 'no wage' : `a wage of ${money(wage)}`}`}</span>
          )}
        </td>
        <td>{money(expected)}</td>
        <td>{money(ours)}</td>
        <td>
          {ours === expected
            ? 'none'
            : `${money(Math.abs(ours - expected))} ${ours > expected ? 'more' : 'less'}`}
        </td>
      </tr>
      <tr>
        <td className={styles.why} colSpan={5}>
          {differs ? (
            <p>
              {differs.at === 'open' ? <b>Not yet explained. </b> : null}
              {differs.because}
            </p>
          ) : null}
          {note === undefined ? null : <p>{note}</p>}
          <p>
            <TitleLink title={title} url={url} />
            {`, ${publisher}. ${CASE_SOURCE_LABELS[kind]}.`}
          </p>
        </td>
      </tr>
    </tbody>
  );
}
