import { Link } from 'wouter';
import { cases } from '../../api/site.ts';
import {
  agrees,
  CASE_SOURCE_KINDS,
  CASE_SOURCE_LABELS,
  type CaseDifference,
  type CheckedCase,
} from '../../catalogue/checkedCases.ts';
import { countOf, formatDay, numberFormat } from '../../catalogue/format.ts';
import { TAX_KIND_LABELS } from '../../catalogue/labels.ts';
import { Fold } from '../../ui/Fold.tsx';
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
      lead={`${cases.length} cases of ${sources.size} sources beside our own figures. We last read one on ${formatDay(last)}.`}
      overview={<Counts />}
    >
      {CASE_SOURCE_KINDS.map((kind) => (
        <ReadingSection key={kind} title={CASE_SOURCE_LABELS[kind]}>
          <Sources of={cases.filter(({ source }) => source.kind === kind)} />
        </ReadingSection>
      ))}
      <ReadingSection title="Your case">
        <p>
          Do you know a figure that we get wrong? “Report an error” below every calculation makes a file of
          it. Our <Link href="/methodology">methodology</Link> says how each figure comes about, and{' '}
          <Link href="/data">the open data</Link> has all cases.
        </p>
      </ReadingSection>
    </ReadingPage>
  );
}

/** How many agree, and what became of the others. */
function Counts() {
  const count = (at: CaseDifference) => cases.filter(({ differs }) => differs?.at === at).length;
  const counts = [
    ['agree within a tenth of a point of income', cases.filter(agrees).length],
    ['count something else, or another year', count('question')],
    ['look wrong at the source, and we say why', count('source')],
    ['differ, and we have not found why yet', count('open')],
  ] as const;
  return (
    <ul className={styles.counts}>
      {counts.map(([what, number]) => (
        <li key={what}>
          <b>{number}</b> {what}
        </li>
      ))}
    </ul>
  );
}

function Sources({ of }: { readonly of: readonly CheckedCase[] }) {
  const publishers = [...new Set(of.map(({ source }) => source.publisher))];
  return publishers.map((publisher) => {
    const own = of.filter(({ source }) => source.publisher === publisher);
    const agreeing = own.filter(agrees).length;
    const hint = `${countOf(own.length, 'case')}, ${agreeing === own.length ? 'no difference' : `${own.length - agreeing} with a difference`}`;
    return (
      <Fold key={publisher} title={<h3>{publisher}</h3>} hint={hint} isWide>
        <Cases of={own} publisher={publisher} />
      </Fold>
    );
  });
}

function Cases({ of, publisher }: { readonly of: readonly CheckedCase[]; readonly publisher: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className={table.scroll} aria-label={`Cases of ${publisher}`} tabIndex={0}>
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

function Row({
  of: { id, name, income, currency, costs, year, line, expected, ours, source, note, differs },
}: {
  readonly of: CheckedCase;
}) {
  const money = (amount: number) =>
    numberFormat({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount);
  const { title, url } = source;
  return (
    <tbody id={id} className={styles.case}>
      <tr>
        <th scope="row">
          {name}
          <span
            className={styles.what}
          >{` ${line === null ? 'Total' : TAX_KIND_LABELS[line]}, ${year}`}</span>
        </th>
        <td>
          {money(income)}
          {costs === 0 ? null : <span className={styles.what}>{` less ${money(costs)} of costs`}</span>}
        </td>
        <td>{money(expected)}</td>
        <td>{money(ours)}</td>
        <td>{ours === expected ? 'none' : money(ours - expected)}</td>
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
          </p>
        </td>
      </tr>
    </tbody>
  );
}
