import { checks } from 'virtual:lowtide/zero-tax';
import { Suspense, useMemo } from 'react';
import type { Persona } from '../../catalogue/personas.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { RankingPage } from './RankingPage.tsx';
import { ZeroTaxTerms } from './ZeroTaxTerms.tsx';
import { ZERO_TAX_WORDS } from './zeroTaxWords.ts';

const BelowZeroTax = lazyComponent(() => import('./BelowZeroTax.tsx'));

/** The six zero-tax countries, each with what it asks for. */
export default function ZeroTaxRanking({ persona }: { readonly persona: Persona }) {
  // One element for ever, as the four steps are.
  const below = useMemo(
    () => (
      <PartBoundary part="What stands below the countries">
        <Suspense fallback={null}>
          <BelowZeroTax persona={persona} />
        </Suspense>
      </PartBoundary>
    ),
    [persona],
  );
  return (
    <RankingPage
      kind="zero"
      persona={persona}
      words={ZERO_TAX_WORDS[persona]}
      terms={ZeroTaxTerms}
      checks={checks}
    >
      {below}
    </RankingPage>
  );
}
