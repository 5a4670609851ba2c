export * from './kinds.ts';

import type { AnswerBand } from './band.ts';
import type { BillsEffect } from './bills.ts';
import type { HouseholdChange } from './householdChange.ts';
import type { Costs, TaxKind } from './kinds.ts';
import type { OtherMoneyChange, OtherMoneyWorking } from './otherMoneyChange.ts';
import type { PiecewiseLinear } from './piecewiseLinear.ts';
import type { LawProgram } from './program.ts';
import type { LawCase } from './results.ts';
import type { LawWorkingStep } from './working.ts';

/** The words of the engine. Money is in US dollars per year, rates are percent (0–100). */

/** 'fixed': the rate is a flat yearly amount in USD. 'percentage': the rate is percent of the base. */
export type RateType = 'fixed' | 'percentage';

/**
 * The two estimates. The quick one, called `specified` where it travels, keeps the flat figures of the product's
 * specification and takes nothing off the income-tax base; the law's is worked out by the formulas of the law.
 */
export const ESTIMATES = ['specified', 'law'] as const;

export type Estimate = (typeof ESTIMATES)[number];

/** Which law is asked: a regime's, in a year of a stay. */
export interface LawOf {
  readonly regimeId: string;
  /** The calendar year of the rules; undefined: that of the data. */
  readonly year?: number | undefined;
  /** 1 in the first year of the activity there; undefined: a year without a relief of the first ones. */
  readonly yearOfStay?: number | undefined;
  /** Reliefs that are asked for, by their ids in the law. */
  readonly reliefs?: readonly string[] | undefined;
}

/** How a line of a law comes about. */
export interface LawLine {
  readonly currency: string;
  readonly steps: readonly LawWorkingStep[];
}

/** What an employer pays beside a wage, USD per year, by kind. */
export interface EmployerPart {
  readonly lines: Readonly<Partial<Record<TaxKind, number>>>;
  readonly total: number;
}

/** Laws as they are for one person (`lawMethod`). */
export interface LawMethod {
  /**
   * Null for a regime that they do not know.
   * @param quick its quick estimate, which is asked instead of its law
   */
  readonly ask: (of: LawOf, quick?: LawProgram) => PersonalLaw | null;
}

/** A regime's law in a year, asked for one person. */
export interface PersonalLaw {
  /** By kind in the fixed order, USD per year. */
  readonly amountsAt: (income: number, costs: number) => readonly number[];
  /** Between which totals the answer lies where a figure of the law is in doubt, USD per year; null where none moves it much. */
  readonly bandAt: (income: number, costs: number) => AnswerBand | null;
  /** What the bills before a parliament would change, USD per year; null where there are none, or they move it little. */
  readonly billsAt: (income: number, costs: number) => BillsEffect | null;
  /** What the employer pays on top of a wage; null where the law is not one of wages. */
  readonly employerAt: (income: number) => EmployerPart | null;
  /** The total over incomes in USD, without some kinds; null where its knots have to be looked for. */
  readonly curveOf: (costs: Costs | null, leftOut: readonly TaxKind[]) => PiecewiseLinear | null;
  /**
   * What the law behind takes, by the names of its values and lines ("line.income"), in its currency; null where none stands there.
   * @param said what the case says to it
   */
  readonly behindAt: (income: number, costs: number, said: LawCase) => ((name: string) => number) | null;
  /** The sum of its lines over incomes; null where the best wage is looked for. */
  readonly curveBehind: (costs: Costs | null, said: LawCase) => PiecewiseLinear | null;
  /** How one line comes about, in the law's currency. */
  readonly workingAt: (kind: TaxKind, income: number, costs: number) => LawLine;
  /** The wage that a company pays its owner, USD per year; null where it is no company. */
  readonly wageAt: (income: number, costs: number) => number | null;
  /** How one effect of a household comes about, in the law's currency; null where it has none. */
  readonly effectWorkingAt: (effect: string, income: number, costs: number) => LawLine | null;
  /** The greatest income in USD at which it is open to the person's profession; null where all have the same. */
  readonly limit: number | null;
  /** What a partner and children change, USD per year; null where nobody moves along, or nothing is known of it. */
  readonly householdAt: (income: number, costs: number) => HouseholdChange | null;
  /** What income that is not work adds, USD per year; null where there is none, or nothing is known of it. */
  readonly otherMoneyAt: (income: number, costs: number) => OtherMoneyChange | null;
  /** How what each of it owes comes about, in its order. */
  readonly otherWorkingAt: (income: number, costs: number) => readonly OtherMoneyWorking[];
  /** The same for two questions whose answers are the same at every income. */
  readonly key: string;
}

/** How a regime is evaluated. */
export interface TaxOptions {
  /** Works out the law's estimate; left out: the quick one. */
  readonly laws?: LawMethod | null | undefined;
  readonly costs?: Costs | null | undefined;
  /** Leaves out fees that are not taxes (licence, visa, office), for places that count running costs separately. */
  readonly withoutFees?: boolean | undefined;
}

/** Options without costs, with which a rate is always a number. */
export type WithoutCosts = TaxOptions & { readonly costs?: null | undefined };

/** What one kind of tax costs at one income. The rate may be null only where there are costs: `TaxLine<number | null>`. */
export interface TaxLine<Rate extends number | null = number> {
  readonly kind: TaxKind;
  /** USD per year, never negative. */
  readonly amount: number;
  /** Percent of the same base as `effectiveRate`; null where that is null. */
  readonly rate: Rate;
}

/** What a regime costs at one income. The rate may be null only where there are costs: `Assessment<number | null>`. */
export interface Assessment<Rate extends number | null = number> {
  /** USD per year. */
  readonly income: number;
  /** Business costs, USD per year. */
  readonly costs: number;
  readonly estimate: Estimate;
  /** All six kinds in the fixed order, zero lines included; see `breakdownLines` for the list that screens show. */
  readonly lines: readonly TaxLine<Rate>[];
  /** What a partner and children change; null where nobody moves along. It is in total and kept. */
  readonly household: HouseholdChange | null;
  /** Income that is not work, and what it owes; null where there is none. It is in total and kept, and not in the rate. */
  readonly otherMoney: OtherMoneyChange | null;
  /** Sum of the lines' amounts, of what a household changes and of what other money owes, USD per year. */
  readonly total: number;
  /** Income and other money less costs less the total, USD per year; negative where they come to more than the income. */
  readonly kept: number;
  /**
   * Percent: total / (income − costs) × 100, without costs total / income × 100; 0 at income 0. Null where costs are
   * at least the income. What a household receives as benefits is not in it, nor is other money and what it owes.
   */
  readonly effectiveRate: Rate;
}
