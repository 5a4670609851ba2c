/** What the law takes of single professions in the place of a regime's own figures. */
import {
  type BracketFigures,
  type Certainty,
  type Lasting,
  overridden,
  type Reference,
  type RuleOverrides,
  type TaxBracket,
  type TaxKind,
} from '../tax/index.ts';
import type { GuideRegime, TaxRegime } from './entities.ts';
import type { Profession } from './professions.ts';

/** The rules of one profession. Money in USD per year. */
export interface ProfessionRules extends RuleOverrides {
  /** Its reliefs and changes; absent where they are the regime's own. */
  readonly lasting?: Lasting | null;
}

/** How a regime tells professions apart. */
export interface ProfessionRates {
  /** The line that it is about. */
  readonly kind: TaxKind;
  /** 'share': percent of income that counts. 'rate': percent of the base. 'amount': a sum a year. */
  readonly part: 'share' | 'rate' | 'amount';
  /** Percent in the law, by profession, also where it is the regime's own figure; empty where the law sets amounts. */
  readonly percents: Readonly<Partial<Record<Profession, number>>>;
  /** By profession; those without an entry are taxed by the regime's own figures. */
  readonly rules: Readonly<Partial<Record<Profession, ProfessionRules>>>;
}

/** What a guide says of it. */
export interface ProfessionTexts {
  readonly because: string;
  readonly source: Reference;
  readonly confidence: Certainty;
  /** Currency of the values, per year; null where they are percent. */
  readonly currency: string | null;
  /** What the law says; professions without one have the regime's own figure, or it is not known. */
  readonly values: Readonly<Partial<Record<Profession, number>>>;
  /** Another value, and when it holds. */
  readonly alternatives: readonly {
    readonly professions: readonly Profession[];
    readonly value: number;
    readonly when: string;
    readonly source?: Reference;
  }[];
  /** All brackets of a profession whose brackets differ, with what is written beside them. */
  readonly brackets: Readonly<Partial<Record<Profession, readonly TaxBracket[]>>>;
}

type Said = Profession | undefined;

/** Percent that the law sets for a profession, and the line that it belongs to. */
export interface ProfessionPercent extends Pick<ProfessionRates, 'kind' | 'part'> {
  readonly percent: number;
  readonly profession: Profession;
}

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
  const found = known.get(profession) ?? withRules(regime, rules);
  known.set(profession, found);
  prepared.set(regime, known).set(found, known);
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
