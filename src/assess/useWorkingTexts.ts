import { useMemo } from 'react';
import { usePersonFacts } from '../api/facts.ts';
import { useCountryGuide } from '../api/queries.ts';
import type { WorkingTexts } from '../catalogue/working.ts';
import { descriptionsByKind, type LawMethod } from '../tax/index.ts';

/** What a guide adds to the working of a regime's figures; nothing until the guide is here, and where it cannot be had. */
export function useWorkingTexts(slug: string | null, regimeId: string | undefined): WorkingTexts {
  const { data: guide } = useCountryGuide(slug);
  return useMemo(() => {
    const regime = guide?.taxRegimes.find(({ id }) => id === regimeId);
    return {
      rules: regime ? descriptionsByKind(regime) : {},
      sources: guide?.sources ?? [],
      names: regime?.lawNames ?? {},
    };
  }, [guide, regimeId]);
}

/** The law's estimate for who has said nothing, which stands beside the specified one; null until it is here. */
export function useLaws(): LawMethod | null {
  const { lawsFor } = usePersonFacts(true).facts;
  return useMemo(() => lawsFor?.({}) ?? null, [lawsFor]);
}
