import type { TooltipComponentOption } from 'echarts/components';
import type { ChartColours } from './chartColours.ts';

/** Milliseconds; what moves on this site takes 150 to 200. */
const MOTION = 200;

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
