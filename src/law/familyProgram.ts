/**
 * What a partner and children change in a scheme, as more steps behind those of its law, from whose values they start. They
 * are asked with the law's own case, of a whole year.
 */
import type { EffectKind } from './householdChange.ts';
import type { LawBills, LawProgram, StepsBehind } from './program.ts';

export interface FamilyProgram extends StepsBehind {
  /** Its own values, in the order of the calculation. */
  readonly values: LawProgram['values'];
  /** Lines of the law from which it starts, by their names. */
  readonly startsFrom: LawProgram['values'];
  /** Places of its effects, those that are not counted too. */
  readonly effects: Readonly<Record<string, number>>;
  /** Place of the sum of those that count. */
  readonly total: number;
  /** The same in other readings of the law, by their names. */
  readonly inReadings?: Readonly<Record<string, number>>;
  /** The same with other amounts of an effect in doubt; why, in one sentence. */
  readonly inDoubt?: readonly { readonly because: string; readonly totals: readonly number[] }[];
  /** Bills for the figures of both; left out where they are those of the law alone. */
  readonly bills?: LawBills;
}

/** What a country's families have. */
export interface CountryEffects {
  readonly effects: Readonly<Record<string, { readonly kind: EffectKind; readonly name: string }>>;
  /** Effects that hold only for those who answer what nobody is asked: they are named, and not counted. */
  readonly asking: readonly string[];
}

/** What a scheme's families have. */
export interface SchemeEffects {
  /** The country's slug. */
  readonly country: string;
  readonly effects: readonly string[];
  readonly family: FamilyProgram;
  /** Whether the data say no more of this scheme than its benefits. */
  readonly benefitsAlone: boolean;
}

export interface Households {
  /** By the country's slug. */
  readonly countries: Readonly<Record<string, CountryEffects>>;
  /** By regime id. */
  readonly regimes: Readonly<Record<string, SchemeEffects>>;
}
