import { useState } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import {
  healthcareText,
  keptAMonth,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
  revenueLimitText,
} from '../../catalogue/labels.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import type { Figures } from '../../situation/figures.ts';
import { useComparison } from '../../stores/comparison.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { CompareTick } from '../CompareTick.tsx';
import { WhereItGoes } from '../RowLines.tsx';
import styles from './Countries.module.css';

export interface RegimePanelProps {
  /** The country's regimes that apply; the one of its row first. */
  readonly regimes: readonly [Assessed, ...Assessed[]];
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
}

/** The details of a country's regimes, one at a time, with everything that small screens leave out of the row. */
export function RegimePanel({ regimes, figures }: RegimePanelProps) {
  const { regimeIds, add, remove } = useComparison();
  const [chosen, setChosen] = useState(regimes[0].regime.id);
  const row = regimes.find(({ regime }) => regime.id === chosen) ?? regimes[0];
  const { country, regime, path, assessment } = row;
  const { livingCost, qualityOfLife } = country;
  const dots = qualityOfLifeDots(qualityOfLife);
  const isCompared = regimeIds.includes(regime.id);
  return (
    <div className={styles.panel} data-panel={regime.id}>
      {regimes.length > 1 ? (
        <fieldset className={styles.schemes} aria-label={`Schemes of ${country.name}`}>
          {regimes.map((one, at) => (
            <div key={one.regime.id}>
              <button type="button" aria-pressed={one === row} onClick={() => setChosen(one.regime.id)}>
                <span>{one.regime.name}</span>
                {figures ? <b>{keptAMonth(one.kept, figures.money)}</b> : null}
              </button>
              {/* The first one has its tick in the row. */}
              {at === 0 ? null : <CompareTick of={one} />}
            </div>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.about}>
        <p>{unbroken(regime.summary)}</p>
        {figures ? <Terms of={row} money={figures.money} situation={figures.situation} /> : null}
      </div>
      {figures ? (
        <div className={styles.tax}>
          <WhereItGoes row={row} figures={figures} />
        </div>
      ) : null}
      <Facts
        className={styles.facts}
        facts={[
          ['Revenue limit', revenueLimitText(regime.maxIncomeThreshold, figures?.money)],
          ['Write-offs', writeOffs(row)],
          ['Incorporation', regime.requiresIncorporation ? 'Required' : 'Not required'],
          ['Healthcare', healthcareText(regime)],
          ['Legal structure', regime.legalStructureType],
          [
            'Cost of living',
            <CostScale key="cost" level={livingCostBucket(livingCost)} label={livingCostLabel(livingCost)} />,
          ],
          ['Quality of life', <Dots key="life" level={dots} label={`${dots} of 4`} />],
        ]}
      />
      <div className={`actions ${styles.actions}`}>
        <Button
          variant={isCompared ? 'quiet' : 'primary'}
          onClick={() => (isCompared ? remove(regime.id) : add([regime.id]))}
        >
          {isCompared ? 'Remove from Comparison' : 'Add to Comparison'}
        </Button>
        <ButtonLink variant="quiet" href={calculatorPathAt(path, assessment.income)}>
          View Tax Calculator
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether costs lower the tax; what the person's own costs do not lower is not called allowed. */
function writeOffs({ regime, terms }: Assessed): string {
  return regime.allowsWriteOffs && !terms.some(({ kind }) => kind === 'costs-ignored')
    ? 'Allowed'
    : 'Not allowed';
}
