import { useMemo } from 'react';
import { usePractical } from '../../../api/moveTexts.ts';
import { type AssessedMove, useAssessedMove } from '../../../assess/useMove.ts';
import { type IncomeMark, incomeMarks } from '../../../catalogue/limits.ts';
import type { Practical } from '../../../catalogue/practical.ts';
import { optionsOf } from '../../../situation/homeTax.ts';

export interface Limits {
  readonly move: AssessedMove;
  readonly marks: readonly IncomeMark[];
  /** Null where it cannot be had. */
  readonly vat: Practical['vat'] | null;
}

/** Of the chosen regime: undefined while what it needs is on its way, null where none is chosen. */
export function useLimits(): Limits | null | undefined {
  const move = useAssessedMove();
  const practical = usePractical(move?.destination?.country.slug ?? null);
  return useMemo(() => {
    if (move === undefined || practical === undefined) return undefined;
    if (!move.chosen) return null;
    const vat = practical?.vat ?? null;
    const threshold = vat?.registrationThreshold?.usd ?? null;
    // Those of the first year of the stay: a relief may be over by then, and its ceiling with it.
    const schedule = move.chosen.projection?.years[0]?.schedule ?? move.chosen.schedule;
    return { move, vat, marks: incomeMarks(schedule, threshold, optionsOf(move.figures)) };
  }, [move, practical]);
}
