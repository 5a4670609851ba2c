/** What a chart of tax curves shows. */
import type { IncomeRange } from '../tax/index.ts';
import { isAcceptedIncome } from './income.ts';

export const CURVE_MEASURES = ['rate', 'amount'] as const;
/** The effective rate in percent, or the total in USD per year. */
export type CurveMeasure = (typeof CURVE_MEASURES)[number];

export interface CurvesView {
  /** The range of incomes, USD per year; `from` is below `to`. */
  readonly from: number;
  readonly to: number;
  readonly measure: CurveMeasure;
}

export const DEFAULT_CURVES_VIEW: CurvesView = { from: 0, to: 500_000, measure: 'rate' };

/** Narrower ranges show nothing that a figure in text does not. */
const NARROWEST = 1_000;

/** Whether incomes from one to the other can be drawn. */
export function isCurveRange(from: number, to: number): boolean {
  return isAcceptedIncome(from) && isAcceptedIncome(to) && to - from >= NARROWEST;
}

/** Reads "20000-100000"; undefined where it is no range that can be drawn. */
export function parseRange(text: string): IncomeRange | undefined {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return isCurveRange(Number(from), Number(to)) ? { from: Number(from), to: Number(to) } : undefined;
}

/** Writes a range as `parseRange` reads it. */
export function rangeText({ from, to }: IncomeRange): string {
  return `${Math.round(from)}-${Math.round(to)}`;
}
