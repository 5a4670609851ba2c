import type { LineSeriesOption } from 'echarts/charts';
import type { TooltipComponentOption } from 'echarts/components';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatRate } from '../catalogue/format.ts';
import { rateText } from '../catalogue/labels.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { type ChartColours, type CurvesPicture, type DrawnCurve, lineLook, NARROW } from './chartLooks.ts';
import { type CurvePoint, onCurve } from './curvePoints.ts';
import {
  amountAxis,
  axisValueOf,
  incomeTicks,
  inView,
  linesOf,
  MARK_LINE,
  MARK_SIZE,
  markPlaces,
  NAME_LINE,
  NAME_WIDTH,
  type NameAtEnd,
  namesAtEnds,
  scalesOf,
  shortMoneyIn,
} from './curvesAxis.ts';
import type { ChartOption, Frame } from './ECharts.tsx';

/** Pixels above the plot, where the marked income stands, and below it, where the axis does. */
const TOP = 28;
const BELOW = 26;
/** Pixels to the right of a plot without names. */
const RIGHT = 4;
const AXIS_TEXT = 13;

interface Settings extends Frame, Omit<CurvesPicture, 'curves'> {}

/** What ECharts draws: one line per regime, named at its end where there is room, the income marked, jumps as gaps. */
export function curvesOption(
  curves: readonly DrawnCurve[],
  { view, income, marks = [], money, colours, width, height }: Settings,
): ChartOption {
  const isNarrow = width < NARROW;
  const short = shortMoneyIn(money);
  const besides = isNarrow ? RIGHT : NAME_WIDTH + 8;
  const shownMarks = inView(marks, view);
  const lines = linesOf(curves, view);
  const axis = amountAxis(lines, view);
  const markLine = shownMarks.length > 0 ? MARK_LINE : 0;
  const plot = { left: 44, right: width - besides, top: TOP, bottom: height - BELOW - markLine };
  const scales = scalesOf(plot, view, axis.max);
  const names = namesAtEnds(curves, lines, plot, scales);
  const ticks = [...incomeTicks(view, plot, short)];
  const places = shownMarks.map(({ at }) => scales.x(at));
  const sides = markPlaces(places).map((place, at) => place - (places[at] ?? 0));
  return {
    grid: { left: 4, right: besides, top: TOP, bottom: 4 + markLine, containLabel: true },
    xAxis: {
      type: 'value',
      min: view.from,
      max: view.to,
      axisLine: { lineStyle: { color: colours.line } },
      axisTick: { customValues: ticks },
      axisLabel: { color: colours.inkSoft, fontSize: AXIS_TEXT, formatter: short, customValues: ticks },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...axis,
      axisLabel: {
        color: colours.inkSoft,
        fontSize: AXIS_TEXT,
        formatter: (value: number) => (view.measure === 'rate' ? formatRate(value) : short(value)),
      },
      splitLine: { lineStyle: { color: colours.line } },
    },
    tooltip: {
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
    series: curves.map((drawn, place) => ({
      ...lineSeries(drawn, place, {
        points: lines[place] ?? [],
        name: isNarrow ? undefined : names[place],
        nameWidth: besides,
        colours,
      }),
      ...(place === 0
        ? {
            markLine: markLines(income, shownMarks, view, money, colours),
            markPoint: markNumbers(shownMarks, sides, colours),
          }
        : {}),
    })),
  };
}

interface LineSettings {
  readonly points: readonly CurvePoint[];
  /** Where and in which lines its name stands; undefined where there is no room. */
  readonly name: NameAtEnd | undefined;
  /** Pixels. */
  readonly nameWidth: number;
  readonly colours: ChartColours;
}

/** One regime's line: its name at the end, a ring at points that are marked. */
function lineSeries(
  drawn: DrawnCurve,
  place: number,
  { points, name, nameWidth, colours }: LineSettings,
): LineSeriesOption {
  const { hue, dashes, width } = lineLook(drawn, place);
  const color = colours[hue];
  const nameAtEnd = {
    symbol: 'circle',
    symbolSize: 5,
    label: {
      show: true,
      position: 'right' as const,
      offset: [0, name?.offset ?? 0],
      color,
      fontWeight: 600,
      fontSize: 13,
      lineHeight: NAME_LINE,
      // Lines and the marked income pass behind the name.
      textBorderColor: colours.paper,
      textBorderWidth: 4,
      width: nameWidth,
      overflow: 'truncate' as const,
      formatter: () => name?.lines.join('\n') ?? drawn.name,
    },
  };
  const mark = {
    symbol: 'circle',
    symbolSize: 9,
    itemStyle: { color: colours.paper, borderColor: color, borderWidth: 2 },
  };
  return {
    type: 'line',
    name: drawn.name,
    data: points.map(([x, y, isMarked], at) => {
      const value = [x, y ?? '-'];
      if (at === name?.end) return { value, ...nameAtEnd };
      return isMarked ? { value, ...mark } : value;
    }),
    symbol: 'none',
    connectNulls: false,
    clip: true,
    lineStyle: { color, width, type: dashes.length > 0 ? [...dashes] : 'solid' },
    itemStyle: { color },
    emphasis: { disabled: true },
  };
}

/** The income as a line with its amount above, limits as dotted ones. */
function markLines(
  income: number,
  marks: readonly IncomeMark[],
  { from, to }: CurvesView,
  money: MoneyFormat,
  colours: ChartColours,
): NonNullable<LineSeriesOption['markLine']> {
  const limits = marks.map(({ at }) => ({
    xAxis: at,
    lineStyle: { color: colours.inkSoft, type: 'dotted' as const, width: 1 },
    label: { show: false },
  }));
  return {
    symbol: 'none',
    silent: true,
    animation: false,
    lineStyle: { color: colours.ink, type: 'solid', width: 1 },
    label: {
      color: colours.ink,
      fontSize: AXIS_TEXT,
      fontWeight: 600,
      position: 'end',
      formatter: money(income),
    },
    data: [...limits, ...(income >= from && income <= to ? [{ xAxis: income }] : [])],
  };
}

/** The numbers of the limits below the axis; the list under the chart says what they are. */
function markNumbers(
  marks: readonly IncomeMark[],
  sides: readonly number[],
  colours: ChartColours,
): NonNullable<LineSeriesOption['markPoint']> {
  return {
    silent: true,
    animation: false,
    symbol: 'circle',
    symbolSize: MARK_SIZE,
    itemStyle: { color: colours.paper, borderColor: colours.inkSoft, borderWidth: 1 },
    label: { color: colours.ink, fontWeight: 600, fontSize: 12 },
    data: marks.map(({ at, label }, place) => ({
      name: label,
      coord: [at, 0],
      symbolOffset: [sides[place] ?? 0, BELOW + MARK_SIZE / 2 + 2],
      label: { formatter: `${place + 1}` },
    })),
  };
}

/** The exact figures of every regime at the income under the pointer, cheapest first. */
function tooltipText(curves: readonly DrawnCurve[], income: number, money: MoneyFormat): string {
  const figures = curves
    .flatMap(({ name, curve }) => {
      const at = onCurve(curve, Math.max(income, 0));
      return at ? [{ name, ...at }] : [];
    })
    .sort((a, b) => a.total - b.total)
    .map(({ name, total, onWork, rate }) => `${name}: ${rateText(rate, onWork)} · ${money(total)}`);
  return [`${money(income)} a year`, ...figures].join('\n');
}
