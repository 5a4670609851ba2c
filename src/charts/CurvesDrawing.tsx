import { useMemo } from 'react';
import type { CurvesView } from '../catalogue/curvesView.ts';
import { formatRate } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './Curves.module.css';
import { CurvesLegend } from './CurvesLegend.tsx';
import { TOKENS } from './chartColours.ts';
import { type CurvePoint, curvePoints } from './curvePoints.ts';
import { amountAxis, shortMoneyIn } from './curvesOption.ts';
import { type DrawnCurve, lineLook } from './drawnCurve.ts';

/** The drawing, and the plot in it; in CSS pixels where the sheet is 700 wide. */
const SIZE = { width: 700, height: 260 };
const PLOT = { left: 64, right: 690, top: 22, bottom: 234 };
const TICKS = 5;
const DASHES = { solid: undefined, dashed: '8 5', dotted: '2 4' } as const;

interface Props {
  readonly curves: readonly DrawnCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

/**
 * The curves as a printed page shows them. The chart of the screen has the screen's width and theme, and nothing can be
 * loaded once printing has begun; these are plain lines that are there already, in the colours that the tokens have on paper.
 */
export function CurvesOnPaper({ curves, view, income, money }: Props) {
  // The income follows a slider; the lines are the same for all incomes.
  const lines = useMemo(
    () => curves.map(({ curve }) => curvePoints(curve, view, view.measure)),
    [curves, view],
  );
  const axis = amountAxis(lines, view);
  const short = shortMoneyIn(money);
  const x = (usd: number) =>
    inTenths(PLOT.left + ((usd - view.from) / (view.to - view.from)) * (PLOT.right - PLOT.left));
  const y = (value: number) => inTenths(PLOT.bottom - (value / axis.max) * (PLOT.bottom - PLOT.top));
  const levels = Array.from(
    { length: Math.floor(axis.max / axis.interval) + 1 },
    (_, at) => at * axis.interval,
  );
  const incomes = Array.from(
    { length: TICKS + 1 },
    (_, at) => view.from + (at * (view.to - view.from)) / TICKS,
  );
  return (
    <div className={styles.onPaper}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {levels.map((level) => (
          <g key={level}>
            <path d={`M${PLOT.left} ${y(level)}H${PLOT.right}`} className={styles.level} />
            <text x={PLOT.left - 8} y={y(level) + 4} textAnchor="end">
              {view.measure === 'rate' ? formatRate(level) : short(level)}
            </text>
          </g>
        ))}
        {incomes.map((usd) => (
          <text key={usd} x={x(usd)} y={SIZE.height - 8} textAnchor={usd === view.to ? 'end' : 'middle'}>
            {short(usd)}
          </text>
        ))}
        {income >= view.from && income <= view.to ? (
          <>
            <path d={`M${x(income)} ${PLOT.top - 4}V${PLOT.bottom}`} className={styles.income} />
            <text x={x(income)} y={PLOT.top - 8} textAnchor="middle">
              {money(income)}
            </text>
          </>
        ) : null}
        {curves.map((drawn, index) => {
          const { hue, stroke, width } = lineLook(drawn, index);
          return (
            <path
              key={drawn.id}
              d={pathOf(lines[index] ?? [], axis.max, x, y)}
              fill="none"
              style={{
                stroke: `var(${TOKENS[hue]})`,
                strokeWidth: width / 1.5,
                strokeDasharray: DASHES[stroke],
              }}
            />
          );
        })}
      </svg>
      <CurvesLegend curves={curves} />
    </div>
  );
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
