import { useMemo } from 'react';
import { useCountryGuide } from '../../../api/queries.ts';
import { moveYears, yearsInWords } from '../../../assess/moveYears.ts';
import type { AssessedMove } from '../../../assess/useMove.ts';

/** The years of the chosen regime, with the reasons of every step once its guide is here. */
export function useChosenYears(move: AssessedMove | undefined) {
  const chosen = move?.chosen ?? null;
  const guide = useCountryGuide(chosen?.country.slug ?? null).data ?? null;
  const years = useMemo(() => {
    if (!move || !chosen) return [];
    const { figures, paidToday } = move;
    return moveYears(chosen, yearsInWords(chosen, figures, guide), { ...figures, paidToday });
  }, [move, chosen, guide]);
  return { years, guide };
}
