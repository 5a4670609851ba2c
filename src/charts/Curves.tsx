import { useCallback, useDeferredValue, useMemo } from 'react';
import {
  type BreakEvenSentence,
  breakEvenSentences,
  cheapestSentence,
  endSentences,
  jumpSentences,
  type NamedCurve,
} from '../catalogue/breakEvenWords.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { type CurvesView, wholeRange } from '../catalogue/curvesView.ts';
import { rateText } from '../catalogue/labels.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import { type MoneyFormat, moneyIn } from '../catalogue/money.ts';
import { Choice } from '../ui/Choice.tsx';
import { PartBoundary } from '../ui/EmptyState.tsx';
import { Disclosure } from '../ui/Fold.tsx';
import { lazyComponent } from '../ui/lazy.tsx';
import styles from './Curves.module.css';
import type { CurvesChartProps } from './CurvesChart.tsx';
import { CurvesDrawing } from './CurvesDrawing.tsx';
import { type CurvePlace, type DrawnCurve, lineLook, TOKENS } from './chartLooks.ts';
import { onCurve } from './curvePoints.ts';
import { inView, NEAR_ZERO } from './curvesAxis.ts';
import { RangeBoxes } from './RangeBoxes.tsx';

export interface CurvesProps {
  readonly curves: readonly DrawnCurve[];
  /** Of all amounts that are shown and typed. */
  readonly currency: Currency;
  readonly view: CurvesView;
  readonly onView: (view: CurvesView) => void;
  /** USD per year. */
  readonly income: number;
  /** Incomes at which something changes in the main regime. */
  readonly marks?: readonly IncomeMark[] | undefined;
  /** Whether the place is about to be seen; only then is the chart loaded. */
  readonly isNear: boolean;
  /** Break-even incomes below this stand behind a button, USD per year. */
  readonly least?: number;
  /** Whose curves are shown, where that can be chosen. */
  readonly scope?: CurvesScope;
}

interface CurvesScope {
  readonly options: readonly (readonly ['one' | 'all', string])[];
  readonly value: 'one' | 'all';
  readonly onValue: (value: 'one' | 'all') => void;
}

const MEASURES = [
  ['rate', 'Effective rate'],
  ['amount', 'Amount'],
] as const;
const NO_MARKS: readonly IncomeMark[] = [];
/** Break-even incomes that are shown at once. */
const SHOWN_POINTS = 6;
/** Jumps that are named; who has more of them reads the table. */
const SHOWN_JUMPS = 3;

/**
 * Tax over income for several regimes: the curves, the exact incomes at which one becomes cheaper than
 * another as text, and the same figures as a table.
 */
export default function Curves({
  curves,
  view,
  onView,
  income: typed,
  marks = NO_MARKS,
  currency,
  isNear,
  least = 0,
  scope,
}: CurvesProps) {
  // The slider runs ahead of the curves, which follow when there is time.
  const income = useDeferredValue(typed);
  const { from, to, measure } = view;
  const money = moneyIn(currency);
  const { points, ends, cheapest } = useMemo(() => {
    const range = { from, to };
    return {
      points: breakEvenSentences(curves, range, money),
      ends: endSentences(curves, range, money),
      cheapest: cheapestSentence(curves, range, { income, least }, money),
    };
  }, [curves, from, to, income, least, money]);
  const onRange = useCallback(
    (low: number, high: number) => onView({ from: low, to: high, measure }),
    [onView, measure],
  );
  const whole = wholeRange(currency);
  const isWhole = from === whole.from && to === whole.to;

  return (
    <>
      {curves.length > 1 ? <p className={styles.answer}>{cheapest.text}</p> : null}
      <div className={`no-print ${styles.controls}`}>
        {scope ? <Choice label="Curves of" {...scope} /> : null}
        <Choice<CurvesView['measure']>
          label="The curves show"
          options={MEASURES}
          value={measure}
          onValue={(next) => onView({ ...view, measure: next })}
        />
        <RangeBoxes key={`${from}-${to}-${currency}`} {...{ from, to, currency, onRange }} />
        {isWhole ? null : (
          <button type="button" className={styles.whole} onClick={() => onView({ ...whole, measure })}>
            {`Show ${money(whole.from)} to ${money(whole.to)}`}
          </button>
        )}
      </div>
      <figure className={styles.chart} aria-hidden="true">
        <CurvesLegend curves={curves} />
        <div className={styles.place}>
          {isNear ? <LoadedChart {...{ curves, view, income, marks, money, onRange }} /> : null}
        </div>
      </figure>
      <div className={styles.onPaper}>
        <CurvesDrawing {...{ curves, view, income, marks, money }} />
      </div>
      <MarksKey marks={inView(marks, view)} money={money} />
      <Signs curves={curves} view={view} money={money} />
      {curves.length > 1 ? <Points {...{ points, ends, least }} changes={cheapest.changes} /> : null}
      <Disclosure className={styles.more} summary="Show as a table">
        <CurvesTable curves={curves} view={view} income={income} money={money} />
      </Disclosure>
    </>
  );
}

/** Which line is whose, for charts without room for names at the ends of their lines. */
function CurvesLegend({ curves }: { readonly curves: readonly DrawnCurve[] }) {
  return (
    <ul className={styles.legend}>
      {curves.map((drawn, index) => (
        <li key={drawn.id}>
          <LineSample curve={drawn} index={index} />
          {drawn.name}
        </li>
      ))}
    </ul>
  );
}

/** A piece of a regime's line. */
function LineSample({ curve, index }: { readonly curve: CurvePlace; readonly index: number }) {
  const { hue, dashes, width } = lineLook(curve, index);
  return (
    <svg className={styles.sample} viewBox="0 0 29 8" aria-hidden="true">
      <path
        d="M0 4h29"
        style={{ stroke: `var(${TOKENS[hue]})`, strokeWidth: width }}
        strokeDasharray={dashes.join(' ') || undefined}
      />
    </svg>
  );
}

const CurvesChart = lazyComponent<CurvesChartProps>(() => import('./CurvesChart.tsx'));

/** The chart with the code that it brings along, ECharts. */
function LoadedChart(props: CurvesChartProps) {
  return (
    <PartBoundary
      fallback={<p className={styles.waiting} />}
      failure={<p className={styles.waiting}>The chart did not load; the table below has its figures.</p>}
    >
      <CurvesChart {...props} />
    </PartBoundary>
  );
}

/** What the numbers on the chart stand for. */
function MarksKey({ marks, money }: { readonly marks: readonly IncomeMark[]; readonly money: MoneyFormat }) {
  if (marks.length === 0) return null;
  return (
    <ol className={styles.key} aria-label="Limits on the chart">
      {marks.map(({ at, label, distance }) => (
        <li key={`${label} ${at}`}>
          {`${label}: `}
          <b>{money(at, 'down')}</b>
          {distance ? `. ${distance}` : null}
        </li>
      ))}
    </ol>
  );
}

/** What a ring on a line and a gap in it mean. */
function Signs({ curves, view, money }: Pick<CurvesProps, 'curves' | 'view'> & { money: MoneyFormat }) {
  const jumps = useMemo(() => {
    // Near an income of 0 rates have no bound, and the axis shows none of them.
    const from = view.from + (view.to - view.from) * NEAR_ZERO;
    return jumpSentences(curves, { from, to: view.to }, view.measure, money);
  }, [curves, view, money]);
  const hasRings = curves.some(({ marks = [] }) => inView(marks, view).length > 0);
  if (!hasRings && jumps.length === 0) return null;
  const named = jumps.slice(0, SHOWN_JUMPS).map(({ text }) => text);
  return (
    <p className={styles.hint}>{`${hasRings ? 'A ring is a limit, named below. ' : ''}${named.join(' ')}`}</p>
  );
}

interface PointsProps {
  readonly points: readonly BreakEvenSentence[];
  /** Where regimes end. */
  readonly ends: readonly BreakEvenSentence[];
  /** Incomes at which another regime becomes the cheapest of all. */
  readonly changes: readonly number[];
  readonly least: number;
}

function Points({ points, ends, changes, least }: PointsProps) {
  const ending = ends.map(({ text }) => `${text}.`).join(' ');
  // Between regimes of which neither is the cheapest, a crossing is a detail.
  const isFirst = ({ income }: BreakEvenSentence) => changes.some((at) => Math.abs(at - income) < 1);
  const shown = points.filter((one) => one.income >= least && isFirst(one)).slice(0, SHOWN_POINTS);
  const others = points.filter((point) => !shown.includes(point));
  return (
    <>
      {ending ? <p className={styles.hint}>{ending}</p> : null}
      {shown.length > 0 ? (
        <ul className={styles.points} aria-label="Break-even points">
          {shown.map(itemOf)}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <Disclosure
          className={styles.more}
          summary={`${others.length}${shown.length > 0 ? ' more' : ''} break-even ${others.length === 1 ? 'point' : 'points'}${shown.length > 0 || changes.length > 0 ? '' : ' between the others'}`}
        >
          <ul className={styles.points}>{others.map(itemOf)}</ul>
        </Disclosure>
      ) : null}
    </>
  );
}

function itemOf({ text }: BreakEvenSentence) {
  return <li key={text}>{text}</li>;
}

interface TableProps {
  readonly curves: readonly NamedCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  readonly money: MoneyFormat;
}

/** Of the table, beside the income in question. */
const ROWS = 10;

/** Evenly spaced incomes of a range and the income in question, ascending, USD per year. */
function tableIncomes({ from, to }: CurvesView, income: number): number[] {
  const even = Array.from({ length: ROWS }, (_, at) => from + ((to - from) * (at + 1)) / ROWS);
  const all = income >= from && income <= to ? [...even, income] : even;
  return [...new Set(all)].sort((a, b) => a - b);
}

/** What the curves show, as a table. */
function CurvesTable({ curves, view, income, money }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Tax at different incomes, as a table" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Income</th>
            {curves.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableIncomes(view, income).map((at) => (
            <tr key={at} className={at === income ? styles.current : undefined}>
              <th scope="row">{money(at)}</th>
              {curves.map(({ id, curve }) => {
                const figures = onCurve(curve, at);
                return (
                  <td key={id}>
                    {figures
                      ? `${rateText(figures.rate, figures.onWork)} · ${money(figures.total)}`
                      : 'Not available'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
