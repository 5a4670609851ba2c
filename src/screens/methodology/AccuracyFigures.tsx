import { formatDecimal, formatPercent } from '../../catalogue/format.ts';
import type { Accuracy, AccuracySummary } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import table from '../../ui/Table.module.css';

type Row = readonly [name: string, group: string, summary: AccuracySummary];

/** How far both estimates are from worked examples: from all of them, and from those that others have published. */
export function AccuracyFigures({ accuracy }: { readonly accuracy: Accuracy }) {
  const { examples, countries, published } = accuracy;
  const groups = [
    [`All ${examples}`, accuracy],
    [`Published by others, ${published.examples}`, published],
  ] as const;
  const rows = groups.flatMap(([group, { specified, law }]): readonly Row[] => [
    ['Shown first, the simpler one', group, specified],
    ['As the law has it', group, law],
  ]);
  return (
    <ReadingSection id="accuracy" title="Accuracy, measured">
      <p>
        {`Both estimates are compared with ${examples} worked examples from ${countries} countries whenever the site is built: ${published.examples} with a total that a tax authority or an adviser has published, ${examples - published.examples} that we have computed from the full law step by step, without this site’s engine. Ours find what is wrong in figures and engine, not what is wrong in the sources that both rest on. Errors are percentage points of income.`}
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.numbers}`}>
          <thead>
            <tr>
              <th scope="col">Estimate</th>
              <th scope="col">Examples</th>
              <th scope="col">Median error</th>
              <th scope="col">90% are within</th>
              <th scope="col">Within 2 points</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, group, { median, percentile90, shareWithin }]) => (
              <tr key={name + group}>
                <th scope="row">{name}</th>
                <td>{group}</td>
                <td>{formatDecimal(median, 2)}</td>
                <td>{formatDecimal(percentile90, 2)}</td>
                <td>{formatPercent(shareWithin)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReadingSection>
  );
}
