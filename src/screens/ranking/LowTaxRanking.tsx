import { checks } from 'virtual:lowtide/checks';
import type { Persona } from '../../catalogue/personas.ts';
import { LOW_TAX_WORDS } from './lowTaxWords.ts';
import { RankingPage } from './RankingPage.tsx';

interface Props {
  readonly persona: Persona;
  readonly scope: 'world' | 'europe';
}

/** The 15 lowest effective rates, worldwide or in Europe. */
export default function LowTaxRanking({ persona, scope }: Props) {
  return <RankingPage kind={scope} persona={persona} words={LOW_TAX_WORDS[scope][persona]} checks={checks} />;
}
