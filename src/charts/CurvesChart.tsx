import EChartsReactCore from 'echarts-for-react/esm/core.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CurvesView, isCurveRange } from '../catalogue/curvesView.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { useChartColours } from './chartColours.ts';
import { curvesOption } from './curvesOption.ts';
import type { DrawnCurve } from './drawnCurve.ts';
import { echarts } from './echartsLines.ts';
import { useReducedMotion } from './useReducedMotion.ts';

const RENDERER = { renderer: 'svg' } as const;
const FILL = { width: '100%', height: '100%' } as const;
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
export function CurvesChart({ curves, view, income, marks, money, onRange }: CurvesChartProps) {
  const colours = useChartColours();
  const isStill = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!place.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(place.current);
    return () => {
      sizes.disconnect();
      clearTimeout(timer.current);
    };
  }, []);

  const option = useMemo(
    () =>
      colours && width > 0
        ? curvesOption(curves, colours, { view, income, marks, money, width, height, animated: !isStill })
        : null,
    [curves, colours, view, income, marks, money, width, height, isStill],
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

  return (
    <div ref={place} style={FILL}>
      {option ? (
        <EChartsReactCore
          // A range that was typed or zoomed to is a new chart: a zoom is relative to the axis it was made on.
          key={`${view.from}-${view.to}`}
          echarts={echarts}
          option={option}
          notMerge
          opts={RENDERER}
          style={FILL}
          onEvents={onEvents}
        />
      ) : null}
    </div>
  );
}
