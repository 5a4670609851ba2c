import { useMemo } from 'react';
import { workingTextsOf } from '../../api/workingTexts.ts';
import { type Assessment, breakdownLines, scheduleOf, type TaxBracket } from '../../tax/index.ts';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { RegimeFit, Saved } from '../PersonEntries.tsx';
import type { Column } from './columns.ts';
import styles from './TaxCell.module.css';

interface Props {
  readonly column: Column;
  /** Undefined until the regime's brackets have arrived. */
  readonly assessment: Assessment | undefined;
  readonly brackets: readonly TaxBracket[] | undefined;
  readonly lowest: boolean;
}

/** Rate first, amount next, then what it is made of. */
export function TaxCell({ column, assessment, brackets, lowest }: Props) {
  const { country, regime } = column;
  const schedule = useMemo(() => scheduleOf(regime, brackets ?? []), [regime, brackets]);
  if (!assessment) {
    return (
      <span className={styles.loading} role="status" aria-label="Loading the tax breakdown…">
        <Skeleton className={styles.rate} />
        <Skeleton />
        <Skeleton />
      </span>
    );
  }
  const lines = breakdownLines(regime, assessment);
  const { income, deduct } = assessment;
  const working = { regime, schedule, income, deduct, texts: workingTextsOf(country.slug, regime.id) };
  return (
    <div className={styles.container}>
      <div className={styles.cell}>
        <RateFigure rate={assessment.effectiveRate} amount={assessment.total} />
        {lowest ? <b className={styles.lowest}>Lowest here</b> : null}
        <div className={styles.parts}>
          <RegimeFit country={country} regime={regime} />
          <Saved income={income} deduct={deduct} total={assessment.total} />
          <StackedBar lines={lines} />
          <TaxBreakdown
            size="compact"
            lines={lines}
            total={assessment.total}
            effectiveRate={assessment.effectiveRate}
            working={working}
          />
        </div>
      </div>
    </div>
  );
}
