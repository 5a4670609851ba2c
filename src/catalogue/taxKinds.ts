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

/** The one tax that a home country still asks of those who have left: of citizens of the United States. */
export const DUE_AT_HOME_LABEL = 'US self-employment tax';
