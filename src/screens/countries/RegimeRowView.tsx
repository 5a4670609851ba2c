import { memo, Suspense } from 'react';
import { countOf } from '../../catalogue/format.ts';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import styles from './RegimeRowView.module.css';

/** Nobody needs it before the first press; the list brings it here as soon as it answers. */
export const RegimePanel = lazyComponent(async () => ({
  default: (await import('./RegimePanel.tsx')).RegimePanel,
}));

interface Props {
  readonly row: AssessedRegime;
  /** How many other regimes of the country apply; null where this is one of them. */
  readonly others: number | null;
  /** Whether the others are listed below. */
  readonly isUnfolded: boolean;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly showsKept: boolean;
  readonly showsFit: boolean;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly onExpand: (id: string) => void;
  readonly onUnfold: (slug: string) => void;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** A row of the table, pressed anywhere to open its panel below; a country's row also unfolds its other regimes. */
export const RegimeRowView = memo(function RegimeRowView(props: Props) {
  const { row, others, isUnfolded, figures, showsKept, showsFit, isOpen, isCompared } = props;
  const { onExpand, onUnfold, onCompare } = props;
  const { country, regime, fit } = row;
  const panelId = `panel-${regime.id}`;
  const isOther = others === null;
  const caution = showsFit && fit.level !== 'fits' ? fit.reasons[0] : undefined;
  const columns = showsKept ? 6 : 5;
  const looks = [isOpen && styles.open, isOther && styles.other, caution && styles[fit.level]];
  const look = (own: string | undefined) => [own, ...looks].filter(Boolean).join(' ');
  return (
    <>
      <tr
        data-key={regime.id}
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
              <span className={styles.mark}>
                <Flag code={country.code} className={styles.flag} />
                {isCompared ? <ComparedMark /> : null}
              </span>
              <span>
                <b>{country.name}</b>
                <small className={styles.regime}>{regime.name}</small>
              </span>
            </button>
            {others ? (
              <button
                type="button"
                className={styles.unfold}
                aria-expanded={isUnfolded}
                onClick={() => onUnfold(country.slug)}
              >
                {`+${countOf(others, 'regime')}`}
                <span className="visually-hidden">{` of ${country.name}`}</span>
              </button>
            ) : null}
          </span>
        </th>
        {showsKept ? (
          <td className={styles.kept}>
            {figures ? (
              <>
                <b>{figures.money(row.kept / 12)}</b> <small>a month</small>
              </>
            ) : null}
          </td>
        ) : null}
        <td className={styles.tax}>
          {figures ? (
            <>
              <RateFigure rate={row.rate} amount={row.total} money={figures.money} />
              <Lasts words={row.lastingWords()} />
              {fit.mark ? <Lasts words={[fit.mark]} /> : null}
            </>
          ) : (
            <span className={styles.none}>Enter an income</span>
          )}
        </td>
        <td className={`${styles.wide} ${styles.scale}`}>
          <CostScale
            level={livingCostBucket(country.livingCost)}
            label={livingCostLabel(country.livingCost)}
          />
        </td>
        <td className={`${styles.wide} ${styles.scale}`}>
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
      {caution ? (
        <tr className={look(styles.caution)} onClick={() => onExpand(regime.id)}>
          <td colSpan={columns}>
            <span aria-hidden="true">{fit.level === 'no' ? '× ' : '! '}</span>
            {[caution.head, caution.text].filter(Boolean).join(': ')}
          </td>
        </tr>
      ) : null}
      {isOpen ? (
        <tr>
          <td colSpan={columns} id={panelId} className={styles.panel}>
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

/** Small screens hide the column of the ticks: there, a check on the flag says that the regime is compared. */
function ComparedMark() {
  return (
    <span className={styles.compared}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path
          d="m3 7.5 2.7 2.7L11 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="visually-hidden">In the comparison:</span>
    </span>
  );
}
