import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type CurvesView, isCurveRange } from '../catalogue/curvesView.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { DrawnCurve } from './chartLooks.ts';
import { curvesOption } from './curvesOption.ts';
import { ECharts, type Frame } from './ECharts.tsx';

/** How long a pinch must rest before its range counts. */
const REST_MS = 250;

export interface CurvesChartProps {
  readonly curves: readonly DrawnCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  /** Incomes at which something changes in the main regime. */
  readonly marks?: readonly IncomeMark[] | undefined;
  readonly money: MoneyFormat;
  /** Hears of a range that was zoomed to, USD per year. */
  readonly onRange: (from: number, to: number) => void;
}

interface ZoomState {
  readonly dataZoom?: readonly { readonly startValue?: number; readonly endValue?: number }[];
}

/** The curves themselves; loaded on demand, because they bring ECharts along. */
export default function CurvesChart({ curves, view, income, marks, money, onRange }: CurvesChartProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const optionFor = useCallback(
    (frame: Frame) => curvesOption(curves, { view, income, marks, money, ...frame }),
    [curves, view, income, marks, money],
  );
  const onEvents = useMemo(
    () => ({
      datazoom: (_event: unknown, chart: { getOption(): unknown }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const [zoom] = (chart.getOption() as ZoomState).dataZoom ?? [];
          const from = Math.max(Math.round(zoom?.startValue ?? 0), 0);
          const to = Math.round(zoom?.endValue ?? 0);
          if (isCurveRange(from, to)) onRange(from, to);
        }, REST_MS);
      },
    }),
    [onRange],
  );
  // A range that was typed or zoomed to is a new chart: a zoom is relative to the axis it was made on.
  return <ECharts id={`${view.from}-${view.to}`} optionFor={optionFor} onEvents={onEvents} />;
}
