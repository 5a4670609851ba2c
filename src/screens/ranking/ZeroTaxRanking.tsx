import type { Persona } from '../../catalogue/personas.ts';
import { PopularCalculators } from './PopularCalculators.tsx';
import { RankingPage } from './RankingPage.tsx';
import { zeroTaxTermsOf } from './ZeroTaxTerms.tsx';
import { ZERO_TAX_WORDS } from './zeroTaxWords.ts';

/** The six zero-tax countries, each with what it asks for, and the box of popular calculators. */
export default function ZeroTaxRanking({ persona }: { readonly persona: Persona }) {
  return (
    <RankingPage kind="zero" persona={persona} words={ZERO_TAX_WORDS[persona]} termsOf={zeroTaxTermsOf}>
      <PopularCalculators />
    </RankingPage>
  );
}
