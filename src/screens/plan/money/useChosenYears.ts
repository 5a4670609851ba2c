import { useMemo } from 'react';
import { useCountryGuide } from '../../../api/queries.ts';
import { planYears, yearsInWords } from '../../../assess/planYears.ts';
import type { AssessedMove } from '../../../assess/useMove.ts';

/** The years of the chosen regime, with the reasons of every step once its guide is here. */
export function useChosenYears(move: AssessedMove | undefined) {
  const chosen = move?.chosen ?? null;
  const guide = useCountryGuide(chosen?.country.slug ?? null).data ?? null;
  const years = useMemo(() => {
    if (!move || !chosen) return [];
    const { figures, home, paidToday } = move;
    return planYears(chosen, yearsInWords(chosen, figures, guide), {
      ...figures,
      paidToday,
      homeId: home?.id ?? null,
    });
  }, [move, chosen, guide]);
  return { years, guide };
}
