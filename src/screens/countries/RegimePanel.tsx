import type { ReactNode } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import {
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
  revenueLimitText,
} from '../../catalogue/labels.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { Figures } from '../../situation/figures.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { RowLines } from '../RowLines.tsx';
import styles from './RegimePanel.module.css';

interface Props {
  readonly row: Assessed;
  /** Null while the income box is empty. */
  readonly figures: Figures | null;
  readonly isCompared: boolean;
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** The details of one country and regime below its row, with everything that small screens hide in the row. */
export function RegimePanel({ row, figures, isCompared, onCompare }: Props) {
  const { country, regime, regimeIndex, lines } = row;
  return (
    <div className={styles.panel}>
      <p className={styles.summary}>{unbroken(regime.summary)}</p>
      {figures ? <Terms as="list" of={row} money={figures.money} situation={figures.situation} /> : null}
      <div className={styles.columns}>
        {figures ? (
          <div className={styles.tax}>
            <StackedBar lines={lines} />
            <RowLines row={row} figures={figures} />
            <p>
              You keep <b>{figures.money(row.kept / 12)} a month</b>, {figures.money(row.kept)} a year.
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
      </div>
      <div className={styles.actions}>
        <Button variant={isCompared ? 'quiet' : 'primary'} onClick={() => onCompare(regime.id, !isCompared)}>
          {isCompared ? 'Remove from Comparison' : 'Add to Comparison'}
        </Button>
        <ButtonLink variant="quiet" href={calculatorPath(country.name, regimeIndex)}>
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
