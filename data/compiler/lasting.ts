import type { LastingTexts } from '../../src/tax/index.ts';
import { bracketFigures } from './regimes.ts';
import type { BracketInFile, LastingInFile, PracticalFile, RegimeInFile } from './schema.ts';

type Permits = PracticalFile['permits'];

/**
 * The figures of how long a regime lasts, without the words; money is as in the file. Undefined where it has no end and
 * always the same rules.
 */
export function lastingFigures(
  { lasting, permits }: RegimeInFile,
  known: Permits | undefined,
): object | undefined {
  const months = permitMonths(lasting, permits, known);
  if (!isLimited(lasting) && months === undefined) return undefined;
  return { ...figuresOf(lasting), ...(months !== undefined && { permitMonths: months }) };
}

/**
 * Months after which the permits that open a regime end for good, if everybody needs one of them; undefined where one
 * of them goes on, or the regime itself is over before.
 */
function permitMonths(
  { years }: LastingInFile,
  permits: RegimeInFile['permits'] = [],
  known: Permits = [],
): number | undefined {
  const longest = Math.max(
    ...permits.map(({ permit }) => {
      const found = known.find(({ id }) => id === permit);
      return (found?.for === 'all' ? found.longestMonths : undefined) ?? Number.POSITIVE_INFINITY;
    }),
  );
  return longest > 0 && longest < 12 * (years ?? Number.POSITIVE_INFINITY) ? longest : undefined;
}

function figuresOf(source: LastingInFile): object {
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
function isLimited({ years, until, phases, changes = [], otherReliefs = [] }: LastingInFile): boolean {
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
