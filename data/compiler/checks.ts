import { checkConditions } from './checks/conditions.ts';
import { checkFile } from './checks/file.ts';
import { checkMove } from './checks/move.ts';
import { checkPay } from './checks/pay.ts';
import { checkPages, checkReviews, checkSimilar, checkSite, checkTables, checkUnique } from './checks/set.ts';
import type { Problem } from './problems.ts';
import type { ParsedData } from './read.ts';

export interface CheckOptions {
  /** The day against which reviews are judged; today by default. */
  readonly now?: Date;
  /** Whether there is a flag for a country code. */
  readonly hasFlag: (code: string) => boolean;
}

export interface Findings {
  /** What must be put right before the data can be used. */
  readonly errors: readonly Problem[];
  /** What deserves a look, but does not stop a build. */
  readonly warnings: readonly Problem[];
  /** Operator's details that are not set: a warning in a build, an error before the launch. */
  readonly placeholders: readonly Problem[];
}

/** All cross-checks over validated data. */
export function checkData(data: ParsedData, { now = new Date(), hasFlag }: CheckOptions): Findings {
  const rates = data.exchangeRates.rates;
  const fileProblems = (folder: string, files: ParsedData['countries'] | ParsedData['homeCountries']) =>
    Object.entries(files).flatMap(([slug, content]) =>
      checkFile(content, slug, rates).map((note) => ({ file: `data/${folder}/${slug}.json`, ...note })),
    );
  return {
    errors: [
      ...fileProblems('countries', data.countries),
      ...fileProblems('home-countries', data.homeCountries),
      ...checkConditions(data),
      ...checkUnique(data),
      ...checkTables(data, hasFlag),
      ...checkSimilar(data),
      ...checkPages(data),
      ...checkMove(data),
      ...checkPay(data),
    ],
    warnings: checkReviews(data, now),
    placeholders: checkSite(data),
  };
}
