import type { LastingTexts } from '../../src/catalogue/entities.ts';
import type { Lasting } from '../../src/tax/lasting.ts';
import { type Rates, toDollars } from './money.ts';
import type { LastingInFile, Money, RegimeInFile } from './schema.ts';

/** A part of a file with every amount in US dollars per year, unrounded. */
function dollars(part: unknown, rates: Rates): unknown {
  if (Array.isArray(part)) return part.map((item) => dollars(item, rates));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part);
  if (entries.length > 0 && entries.every(([key]) => /^[A-Z]{3}$/.test(key)))
    return toDollars(part as Money, rates);
  return Object.fromEntries(entries.map(([key, value]) => [key, dollars(value, rates)]));
}

/** The figures of how long a regime lasts, without the words. */
export function compileLasting(source: LastingInFile, rates: Rates): Lasting {
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
        ...own
      } = item as Item & Record<string, unknown>;
      return own;
    });
  return dollars(
    { ...rest, phases: figures(rest.phases), changes: figures(changes), otherReliefs: figures(otherReliefs) },
    rates,
  ) as Lasting;
}

/** Whether there is anything to calculate: an end, or other rules in some years. */
export function isLimited({ years, until, phases, changes, otherReliefs }: Lasting): boolean {
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
