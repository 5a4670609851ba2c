import type { Assessed } from '../assess/assessor.ts';
import type { Figures } from '../situation/figures.ts';
import { TaxBreakdown } from '../ui/TaxBreakdown.tsx';

interface RowLinesProps {
  readonly row: Assessed;
  readonly figures: Figures;
}

/** The breakdown of a row's figure; the average of several years has no working of its own. */
export function RowLines({ row, figures }: RowLinesProps) {
  const { country, regime, schedule, lines, total, rate, isAverage } = row;
  const { income, money } = figures;
  const working = {
    regime,
    schedule,
    income,
    options: row.options,
    texts: country.slug,
  };
  return (
    <TaxBreakdown
      size="compact"
      lines={lines}
      total={total}
      effectiveRate={rate}
      money={money}
      working={isAverage ? undefined : working}
    />
  );
}
