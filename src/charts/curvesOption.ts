import type { LineSeriesOption } from 'echarts/charts';
import type {
  DataZoomComponentOption,
  GridComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatMoney, formatPercent, formatRate } from '../catalogue/format.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { ChartColours } from './chartColours.ts';
import { chartTheme, tooltipTheme } from './chartTheme.ts';
import { type CurvePoint, curvePoints, onCurve, withMarked } from './curvePoints.ts';
import { type DrawnCurve, lineLook, NARROW } from './drawnCurve.ts';
import { endLabelOffsets, nameLines } from './endLabels.ts';

export type CurvesOption = ComposeOption<
  LineSeriesOption | GridComponentOption | TooltipComponentOption | DataZoomComponentOption
>;

const FONT = '"Instrument Sans", system-ui, sans-serif';
/** Rates near an income of 0 have no bound; the axis ends where they say something, at most here (percent). */
const HIGHEST_RATE = 100;

/** Pixels above the plot, where the marked income stands, and below it, where the axis does. */
const TOP = 28;
const BELOW = 26;
/** Pixels from one line of a name to the next, and of the space for names to the right of the plot. */
const NAME_LINE = 16;
const NAME_WIDTH = 150;
/** Pixels to the right of a plot without names. */
const RIGHT = 4;

interface Settings {
  readonly view: CurvesView;
  /** USD per year; marked on the axis. */
  readonly income: number;
  /** Incomes at which something changes in the main regime. */
  readonly marks?: readonly IncomeMark[] | undefined;
  readonly money: MoneyFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
}

/** What ECharts draws: one line per regime, named at its end where there is room, the income marked, jumps as gaps. */
export function curvesOption(
  curves: readonly DrawnCurve[],
  colours: ChartColours,
  { view, income, marks = [], money, width, height, animated }: Settings,
): CurvesOption {
  const isNarrow = width < NARROW;
  const short = shortMoneyIn(money);
  const besides = isNarrow ? RIGHT : NAME_WIDTH + 8;
  const isInView = (at: number) => at >= view.from && at <= view.to;
  const shownMarks = marks.filter(({ at }) => isInView(at));
  const lines = curves.map(({ curve, marks: own = [] }) => {
    const incomes = own.map(({ at }) => at).filter(isInView);
    return withMarked(curvePoints(curve, view, view.measure), curve, incomes, view.measure);
  });
  const axis = amountAxis(lines, view);
  const ends = lines.map((points) => points.findLastIndex(([, value]) => value !== null));
  const plot = { left: 44, right: width - besides, top: TOP, bottom: height - BELOW };
  const names = curves.map(({ name }) => nameLines(name, NAME_WIDTH));
  const offsets = endLabelOffsets(
    lines.map((points, at) => {
      const nameHeight = { lines: names[at]?.length ?? 1 };
      const [x, y] = points[ends[at] ?? -1] ?? [];
      // A line that ends before the range has no name to place.
      if (x === undefined) return { x: Number.NEGATIVE_INFINITY, y: 0, ...nameHeight };
      return {
        x: plot.left + ((x - view.from) / (view.to - view.from)) * (plot.right - plot.left),
        y: plot.bottom - (Math.min(y ?? 0, axis.max) / axis.max) * (plot.bottom - plot.top),
        ...nameHeight,
      };
    }),
    { width: NAME_WIDTH, lineHeight: NAME_LINE, top: plot.top, bottom: plot.bottom },
  );
  return {
    ...chartTheme({ animated }),
    textStyle: { fontFamily: FONT },
    grid: { left: 4, right: besides, top: TOP, bottom: 4, containLabel: true },
    xAxis: {
      type: 'value',
      min: view.from,
      max: view.to,
      splitNumber: isNarrow ? 3 : 5,
      axisLine: { lineStyle: { color: colours.line } },
      axisLabel: { color: colours.inkSoft, formatter: short, hideOverlap: true, showMaxLabel: true },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...axis,
      axisLabel: {
        color: colours.inkSoft,
        formatter: (value: number) => (view.measure === 'rate' ? formatRate(value) : short(value)),
      },
      splitLine: { lineStyle: { color: colours.line } },
    },
    tooltip: {
      ...tooltipTheme(colours),
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: colours.inkSoft, type: 'dashed' } },
      formatter: (shown: unknown) => tooltipText(curves, axisValueOf(shown), money),
    } as TooltipComponentOption,
    dataZoom: [
      {
        type: 'inside',
        filterMode: 'none',
        minValueSpan: 1000,
        // Pinching zooms; the wheel alone scrolls the page, and one finger does, too.
        zoomOnMouseWheel: 'ctrl',
        moveOnMouseMove: 'shift',
        preventDefaultMouseMove: false,
      },
    ],
    series: curves.map((drawn, place): LineSeriesOption => {
      const { name } = drawn;
      const { hue, stroke, width: lineWidth } = lineLook(drawn, place);
      const color = colours[hue];
      const nameAtEnd = {
        symbol: 'circle',
        symbolSize: 5,
        label: {
          show: true,
          position: 'right' as const,
          offset: [0, offsets[place] ?? 0],
          color,
          fontWeight: 600,
          fontSize: 13,
          lineHeight: NAME_LINE,
          // Lines and the marked income pass behind the name.
          textBorderColor: colours.paper,
          textBorderWidth: 4,
          width: besides,
          overflow: 'truncate' as const,
          formatter: () => names[place]?.join('\n') ?? name,
        },
      };
      const mark = {
        symbol: 'circle',
        symbolSize: 9,
        itemStyle: { color: colours.paper, borderColor: color, borderWidth: 2 },
      };
      return {
        type: 'line',
        name,
        data: (lines[place] ?? []).map(([x, y, isMarked], at) => {
          const value = [x, y ?? '-'];
          if (!isNarrow && at === ends[place]) return { value, ...nameAtEnd };
          return isMarked ? { value, ...mark } : value;
        }),
        symbol: 'none',
        connectNulls: false,
        clip: true,
        lineStyle: { color, width: lineWidth, type: stroke },
        itemStyle: { color },
        emphasis: { disabled: true },
        ...(place === 0
          ? { markLine: markLines(isInView(income) ? income : null, shownMarks, money, colours) }
          : {}),
      };
    }),
  };
}

/** The income as a line with its amount above, limits as dotted ones with their name along them. */
function markLines(
  income: number | null,
  marks: readonly IncomeMark[],
  money: MoneyFormat,
  colours: ChartColours,
): NonNullable<LineSeriesOption['markLine']> {
  const limits = marks.map(({ at, label }) => ({
    xAxis: at,
    lineStyle: { color: colours.inkSoft, type: 'dotted' as const, width: 1 },
    label: {
      color: colours.inkSoft,
      fontWeight: 400 as const,
      position: 'insideEndTop' as const,
      formatter: label,
    },
  }));
  return {
    symbol: 'none',
    silent: true,
    animation: false,
    lineStyle: { color: colours.ink, type: 'solid', width: 1 },
    label: { color: colours.ink, fontWeight: 600, position: 'end', formatter: money(income ?? 0) },
    data: [...(income === null ? [] : [{ xAxis: income }]), ...limits],
  };
}

/** The axis of rates or amounts: up to what the lines reach once the income is worth a rate, in round steps. */
export function amountAxis(lines: readonly (readonly CurvePoint[])[], view: CurvesView) {
  const worth = Math.max(view.from, (view.to - view.from) * 0.04);
  const values = lines
    .flat()
    .flatMap(([income, value]) =>
      value !== null && (view.measure === 'amount' || income >= worth) ? [value] : [],
    );
  const top = Math.max(...values, view.measure === 'rate' ? 5 : 1000) * 1.02;
  const power = 10 ** Math.floor(Math.log10(top / 5));
  const interval = power * ([1, 2, 5].find((step) => step * power >= top / 5) ?? 10);
  const max = Math.ceil(top / interval) * interval;
  return { max: view.measure === 'rate' ? Math.min(max, HIGHEST_RATE) : max, interval };
}

/** "$150k": axis labels have no room for more. Round dollars are round in no other currency, which shows them whole. */
export function shortMoneyIn(money: MoneyFormat): (usd: number) => string {
  return money(1000) === formatMoney(1000) ? shortDollars : (usd) => money(usd);
}

function shortDollars(usd: number): string {
  if (usd >= 1_000_000) return `$${formatRate(usd / 1_000_000).slice(0, -1)}M`;
  return usd >= 1000 ? `$${formatRate(usd / 1000).slice(0, -1)}k` : formatMoney(usd);
}

function axisValueOf(shown: unknown): number {
  const [first] = Array.isArray(shown) ? shown : [shown];
  return Number((first as { axisValue?: unknown } | undefined)?.axisValue ?? 0);
}

/** The exact figures of every regime at the income under the pointer, cheapest first. */
function tooltipText(curves: readonly DrawnCurve[], income: number, money: MoneyFormat): string {
  const figures = curves
    .flatMap(({ name, curve }) => {
      const at = onCurve(curve, Math.max(income, 0));
      return at ? [{ name, ...at }] : [];
    })
    .sort((a, b) => a.total - b.total)
    .map(({ name, total, rate }) => `${name}: ${formatPercent(rate)} · ${money(total)}`);
  return [`${money(income)} a year`, ...figures].join('\n');
}
