import type { NamedCurve } from '../catalogue/breakEvenWords.ts';
import type { IncomeMark } from '../catalogue/limits.ts';
import type { TaxKind } from '../tax/index.ts';

/** Below this width of the chart, in pixels, names stand in the legend under it and not at the ends of its lines. */
export const NARROW = 560;

/** The hues of the six kinds, as far apart as they can be; further lines repeat them with another stroke. */
const HUES: readonly TaxKind[] = [
  'income',
  'corporate',
  'socialContribution',
  'pension',
  'other',
  'dividend',
];
const STROKES = ['solid', 'dashed', 'dotted'] as const;

/** A regime's place among those that may be drawn, which decides on its look, and whether the page is about it. */
export interface CurvePlace {
  readonly place?: number;
  readonly isMain?: boolean;
}

export interface DrawnCurve extends NamedCurve, CurvePlace {
  /** Incomes at which something changes in the regime: points on its line. */
  readonly marks?: readonly IncomeMark[];
}

/** The hue, stroke and width in pixels of a regime's line. */
export function lineLook({ place, isMain = false }: CurvePlace, index: number) {
  const at = place ?? index;
  return {
    hue: HUES[at % HUES.length] ?? 'income',
    stroke: STROKES[Math.floor(at / HUES.length) % STROKES.length] ?? 'solid',
    width: isMain ? 4 : 2.5,
  };
}
