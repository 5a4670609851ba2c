/** The regimes as projections over years need them. */
import type { BracketFigures, Lasting, LastingRegime, RegimeLookup } from '../tax/index.ts';
import type { Country } from './entities.ts';

/**
 * Finds regimes by id, each the same object every time. `lasting` is what `virtual:lowtide/years` exports; reasons
 * are in the engine's own words, since those of the guides come with their texts.
 */
export function lastingRegimes(
  countries: readonly Country[],
  taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>,
  lasting: Readonly<Record<string, Lasting>>,
): RegimeLookup {
  const byId = new Map<string, LastingRegime>();
  for (const { taxRegimes } of countries) {
    for (const rules of taxRegimes) {
      const { id } = rules;
      byId.set(id, { id, rules, brackets: taxBrackets[id] ?? [], lasting: lasting[id] ?? null });
    }
  }
  return (id) => byId.get(id);
}
