/** What charts look like: their colours, and the lines of regimes. */
import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { CurvesView } from '../catalogue/curvesView.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { TaxKind } from '../law/index.ts';

/** Lines of regimes: their own colours, as one that looks like a kind of tax would be taken for it. */
export const LINE_HUES = ['line1', 'line2', 'line3', 'line4', 'line5', 'line6'] as const;
export type LineHue = (typeof LINE_HUES)[number];

/** What charts are painted with: the six kinds of tax, what is kept, lines, and the page's own colours. */
export type ChartColours = Readonly<
  Record<TaxKind | LineHue | 'keep' | 'ink' | 'inkSoft' | 'paper' | 'raised' | 'line', string>
>;

/** The design token of each colour (src/ui/tokens.css). */
export const TOKENS: ChartColours = {
  income: '--tax-income',
  socialContribution: '--tax-social',
  pension: '--tax-pension',
  corporate: '--tax-corporate',
  dividend: '--tax-dividend',
  other: '--tax-other',
  keep: '--keep',
  line1: '--line-1',
  line2: '--line-2',
  line3: '--line-3',
  line4: '--line-4',
  line5: '--line-5',
  line6: '--line-6',
  ink: '--ink',
  inkSoft: '--ink-soft',
  paper: '--paper',
  raised: '--raised',
  line: '--line',
};

/** Below this width of the chart, in pixels, names stand in the legend over it and not at the ends of its lines. */
export const NARROW = 560;

/** Lengths of dashes and gaps in pixels; none for a solid line. Long enough not to be taken for jumps. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [11, 4],
  [3, 3],
  [13, 4, 3, 4],
  [22, 5],
  [11, 4, 3, 4, 3, 4],
];

/** A regime's place among those that may be drawn, which decides on its look, and whether the page is about it. */
export interface CurvePlace {
  readonly place?: number;
  readonly isMain?: boolean;
}

export interface DrawnCurve extends NamedCurve, CurvePlace {
  /** Incomes at which something changes in the regime: points on its line. */
  readonly marks?: readonly IncomeMark[];
}

/** What the curves are drawn of, on the screen and on paper. */
export interface CurvesPicture {
  readonly curves: readonly DrawnCurve[];
  readonly view: CurvesView;
  /** USD per year. */
  readonly income: number;
  /** Incomes at which something changes in the main regime, numbered from 1. */
  readonly marks?: readonly IncomeMark[] | undefined;
  readonly money: MoneyFormat;
}

/** The hue, dashes and width in pixels of a regime's line: neighbours differ in both hue and dashes. */
export function lineLook({ place, isMain = false }: CurvePlace, index: number) {
  const at = place ?? index;
  const round = Math.floor(at / LINE_HUES.length);
  return {
    hue: LINE_HUES[at % LINE_HUES.length] ?? LINE_HUES[0],
    dashes: DASHES[(at + round) % DASHES.length] ?? [],
    width: isMain ? 4 : 2.5,
  };
}
