/** Schemes that stand in no list, as guides have regimes. */
import { schemeTextsOf } from '../api/moveTexts.ts';
import type { GuideRegime, Scheme } from '../catalogue/entities.ts';

/**
 * What makes a regime of a country's scheme, with its texts: what nobody wrote about it is empty.
 * @throws {Error} where the texts cannot be had
 */
export async function schemeRegimes(slug: string): Promise<(scheme: Scheme) => GuideRegime> {
  const all = await schemeTextsOf(slug);
  return (scheme) => {
    const texts = all[scheme.id];
    return {
      ...NO_TEXTS,
      ...scheme,
      taxDescription: texts?.taxDescription ?? '',
      lawNames: texts?.lawNames ?? {},
      ...(texts && { told: texts }),
    };
  };
}

const NO_TEXTS = {
  incomeTaxDescription: '',
  socialContributionDescription: '',
  pensionDescription: '',
  corporateTaxDescription: '',
  dividendTaxDescription: '',
  otherTaxDescription: '',
  goodFor: [],
  notFor: [],
  suits: [],
  suitsNot: [],
  healthcareDescription: '',
  legalStructureDescription: '',
  guide: { businessOwnersDescription: '', extraSectionTitle: '', extraSectionContent: '' },
  lawTotal: 0,
  lastingTexts: {
    thenWords: '',
    costsBecause: '',
    confidence: 'high',
    phases: [],
    changes: [],
    otherReliefs: [],
    sources: [],
  },
  taxBrackets: [],
} as const;
