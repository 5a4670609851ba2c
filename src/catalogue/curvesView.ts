/** What a chart of tax curves shows, as addresses hold it. */
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

const RANGE = 'range';
const MEASURE = 'measure';

/** Whether incomes from one to the other can be drawn. */
export function isCurveRange(from: number, to: number): boolean {
  return isAcceptedIncome(from) && isAcceptedIncome(to) && to - from >= NARROWEST;
}

/** Reads `range=20000-100000` and `measure=amount`; what is missing or not understood takes its default. */
export function parseCurvesView(search: string): CurvesView {
  const query = new URLSearchParams(search);
  const [, from, to] = /^(\d+)-(\d+)$/.exec(query.get(RANGE) ?? '') ?? [];
  const range = isCurveRange(Number(from), Number(to)) ? { from: Number(from), to: Number(to) } : {};
  const measure = CURVE_MEASURES.find((one) => one === query.get(MEASURE)) ?? DEFAULT_CURVES_VIEW.measure;
  return { ...DEFAULT_CURVES_VIEW, ...range, measure };
}

/** Writes a view into a query string without its question mark; defaults are left out, the rest stays. */
export function withCurvesView(search: string, { from, to, measure }: CurvesView): string {
  const query = new URLSearchParams(search);
  const isWhole = from === DEFAULT_CURVES_VIEW.from && to === DEFAULT_CURVES_VIEW.to;
  if (isWhole) query.delete(RANGE);
  else query.set(RANGE, `${Math.round(from)}-${Math.round(to)}`);
  if (measure === DEFAULT_CURVES_VIEW.measure) query.delete(MEASURE);
  else query.set(MEASURE, measure);
  return query.toString().replaceAll('%2C', ',');
}

/** How an address holds a view; null where it says nothing of one. */
export const CURVES_IN_ADDRESS = {
  read: (search: string) => (/(?:^|[?&])(?:range|measure)=/.test(search) ? parseCurvesView(search) : null),
  write: withCurvesView,
  initial: DEFAULT_CURVES_VIEW,
};
