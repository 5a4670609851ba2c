import { workingTextsOf } from '../api/workingTexts.ts';
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { TaxLine, TaxSchedule } from '../tax/index.ts';
import { TaxBreakdown } from '../ui/TaxBreakdown.tsx';

export interface RowLinesProps {
  readonly country: Country;
  readonly regime: TaxRegime;
  readonly lines: readonly TaxLine[];
  /** USD per year. */
  readonly total: number;
  /** Percent of income. */
  readonly effectiveRate: number;
  readonly schedule: TaxSchedule;
  /** USD per year. */
  readonly income: number;
  readonly deduct: boolean;
}

/** The breakdown of a row's figure. */
export function RowLines({ country, regime, schedule, income, deduct, ...breakdown }: RowLinesProps) {
  return (
    <TaxBreakdown
      size="compact"
      {...breakdown}
      working={{ regime, schedule, income, deduct, texts: workingTextsOf(country.slug, regime.id) }}
    />
  );
}
