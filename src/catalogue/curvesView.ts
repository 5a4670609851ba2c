/** What a chart of tax curves shows. */
import type { IncomeRange } from '../law/index.ts';

export type { IncomeRange };

import type { Currency } from './currencies.ts';
import { isAcceptedIncome } from './income.ts';
import { roundFigure, toUsd } from './money.ts';

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

/** The whole range in a currency's round figures, USD per year: $0 to $500,000, €0 to €500,000. */
export function wholeRange(currency: Currency): IncomeRange {
  const { from, to } = DEFAULT_CURVES_VIEW;
  return { from, to: toUsd(roundFigure(to, currency), currency) };
}

/** Narrower ranges show nothing that a figure in text does not. */
const NARROWEST = 1_000;

/** Whether incomes from one to the other can be drawn. */
export function isCurveRange(from: number, to: number): boolean {
  return isAcceptedIncome(from) && isAcceptedIncome(to) && to - from >= NARROWEST;
}

/** Reads "20000-100000"; undefined where that is not a range that can be drawn. */
export function parseRange(text: string): IncomeRange | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return isCurveRange(Number(from), Number(to)) ? { from: Number(from), to: Number(to) } : undefined;
}

/** Writes a range as `parseRange` reads it; with enough decimals that a round figure stays round in any currency. */
export function rangeText({ from, to }: IncomeRange): string {
  return [from, to].map((usd) => Number(usd.toFixed(4))).join('-');
}
