/** The facts that a person's answers are held against: loaded once she has said something. */
import { useQuery } from '@tanstack/react-query';
import { type DayRule, NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import type { Effect, Rule } from '../residency/types.ts';
import { loadPayMethod } from './companyPay.ts';
import { queryClient } from './queries.ts';

/** Loads all of them. A failed attempt is made again with the next call. */
export async function loadPersonFacts(): Promise<PersonFacts> {
  const [
    { permits, runningCosts },
    { homeCountries },
    { selfEmploymentTax },
    { rules },
    laws,
    move,
    plans,
    pay,
  ] = await Promise.all([
    import('virtual:lowtide/permits'),
    import('virtual:lowtide/home-countries'),
    import('virtual:lowtide/leaving'),
    import('virtual:lowtide/days'),
    import('virtual:lowtide/move-year'),
    import('../tax/moveYear.ts'),
    import('../catalogue/moveYear.ts'),
    loadPayMethod(),
  ]);
  const dayRules = Object.fromEntries(
    Object.entries(rules).map(([code, { rules }]) => [code, rules.flatMap(yearlyRule)]),
  );
  const { moveYear, moveMonths } = move;
  const { movePlanOf } = plans;
  return {
    ...{ homeCountries, selfEmploymentTax, permits, dayRules, runningCosts, pay },
    move: { laws, movePlanOf, moveYear, moveMonths },
  };
}

const MAKES_RESIDENT: ReadonlySet<Effect> = new Set(['resident', 'may-be-resident']);

/** Of the rules of residence, those that look at the days of one year. */
function yearlyRule({ window, days, comparison, effect, needsAlso }: Rule): DayRule[] {
  if (!MAKES_RESIDENT.has(effect) || window === 'two-tax-years') return [];
  return [{ days, isExceeded: comparison === 'more-than', needsAlso }];
}

/**
 * The facts in a component, as soon as they are wanted and here. Where they cannot be had, figures go without them.
 * `isReady` is false as long as they are wanted and on their way.
 */
export function usePersonFacts(isWanted: boolean): {
  readonly facts: PersonFacts;
  readonly isReady: boolean;
} {
  const { data, isError } = useQuery(
    { queryKey: ['person-facts'], queryFn: loadPersonFacts, enabled: isWanted },
    queryClient,
  );
  return { facts: data ?? NO_PERSON_FACTS, isReady: !isWanted || data !== undefined || isError };
}
