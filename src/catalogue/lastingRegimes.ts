/** The regimes as projections over years need them. */
import type { BracketFigures, LastingRegime, RegimeLookup } from '../tax/index.ts';
import { bracketsFor, regimeFor } from './byProfession.ts';
import type { Country } from './entities.ts';
import type { Profession } from './professions.ts';

/**
 * Finds regimes by id, each the same object every time, as the law has them for a profession if one is said. Reasons are
 * in the engine's own words, since those of the guides come with their texts.
 */
export function lastingRegimes(
  countries: readonly Country[],
  taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>,
  profession?: Profession,
): RegimeLookup {
  const byId = new Map<string, LastingRegime>();
  for (const { taxRegimes } of countries) {
    for (const regime of taxRegimes) {
      const { id } = regime;
      const rules = regimeFor(regime, profession);
      const brackets = bracketsFor(regime, taxBrackets[id] ?? [], profession);
      byId.set(id, { id, rules, brackets, lasting: rules.lasting });
    }
  }
  return (id) => byId.get(id);
}
