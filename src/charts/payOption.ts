import type { LineSeriesOption } from 'echarts/charts';
import type { Currency } from '../catalogue/currencies.ts';
import { formatCurrency, formatPercent } from '../catalogue/format.ts';
import { moneyIn, toUsd } from '../catalogue/money.ts';
import { NARROW } from './chartLooks.ts';
import { shortMoneyIn } from './curvesAxis.ts';
import type { ChartOption, Frame } from './ECharts.tsx';

/** Where a profit goes with the best pay, in percent of it. */
export interface PayShare {
  /** A year in the person's currency. */
  readonly profit: number;
  readonly wage: number;
  readonly dividend: number;
  readonly taxes: number;
}

interface Settings extends Frame {
  /** A year in the person's currency; marked on the axis. */
  readonly profit: number;
  readonly currency: Currency;
}

/** What the parts are called, in the order in which they stand on each other. */
export const PAY_PARTS = [
  { key: 'dividend', name: 'Dividend in hand', colour: 'keep', opacity: 1 },
  { key: 'wage', name: 'Wage in hand', colour: 'line1', opacity: 0.6 },
  { key: 'taxes', name: 'Taxes and contributions', colour: 'inkSoft', opacity: 0.25 },
] as const;

/** What ECharts draws: dividend, wage and taxes as shares of the profit, stacked over the profit. */
export function payOption(
  shares: readonly PayShare[],
  { profit, currency, colours, width }: Settings,
): ChartOption {
  const inShort = shortMoneyIn(moneyIn(currency));
  const short = (amount: number) => inShort(toUsd(amount, currency));
  const text = { color: colours.inkSoft, fontSize: 13 };
  const last = shares.at(-1)?.profit ?? 0;
  return {
    grid: { left: 44, right: 12, top: 12, bottom: 30 },
    tooltip: {
      trigger: 'axis',
      formatter: (shown) => tooltipText(shares, axisValue(shown), currency),
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: last,
      splitNumber: width < NARROW ? 3 : 6,
      axisLabel: { ...text, hideOverlap: true, formatter: (value: number) => short(value) },
      axisLine: { lineStyle: { color: colours.line } },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: 100,
      axisLabel: { ...text, formatter: '{value}%' },
      splitLine: { lineStyle: { color: colours.line } },
    },
    series: PAY_PARTS.map(
      ({ key, name, colour, opacity }, place): LineSeriesOption => ({
        type: 'line',
        name,
        stack: 'profit',
        symbol: 'none',
        lineStyle: { width: 0 },
        areaStyle: { color: colours[colour], opacity },
        emphasis: { disabled: true },
        data: shares.map((share) => [share.profit, share[key]]),
        ...(place === 0 &&
          profit <= last && {
            markLine: {
              symbol: 'none',
              silent: true,
              animation: false,
              lineStyle: { color: colours.ink, type: 'solid', width: 1 },
              label: { show: false },
              data: [{ xAxis: profit }],
            },
          }),
      }),
    ),
  };
}

function axisValue(shown: unknown): number {
  const [first] = Array.isArray(shown) ? shown : [shown];
  return Number((first as { axisValue?: unknown } | undefined)?.axisValue ?? 0);
}

function tooltipText(shares: readonly PayShare[], at: number, currency: Currency): string {
  const share = shares.find(({ profit }) => profit >= at - 1e-6);
  if (!share) return '';
  const money = (amount: number) => formatCurrency(amount, currency);
  const lines = [...PAY_PARTS]
    .reverse()
    .map(
      ({ key, name }) =>
        `${name}: ${formatPercent(share[key])} · ${money((share[key] * share.profit) / 100)}`,
    );
  return [`${money(share.profit)} of profit`, ...lines].join('\n');
}
