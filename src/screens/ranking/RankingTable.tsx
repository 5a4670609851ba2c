import { type ComponentType, Fragment, memo, useRef } from 'react';
import { Link } from 'wouter';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { Figures } from '../../situation/figures.ts';
import { placesOf } from '../../situation/ranks.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { savingWords } from '../../situation/savingWords.ts';
import { decidesFit, isNothingSaid } from '../../situation/situation.ts';
import { TAX_KINDS, type TaxKind } from '../../tax/index.ts';
import { FitMark } from '../../ui/FitMark.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxLegend } from '../../ui/TaxLegend.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import type { Checks } from '../checkOf.ts';
import { RowWorking } from '../RowWorking.tsx';
import styles from './RankingTable.module.css';
import { Check, Depends } from './RowWords.tsx';

export interface TermsProps {
  readonly row: Recommendation;
  readonly money: MoneyFormat;
}

/** What a row says below its figures. */
export type Terms = ComponentType<TermsProps>;

interface Props {
  readonly rows: readonly Recommendation[];
  readonly figures: Figures;
  readonly terms: Terms | undefined;
  readonly checks: Checks;
}

/** One row per country with its best regime; a press anywhere in a row opens that regime's calculator. */
export const RankingTable = memo(function RankingTable({ rows, figures, terms: Terms, checks }: Props) {
  const places = placesOf(rows);
  // On the pages about zero tax bars begin there, and so do their colours.
  const low = Terms ? rows.findIndex(({ total }) => total > 0) : 0;
  const legend = <TaxLegend kinds={kindsIn(rows)} />;
  const list = useRef<HTMLTableSectionElement>(null);
  useReorderMotion(list, rows.map(({ country }) => country.id).join());
  return (
    <div className={styles.ranking}>
      {low === 0 ? legend : null}
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
            {Terms ? (
              <th scope="col" className="visually-hidden">
                What it asks for
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody ref={list}>
          {rows.map((row, index) => (
            <Fragment key={row.country.id}>
              {index > 0 && index === low ? (
                <tr className={styles.low}>
                  <td colSpan={7}>
                    <b>Low rather than zero</b>
                    {legend}
                  </td>
                </tr>
              ) : null}
              <Row rank={places[index] ?? ''} row={row} figures={figures} terms={Terms} checks={checks} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface RowProps extends Omit<Props, 'rows'> {
  readonly rank: string;
  readonly row: Recommendation;
}

function Row({ rank, row, figures, terms: Terms, checks }: RowProps) {
  const { country, regime, regimeIndex, lines, total, rate, kept, saving, fit } = row;
  const { situation, money } = figures;
  const calculator = calculatorPath(country.name, regimeIndex);
  return (
    <tr className={styles.row} data-key={country.id} data-above={total > 0}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.country}>
        <Link href={calculator} className={styles.link}>
          <Flag code={country.code} /> {country.name}
        </Link>
        <span className={styles.regime}>{regime.name}</span>
        <span className={styles.summary}>
          {unbroken(regime.summary)} <Check row={row} situation={situation} checks={checks} />
        </span>
        {decidesFit(situation) ? <FitMark fit={fit} /> : null}
      </th>
      <td className={styles.tax}>
        <RateFigure rate={rate} amount={total} money={money} />
        <p className={styles.kept}>
          You keep{' '}
          {isNothingSaid(situation) ? (
            <b>{money(kept)}</b>
          ) : (
            <>
              <b>{money(kept / 12)} a month</b>, {money(kept)} a year
            </>
          )}
        </p>
        {/* A bar of one colour shows nothing. */}
        {total > 0 ? <StackedBar lines={lines} /> : null}
        <Depends row={row} situation={situation} checks={checks} />
        <Lasts words={row.lastingWords()} rate={rate} />
        {regime.requiresIncorporation ? <Lasts words={['needs a company']} /> : null}
        {total > 0 ? <RowWorking row={row} figures={figures} /> : null}
        {saving === null ? null : (
          <p className={saving > 0 ? styles.saves : styles.costsMore}>{savingWords(saving, money)}</p>
        )}
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
        {regime.allowsWriteOffs ? 'Yes' : 'No'}
      </td>
      {Terms ? (
        <td className={styles.terms}>
          <Terms row={row} money={money} />
        </td>
      ) : null}
    </tr>
  );
}

function kindsIn(rows: readonly Recommendation[]): readonly TaxKind[] {
  const lines = rows.flatMap((row) => row.lines);
  return TAX_KINDS.filter((kind) => lines.some((line) => line.kind === kind && line.amount > 0));
}
