import type { PieSeriesOption } from 'echarts/charts';
import type { TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { formatMoney, formatPercent } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { ChartColours } from './chartColours.ts';
import { chartTheme, tooltipTheme } from './chartTheme.ts';
import type { DonutSlice } from './donutSlices.ts';

export type DonutOption = ComposeOption<PieSeriesOption | TooltipComponentOption>;

/** What ECharts draws: a ring of slices with an explanation for each, without labels of its own. */
export function donutOption(
  slices: readonly DonutSlice[],
  colours: ChartColours,
  { animated, money = formatMoney }: { readonly animated: boolean; readonly money?: MoneyFormat },
): DonutOption {
  const byName = new Map(slices.map((slice) => [slice.name, slice]));
  return {
    ...chartTheme({ animated }),
    tooltip: {
      ...tooltipTheme(colours),
      trigger: 'item',
      formatter: ({ name }: { name: string }) => {
        const slice = byName.get(name);
        return slice ? `${name}\n${money(slice.amount)} · ${formatPercent(slice.share)}` : name;
      },
    } as TooltipComponentOption,
    series: [
      {
        type: 'pie',
        // It takes the place of a ring that is there already.
        animationDuration: 0,
        radius: ['68%', '96%'],
        startAngle: 90,
        silent: false,
        label: { show: false },
        labelLine: { show: false },
        emphasis: { scaleSize: 3 },
        // A single slice has no neighbour to be told from.
        itemStyle: { borderColor: colours.raised, borderWidth: slices.length > 1 ? 2 : 0 },
        data: slices.map(({ kind, name, amount }) => ({
          name,
          value: amount,
          itemStyle: { color: colours[kind] },
        })),
      },
    ],
  };
}
