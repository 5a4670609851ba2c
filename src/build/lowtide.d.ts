/**
 * Types of /engine/lowtide.js, which works out by the formulas of the law what a tax regime takes of an income. Code: MIT
 * licence. Data (law.json): CC BY 4.0, credit "Lowtide". An estimate, not tax advice.
 */

/** The six kinds of tax, in the order of all lists. */
export type TaxKind = 'income' | 'socialContribution' | 'pension' | 'corporate' | 'dividend' | 'other';

/** What law.json holds. A law is a flat program: the module works it out, docs/law-language.md says how it is written. */
export interface LawFile {
  readonly release: string;
  /** The tax year that counts where a question names none. */
  readonly taxYear: number;
  /** Units of each currency for one US dollar. */
  readonly rates: Readonly<Record<string, number>>;
  /** By the id of the regime. */
  readonly regimes: Readonly<Record<string, object>>;
}

/** What is asked. Amounts are a year in `currency`. */
export interface Question {
  /** Id of a regime, such as "mt-res-non-dom". */
  readonly regime: string;
  /** Revenue before costs. */
  readonly income: number;
  /** ISO 4217; US dollars where it is left out. */
  readonly currency?: string | undefined;
  readonly costs?: { readonly amount: number } | { readonly percent: number } | undefined;
  /** "software", "design", "writing", "marketing", "consulting", "engineering", "legal", "medical", "teaching", "trade", "agency" or "other". */
  readonly profession?: string | undefined;
  /** The calendar year in which the tax year begins. */
  readonly year?: number | undefined;
  /** Whether a company pays its owner in the way that leaves most. */
  readonly payBest?: boolean | undefined;
}

/** Amounts are a year in `currency`, not rounded; rates are percent, null where costs are at least the income. */
export interface Answer {
  readonly regime: string;
  readonly currency: string;
  readonly income: number;
  readonly costs: number;
  readonly year: number;
  readonly release: string;
  /** All six kinds in the fixed order. */
  readonly lines: readonly {
    readonly kind: TaxKind;
    readonly amount: number;
    readonly rate: number | null;
  }[];
  readonly total: number;
  /** Income less costs and total. */
  readonly kept: number;
  readonly rate: number | null;
  /** Between which totals the answer lies where a figure of the law is in doubt; null where none moves it by half a point of income. */
  readonly band: { readonly low: number; readonly high: number; readonly because: string } | null;
  /** How each line comes about, in the currency of its law. */
  readonly working: readonly {
    readonly kind: TaxKind;
    readonly currency: string;
    readonly steps: readonly WorkingStep[];
  }[];
}

export type Unit = 'money' | 'rate' | 'number';

/** A value of the law with the numbers of the case put in; the last step of a line has no name. */
export interface WorkingStep {
  readonly name: string | null;
  readonly calculation: Calculation;
  readonly result: number;
  readonly unit: Unit;
}

export type Calculation =
  | { readonly type: 'number'; readonly value: number; readonly unit: Unit }
  | { readonly type: 'named'; readonly name: string; readonly value: number; readonly unit: Unit }
  | {
      readonly type: 'operation';
      readonly sign: '+' | '−' | '×' | '÷';
      readonly left: Calculation;
      readonly right: Calculation;
      readonly unit: Unit;
    }
  | { readonly type: 'cents'; readonly of: Calculation; readonly value: number; readonly unit: Unit }
  | {
      readonly type: 'bands';
      readonly slices: readonly { readonly portion: number; readonly rate: number; readonly tax: number }[];
      readonly unit: 'money';
    };

/** An answer as a file, with the law that it was worked out by. */
export interface Citation {
  readonly citation: 1;
  readonly text: string;
  readonly address: string;
  readonly question: Question;
  readonly answer: Answer;
  readonly law: LawFile;
  readonly license: string;
}

/** An amount that is not what it was. */
export interface Difference {
  readonly name: TaxKind | 'total' | 'kept';
  readonly before: number;
  readonly now: number;
}

/** What became of a cited answer. */
export interface Verdict {
  /** Whether it follows from the law in its file, and from the present one where that is given. */
  readonly holds: boolean;
  /** Where the file's answer is not what the file's law comes to. */
  readonly own: readonly Difference[];
  /** Where the present law comes to something else. */
  readonly since: readonly Difference[];
  /** Figures of the law that are others now. */
  readonly figures: readonly {
    readonly name: string;
    readonly before: number | null;
    readonly now: number | null;
  }[];
  /** Whether formulas, bands or the exchange rate are others. */
  readonly isOtherwise: boolean;
}

/** A question that the laws cannot answer; the message says why. */
export declare class QuestionError extends RangeError {}

/** What a regime takes of an income. @throws {RangeError} for a question that the laws cannot answer */
export declare function assess(law: LawFile, question: Question): Answer;

/** An answer as a file. */
export declare function cite(
  law: LawFile,
  question: Question,
  told: (answer: Answer) => { readonly text: string; readonly address: string },
): Citation;

/** A citation of what a file of JSON holds; null where it is none. */
export declare function readCitation(content: unknown): Citation | null;

/** Works a cited answer out again, by its own law and by the present one. */
export declare function verify(citation: Citation, now?: LawFile | null): Verdict;
