import type { Persona } from '../../catalogue/personas.ts';
import { PopularCalculators } from './PopularCalculators.tsx';
import { RankingPage } from './RankingPage.tsx';

/** The six zero-tax countries and the box of popular calculators. */
export default function ZeroTaxRanking({ persona }: { readonly persona: Persona }) {
  return (
    <RankingPage kind="zero" persona={persona}>
      <PopularCalculators />
    </RankingPage>
  );
}
