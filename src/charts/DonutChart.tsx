import EChartsReactCore from 'echarts-for-react/esm/core.js';
import { memo, useMemo } from 'react';
import type { MoneyFormat } from '../catalogue/money.ts';
import { useChartColours } from './chartColours.ts';
import { donutOption } from './donutOption.ts';
import type { DonutSlice } from './donutSlices.ts';
import { echarts } from './echarts.ts';
import { useReducedMotion } from './useReducedMotion.ts';

const RENDERER = { renderer: 'svg' } as const;
const FILL = { width: '100%', height: '100%' } as const;

interface Props {
  readonly slices: readonly DonutSlice[];
  readonly money: MoneyFormat;
}

/** The ring itself; loaded on demand, because it brings ECharts along. */
function DonutChart({ slices, money }: Props) {
  const colours = useChartColours();
  const isStill = useReducedMotion();
  const option = useMemo(
    () => colours && donutOption(slices, colours, { animated: !isStill, money }),
    [slices, colours, isStill, money],
  );
  if (!option) return null;
  return <EChartsReactCore echarts={echarts} option={option} opts={RENDERER} style={FILL} lazyUpdate />;
}

export default memo(DonutChart);
