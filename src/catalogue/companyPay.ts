/** How one company regime can pay its owner, as guides and figures use it. */
import type { PayRules } from '../tax/pay.ts';
import type { Certainty, Source } from './entities.ts';

/** The wage that a regime's own figure counts, and how far the two may be apart. */
export interface OwnFigure {
  /** A yearly wage in the currency of the law; 'best': the one that leaves most. */
  readonly wage: number | 'best';
  readonly within: number;
  /** The profit from which this holds. */
  readonly from?: number;
  readonly because?: string;
}

/** What the calculation needs. */
export interface CompanyPay {
  readonly regimeId: string;
  /** Of every amount of the rules. */
  readonly currency: string;
  /** Units of it bought by one US dollar. */
  readonly perDollar: number;
  /** Tax year of the amounts. */
  readonly year: number;
  readonly rules: PayRules;
}

/** What a guide says beside it. */
export interface CompanyPayTexts {
  /** The contract under which the owner is paid. */
  readonly form: string;
  readonly withoutWage: string;
  readonly retained: { readonly now: string; readonly later: string; readonly limits: readonly string[] };
  /** Where arithmetic is not all. */
  readonly caution: string | null;
  readonly confidence: Certainty;
  readonly reviewed: string;
  readonly doubts: readonly string[];
  readonly sources: readonly Source[];
}
