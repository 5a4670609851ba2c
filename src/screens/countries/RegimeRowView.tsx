import { memo, Suspense } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import type { Figures } from '../../situation/figures.ts';
import { Flag } from '../../ui/Flag.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './RegimeRowView.module.css';

/** Nobody needs it before the first press; the list brings it here as soon as it answers. */
export const RegimePanel = lazyComponent(async () => ({
  default: (await import('./RegimePanel.tsx')).RegimePanel,
}));

interface Props {
  readonly row: Assessed;
  /** How many other regimes of the country apply; null where this is one of them. */
  readonly others: number | null;
  /** Whether the others are listed below. */
  readonly isUnfolded: boolean;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly onExpand: (id: string) => void;
  readonly onUnfold: (slug: string) => void;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

export const COLUMNS = 6;

/** A row of the table, pressed anywhere to open its panel below; a country's row also unfolds its other regimes. */
export const RegimeRowView = memo(function RegimeRowView(props: Props) {
  const { row, others, isUnfolded, figures, isOpen, isCompared } = props;
  const { onExpand, onUnfold, onCompare } = props;
  const { country, regime, fit } = row;
  const panelId = `panel-${regime.id}`;
  const isOther = others === null;
  const looks = [isOpen && styles.open, isCompared && styles.compared, isOther && styles.other, styles[fit]];
  const look = (own: string | undefined) => [own, ...looks].filter(Boolean).join(' ');
  return (
    <>
      <tr
        data-key={regime.id}
        data-regime={regime.id}
        className={look(styles.row)}
        onClick={(event) => {
          if (!(event.target as Element).closest('button, label, input, a')) onExpand(regime.id);
        }}
      >
        <th scope="row" className={styles.country}>
          <span className={styles.names}>
            <button
              type="button"
              className={styles.name}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => onExpand(regime.id)}
            >
              <Flag code={country.code} className={styles.flag} />
              <span>
                <b>{country.name}</b>
                <small className={styles.regime}>{regime.name}</small>
              </span>
            </button>
            {figures ? <Terms as="line" of={row} money={figures.money} className={styles.terms} /> : null}
            {others ? (
              <button
                type="button"
                className={styles.unfold}
                aria-expanded={isUnfolded}
                onClick={() => onUnfold(country.slug)}
              >
                {`+${others} more`}
                <span className="visually-hidden">{` of ${country.name}`}</span>
              </button>
            ) : null}
          </span>
        </th>
        <td className={styles.kept}>
          {figures ? (
            <>
              <b>{figures.money(row.kept / 12)}</b> <small>a month</small>
            </>
          ) : null}
        </td>
        <td className={styles.tax}>
          {figures ? (
            <>
              <RateFigure rate={row.rate} amount={row.total} money={figures.money} />{' '}
              <small className={styles.word}>tax</small>
            </>
          ) : (
            <span className={styles.none}>Enter an income</span>
          )}
        </td>
        <td className={`${styles.wide} ${styles.scale}`}>
          <small className={styles.word}>Costs</small>
          <CostScale
            level={livingCostBucket(country.livingCost)}
            label={livingCostLabel(country.livingCost)}
          />
        </td>
        <td className={`${styles.wide} ${styles.scale}`}>
          <small className={styles.word}>Life</small>
          <Dots
            level={qualityOfLifeDots(country.qualityOfLife)}
            label={`${qualityOfLifeDots(country.qualityOfLife)} of 4`}
          />
        </td>
        <td className={`no-print ${styles.wide}`}>
          <label className={styles.tick}>
            <input type="checkbox" checked={isCompared} onChange={() => onCompare(regime.id, !isCompared)} />
            <span className="visually-hidden">{`Compare ${country.name}, ${regime.name}`}</span>
          </label>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS} id={panelId} className={styles.panel}>
            <PartBoundary part="The details">
              <Suspense fallback={null}>
                <RegimePanel row={row} figures={figures} isCompared={isCompared} onCompare={onCompare} />
              </Suspense>
            </PartBoundary>
          </td>
        </tr>
      ) : null}
    </>
  );
});
