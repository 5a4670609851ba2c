import { useEffect, useState } from 'react';
import type { TaxKind } from '../tax/index.ts';

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

const PAGE_COLOURS = new Set(['ink', 'inkSoft', 'paper', 'raised', 'line']);

/**
 * The tokens' colours as they are where `place` stands, light or dark. A custom property gives back its words
 * ("light-dark(…)"), so each is resolved through the colour of an element that uses it.
 */
export function resolvedColours(place: HTMLElement): ChartColours {
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
export function useChartColours(): ChartColours | null {
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
