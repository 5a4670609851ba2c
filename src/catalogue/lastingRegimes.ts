/** The regimes as projections over years need them. */
import type { BracketFigures, LastingRegime, RegimeLookup } from '../tax/index.ts';
import { bracketsFor, regimeFor } from './byProfession.ts';
import type { Country, GuideRegime } from './entities.ts';
import type { Profession } from './professions.ts';

/**
 * Finds regimes by id, each the same object every time, as the law has them for a profession if one is said. Reasons are
 * in the engine's own words, except on a guide, whose regimes bring theirs along.
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
      const texts = 'lastingTexts' in regime ? (regime as GuideRegime).lastingTexts : null;
      byId.set(id, { id, rules, brackets, lasting: rules.lasting, texts });
    }
  }
  return (id) => byId.get(id);
}
