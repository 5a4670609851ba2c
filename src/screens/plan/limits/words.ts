import { formatCurrency, formatStatutory } from '../../../catalogue/format.ts';
import { distanceWords, type IncomeMark, limitName } from '../../../catalogue/limits.ts';
import type { Limits } from './useLimits.ts';

/** A limit in words. */
export interface LimitRow {
  readonly mark: IncomeMark;
  readonly name: string;
  /** In the person's currency, and as the law has it. */
  readonly amount: string;
  readonly distance: string;
  readonly effect: string;
}

export function limitRows(limits: Limits): LimitRow[] {
  const { income, money, currency } = limits.move.figures;
  return limits.marks.map((mark) => {
    const law = inTheLaw(mark, limits);
    return {
      mark,
      name: limitName(mark, limits.vat?.name ?? null),
      amount: `${money(mark.at, 'down')}${law ? ` (${law})` : ''}.`,
      distance: distanceWords(income, mark.at, currency),
      effect: effectOf(mark, limits),
    };
  });
}

/** What happens there, in the words of the data where they have some. */
function effectOf({ kind }: IncomeMark, { vat, move }: Limits): string {
  if (kind === 'vat') return `${vat?.thresholdText ?? ''} ${vat?.foreignClients ?? ''}`.trim();
  if (kind === 'ceiling')
    return `Above it, ${move.chosen?.regime.name ?? 'the regime'} is not open any more.`;
  return 'Above it, every further unit of income bears no more of them.';
}

/** The amount as the law has it; null where it is shown in the person's currency anyway. */
function inTheLaw({ kind }: IncomeMark, { vat, move }: Limits): string | null {
  const { currency } = move.figures;
  if (kind === 'vat') {
    const threshold = vat?.registrationThreshold;
    return threshold && threshold.currency !== currency
      ? formatCurrency(threshold.amount, threshold.currency)
      : null;
  }
  const own = kind === 'ceiling' ? move.chosen?.regime.statutory?.maxIncomeThreshold : undefined;
  return own && own.currency !== currency ? formatStatutory(own) : null;
}
