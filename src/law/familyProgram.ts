/**
 * What a partner and children change in a scheme, as more steps behind those of its law, from whose values they start. They
 * are asked with the law's own case, of a whole year.
 */
import type { LawBills, LawFigure, LawProgram, LawTable, Step } from './program.ts';

/** The parts of a program that come behind those of the law's; places count from the law's first step. */
export interface FamilyProgram {
  readonly steps: readonly Step[];
  readonly given: readonly string[];
  readonly figures: readonly LawFigure[];
  readonly scales: LawProgram['scales'];
  readonly tables: readonly LawTable[];
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
