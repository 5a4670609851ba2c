import type { TaxKind } from '../tax/index.ts';
import type { Source } from './entities.ts';

const CONTRIBUTIONS =
  /contribut|social|pension|health|insur|average (?:gross )?(?:wage|salary)|minimum wage|FONASA|ZUS|\bCASS?\b|Bağ-Kur|cuota|AFP|INPS/i;
const COMPANY = /corporat|company|companies|profit tax|legal entit|SRL|LLC|free.zone/i;

/** Which sources speak of a kind of tax, by what they are listed for. */
const SPEAKS_OF: Readonly<Record<TaxKind, (supports: string) => boolean>> = {
  income: (text) => /income|tax|rate|band|bracket|%/i.test(text) && !CONTRIBUTIONS.test(text),
  socialContribution: (text) => CONTRIBUTIONS.test(text),
  pension: (text) => CONTRIBUTIONS.test(text),
  corporate: (text) => COMPANY.test(text),
  dividend: (text) => /dividend|distribut/i.test(text),
  other: () => true,
};

/** How many sources stand under one line; all of a country's are at the end of its guide. */
const SHOWN = 4;

/** The sources to read about a kind of tax, in their order; all of them where none is listed for it. */
export function sourcesOf(kind: TaxKind, sources: readonly Source[]): readonly Source[] {
  const found = sources.filter(({ supports }) => SPEAKS_OF[kind](supports));
  return (found.length > 0 ? found : sources).slice(0, SHOWN);
}
