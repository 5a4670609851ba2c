import { type ReactNode, useState } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import {
  keepsNothing,
  keptAMonth,
  keptText,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
  revenueLimitText,
} from '../../catalogue/labels.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import type { Figures } from '../../situation/figures.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { StackedBar } from '../../ui/TaxSwatch.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { CompareTick } from '../CompareTick.tsx';
import { RowLines } from '../RowLines.tsx';
import styles from './Countries.module.css';

export interface RegimePanelProps {
  /** The country's regimes that apply; the one of its row first. */
  readonly regimes: readonly [Assessed, ...Assessed[]];
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** The details of a country's regimes, one at a time, with everything that small screens leave out of the row. */
export function RegimePanel({ regimes, figures, compared, onCompare }: RegimePanelProps) {
  const [chosen, setChosen] = useState(regimes[0].regime.id);
  const row = regimes.find(({ regime }) => regime.id === chosen) ?? regimes[0];
  const { country, regime, path, assessment, lines } = row;
  const isCompared = compared.includes(regime.id);
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
              {at === 0 ? null : <CompareTick of={one} compared={compared} onCompare={onCompare} />}
            </div>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.about}>
        <p>{unbroken(regime.summary)}</p>
        {figures ? <Terms as="list" of={row} money={figures.money} situation={figures.situation} /> : null}
      </div>
      {figures ? (
        <div className={styles.tax}>
          <StackedBar lines={lines} />
          <RowLines row={row} figures={figures} />
          <p>
            You keep <b>{keptText(row.kept, figures.money, 'month')}</b>
            {keepsNothing(row.kept) ? '.' : `, ${keptText(row.kept, figures.money, 'year')}.`}
          </p>
        </div>
      ) : null}
      <dl className={styles.facts}>
        <Fact term="Revenue limit">{revenueLimitText(regime.maxIncomeThreshold, figures?.money)}</Fact>
        <Fact term="Write-offs">{writeOffs(row)}</Fact>
        <Fact term="Incorporation">{regime.requiresIncorporation ? 'Required' : 'Not required'}</Fact>
        <Fact term="Healthcare">{regime.healthcareType}</Fact>
        <Fact term="Legal structure">{regime.legalStructureType}</Fact>
        <Fact term="Cost of living">
          <CostScale
            level={livingCostBucket(country.livingCost)}
            label={livingCostLabel(country.livingCost)}
          />
        </Fact>
        <Fact term="Quality of life">
          <Dots
            level={qualityOfLifeDots(country.qualityOfLife)}
            label={`${qualityOfLifeDots(country.qualityOfLife)} of 4`}
          />
        </Fact>
      </dl>
      <div className={`actions ${styles.actions}`}>
        <Button variant={isCompared ? 'quiet' : 'primary'} onClick={() => onCompare(regime.id, !isCompared)}>
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

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
