/** What the law takes of single professions in the place of a regime's own figures. */
import type { Certainty, Lasting, Reference, RuleOverrides, TaxBracket, TaxKind } from '../tax/index.ts';
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

/** Percent that the law sets for a profession, and the line that it belongs to. */
export interface ProfessionPercent extends Pick<ProfessionRates, 'kind' | 'part'> {
  readonly percent: number;
  readonly profession: Profession;
}
