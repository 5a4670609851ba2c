import type { TaxKind } from '../tax/index.ts';

/** The name of each breakdown line. */
export const TAX_KIND_LABELS: Readonly<Record<TaxKind, string>> = {
  income: 'Income tax',
  socialContribution: 'Social security',
  pension: 'Pension',
  corporate: 'Corporate tax',
  dividend: 'Dividend tax',
  other: 'Other taxes',
};

export const TOTAL_LABEL = 'Total effective tax';
