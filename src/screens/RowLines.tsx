import type { Assessed } from '../assess/assessor.ts';
import { keepsNothing, keptText, ofAllMoney } from '../catalogue/labels.ts';
import type { Figures } from '../situation/figures.ts';
import { TaxBreakdown } from '../ui/TaxBreakdown.tsx';
import { StackedBar } from '../ui/TaxSwatch.tsx';

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
      otherMoney={row.otherMoney}
      money={money}
      working={isAverage ? undefined : working}
    />
  );
}

/** Where the income goes: as a bar, line by line, and what is kept of it. */
export function WhereItGoes({ row, figures }: RowLinesProps) {
  const { costs, money } = figures;
  return (
    <>
      <StackedBar lines={ofAllMoney(row)} />
      <RowLines row={row} figures={figures} />
      <p>
        {costs > 0 ? `After ${money(costs)} of costs you keep ` : 'You keep '}
        <b>{keptText(row.kept, money, 'month')}</b>
        {keepsNothing(row.kept) ? '.' : `, ${keptText(row.kept, money, 'year')}.`}
      </p>
    </>
  );
}
