/** Regimes as the law has them for what a person does. */
import { type BracketFigures, overridden } from '../tax/index.ts';
import type { GuideRegime, TaxRegime } from './entities.ts';
import type { ProfessionPercent, ProfessionRules } from './professionRates.ts';
import type { Profession } from './professions.ts';

type Said = Profession | undefined;

/** What the law sets for a profession in percent; null where it sets nothing of its own, or nothing has been said. */
export function percentFor({ professionRates }: TaxRegime, profession: Said): ProfessionPercent | null {
  const percent = profession && professionRates?.percents[profession];
  if (!professionRates || profession === undefined || percent === undefined) return null;
  const { kind, part } = professionRates;
  return { kind, part, percent, profession };
}

/**
 * A regime as the law has it for a profession: its limit, shares, rates and years. The same object every time, and the
 * regime itself where the profession makes no difference or has not been said. Its brackets: see `bracketsFor`.
 */
export function regimeFor<Regime extends TaxRegime>(regime: Regime, profession: Said): Regime {
  const rules = rulesFor(regime, profession);
  if (!rules || !profession) return regime;
  const known = prepared.get(regime) ?? new Map<Profession, TaxRegime>();
  let found = known.get(profession);
  if (!found) {
    found = withRules(regime, rules);
    known.set(profession, found);
    prepared.set(regime, known).set(found, known);
  }
  return found as Regime;
}

/** What a regime and what was made of it come to, by profession. */
const prepared = new WeakMap<TaxRegime, Map<Profession, TaxRegime>>();

function rulesFor({ professionRates }: TaxRegime, profession: Said): ProfessionRules | undefined {
  return profession && professionRates?.rules[profession];
}

function withRules(regime: TaxRegime, { rules, lasting }: ProfessionRules): TaxRegime {
  const changed = overridden({ rules: regime, brackets: [] }, { rules }).rules as TaxRegime;
  return lasting === undefined ? changed : { ...changed, lasting };
}

/**
 * The brackets of a regime as the law has them for a profession: of the kinds that it changes, its own; else those given.
 */
export function bracketsFor(
  regime: TaxRegime,
  brackets: readonly BracketFigures[],
  profession: Said,
): readonly BracketFigures[] {
  const rules = rulesFor(regime, profession);
  if (!rules?.brackets) return brackets;
  return overridden({ rules: regime, brackets }, { rules: {}, brackets: rules.brackets }).brackets;
}

/** A regime of a guide as the law has it for a profession, its brackets and what is written beside them included. */
export function guideRegimeFor(regime: GuideRegime, profession: Said): GuideRegime {
  const changed = regimeFor(regime, profession);
  const taxBrackets = profession && regime.professionTexts?.brackets[profession];
  return taxBrackets ? { ...changed, taxBrackets } : changed;
}
