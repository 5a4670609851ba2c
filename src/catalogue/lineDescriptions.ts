import type { TaxKind } from '../tax/index.ts';
import type { RegimeTexts } from './entities.ts';

/** What each kind of tax is in a regime, in words; kinds without words are left out. */
export function lineDescriptions(texts: RegimeTexts): Partial<Record<TaxKind, string>> {
  const all: Record<TaxKind, string> = {
    income: texts.incomeTaxDescription,
    socialContribution: texts.socialContributionDescription,
    pension: texts.pensionDescription,
    corporate: texts.corporateTaxDescription,
    dividend: texts.dividendTaxDescription,
    other: texts.otherTaxDescription,
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
}
