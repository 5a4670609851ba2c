import { memo } from 'react';
import { Link } from 'wouter';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { TAX_KINDS, type TaxKind } from '../../tax/index.ts';
import { Flag } from '../../ui/Flag.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxLegend } from '../../ui/TaxLegend.tsx';
import { RegimeFit, Saved } from '../PersonEntries.tsx';
import { RowWorking } from '../RowWorking.tsx';
import styles from './RankingTable.module.css';
import type { RankingRow } from './useRanking.ts';

/** One row per country with its best regime; a press anywhere in a row opens that regime's calculator. */
export const RankingTable = memo(function RankingTable({ rows }: { readonly rows: readonly RankingRow[] }) {
  return (
    <>
      <TaxLegend kinds={kindsIn(rows)} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Rank</span>
            </th>
            <th scope="col">Country and best regime</th>
            <th scope="col">Tax a year</th>
            <th scope="col">Costs</th>
            <th scope="col">Life quality</th>
            <th scope="col">Write-offs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.country.id} rank={index + 1} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
});

interface RowProps {
  readonly rank: number;
  readonly row: RankingRow;
}

function Row({ rank, row }: RowProps) {
  const { country, bestRegime, lines, total, effectiveRate, income, deduct } = row;
  const calculator = calculatorPath(country.name, country.taxRegimes.indexOf(bestRegime));
  return (
    <tr className={styles.row}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.country}>
        <Link href={calculator} className={styles.link}>
          <Flag code={country.code} /> {country.name}
        </Link>
        <span className={styles.regime}>{bestRegime.name}</span>
        <span className={styles.summary}>{bestRegime.summary}</span>
        <RegimeFit country={country} regime={bestRegime} />
      </th>
      <td className={styles.tax}>
        <RateFigure rate={effectiveRate} amount={total} />
        <StackedBar lines={lines} />
        <Saved income={income} deduct={deduct} total={total} />
        <RowWorking {...row} regime={bestRegime} />
      </td>
      <td className={styles.fact} data-label="Costs">
        <CostScale
          level={livingCostBucket(country.livingCost)}
          label={`Cost of living: ${livingCostLabel(country.livingCost)}`}
        />
      </td>
      <td className={styles.fact} data-label="Life quality">
        <Dots
          level={qualityOfLifeDots(country.qualityOfLife)}
          label={`Quality of life: ${qualityOfLifeDots(country.qualityOfLife)} of 4`}
        />
      </td>
      <td className={styles.fact} data-label="Write-offs">
        {bestRegime.allowsWriteOffs ? 'Yes' : 'No'}
      </td>
    </tr>
  );
}

function kindsIn(rows: readonly RankingRow[]): readonly TaxKind[] {
  const lines = rows.flatMap((row) => row.lines);
  return TAX_KINDS.filter((kind) => lines.some((line) => line.kind === kind && line.amount > 0));
}
