import type { WorkingTexts } from '../catalogue/working.ts';
import { descriptionsByKind } from '../tax/index.ts';
import { fetchGuide } from './queries.ts';

const known = new Map<string, () => Promise<WorkingTexts>>();

/**
 * How to get what a guide adds to the workings of a regime: asked when it is called, and the same function for the
 * same regime, so that it can be a dependency. Rejects where the guide cannot be had.
 */
export function workingTextsOf(slug: string, regimeId: string): () => Promise<WorkingTexts> {
  const first = known.get(regimeId);
  if (first) return first;
  const ask = async (): Promise<WorkingTexts> => {
    const { taxRegimes, sources } = await fetchGuide(slug);
    const regime = taxRegimes.find(({ id }) => id === regimeId);
    return { rules: regime ? descriptionsByKind(regime) : {}, sources };
  };
  known.set(regimeId, ask);
  return ask;
}
