import { workingTextsOf } from '../api/workingTexts.ts';
import type { AssessedRegime } from '../situation/assessed.ts';
import type { Figures } from '../situation/figures.ts';
import { TaxBreakdown } from '../ui/TaxBreakdown.tsx';

export interface RowLinesProps {
  readonly row: AssessedRegime;
  readonly figures: Figures;
}

/** The breakdown of a row's figure. */
export function RowLines({ row, figures }: RowLinesProps) {
  const { country, regime, schedule, lines, total, rate } = row;
  const { income, deduct, costs, money } = figures;
  return (
    <TaxBreakdown
      size="compact"
      lines={lines}
      total={total}
      effectiveRate={rate}
      money={money}
      working={{ regime, schedule, income, deduct, costs, texts: workingTextsOf(country.slug, regime.id) }}
    />
  );
}
