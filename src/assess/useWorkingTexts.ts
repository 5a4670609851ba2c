import { useMemo } from 'react';
import { useSchemeTexts } from '../api/moveTexts.ts';
import { useCountryGuide } from '../api/queries.ts';
import type { WorkingTexts } from '../catalogue/workingText.ts';
import { descriptionsByKind, type LawMethod } from '../law/index.ts';
import { usePersonFacts } from './useFacts.ts';

/**
 * What a guide adds to the working of a regime's figures, or the page of a scheme that stands in no guide; nothing until it is
 * here, and where it cannot be had.
 */
export function useWorkingTexts(slug: string | null, regimeId: string | undefined): WorkingTexts {
  const { data: guide } = useCountryGuide(slug);
  const regime = guide?.taxRegimes.find(({ id }) => id === regimeId);
  const schemes = useSchemeTexts(guide && !regime ? slug : null);
  return useMemo(
    () => ({
      rules: regime ? descriptionsByKind(regime) : {},
      sources: guide?.sources ?? [],
      names: (regime ?? schemes?.[regimeId ?? ''])?.lawNames ?? {},
    }),
    [guide, regime, schemes, regimeId],
  );
}

/** The law's estimate for who has said nothing, which stands beside the specified one; null until it is here. */
export function useLaws(): LawMethod | null {
  const { lawsFor } = usePersonFacts(true).facts;
  return useMemo(() => lawsFor?.({}) ?? null, [lawsFor]);
}
