import type { CountryGuide, Source, StatutoryAmount } from '../catalogue/entities.ts';
import { lineDescriptions } from '../catalogue/lineDescriptions.ts';
import type { TaxKind } from '../tax/index.ts';
import { askGuide } from './askGuide.ts';

export interface WorkingTexts {
  readonly statutory: Readonly<Record<string, StatutoryAmount>>;
  readonly rules: Partial<Readonly<Record<TaxKind, string>>>;
  readonly sources: readonly Source[];
}

/** What a guide adds to the workings of a regime. Rejects where the guide cannot be had. */
export async function askWorkingTexts(slug: string, regimeId: string): Promise<WorkingTexts> {
  return textsOf(await askGuide(slug), regimeId);
}

function textsOf({ taxRegimes, sources }: CountryGuide, regimeId: string): WorkingTexts {
  const regime = taxRegimes.find(({ id }) => id === regimeId);
  if (!regime) return { statutory: {}, rules: {}, sources };
  return { statutory: regime.statutory, rules: lineDescriptions(regime), sources };
}
