import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isCurveRange } from '../catalogue/curvesView.ts';
import type { CurvesPicture } from './chartLooks.ts';
import { curvesOption } from './curvesOption.ts';
import { ECharts, type Frame } from './ECharts.tsx';

/** How long a zoom must rest, with no finger on the glass, before its range counts. */
const REST_MS = 250;

export interface CurvesChartProps extends CurvesPicture {
  /** Hears of a range that was zoomed to, USD per year. */
  readonly onRange: (from: number, to: number) => void;
}

interface Chart {
  getOption(): unknown;
}

interface ZoomState {
  readonly dataZoom?: readonly { readonly startValue?: number; readonly endValue?: number }[];
}

/** The curves themselves; loaded on demand, because they bring ECharts along. */
export default function CurvesChart({ curves, view, income, marks, money, onRange }: CurvesChartProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fingers = useFingers();

  const optionFor = useCallback(
    (frame: Frame) => curvesOption(curves, { view, income, marks, money, ...frame }),
    [curves, view, income, marks, money],
  );
  const onEvents = useMemo(() => {
    const countOnceAtRest = (chart: Chart) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The new range makes a new chart, which would end the pinch of fingers that still hold the old one.
        if (fingers.current > 0) return countOnceAtRest(chart);
        const [zoom] = (chart.getOption() as ZoomState).dataZoom ?? [];
        const from = Math.max(Math.round(zoom?.startValue ?? 0), 0);
        const to = Math.round(zoom?.endValue ?? 0);
        if (isCurveRange(from, to)) onRange(from, to);
      }, REST_MS);
    };
    return { datazoom: (_event: unknown, chart: Chart) => countOnceAtRest(chart) };
  }, [onRange, fingers]);
  // A range that was typed or zoomed to is a new chart: a zoom is relative to the axis it was made on.
  return <ECharts id={`${view.from}-${view.to}`} optionFor={optionFor} onEvents={onEvents} />;
}

/** How many fingers are on the glass. */
function useFingers(): { readonly current: number } {
  const fingers = useRef(0);
  useEffect(() => {
    const count = ({ touches }: TouchEvent) => {
      fingers.current = touches.length;
    };
    const kinds = ['touchstart', 'touchend', 'touchcancel'] as const;
    for (const kind of kinds) document.addEventListener(kind, count, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, count, { capture: true });
    };
  }, []);
  return fingers;
}
