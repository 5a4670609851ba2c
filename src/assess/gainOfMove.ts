/** What a move gains or costs against staying, and what would be better where it costs. */
import { differenceAsShown } from '../catalogue/money.ts';
import type { Answer } from './answer.ts';
import type { Assessed, assessor } from './assessor.ts';

type Gained = Pick<Assessed, 'kept' | 'keptToday' | 'holder'>;

/**
 * What a move leaves more than today, USD a month, less than 0 where it costs: the difference of both months as they are
 * shown, so that what stands there adds up. Null where today is not known, or the regime is closed.
 */
export function gainAMonth({ kept, keptToday, holder }: Gained): number | null {
  return keptToday === null ? null : differenceAsShown(holder.figures, kept / 12, keptToday / 12);
}

/** Whether one would have less than at home. */
export function costsMoney(assessed: Gained): boolean {
  return Math.round(gainAMonth(assessed) ?? 0) < 0;
}

/** A move that gains where the chosen one costs; the gain is USD a month. */
export type BetterMove =
  | { readonly kind: 'country'; readonly assessed: Assessed; readonly gain: number }
  /** The same regime for fewer years. */
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
  const gain = best && gainAMonth(best);
  if (best && gain !== null && Math.round(gain) > 0) return { kind: 'country', assessed: best, gain };
  for (let years = (chosen.years ?? 1) - 1; years > 0; years--) {
    const shorter = gainAMonth(assessFor(years)(chosen.country, chosen.regime));
    if (shorter !== null && Math.round(shorter) > 0) return { kind: 'shorter', years, gain: shorter };
  }
  return null;
}
