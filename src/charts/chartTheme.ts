import type { TooltipComponentOption } from 'echarts/components';
import type { ChartColours } from './chartColours.ts';

/** Milliseconds; the range for things that move (docs/design: 150–200 ms). */
export const MOTION = 200;

/** What all charts share: the page's typeface, and motion for those who like it. */
export function chartTheme({ animated }: { readonly animated: boolean }) {
  return { animation: animated, animationDuration: MOTION, animationDurationUpdate: MOTION } as const;
}

/** The explanation at the pointer, drawn inside the SVG: no HTML is made from strings. */
export function tooltipTheme(colours: ChartColours): TooltipComponentOption {
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: colours.ink,
    borderWidth: 0,
    textStyle: { color: colours.paper, fontSize: 13 },
  };
}
