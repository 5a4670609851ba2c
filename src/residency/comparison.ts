/** How a count is compared with the number of days in a rule. */
import type { Comparison } from './types.ts';

/** Whether a count meets the comparison with a limit, both in days. */
export function meets(comparison: Comparison, count: number, limit: number): boolean {
  switch (comparison) {
    case 'at-least':
      return count >= limit;
    case 'more-than':
      return count > limit;
    case 'less-than':
      return count < limit;
    case 'at-most':
      return count <= limit;
  }
}

/** True for rules that more days meet; the others hold until there are too many. */
export function growsTowards(comparison: Comparison): boolean {
  return comparison === 'at-least' || comparison === 'more-than';
}

/** The largest count on the lower side of the limit: one day more crosses it. */
export function lastBelow(comparison: Comparison, limit: number): number {
  return comparison === 'at-least' || comparison === 'less-than' ? limit - 1 : limit;
}
