/** Which figures have changed from one release of the data to the next. */
import type { Estimate } from '../law/index.ts';

/** Yearly incomes in USD at which a release keeps the total of every regime. */
export const RELEASE_INCOMES = [40_000, 60_000, 80_000, 100_000, 150_000, 200_000] as const;

/** How long one person can use a regime; with neither, as long as they like. */
export interface Length {
  readonly years?: number;
  /** The last day for everybody, YYYY-MM-DD. */
  readonly until?: string;
}

/** A regime as a release had it. */
export interface ReleasedRegime {
  /** Tax and contributions in whole USD at RELEASE_INCOMES: the specified estimate. */
  readonly specified: readonly number[];
  /** The same in the law's estimate. */
  readonly law: readonly number[];
  /** Null where the release did not know that yet. */
  readonly lasts: Length | null;
}

/** A regime whose figures are not what they were. */
export interface ChangedRegime {
  readonly before: ReleasedRegime;
  readonly now: ReleasedRegime;
  /** Why, oldest first, one sentence each. */
  readonly reasons: readonly string[];
}

/** An older release and what has changed since. */
export interface OlderRelease {
  /** The day from which its figures were shown, ISO date. */
  readonly date: string;
  /** By regime id; what has not changed has no entry. */
  readonly changed: Readonly<Record<string, ChangedRegime>>;
}

/** One line of what has changed: a figure before and now. */
export interface ChangedFigure {
  readonly regimeId: string;
  /** The income of the figures, USD per year. */
  readonly income: number;
  /** USD per year; equal where only the years have changed. */
  readonly before: number;
  readonly now: number;
  /** How long it lasted and lasts; null where that is the same or was not known. */
  readonly lasts: { readonly before: Length; readonly now: Length } | null;
  readonly reasons: readonly string[];
}

/** The income of the releases that is nearest to a person's, in USD per year. */
export function releaseIncome(income: number): (typeof RELEASE_INCOMES)[number] {
  return RELEASE_INCOMES.reduce((nearest, one) =>
    Math.abs(one - income) < Math.abs(nearest - income) ? one : nearest,
  );
}

/** How long a regime lasted and lasts; null where that is the same, or one of the releases did not know it. */
export function newLength(
  { lasts: before }: Pick<ReleasedRegime, 'lasts'>,
  { lasts: now }: Pick<ReleasedRegime, 'lasts'>,
): ChangedFigure['lasts'] {
  if (before === null || now === null) return null;
  return before.years === now.years && before.until === now.until ? null : { before, now };
}

/** Which of some regimes have changed since a release, in their order, at the kept income nearest to the person's. */
export function changedSince(
  { changed }: OlderRelease,
  regimeIds: readonly string[],
  { income, estimate }: { readonly income: number; readonly estimate: Estimate },
): ChangedFigure[] {
  const at = RELEASE_INCOMES.indexOf(releaseIncome(income));
  return [...new Set(regimeIds)].flatMap((regimeId) => {
    const entry = changed[regimeId];
    if (!entry) return [];
    const { reasons } = entry;
    const before = entry.before[estimate][at] ?? 0;
    const now = entry.now[estimate][at] ?? 0;
    const lasts = newLength(entry.before, entry.now);
    if (before === now && lasts === null) return [];
    return {
      regimeId,
      income: releaseIncome(income),
      before,
      now,
      reasons,
      lasts,
    };
  });
}
