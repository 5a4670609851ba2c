import type { TaxKind } from '../../src/tax/index.ts';

/** The names of a tax kind's fields in a regime. */
export const KIND_FIELDS = {
  income: {
    has: 'hasIncomeTax',
    rate: 'incomeTaxRate',
    type: 'incomeTaxType',
    description: 'incomeTaxDescription',
    extras: ['incomeTaxableShare', 'incomeTaxMinimum'],
  },
  socialContribution: {
    has: 'hasSocialContribution',
    rate: 'socialContributionRate',
    type: 'socialContributionType',
    description: 'socialContributionDescription',
    extras: [
      'socialContributionTaxableShare',
      'socialContributionDeductible',
      'socialSecurityMinimum',
      'socialSecurityCap',
    ],
  },
  pension: {
    has: 'hasPension',
    rate: 'pensionRate',
    type: 'pensionType',
    description: 'pensionDescription',
    extras: ['pensionTaxableShare', 'pensionDeductible', 'pensionMinimum', 'pensionCap'],
  },
  corporate: {
    has: 'hasCorporateTax',
    rate: 'corporateTaxRate',
    type: 'corporateTaxType',
    description: 'corporateTaxDescription',
    extras: ['corporateTaxableShare'],
  },
  dividend: {
    has: 'hasDividendTax',
    rate: 'dividendTaxRate',
    type: 'dividendTaxType',
    description: 'dividendTaxDescription',
    extras: ['dividendTaxableShare'],
  },
  other: {
    has: 'hasOtherTax',
    rate: 'otherTaxRate',
    type: 'otherTaxType',
    description: 'otherTaxDescription',
    extras: ['otherTaxableShare', 'otherMinimum', 'otherCap'],
  },
} as const satisfies Record<TaxKind, object>;
