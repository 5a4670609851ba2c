/** The regimes that a person compares, assessed over the years of her stay, beside what she pays today. */
import { useMemo } from 'react';
import { useCountries, useTaxBrackets } from '../../api/queries.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { type AssessedRegime, assessor, type PersonFacts } from '../../situation/assessed.ts';
import { usePersonFacts } from '../../situation/facts.ts';
import { homeTaxOf } from '../../situation/homeTax.ts';
import { type Move, useMove } from './useMove.ts';

export interface AssessedMove extends Move {
  readonly facts: PersonFacts;
  /** The regime that she moves for; null where none is chosen. */
  readonly chosen: AssessedRegime | null;
  /** The others of the comparison. */
  readonly others: readonly AssessedRegime[];
  /** USD per year; null where it is not known. */
  readonly paidToday: number | null;
}

/** Undefined while what it needs is on its way. */
export function useAssessedMove(): AssessedMove | undefined {
  const move = useMove();
  const countries = useCountries();
  const ids = useMemo(
    () => move.choices.flatMap(({ country }) => country.taxRegimes.map(({ id }) => id)),
    [move.choices],
  );
  const brackets = useTaxBrackets(ids);
  const { facts, isReady } = usePersonFacts(true);
  const isHere = isReady && brackets.status === 'success' && countries.data !== undefined;
  return useMemo(() => {
    if (!isHere) return undefined;
    const { choices, destination } = move;
    const figures = { ...move.figures, years: move.years };
    const schedules = schedulesFor(brackets.data);
    const assessed = assessor(figures.situation, figures, schedules, facts, countries.data);
    return {
      ...move,
      facts,
      chosen: destination && assessed(destination.country, destination.regime),
      others: choices.flatMap((one) =>
        one.regime === destination?.regime ? [] : assessed(one.country, one.regime),
      ),
      paidToday: homeTaxOf(figures.situation, figures, facts.homeCountries),
    };
  }, [isHere, move, brackets.data, facts, countries.data]);
}
