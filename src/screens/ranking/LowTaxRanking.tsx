import type { Persona } from '../../catalogue/personas.ts';
import { RankingPage } from './RankingPage.tsx';

interface Props {
  readonly persona: Persona;
  readonly scope: 'world' | 'europe';
}

/** The 15 lowest effective rates, worldwide or in Europe. */
export default function LowTaxRanking({ persona, scope }: Props) {
  return <RankingPage kind={scope} persona={persona} />;
}
