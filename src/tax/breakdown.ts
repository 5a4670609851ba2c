import type { Assessment, TaxLine, TaxRules } from './types.ts';

/**
 * The lines that lists, tables and charts show, in the fixed order: zero lines hidden except income tax when
 * it applies.
 */
export function breakdownLines(rules: Pick<TaxRules, 'hasIncomeTax'>, assessment: Assessment): TaxLine[] {
  return assessment.lines.filter((line) => line.amount > 0 || (line.kind === 'income' && rules.hasIncomeTax));
}
