/** A comparison as a file for spreadsheets, with all that a person's answers decide. */
import { comparisonCsv } from '../catalogue/comparisonCsv.ts';
import type { Source } from '../catalogue/entities.ts';
import { capitalised } from '../catalogue/format.ts';
import type { Figures } from '../situation/figures.ts';
import { type Assessed, isLeastOf } from './assessor.ts';
import { gainAMonth } from './gainOfMove.ts';
import { lineText } from './lineEnglish.ts';
import { notCounted } from './otherMoneyEnglish.ts';

interface Origin {
  /** Public address of the site without a trailing slash. */
  readonly origin: string;
  readonly dataVersion: string;
  /** By the slug of the country. */
  readonly sources: ReadonlyMap<string, readonly Source[]>;
  /** The browser's. */
  readonly locale: string;
}

export function comparisonFile(
  rows: readonly Assessed[],
  figures: Omit<Figures, 'isFromLink'>,
  { sources, locale, ...about }: Origin,
): string {
  const records = rows.map((one) => ({
    ...one,
    isLeast: isLeastOf(one, figures.situation),
    gain: gainAMonth(one),
    notCounted: capitalised(notCounted(one)),
    terms: lineText(one, figures.money),
    sources: sources.get(one.country.slug) ?? [],
  }));
  return comparisonCsv(records, { ...figures, ...about }, locale);
}
