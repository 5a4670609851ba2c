/** What a move gains or costs against staying, and what would be better where it costs. */
import { differenceAsShown } from '../catalogue/money.ts';
import type { Figures } from '../situation/figures.ts';
import type { Answer } from './answer.ts';
import type { Assessed, assessor } from './assessor.ts';

/** USD per year, less than 0 where moving costs; null where today's tax is not known, or the regime is closed. */
export function gainOf({ saving, runningCosts }: Pick<Assessed, 'saving' | 'runningCosts'>): number | null {
  return saving === null ? null : saving - runningCosts;
}

/** Whether an amount of a year is one that is seen in a month. @param usd per year */
function isSeen(usd: number): boolean {
  return Math.round(usd / 12) !== 0;
}

/** Whether one would have less than at home. */
export function costsMoney(assessed: Pick<Assessed, 'saving' | 'runningCosts'>): boolean {
  const gain = gainOf(assessed);
  return gain !== null && gain < 0 && isSeen(gain);
}

/**
 * What one has at home, in USD per year, so that it and the gain add up to what one keeps there as a month of each is
 * shown; null where it is not known.
 */
export function keptAtHome(
  assessed: Pick<Assessed, 'kept' | 'saving' | 'runningCosts'>,
  figures: Pick<Figures, 'currency'>,
): number | null {
  const gain = gainOf(assessed);
  return gain === null ? null : differenceAsShown(figures, assessed.kept / 12, gain / 12) * 12;
}

/** A move that gains where the chosen one costs. */
export type BetterMove =
  | { readonly kind: 'country'; readonly assessed: Assessed; readonly gain: number }
  /** The same regime for fewer years; the gain is that of each of them. */
  | { readonly kind: 'shorter'; readonly years: number; readonly gain: number };

/**
 * Another country whose answer gains, else a shorter stay; null where staying costs least.
 * @param assessFor assesses for a stay of so many years
 */
export function betterMove(
  chosen: Assessed,
  answer: Pick<Answer, 'best'> | null,
  assessFor: (years: number) => ReturnType<typeof assessor>,
): BetterMove | null {
  const best = answer?.best ?? null;
  const gain = best && gainOf(best);
  if (best && gain !== null && gain > 0 && isSeen(gain)) return { kind: 'country', assessed: best, gain };
  for (let years = (chosen.years ?? 1) - 1; years > 0; years--) {
    const shorter = gainOf(assessFor(years)(chosen.country, chosen.regime));
    if (shorter !== null && shorter > 0 && isSeen(shorter)) return { kind: 'shorter', years, gain: shorter };
  }
  return null;
}
