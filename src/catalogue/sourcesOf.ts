import { TAX_KINDS, type TaxKind } from '../law/index.ts';
import type { Source } from './entities.ts';

/**
 * Whether a source speaks of a tax line. What it is about names regimes, kinds of tax or both: without regimes it
 * holds for all of the country's, without kinds for all lines; one that names nothing is about no line.
 */
export function isAboutLine({ about }: Pick<Source, 'about'>, kind: TaxKind, regimeId: string): boolean {
  const kinds = about.filter(isTaxKind);
  return (
    about.length > 0 && (kinds.length === 0 || kinds.includes(kind)) && isAboutRegime({ about }, regimeId)
  );
}

/** Whether a source is one to read about a regime: it names that regime, or none. */
export function isAboutRegime({ about }: Pick<Source, 'about'>, regimeId: string): boolean {
  const regimeIds = about.filter((one) => !isTaxKind(one));
  return regimeIds.length === 0 || regimeIds.includes(regimeId);
}

/** How many sources stand under one line; all of a regime's are at the end of its guide. */
const SHOWN = 4;

/** The sources to read about a line of a regime: those of states first, then those that name the kind of tax. */
export function sourcesOf(kind: TaxKind, regimeId: string, sources: readonly Source[]): readonly Source[] {
  const weight = (source: Source) =>
    (source.kind === 'official' ? 2 : 0) + (source.about.includes(kind) ? 1 : 0);
  return sources
    .filter((source) => isAboutLine(source, kind, regimeId))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN);
}

function isTaxKind(text: string): text is TaxKind {
  return TAX_KINDS.some((kind) => kind === text);
}
