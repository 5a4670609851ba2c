/** The facts that a person's answers are held against: loaded once something has been said. */
import { useQuery } from '@tanstack/react-query';
import type { DayRule, FactParts, LawsFor, PersonFacts } from '../catalogue/personFacts.ts';
import type { Effect, Rule } from '../residency/types.ts';
import { queryClient } from './queries.ts';

/** Loads all of them, and further parts. A failed attempt is made again with the next call. */
export async function loadPersonFacts({
  household = false,
  otherIncome = false,
  keptCompany = false,
}: FactParts = {}): Promise<PersonFacts> {
  const [
    person,
    move,
    plans,
    { lawMethod },
    { payWithFamily },
    { usTaxes },
    ofHousehold,
    ofOther,
    ofCompany,
  ] = await Promise.all([
    import('virtual:lowtide/person'),
    import('../law/moveYear.ts'),
    import('../catalogue/movePlan.ts'),
    import('../law/lawMethod.ts'),
    import('../law/linked.ts'),
    import('../catalogue/usTax.ts'),
    household ? import('virtual:lowtide/household') : null,
    otherIncome
      ? Promise.all([import('virtual:lowtide/other-income'), import('../law/otherMoney.ts')])
      : null,
    keptCompany
      ? Promise.all([import('virtual:lowtide/kept-company'), import('../catalogue/keptCompanyWords.ts')])
      : null,
  ]);
  const { homes, schemes, usCitizens, coverage, permits, residence, costs } = person;
  const { keptResident, leavingRules, rules, moveLaws } = person;
  const households = ofHousehold?.households;
  const laws = { ...person.laws, households };
  const dayRules = Object.fromEntries(
    Object.entries(rules).map(([code, { rules }]) => [code, rules.flatMap(yearlyRule)]),
  );
  const { moveYear, moveMonths } = move;
  const { movePlanOf } = plans;
  const lawsFor: LawsFor = (answers) => lawMethod(laws, answers);
  return {
    homes,
    schemes,
    usTaxesOf: (answers) => usTaxes(usCitizens, laws, lawsFor, answers),
    coverage,
    permits,
    dayRules,
    residence,
    keptResident,
    leavingRules,
    isHeldBy: null,
    costs,
    laws,
    lawsFor,
    otherMoneyOf: ofOther ? (asked) => ofOther[1].otherMoneyMethod(ofOther[0].otherIncomes, asked) : null,
    keptSaid: ofCompany ? (...asked) => ofCompany[1].keptSaid(ofCompany[0].keptCompanies, ...asked) : null,
    payWithFamily: households ? (company, family) => payWithFamily(households, company, family) : null,
    move: { laws: moveLaws, movePlanOf, moveYear, moveMonths },
  };
}

const MAKES_RESIDENT: ReadonlySet<Effect> = new Set(['resident', 'may-be-resident']);

const OF_YEARS: ReadonlySet<Rule['window']> = new Set(['two-tax-years', 'three-tax-years', 'six-tax-years']);

/** Of the rules of residence, those that look at the days of one year. */
function yearlyRule({ window, comparison, effect, ...rule }: Rule): DayRule[] {
  const { days, needsAlso, noOtherCountryMoreThan } = rule;
  if (!MAKES_RESIDENT.has(effect) || OF_YEARS.has(window)) return [];
  return [{ days, isExceeded: comparison === 'more-than', needsAlso, noOtherCountryMoreThan }];
}

/** Rules of residence and the areas that they count in, as soon as they are here. */
export function useDayRules() {
  return useQuery({ queryKey: ['day-rules'], queryFn: () => import('virtual:lowtide/person') }, queryClient);
}

export interface CountryPlace {
  readonly isEu: boolean;
  readonly isSchengen: boolean;
  readonly hasNomadPermit: boolean;
  /** Names and words under which people look for it. */
  readonly words: readonly string[];
}

/** By the country's slug. */
export type CountryPlaces = Readonly<Record<string, CountryPlace>>;

async function loadPlaces(): Promise<CountryPlaces> {
  const { places, permits } = await import('virtual:lowtide/person');
  return Object.fromEntries(
    Object.entries(places).map(([slug, { eu, schengen, aliases }]) => {
      const ofCountry = permits[slug] ?? [];
      const place = {
        isEu: eu,
        isSchengen: schengen,
        hasNomadPermit: ofCountry.some(({ nomad }) => nomad),
        words: [...aliases, ...ofCountry.map(({ name }) => name)],
      };
      return [slug, place];
    }),
  );
}

const NOTHING_KNOWN: CountryPlaces = {};

/** Null as long as they are wanted and on their way; where they cannot be had, nothing more is known. */
export function useCountryPlaces(isWanted: boolean): CountryPlaces | null {
  const { data, isError } = useQuery(
    { queryKey: ['places'], queryFn: loadPlaces, enabled: isWanted },
    queryClient,
  );
  if (!isWanted || isError) return NOTHING_KNOWN;
  return data ?? null;
}
