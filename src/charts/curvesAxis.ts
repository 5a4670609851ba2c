/** The axes of tax curves and where what stands beside the lines is put: the same on the screen and on paper. */
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatMoney, formatRate } from '../catalogue/format.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { DrawnCurve } from './chartLooks.ts';
import { type CurvePoint, curvePoints, withMarked } from './curvePoints.ts';

/** Rates near an income of 0 have no bound; the axis ends where they say something, at most here (percent). */
const HIGHEST_RATE = 100;

/** Pixels from one line of a name to the next, and of the space for names to the right of the plot. */
export const NAME_LINE = 16;
export const NAME_WIDTH = 150;
/** Pixels across the number of a mark, from one to the next beside it, and of the line below the axis that they take. */
export const MARK_SIZE = 18;
const MARK_STEP = 20;
export const MARK_LINE = 22;

/** The lines of curves, each with its own marked incomes as points. */
export function linesOf(curves: readonly DrawnCurve[], view: CurvesView): readonly (readonly CurvePoint[])[] {
  return curves.map(({ curve, marks = [] }) => {
    const incomes = inView(marks, view).map(({ at }) => at);
    return withMarked(curvePoints(curve, view, view.measure), curve, incomes, view.measure);
  });
}

/** The marks within the range. */
export function inView(marks: readonly IncomeMark[], { from, to }: CurvesView): readonly IncomeMark[] {
  return marks.filter(({ at }) => at >= from && at <= to);
}

/** The plot in pixels. */
interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of a range in which rates, near an income of 0, say nothing yet. */
export const NEAR_ZERO = 0.04;

/** The part of a range, from its beginning, whose rates may run out of the picture: guides begin there. */
const WORTH_SHOWING = 0.08;

/** The axis of rates or amounts: up to what the lines reach once the income is worth a rate, in round steps. */
export function amountAxis(lines: readonly (readonly CurvePoint[])[], view: CurvesView) {
  const worth = Math.max(view.from, (view.to - view.from) * WORTH_SHOWING);
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

/** Pixels that a digit of an axis takes. */
const DIGIT_WIDTH = 7.2;

/** The incomes below the plot, evenly apart: six, or three where six would touch. */
export function incomeTicks(
  { from, to }: CurvesView,
  { left, right }: Pick<Plot, 'left' | 'right'>,
  short: (usd: number) => string,
): readonly number[] {
  const split = (parts: number) =>
    Array.from({ length: parts + 1 }, (_, at) => from + (at * (to - from)) / parts);
  const six = split(5);
  const widest = Math.max(...six.map((usd) => short(usd).length)) * DIGIT_WIDTH;
  return widest * 1.25 < (right - left) / 5 ? six : split(2);
}

/** Where an income and a value stand in a plot, in pixels. */
export function scalesOf({ left, right, top, bottom }: Plot, { from, to }: CurvesView, max: number) {
  return {
    x: (usd: number) => left + ((usd - from) / (to - from)) * (right - left),
    y: (value: number) => bottom - (Math.min(value, max) / max) * (bottom - top),
  };
}

export interface NameAtEnd {
  /** The last point of the line, by its index; -1 where nothing is drawn. */
  readonly end: number;
  readonly lines: readonly string[];
  /** How far the name moves down from the line's end so that it covers no other, in pixels. */
  readonly offset: number;
}

/** The names at the ends of lines. */
export function namesAtEnds(
  curves: readonly DrawnCurve[],
  lines: readonly (readonly CurvePoint[])[],
  plot: Plot,
  { x, y }: ReturnType<typeof scalesOf>,
): readonly NameAtEnd[] {
  const names = curves.map(({ name }, at) => ({
    end: (lines[at] ?? []).findLastIndex(([, value]) => value !== null),
    lines: nameLines(name, NAME_WIDTH),
  }));
  // Above the axis, whose last amount begins below it.
  const offsets = endLabelOffsets(
    names.map(({ end, lines: { length } }, at) => {
      const [income, value] = lines[at]?.[end] ?? [];
      // A line that ends before the range has no name to place.
      return {
        x: income === undefined ? Number.NEGATIVE_INFINITY : x(income),
        y: y(value ?? 0),
        lines: length,
      };
    }),
    { width: NAME_WIDTH, lineHeight: NAME_LINE, top: plot.top, bottom: plot.bottom - NAME_LINE / 2 },
  );
  return names.map((name, at) => ({ ...name, offset: offsets[at] ?? 0 }));
}

/** Pixels that a letter of a name takes (13 px, semibold), more than in any name that there is. */
const LETTER_WIDTH = 7.3;
/** More lines than this are no label any more. */
const MOST_LINES = 3;
/** Pixels that tell a name of two lines from the next. */
const NAME_GAP = 6;

/** A name in one line or, where it does not fit, in up to three, broken between words. */
export function nameLines(name: string, width: number, most = MOST_LINES): readonly string[] {
  const room = Math.floor(width / LETTER_WIDTH);
  if (name.length <= room || most === 1) return [name];
  const fits = name.lastIndexOf(' ', room);
  const cut = fits > 0 ? fits : name.indexOf(' ');
  return cut > 0 ? [name.slice(0, cut), ...nameLines(name.slice(cut + 1), width, most - 1)] : [name];
}

export interface EndLabel {
  /** The end of the line, in pixels from the chart's corner. */
  readonly x: number;
  readonly y: number;
  /** Of the name. */
  readonly lines: number;
}

interface Room {
  /** Width of a name and height of a line of it, in pixels. */
  readonly width: number;
  readonly lineHeight: number;
  /** Between which the middle of a name's one line stands. */
  readonly top: number;
  readonly bottom: number;
}

/** How far each name moves down from the end of its line (negative: up), in pixels. */
export function endLabelOffsets(
  labels: readonly EndLabel[],
  { width, lineHeight, top, bottom }: Room,
): number[] {
  const places = labels.map(({ x, y, lines }) => {
    const more = ((lines - 1) * lineHeight) / 2;
    const [highest, lowest] = [top + more, bottom - more];
    const half = (lines * lineHeight + (lines > 1 ? NAME_GAP : 0)) / 2;
    return { x, y: Math.min(Math.max(y, highest), lowest), lowest, half };
  });
  type Place = (typeof places)[number];
  const meet = (a: Place, b: Place) => Math.abs(a.x - b.x) < width;
  const downwards = [...places].sort((a, b) => a.y - b.y);
  downwards.forEach((place, at) => {
    for (const above of downwards.slice(0, at)) {
      if (meet(place, above)) place.y = Math.max(place.y, above.y + above.half + place.half);
    }
  });
  // What was pushed out below comes back, and pushes the others up.
  const upwards = downwards.sort((a, b) => b.y - a.y);
  upwards.forEach((place, at) => {
    place.y = Math.min(place.y, place.lowest);
    for (const below of upwards.slice(0, at)) {
      if (meet(place, below)) place.y = Math.min(place.y, below.y - below.half - place.half);
    }
  });
  return places.map((place, at) => Math.round(place.y - (labels[at]?.y ?? place.y)));
}

/** Where the numbers of marks stand below the axis, from the lowest mark on: none covers another. Pixels. */
export function markPlaces(marks: readonly number[]): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;
  return marks.map((at) => {
    last = Math.max(at, last + MARK_STEP);
    return last;
  });
}

/** Where on the axis a tooltip is, of what ECharts shows in it. */
export function axisValueOf(shown: unknown): number {
  const [first] = Array.isArray(shown) ? shown : [shown];
  return Number((first as { axisValue?: unknown } | undefined)?.axisValue ?? 0);
}

/** "$150k": axis labels have no room for more. Round dollars are round in no other currency, which shows them whole. */
export function shortMoneyIn(money: MoneyFormat): (usd: number) => string {
  return money(1000) === formatMoney(1000) ? shortDollars : (usd) => money(usd);
}

function shortDollars(usd: number): string {
  if (usd >= 1_000_000) return `$${formatRate(usd / 1_000_000).slice(0, -1)}M`;
  return usd >= 1000 ? `$${formatRate(usd / 1000).slice(0, -1)}k` : formatMoney(usd);
}
