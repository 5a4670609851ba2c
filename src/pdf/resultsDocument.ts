import type { MoneyFormat } from '../catalogue/money.ts';
import type { RegionPreference } from '../catalogue/workTypes.ts';
import type { Recommendation } from '../situation/recommendations.ts';
import type { SourcedCountry } from './DocumentNotes.tsx';

/** What the PDF of the wizard's results is made from (PDF). */
export interface ResultsDocument {
  /** USD per year. */
  readonly income: number;
  /** In words, as the wizard names it. */
  readonly workType: string;
  readonly region: RegionPreference;
  /** Whether contributions were deducted first. */
  readonly deduct: boolean;
  /** What is paid today, USD per year; null where that is not known. */
  readonly present: number | null;
  /** Shows amounts in the person's currency. */
  readonly money: MoneyFormat;
  /** Those that fit, then those to check. */
  readonly list: readonly Recommendation[];
  /** Each country once, with where its figures are written. */
  readonly sources: readonly SourcedCountry[];
}

export const RESULTS_FILE_NAME = 'tax-comparison-results.pdf';
