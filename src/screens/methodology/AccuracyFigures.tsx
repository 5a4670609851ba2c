import { formatDecimal, formatPercent } from '../../catalogue/format.ts';
import type { Accuracy, AccuracySummary } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import table from '../../ui/Table.module.css';

/** How far both estimates are from independent worked examples. */
export function AccuracyFigures({ accuracy }: { readonly accuracy: Accuracy }) {
  const rows: readonly (readonly [name: string, summary: AccuracySummary])[] = [
    ['Shown first, the simpler one', accuracy.specified],
    ['As the law has it', accuracy.law],
  ];
  return (
    <ReadingSection id="accuracy" title="Accuracy, measured">
      <p>
        {accuracy.examples} worked examples from {accuracy.countries} countries, published by tax authorities
        and advisers or computed from the full law step by step, are compared with the estimates whenever the
        site is built. Errors are percentage points of income.
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
          <tbody>
            {rows.map(([name, { median, percentile90, shareWithin }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
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
