import { memo } from 'react';
import { livingCostBucket, livingCostLabel, qualityOfLifeDots } from '../../catalogue/labels.ts';
import { Flag } from '../../ui/Flag.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { RegimePanel } from './RegimePanel.tsx';
import styles from './RegimeRowView.module.css';
import type { RegimeRow } from './regimeRows.ts';

interface Props {
  readonly row: RegimeRow;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly onExpand: (id: string) => void;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** A row of the table, pressed anywhere to open its panel below. */
export const RegimeRowView = memo(function RegimeRowView({
  row,
  isOpen,
  isCompared,
  onExpand,
  onCompare,
}: Props) {
  const { country, regime, assessment } = row;
  const panelId = `panel-${regime.id}`;
  return (
    <>
      <tr
        className={isOpen ? `${styles.row} ${styles.open}` : styles.row}
        onClick={(event) => {
          if (!(event.target as Element).closest('button, label, input, a')) onExpand(regime.id);
        }}
      >
        <th scope="row" className={styles.country}>
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
        </th>
        <td className={styles.tax}>
          {assessment ? (
            <RateFigure rate={assessment.effectiveRate} amount={assessment.total} />
          ) : (
            <span className={styles.none}>Enter an income</span>
          )}
        </td>
        <td className={styles.wide}>
          <CostScale
            level={livingCostBucket(country.livingCost)}
            label={livingCostLabel(country.livingCost)}
          />
        </td>
        <td className={styles.wide}>
          <Dots
            level={qualityOfLifeDots(country.qualityOfLife)}
            label={`${qualityOfLifeDots(country.qualityOfLife)} of 4`}
          />
        </td>
        <td className={styles.wide}>
          <label className={styles.tick}>
            <input type="checkbox" checked={isCompared} onChange={() => onCompare(regime.id, !isCompared)} />
            <span className="visually-hidden">{`Compare ${country.name}, ${regime.name}`}</span>
          </label>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={5} id={panelId} className={styles.panel}>
            <RegimePanel row={row} isCompared={isCompared} onCompare={onCompare} />
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
