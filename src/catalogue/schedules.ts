/** Regimes as the engine calculates with them: as the law has them for what a person does, prepared once. */
import {
  type BracketFigures,
  type LastingRegime,
  overridden,
  type RegimeLookup,
  scheduleOf,
  type TaxSchedule,
} from '../tax/index.ts';
import type { Country, GuideRegime, TaxRegime } from './entities.ts';
import type { Profession, ProfessionPercent, ProfessionRules } from './professions.ts';

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
  const known = byProfession.get(regime) ?? new Map<Profession, TaxRegime>();
  let found = known.get(profession);
  if (!found) {
    found = withRules(regime, rules);
    known.set(profession, found);
    byProfession.set(regime, known).set(found, known);
  }
  return found as Regime;
}

/** What a regime and what was made of it come to, by profession. */
const byProfession = new WeakMap<TaxRegime, Map<Profession, TaxRegime>>();

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

/** Prepared schedules by regime. */
export interface Schedules {
  /** By regime id. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  /** As the law has the regime for a profession; by its own figures where none is said. */
  scheduleOf(regime: TaxRegime, profession?: Profession): TaxSchedule;
}

interface Prepared {
  readonly brackets: readonly BracketFigures[] | undefined;
  readonly schedule: TaxSchedule;
}

/** Shared by all: screens hold the same regimes, and each is prepared once however many screens evaluate it. */
const prepared = new WeakMap<TaxRegime, Prepared>();

/** Schedules with the brackets of all regimes, by regime id; a regime without an entry has none. */
export function schedulesFor(taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>): Schedules {
  return {
    taxBrackets,
    scheduleOf(regime, profession) {
      const own = taxBrackets[regime.id];
      const rules = regimeFor(regime, profession);
      let known = prepared.get(rules);
      if (!known || known.brackets !== own) {
        known = { brackets: own, schedule: scheduleOf(rules, bracketsFor(regime, own ?? [], profession)) };
        prepared.set(rules, known);
      }
      return known.schedule;
    },
  };
}

/**
 * Regimes as projections over years need them. Finds them by id, each the same object every time, as the law has them for a profession if one is said. Reasons are
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
