import { useEffect, useState } from 'react';
import type { TaxKind } from '../tax/index.ts';

/** What charts are painted with: the six kinds of tax, what is kept, and the page's own colours. */
export type ChartColours = Readonly<
  Record<TaxKind | 'keep' | 'ink' | 'inkSoft' | 'paper' | 'raised' | 'line' | 'sea', string>
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
  ink: '--ink',
  inkSoft: '--ink-soft',
  paper: '--paper',
  raised: '--raised',
  line: '--line',
  sea: '--sea',
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
    // With forced colours, kinds of tax still have theirs; all else is painted as the person chose.
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
