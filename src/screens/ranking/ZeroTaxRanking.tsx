import type { Persona } from '../../catalogue/personas.ts';
import { RankingPage } from './RankingPage.tsx';

/** The six zero-tax countries. */
export default function ZeroTaxRanking({ persona }: { readonly persona: Persona }) {
  return <RankingPage kind="zero" persona={persona} />;
}
