import { Link } from 'wouter';
import { comparePath } from '../../catalogue/compareQuery.ts';
import { formatMoney } from '../../catalogue/format.ts';
import {
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
  revenueLimitText,
} from '../../catalogue/labels.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { TAX_KIND_LABELS } from '../../catalogue/taxKinds.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { Flag } from '../../ui/Flag.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxSwatch } from '../../ui/TaxSwatch.tsx';
import { RegimeFit, Saved } from '../PersonEntries.tsx';
import { RowWorking } from '../RowWorking.tsx';
import styles from './ResultsTable.module.css';
import type { Recommendation } from './useRecommendations.ts';

interface Props {
  /** Lowest effective rate first. */
  readonly list: readonly Recommendation[];
  /** USD per year. */
  readonly income: number;
}

/** The recommended countries. The roles keep it a table where small screens lay its rows out as cards. */
export function ResultsTable({ list, income }: Props) {
  const [first, second] = list;
  const deduct = useDeduct();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose cells are laid out as a grid loses its own roles
    <table className={styles.table} role="table">
      <caption className="visually-hidden">Recommended countries, lowest effective tax rate first</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Rank</span>
            <span aria-hidden="true">#</span>
          </th>
          <th role="columnheader" scope="col">
            Country
          </th>
          <th role="columnheader" scope="col">
            Effective tax
          </th>
          <th role="columnheader" scope="col">
            Revenue limit
          </th>
          <th role="columnheader" scope="col">
            Costs
          </th>
          <th role="columnheader" scope="col">
            Life quality
          </th>
          <th role="columnheader" scope="col">
            Compare
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {list.map((entry, index) => (
          <Row
            key={entry.country.id}
            rank={index + 1}
            entry={entry}
            income={income}
            deduct={deduct}
            other={index === 0 ? second : first}
          />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

interface RowProps {
  readonly rank: number;
  readonly entry: Recommendation;
  readonly income: number;
  readonly deduct: boolean;
  /** The country that 'Compare' puts beside this one. */
  readonly other: Recommendation | undefined;
}

function Row({ rank, entry, income, deduct, other }: RowProps) {
  const { country, bestRegime, effectiveRate, total, lines, regimeIndex } = entry;
  const regimeIds = [bestRegime, ...(other ? [other.bestRegime] : [])].map(({ id }) => id);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose cells are laid out as a grid loses its own roles
    <tr className={styles.row} role="row">
      <td className={styles.rank} role="cell">
        {rank}
      </td>
      <th className={styles.country} role="rowheader" scope="row">
        <Link href={calculatorPath(country.name, regimeIndex)} className={styles.link}>
          <Flag code={country.code} /> {country.name}
        </Link>
        <span className={styles.regime}>{bestRegime.name}</span>
        <RegimeFit country={country} regime={bestRegime} />
      </th>
      <td className={styles.tax} role="cell">
        <RateFigure rate={effectiveRate} amount={total} />
        <StackedBar lines={lines} />
        <Saved income={income} deduct={deduct} total={total} />
        <span className={styles.lines}>
          {lines.map(({ kind, amount }) => (
            <span key={kind} className={styles.line}>
              <TaxSwatch kind={kind} /> {TAX_KIND_LABELS[kind]} {formatMoney(amount)}
            </span>
          ))}
        </span>
        <RowWorking {...entry} regime={bestRegime} income={income} deduct={deduct} />
      </td>
      <td className={styles.limit} role="cell" data-label="Revenue limit">
        {revenueLimitText(bestRegime.maxIncomeThreshold)}
      </td>
      <td className={styles.costs} role="cell" data-label="Costs">
        <CostScale level={livingCostBucket(country.livingCost)} label={livingCostLabel(country.livingCost)} />
      </td>
      <td className={styles.quality} role="cell" data-label="Life quality">
        <Dots
          level={qualityOfLifeDots(country.qualityOfLife)}
          label={`${qualityOfLifeDots(country.qualityOfLife)} of 4`}
        />
      </td>
      <td className={styles.compare} role="cell">
        <Link
          href={comparePath({ regimeIds, income })}
          className={styles.compareLink}
          aria-label={`Compare ${country.name}${other ? ` with ${other.country.name}` : ''}`}
        >
          Compare
        </Link>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
