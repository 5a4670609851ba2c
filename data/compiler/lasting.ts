import type { LastingTexts } from '../../src/tax/index.ts';
import { bracketFigures } from './regimes.ts';
import type { BracketInFile, LastingInFile, RegimeInFile } from './schema.ts';

/** The figures of how long a regime lasts, without the words; money is as in the file. */
export function lastingFigures(source: LastingInFile): object {
  const {
    thenWords: _words,
    sources: _sources,
    confidence: _confidence,
    changes = [],
    otherReliefs = [],
    ...rest
  } = source;
  const figures = <Item extends object>(items: readonly Item[]) =>
    items.map((item) => {
      const {
        because: _because,
        source: _source,
        who: _who,
        brackets,
        ...own
      } = item as Item & Record<string, unknown> & { readonly brackets?: readonly BracketInFile[] };
      return brackets === undefined ? own : { ...own, brackets: brackets.map(bracketFigures) };
    });
  const { phases } = rest;
  return { ...rest, phases: figures(phases), changes: figures(changes), otherReliefs: figures(otherReliefs) };
}

/** Whether there is anything to calculate: an end, or other rules in some years. */
export function isLimited({ years, until, phases, changes = [], otherReliefs = [] }: LastingInFile): boolean {
  return (
    years !== null ||
    until !== undefined ||
    phases.length > 0 ||
    changes.length > 0 ||
    otherReliefs.length > 0
  );
}

/** What is written about how long a regime lasts and which costs count. */
export function lastingTexts(regime: RegimeInFile): LastingTexts {
  const { thenWords, phases, changes = [], otherReliefs = [], sources, confidence } = regime.lasting;
  return {
    thenWords,
    phases: phases.map(({ because, who, source }) => ({ because, ...(who && { who }), source })),
    changes: changes.map(({ because, source }) => ({ because, source })),
    otherReliefs: otherReliefs.map(({ because, who, source }) => ({ because, ...(who && { who }), source })),
    costsBecause: [
      regime.costsBecause,
      ...[regime.costsAbove, regime.costsReduceAbove].flatMap((rule) => (rule ? [rule.because] : [])),
    ],
    sources,
    confidence,
  };
}
