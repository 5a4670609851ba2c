/** What a tool for assistants is, what it answers, and what it asks of the data. */
import type { CompanyPayTexts } from '../catalogue/companyPay.ts';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/moveYear.ts';
import type { Pay, PayLine } from '../tax/pay.ts';

/** One thing that a figure depends on, in words, with what other programs need to tell it apart. */
export interface ToolTerm {
  /** What it belongs to: the id of a regime, of a rule, of a tie. */
  readonly about: string;
  readonly kind: string;
  readonly text: string;
  /** Of a condition: 'met', 'open' or 'unmet' for this person. Of a tie: what keeping it does. */
  readonly state?: string;
  /** Whether it can take the regime away from the person. */
  readonly decides?: boolean;
  /** The answer of the profile that would settle it. */
  readonly asks?: string;
}

/** How one figure comes about. */
export interface ToolWorking {
  readonly about: string;
  readonly label: string;
  readonly steps: readonly { readonly says: string; readonly shows: string }[];
}

export interface ToolSource {
  readonly title: string;
  readonly publisher: string;
  /** Null where it is a law or a paper that the title names. */
  readonly url: string | null;
}

export interface ToolAnswer {
  /** The answer in a few sentences. */
  readonly says: string;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly terms: readonly ToolTerm[];
  readonly working: readonly ToolWorking[];
  readonly sources: readonly ToolSource[];
  /** The day on which the figures were last checked: the oldest, where there are several. */
  readonly reviewed: string;
  /** The release of the data. */
  readonly release: string;
  /** Opens the same answer on the site. */
  readonly link: string;
  /** Answers that an address cannot carry, so that the person has to enter them on the site. */
  readonly notInLink: readonly string[];
  /** That it is an estimate. */
  readonly note: string;
}

/** What is wrong with a question, in words. */
interface Refusal {
  readonly refused: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schemas of what it takes and answers. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  answer(input: unknown): Promise<ToolAnswer | Refusal>;
}

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
