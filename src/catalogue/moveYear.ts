/** The year of a move in the words and terms of the data: what two countries have agreed, for the engine. */
import type { MoveHome } from '../tax/index.ts';
import type { Leaving } from './leaving.ts';

/**
 * What a home country has agreed with a destination, as the year of a move asks for it: a treaty on tax, and whether
 * an agreement ends contributions at home. Null: not known.
 */
export function agreedWith(
  { agreements, selfEmploymentTax }: Pick<Leaving, 'agreements' | 'selfEmploymentTax'>,
  slug: string,
): Pick<MoveHome, 'treaty' | 'agreement'> {
  const own = agreements[slug];
  const removed = selfEmploymentTax?.removedByTotalization.includes(slug);
  return { treaty: own?.taxTreaty ?? null, agreement: removed ?? own?.socialSecurity ?? null };
}
