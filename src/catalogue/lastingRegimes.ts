/** The regimes as projections over years need them. */
import type { BracketFigures, LastingRegime, RegimeLookup } from '../tax/index.ts';
import type { Country } from './entities.ts';

/**
 * Finds regimes by id, each the same object every time. Reasons are in the engine's own words, since those of the guides
 * come with their texts.
 */
export function lastingRegimes(
  countries: readonly Country[],
  taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>,
): RegimeLookup {
  const byId = new Map<string, LastingRegime>();
  for (const { taxRegimes } of countries) {
    for (const rules of taxRegimes) {
      const { id } = rules;
      byId.set(id, { id, rules, brackets: taxBrackets[id] ?? [], lasting: rules.lasting });
    }
  }
  return (id) => byId.get(id);
}
