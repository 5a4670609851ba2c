/** ECharts with what all charts of the site share; loaded on demand. */
import { LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  type DataZoomComponentOption,
  DataZoomInsideComponent,
  GridComponent,
  type GridComponentOption,
  MarkLineComponent,
  MarkPointComponent,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core.js';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { type ChartColours, TOKENS } from './chartLooks.ts';

// The parts that are drawn with, and nothing else: the whole library is ten times as large.
echarts.use([
  LineChart,
  GridComponent,
  TooltipComponent,
  DataZoomInsideComponent,
  MarkLineComponent,
  MarkPointComponent,
  SVGRenderer,
]);

/**
 * ECharts empties its drawings by setting their markup to nothing, which the content security policy would refuse
 * like any other text that becomes markup (src/build/host/headers.ts). This lets exactly that pass.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createHTML(markup: string) {
      if (markup !== '') throw new TypeError('Text does not become markup on this site.');
      return markup;
    },
  });
}

export type ChartOption = echarts.ComposeOption<
  LineSeriesOption | GridComponentOption | TooltipComponentOption | DataZoomComponentOption
>;

/** What a chart is drawn for. */
export interface Frame {
  readonly colours: ChartColours;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface EChartsProps {
  /** Keeps its identity while the same is drawn. */
  readonly optionFor: (frame: Frame) => ChartOption;
  readonly onEvents?: Record<string, (event: unknown, chart: { getOption(): unknown }) => void>;
  /** Another one makes a new chart. */
  readonly id?: string;
}

const RENDERER = { renderer: 'svg' } as const;
const FILL = { width: '100%', height: '100%' } as const;
const FONT = '"Instrument Sans", system-ui, sans-serif';
/** Milliseconds; what moves on this site takes 150 to 200. */
const MOTION = 200;

/** A chart as large as its place, in the page's typeface and colours, with motion for those who like it. */
export function ECharts({ optionFor, onEvents = {}, id }: EChartsProps) {
  const colours = useChartColours();
  const isStill = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!place.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);

  const option = useMemo((): ChartOption | null => {
    if (!colours || width === 0) return null;
    const { tooltip, ...own } = optionFor({ colours, width, height });
    return {
      animation: !isStill,
      animationDuration: MOTION,
      animationDurationUpdate: MOTION,
      textStyle: { fontFamily: FONT },
      ...own,
      tooltip: { ...tooltipLook(colours), ...tooltip },
    };
  }, [optionFor, colours, width, height, isStill]);

  return (
    <div ref={place} style={FILL}>
      {option ? (
        <EChartsReactCore
          key={id}
          echarts={echarts}
          option={option}
          notMerge
          opts={RENDERER}
          style={FILL}
          onEvents={onEvents}
        />
      ) : null}
    </div>
  );
}

/** The explanation at the pointer, drawn inside the SVG: no HTML is made from strings. */
function tooltipLook(colours: ChartColours): TooltipComponentOption {
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: colours.ink,
    borderWidth: 0,
    textStyle: { color: colours.paper, fontSize: 13 },
  };
}

const PAGE_COLOURS = new Set(['ink', 'inkSoft', 'paper', 'raised', 'line']);

/**
 * The tokens' colours as they are where `place` stands, light or dark. A custom property gives back its words
 * ("light-dark(…)"), so each is resolved through the colour of an element that uses it.
 */
function resolvedColours(place: HTMLElement): ChartColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const style = getComputedStyle(probe);
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    // With forced colours, lines and kinds of tax still have theirs; all else is painted as the person chose.
    probe.style.setProperty('forced-color-adjust', PAGE_COLOURS.has(name) ? 'auto' : 'none');
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(colours) as ChartColours;
}

/** The colours of charts; they follow a change between light and dark. Null until they are known. */
function useChartColours(): ChartColours | null {
  const [colours, setColours] = useState<ChartColours | null>(null);

  useEffect(() => {
    const root = document.documentElement;
    const read = () => setColours(resolvedColours(document.body));
    read();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    // A theme chosen on the page is marked on the root element.
    const marks = new MutationObserver(read);
    marks.observe(root, { attributes: true });
    return () => {
      dark.removeEventListener('change', read);
      marks.disconnect();
    };
  }, []);

  return colours;
}

const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether a person asked for less motion; on the server it is taken for granted. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(STILL).matches,
    () => true,
  );
}
