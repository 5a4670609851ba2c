import { type CSSProperties, useMemo } from 'react';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatRate } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { type CurvesPicture, type LineHue, lineLook, TOKENS } from './chartLooks.ts';
import type { CurvePoint } from './curvePoints.ts';
import {
  amountAxis,
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

/** The drawing, and the plot in it; in CSS pixels where the sheet is 700 wide. */
const SIZE = { width: 700, height: 280 };
const PLOT = { left: 56, right: SIZE.width - NAME_WIDTH - 8, top: 22, bottom: 254 };

const SMALL: CSSProperties = { fontSize: 11 };
const STRONG: CSSProperties = { fontSize: 12, fontWeight: 600 };

/**
 * The curves for paper, printed or in a PDF. Nothing can be loaded once printing has begun, so ECharts would have to come with
 * every page, 172 KB for those who never see a chart; these are plain lines that are there already. Each colour is an element's `color`, the one
 * thing that a PDF resolves (src/pdf/downloadDocument.ts).
 */
export function CurvesDrawing({ curves, view, income, marks = [], money }: CurvesPicture) {
  // The income follows a slider; the lines are the same for all incomes.
  const lines = useMemo(() => linesOf(curves, view), [curves, view]);
  const axis = amountAxis(lines, view);
  const scales = scalesOf(PLOT, view, axis.max);
  const x = (usd: number) => inTenths(scales.x(usd));
  const y = (value: number) => inTenths(scales.y(value));
  const names = namesAtEnds(curves, lines, PLOT, scales);
  const shownMarks = inView(marks, view);
  const places = markPlaces(shownMarks.map(({ at }) => x(at)));
  const height = SIZE.height + (shownMarks.length > 0 ? MARK_LINE : 0);
  const numbersAt = SIZE.height + MARK_SIZE / 2;
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${height}`} width="100%" fill="currentColor" aria-hidden="true">
      <Axes view={view} axis={axis} x={x} y={y} short={shortMoneyIn(money)} />
      <g style={{ color: 'var(--ink-soft)' }}>
        {shownMarks.map(({ at, label }) => (
          <path
            key={`${label} ${at}`}
            d={`M${x(at)} ${PLOT.top}V${PLOT.bottom}`}
            stroke="currentColor"
            strokeDasharray="2 2"
          />
        ))}
      </g>
      {income >= view.from && income <= view.to ? (
        <g style={{ ...STRONG, color: 'var(--ink)' }}>
          <path d={`M${x(income)} ${PLOT.top - 4}V${PLOT.bottom}`} stroke="currentColor" />
          <text x={x(income)} y={PLOT.top - 8} textAnchor="middle">
            {money(income)}
          </text>
        </g>
      ) : null}
      {curves.map((drawn, index) => (
        <Line key={drawn.id} look={lineLook(drawn, index)} d={pathOf(lines[index] ?? [], axis.max, x, y)} />
      ))}
      {curves.map((drawn, index) => {
        const name = names[index];
        const [usd, value] = lines[index]?.[name?.end ?? -1] ?? [];
        return name === undefined || usd === undefined ? null : (
          <Name key={drawn.id} {...name} look={lineLook(drawn, index)} x={x(usd)} y={y(value ?? 0)} />
        );
      })}
      {shownMarks.map(({ at, label }, place) => (
        <g key={`${label} ${at}`} style={{ ...SMALL, color: 'var(--ink)' }}>
          <circle cx={places[place]} cy={numbersAt} r={MARK_SIZE / 2} fill="#fff" stroke="currentColor" />
          <text x={places[place]} y={numbersAt + 4} textAnchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface AxesProps {
  readonly view: CurvesView;
  readonly axis: ReturnType<typeof amountAxis>;
  readonly x: (usd: number) => number;
  readonly y: (value: number) => number;
  readonly short: MoneyFormat;
}

/** Level lines with their figures, and incomes below. */
function Axes({ view, axis, x, y, short }: AxesProps) {
  const levels = Array.from(
    { length: Math.floor(axis.max / axis.interval) + 1 },
    (_, at) => at * axis.interval,
  );
  const incomes = incomeTicks(view, PLOT, short);
  return (
    <g style={{ ...SMALL, color: 'var(--ink-soft)' }}>
      {levels.map((level) => (
        <g key={level}>
          <path
            d={`M${PLOT.left} ${y(level)}H${PLOT.right}`}
            style={{ color: 'var(--line)' }}
            stroke="currentColor"
          />
          <text x={PLOT.left - 8} y={y(level) + 4} textAnchor="end">
            {view.measure === 'rate' ? formatRate(level) : short(level)}
          </text>
        </g>
      ))}
      {incomes.map((usd) => (
        <text key={usd} x={x(usd)} y={SIZE.height - 6} textAnchor="middle">
          {short(usd)}
        </text>
      ))}
    </g>
  );
}

interface NameProps extends NameAtEnd {
  readonly look: ReturnType<typeof lineLook>;
  /** The end of the line. */
  readonly x: number;
  readonly y: number;
}

function Name({ look, x, y, lines, offset }: NameProps) {
  const top = y + offset + 4 - ((lines.length - 1) * NAME_LINE) / 2;
  return (
    <g style={{ ...STRONG, color: colourOf(look.hue) }}>
      <circle cx={x} cy={y} r="2.5" />
      {lines.map((line, at) => (
        <text key={line} x={x + 7} y={inTenths(top + at * NAME_LINE)}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Line({ look, d }: { readonly look: ReturnType<typeof lineLook>; readonly d: string }) {
  return (
    <path
      d={d}
      data-curve
      fill="none"
      stroke="currentColor"
      strokeWidth={look.width / 1.3}
      strokeDasharray={look.dashes.join(' ') || undefined}
      style={{ color: colourOf(look.hue) }}
    />
  );
}

function colourOf(hue: LineHue): string {
  return `var(${TOKENS[hue]})`;
}

/** A line through the points up to the end of the axis that begins anew after each jump. */
function pathOf(
  points: readonly CurvePoint[],
  max: number,
  x: (usd: number) => number,
  y: (value: number) => number,
): string {
  let pen = 'M';
  return points
    .map(([usd, value]) => {
      const step = value === null || value > max ? '' : `${pen}${x(usd)} ${y(value)}`;
      pen = step ? 'L' : 'M';
      return step;
    })
    .join('');
}

function inTenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
