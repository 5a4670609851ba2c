import type { WorkingTexts } from './workingTexts.ts';

const asked = new Map<string, () => Promise<WorkingTexts>>();

/** How to get what a guide adds to the workings of a regime; the same function for the same regime. */
export function workingTextsOf(slug: string, regimeId: string): () => Promise<WorkingTexts> {
  const known = asked.get(regimeId);
  if (known) return known;
  const ask = async () => (await import('./workingTexts.ts')).askWorkingTexts(slug, regimeId);
  asked.set(regimeId, ask);
  return ask;
}
