import { lasting, marks } from 'virtual:lowtide/years';
import { useMemo } from 'react';
import { RANKING_LIMIT } from '../../catalogue/constants.ts';
import { RANKING_EUROPE, ZERO_TAX_CODES } from '../../catalogue/europe.ts';
import { PERSONA_WORK_TYPES, type Persona, type RankingKind } from '../../catalogue/personas.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { useRecommendations } from '../useRecommendations.ts';

export type Ranking =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'success';
      /** Fit or to be checked; 15 at most on low-tax pages. */
      readonly rows: readonly Recommendation[];
      /** Those that do not fit the person. */
      readonly closed: readonly Recommendation[];
    };

/** The countries of a page, by upper-case code; null is all. */
export const RANKING_CODES: Readonly<Record<RankingKind, ReadonlySet<string> | null>> = {
  world: null,
  europe: RANKING_EUROPE,
  zero: ZERO_TAX_CODES,
};

/** The rows of a ranking page: one regime per country. */
export function useRanking(kind: RankingKind, persona: Persona, figures: Figures): Ranking {
  const workType = PERSONA_WORK_TYPES[persona];
  const result = useRecommendations(figures, { workType, codes: RANKING_CODES[kind], lasting, marks });
  return useMemo(() => {
    if (result.status !== 'success') return result;
    const { fits, check, no } = result.recommended;
    return { status: 'success', rows: [...fits, ...check].slice(0, RANKING_LIMIT), closed: no };
  }, [result]);
}
