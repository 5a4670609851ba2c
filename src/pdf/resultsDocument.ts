import type { Assessed } from '../assess/assessor.ts';
import type { Currency } from '../catalogue/currencies.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { RegionPreference } from '../catalogue/workTypes.ts';
import type { Situation } from '../situation/situation.ts';
import type { Estimate } from '../tax/index.ts';
import type { SourcedCountry } from './DocumentNotes.tsx';

/** What the PDF of the wizard's results is made from (PDF). */
export interface ResultsDocument {
  /** USD per year. */
  readonly income: number;
  /** Likewise. */
  readonly costs: number;
  /** In words, as the wizard names it. */
  readonly workType: string;
  readonly region: RegionPreference;
  readonly estimate: Estimate;
  /** The person's answers, for whose tax a saving is against. */
  readonly situation: Situation;
  /** Shows amounts in the person's currency. */
  readonly money: MoneyFormat;
  /** That of the amounts. */
  readonly currency: Currency;
  /** Whether answers decided who fits, so that the list is in that order. */
  readonly isGrouped: boolean;
  /** Those that fit, then those to check. */
  readonly list: readonly Assessed[];
  /** Each country once, with where its figures are written. */
  readonly sources: readonly SourcedCountry[];
}

export const RESULTS_FILE_NAME = 'tax-comparison-results.pdf';
