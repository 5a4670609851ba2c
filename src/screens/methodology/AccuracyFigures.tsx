import { formatDecimal, formatPercent } from '../../catalogue/format.ts';
import type { Accuracy, AccuracySummary } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import table from '../../ui/Table.module.css';
import styles from './Methodology.module.css';

/** How far both estimates are from worked examples: from all of them, and from those that others have published. */
export function AccuracyFigures({ accuracy }: { readonly accuracy: Accuracy }) {
  const { examples, countries, published } = accuracy;
  const groups = [
    [`All ${examples}`, accuracy],
    [`${published.examples} published by others`, published],
  ] as const;
  return (
    <ReadingSection id="accuracy" title="Accuracy, measured">
      <p>
        {`Both estimates are compared with ${examples} worked examples from ${countries} countries whenever the site is built: ${published.examples} with a total that a tax authority or an adviser has published, ${examples - published.examples} that we have computed from the full law step by step, without this site’s engine. Our own examples test the arithmetic, not the sources. Errors are percentage points of income.`}
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.numbers}`}>
          <thead>
            <tr>
              <th scope="col">Estimate</th>
              <th scope="col">Median error</th>
              <th scope="col">90% are within</th>
              <th scope="col">Within 2 points</th>
            </tr>
          </thead>
          {groups.map(([group, { specified, law }]) => (
            <tbody key={group}>
              <tr>
                <th colSpan={4} scope="rowgroup" className={styles.group}>
                  {group}
                </th>
              </tr>
              <Row name="Shown first, the simpler one" summary={specified} />
              <Row name="As the law has it" summary={law} />
            </tbody>
          ))}
        </table>
      </div>
    </ReadingSection>
  );
}

function Row({ name, summary }: { readonly name: string; readonly summary: AccuracySummary }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatDecimal(summary.median, 2)}</td>
      <td>{formatDecimal(summary.percentile90, 2)}</td>
      <td>{formatPercent(summary.shareWithin)}</td>
    </tr>
  );
}
