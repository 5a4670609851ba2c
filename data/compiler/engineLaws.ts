/** The laws with the exchange rates and the release that they belong to: what /engine/law.json holds. */
import type { LawFile } from '../../src/law/ask.ts';
import type { Laws } from '../../src/law/laws.ts';

export function engineLaws(
  { taxYear, regimes, households }: Laws,
  rates: Readonly<Record<string, number>>,
  release: string,
): LawFile {
  return { release, taxYear, rates, regimes, ...(households && { households }) };
}
