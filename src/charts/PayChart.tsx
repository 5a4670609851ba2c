import EChartsReactCore from 'echarts-for-react/esm/core.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Currency } from '../catalogue/currencies.ts';
import { useChartColours } from './chartColours.ts';
import { NARROW } from './drawnCurve.ts';
import { echarts } from './echartsLines.ts';
import { type PayShare, payOption } from './payOption.ts';
import { useReducedMotion } from './useReducedMotion.ts';

const RENDERER = { renderer: 'svg' } as const;
const FILL = { width: '100%', height: '100%' } as const;

export interface PayChartProps {
  readonly shares: readonly PayShare[];
  /** A year in the person's currency. */
  readonly profit: number;
  readonly currency: Currency;
}

/** The best split over the profit; loaded on demand, because it brings ECharts along. */
export function PayChart({ shares, profit, currency }: PayChartProps) {
  const colours = useChartColours();
  const isStill = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!place.current) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);

  const option = useMemo(
    () =>
      colours && width > 0
        ? payOption(shares, colours, { profit, currency, isNarrow: width < NARROW, animated: !isStill })
        : null,
    [shares, colours, profit, currency, width, isStill],
  );
  return (
    <div ref={place} style={FILL}>
      {option ? (
        <EChartsReactCore echarts={echarts} option={option} opts={RENDERER} style={FILL} notMerge />
      ) : null}
    </div>
  );
}
