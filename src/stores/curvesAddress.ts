/** What a chart of tax curves shows, as the addresses of screens hold it: `range=20000-100000&measure=amount`. */
import type { Currency } from '../catalogue/currencies.ts';
import {
  CURVE_MEASURES,
  type CurvesView,
  DEFAULT_CURVES_VIEW,
  type IncomeRange,
  parseRange,
  rangeText,
  wholeRange,
} from '../catalogue/curvesView.ts';
import { choiceParameter, type UrlParameter, type UrlState, useUrlState } from './urlState.ts';

const { from, to, measure } = DEFAULT_CURVES_VIEW;
const range: UrlParameter<IncomeRange> = { initial: { from, to }, parse: parseRange, serialise: rangeText };

export const CURVES_URL = { range, measure: choiceParameter(CURVE_MEASURES, measure) };

/** What an address shows; where it names no range, the whole one of the page's currency. */
export function curvesView(state: UrlState<typeof CURVES_URL>, currency: Currency): CurvesView {
  const isWhole = state.range.from === from && state.range.to === to;
  return { ...(isWhole ? wholeRange(currency) : state.range), measure: state.measure };
}

/** The view of a screen's chart. */
export function useCurvesView(currency: Currency): readonly [CurvesView, (view: CurvesView) => void] {
  const [state, set] = useUrlState(CURVES_URL);
  const setView = (view: CurvesView) => {
    const whole = wholeRange(currency);
    const isWhole = view.from === whole.from && view.to === whole.to;
    set({ range: isWhole ? { from, to } : { from: view.from, to: view.to }, measure: view.measure });
  };
  return [curvesView(state, currency), setView];
}
