import type { Profession } from '../../src/catalogue/professions.ts';
import type { Source } from './citations.ts';

/** One tax or contribution of an example, by the law's own step. */
export interface LawLine {
  readonly tax: string;
  /** In the example's currency, per year. */
  readonly amount: number;
  /** The step in words and numbers, such as "22% × (profit / 1.33 − €8,400)". */
  readonly step: string;
  /** Where the step is written. */
  readonly sources: readonly Source[];
}

/**
 * What the law takes from one income, worked out without src/law: either published by an authority or adviser, or
 * computed from the full law by the country's own file in examples/. An example is never adjusted to the estimate.
 */
export interface Example {
  readonly regimeId: string;
  readonly year: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Per year, in `currency`: turnover where the regime taxes turnover, else profit. No further costs. */
  readonly income: number;
  /** What the person does, where the law sets something of its own for it. */
  readonly profession?: Profession;
  /** 'published': the total is printed in a source. 'computed': from the rules that the sources state. */
  readonly origin: 'published' | 'computed';
  readonly lines: readonly LawLine[];
  /** What the source prints, in `currency`; the lines add up to it. Only of published examples. */
  readonly publishedTotal?: number;
  /** What the example assumes, or why the estimate does not meet it. */
  readonly remark?: string;
}

/** The expected tax of the year in the example's currency. */
export function expectedTotal({ lines }: Pick<Example, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A line of an example. */
export function line(tax: string, amount: number, step: string, ...sources: readonly Source[]): LawLine {
  return { tax, amount, step, sources };
}

/** An example of 2026 that is computed from the law. */
export function computed(
  regimeId: string,
  currency: string,
  income: number,
  lines: readonly LawLine[],
  remark?: string,
): Example {
  const example = { regimeId, year: 2026, currency, income, origin: 'computed', lines } as const;
  return remark === undefined ? example : { ...example, remark };
}

/** An example of somebody who does this for a living. */
export function by(profession: Profession, example: Example): Example {
  return { ...example, profession };
}

/** An example whose total a source prints. */
export function published(
  regimeId: string,
  currency: string,
  income: number,
  publishedTotal: number,
  lines: readonly LawLine[],
  remark: string,
): Example {
  return { ...computed(regimeId, currency, income, lines, remark), origin: 'published', publishedTotal };
}
