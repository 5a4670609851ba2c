/** What the tools ask of the data where they are served: texts with sources, pay of companies, the year of a move. */
import type { CompanyPayTexts } from '../catalogue/companyPay.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/moveYear.ts';
import type { Pay, PayLine } from '../tax/pay.ts';
import type { Refusal } from './tool.ts';

/** Amounts are a year in `currency`. */
export interface PayAsked {
  readonly regimeId: string;
  readonly income: number;
  readonly costs: number;
  readonly currency: string;
  /** A gross wage, or the one that leaves most. */
  readonly pay: number | 'best';
  readonly retain: number;
  readonly optional: readonly string[];
}

export type PayFound = Omit<Pay, 'turnover' | 'lines'> & { readonly trace?: readonly PayLine[] };

/** Amounts are a year in `currency`. */
export interface MoveAsked {
  readonly regimeId: string;
  readonly fromHome: string;
  /** Day of arrival. */
  readonly on: string;
  readonly income: number;
  readonly costs: { readonly amount: number } | { readonly percent: number } | null;
  readonly currency: string;
}

/** What one country takes in the year of a move, in the currency asked for; steps are in the currency of its law. */
interface MovePartFound {
  readonly income: number;
  readonly lines: readonly { readonly kind: string; readonly amount: number }[];
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly trace: readonly {
    readonly kind: string;
    readonly amount: number;
    readonly formula: string | null;
    readonly steps: readonly { readonly name: string; readonly formula: string; readonly value: number }[];
  }[];
}

export interface MoveFound {
  readonly move: string;
  readonly home: MovePartFound | null;
  readonly there: MovePartFound;
  readonly both: readonly {
    readonly months: 'before' | 'after';
    readonly home: number;
    readonly there: number;
    readonly credit: number | null;
  }[];
  readonly total: number;
  readonly kept: number;
  readonly low: number;
  readonly high: number;
  /** What the year costs by month of arrival. */
  readonly months: readonly { readonly month: string; readonly total: number }[];
  readonly best: string;
}

export interface Laws {
  /** Long texts of a country. */
  readonly texts: (slug: string) => Promise<CountryTextsFile | null>;
  readonly pay: (question: PayAsked) => PayFound | Refusal;
  /** By the country's slug, then by regime id. */
  readonly payTexts: Readonly<Record<string, Readonly<Record<string, CompanyPayTexts>>>>;
  /** Null where the laws of such a move are not known. */
  readonly move: (question: MoveAsked) => MoveFound | null;
  /** By the destination's slug, and by the home country's id. */
  readonly arriveWords: Readonly<Record<string, ArrivalYear>>;
  readonly leaveWords: Readonly<Record<string, LeavingYear>>;
}
