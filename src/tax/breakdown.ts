import type { TaxRules } from './flatRules.ts';
import type { Assessment, TaxLine } from './types.ts';

/**
 * The lines that lists, tables and charts show, in the fixed order: zero lines hidden except income tax when
 * it applies.
 */
export function breakdownLines<Rate extends number | null>(
  rules: Pick<TaxRules, 'hasIncomeTax'>,
  assessment: Pick<Assessment<Rate>, 'lines'>,
): TaxLine<Rate>[] {
  return assessment.lines.filter((line) => line.amount > 0 || (line.kind === 'income' && rules.hasIncomeTax));
}
