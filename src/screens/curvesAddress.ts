/** What a chart of tax curves shows, as the addresses of screens hold it: `range=20000-100000&measure=amount`. */
import {
  CURVE_MEASURES,
  type CurvesView,
  DEFAULT_CURVES_VIEW,
  parseRange,
  rangeText,
} from '../catalogue/curvesView.ts';
import { choiceParameter, type UrlParameter, useUrlState } from '../stores/urlState.ts';
import type { IncomeRange } from '../tax/index.ts';

const { from, to, measure } = DEFAULT_CURVES_VIEW;
const range: UrlParameter<IncomeRange> = { initial: { from, to }, parse: parseRange, serialise: rangeText };

export const CURVES_URL = { range, measure: choiceParameter(CURVE_MEASURES, measure) };

/** The view of a screen's chart. */
export function useCurvesView(): readonly [CurvesView, (view: CurvesView) => void] {
  const [state, set] = useUrlState(CURVES_URL);
  return [
    { ...state.range, measure: state.measure },
    (view) => set({ range: { from: view.from, to: view.to }, measure: view.measure }),
  ];
}
