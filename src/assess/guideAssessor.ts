/** What a country's guide shows of its regimes: figures by the guide's own brackets, years with their reasons. */
import { useEffect, useMemo, useRef } from 'react';
import type { Country, CountryGuide, GuideRegime } from '../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../catalogue/income.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import { schedulesFor } from '../catalogue/schedules.ts';
import { assess, moveOf, scheduleOf, type TaxSchedule } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { optionsOf } from '../situation/homeTax.ts';
import { costsInUsd, isOnPayroll, type Situation } from '../situation/situation.ts';
import { assessorAsListed } from './asListed.ts';
import { type Assessed, isSure } from './assessor.ts';
import { assessorWithHome } from './atHome.ts';
import type { Brackets } from './comparison.ts';
import { takesWages } from './holder.ts';
import type { Recommendations } from './recommendations.ts';
import { useFacts, usePersonFacts } from './useFacts.ts';

export { descriptionsByKind } from '../law/index.ts';
export type GuideFigures = Omit<Figures, 'isFromLink'> & {
  /** Whether reliefs that must be asked for are asked for; true by default. */
  readonly optionalReliefs?: boolean;
};

/** Assesses a regime of a guide's country, at the income of the page or at another one in USD per year. */
export type GuideAssessor = (regime: GuideRegime, income?: number) => Assessed;

/** The brackets of a guide's regimes by their ids. */
export function bracketsOf({ taxRegimes }: CountryGuide): Brackets {
  return Object.fromEntries(taxRegimes.map(({ id, taxBrackets }) => [id, taxBrackets]));
}

/** Whether a way of a guide stands in no list, so that what is known of it is among a person's facts. */
export const isUnlisted = (regime: GuideRegime): boolean => 'for' in regime;

export function guideAssessor(
  country: CountryGuide,
  figures: GuideFigures,
  facts: PersonFacts = NO_PERSON_FACTS,
): GuideAssessor {
  const countries = [country];
  const { situation, currency } = figures;
  const schedules = schedulesFor(bracketsOf(country));
  const at = (income: number) => {
    const costs = income === figures.income ? figures.costs : costsInUsd(situation.costs, income, currency);
    // At other incomes only amounts are shown, which are the same in lists.
    const assessorAt = income === figures.income ? assessorAsListed : assessorWithHome;
    return assessorAt(situation, { ...figures, income, costs }, schedules, facts, countries);
  };
  /** By income: what asks about the person is asked once for all regimes. */
  const assessors = new Map<number, ReturnType<typeof at>>();
  const known = new Map<string, Assessed>();
  return (regime, income = figures.income) => {
    const assess = assessors.get(income) ?? at(income);
    assessors.set(income, assess);
    const key = `${regime.id} ${income}`;
    const one = known.get(key) ?? assess(country, regime);
    known.set(key, one);
    return one;
  };
}

/** The assessor of a guide, the same for all of its parts. */
function sharedAssessor(country: CountryGuide, figures: GuideFigures, facts: PersonFacts): GuideAssessor {
  const found = shared.get(figures);
  if (found?.country === country && found.facts === facts) return found.assess;
  const assess = guideAssessor(country, figures, facts);
  shared.set(figures, { country, facts, assess });
  return assess;
}

const shared = new WeakMap<
  GuideFigures,
  { readonly country: CountryGuide; readonly facts: PersonFacts; readonly assess: GuideAssessor }
>();

/** The assessor of a guide in a component. While a person's facts are on their way, it stays the one before. */
export function useGuideAssessor(country: CountryGuide, figures: GuideFigures): GuideAssessor {
  const hasUnlisted = country.taxRegimes.some(isUnlisted);
  const { facts, isReady } = useFacts(hasUnlisted, figures.situation);
  const last = useRef<{ readonly country: CountryGuide; readonly assess: GuideAssessor } | null>(null);
  const assess = useMemo(
    () =>
      !isReady && last.current?.country === country
        ? last.current.assess
        : sharedAssessor(country, figures, facts),
    [country, figures, facts, isReady],
  );
  useEffect(() => {
    last.current = { country, assess };
  }, [country, assess]);
  return assess;
}

/**
 * Total of the other of the two estimates, USD per year, for whom the page shows one year. The law's at the income with which
 * guides open is in their texts, so that a prerendered page has it; undefined while it is on its way.
 * @returns null where the figures are the average of a stay, which the law alone has
 */
export function useOtherTotal(
  country: CountryGuide,
  regime: GuideRegime,
  figures: GuideFigures,
): number | null | undefined {
  const { years, estimate, income } = figures;
  const isKnown = estimate === 'specified' && income === GUIDE_DEFAULT_INCOME;
  // A scheme that stands in no list has the law's alone.
  const hasOne = years !== null || isUnlisted(regime);
  const { facts, isReady } = usePersonFacts(!hasOne && !isKnown);
  return useMemo(() => {
    if (hasOne) return null;
    if (isKnown) return regime.lawTotal;
    if (!isReady) return undefined;
    const other = { ...figures, estimate: estimate === 'law' ? ('specified' as const) : ('law' as const) };
    return guideAssessor(country, other, facts)(regime).total;
  }, [country, regime, figures, hasOne, estimate, isKnown, facts, isReady]);
}

/** Whether there is nothing to tell of years: without an income the quick estimate has fixed amounts of one year alone. */
export function hasNoYears({ income, years }: Pick<Figures, 'income' | 'years'>): boolean {
  return income === 0 && years === null;
}

/** The highest income of a regime where the income of the page is beyond it, USD per year; else null. */
export function limitBelow({ limit }: Pick<Assessed, 'limit'>, income: number): number | null {
  return limit !== null && income > limit ? limit : null;
}

/** The country's ways to be taxed: to an employee those of employees, where there are any. */
export function waysOf({ taxRegimes }: CountryGuide, situation: Situation): readonly GuideRegime[] {
  const own = isOnPayroll(situation) ? taxRegimes.filter(takesWages) : [];
  return own.length > 0 ? own : taxRegimes;
}

/** The country's regimes that are open at the income of the page, what keeps most first. */
export function openRegimes(
  country: CountryGuide,
  { income, situation }: GuideFigures,
  assess: GuideAssessor,
): Assessed[] {
  return waysOf(country, situation)
    .map((regime) => assess(regime))
    .filter((one) => limitBelow(one, income) === null)
    .sort((a, b) => b.kept - a.kept);
}

/**
 * What stands in the place of a regime that is closed at the income: what keeps most of those that no answer closes, and
 * after one that asks something of the person the best that asks nothing. Empty where none is open.
 * @param regimes that are open at the income, what keeps most first
 */
export function openInstead(regimes: readonly Assessed[]): readonly Assessed[] {
  const possible = regimes.filter(({ fit }) => fit !== 'no');
  const [most] = possible;
  if (!most) return [];
  const sure = possible.find(isSure);
  return sure && sure !== most ? [most, sure] : [most];
}

/** The rules that the shown lines come from; null where they are averages over years with different ones. */
export function scheduleShown({ projection, schedule }: Assessed): TaxSchedule | null {
  if (projection === null) return schedule;
  const [first, ...others] = projection.years.filter(({ ended }) => !ended);
  if (first === undefined || moveOf(first) !== null) return null;
  return others.every(({ total }) => total === first.total) ? first.schedule : null;
}

/**
 * What work done in the country itself leaves, where the regime is for other work and none of the country's regimes is
 * about it: by its income tax brackets, with the same contributions. USD per year; null where the data have none.
 */
export function keptLocally(
  regime: GuideRegime,
  { income, costs, estimate, situation }: GuideFigures,
): number | null {
  if (!regime.localRates) return null;
  const contributions = regime.taxBrackets.filter(({ taxType }) => taxType !== 'income');
  const schedule = scheduleOf(regime, [...contributions, ...regime.localRates]);
  return assess(schedule, income, optionsOf({ costs, estimate, situation }, NO_PERSON_FACTS)).kept;
}

/** Countries by how near the rate of their best regime is to a rate, both in percent; nearest first, then by name. */
export function nearestByRate(recommended: Pick<Recommendations, 'all'>, rate: number): readonly Country[] {
  const distance = (one: Assessed) => Math.abs((one.rate ?? Number.POSITIVE_INFINITY) - rate);
  return recommended.all
    .map(({ best }) => best)
    .sort((a, b) => distance(a) - distance(b) || (a.country.name < b.country.name ? -1 : 1))
    .map(({ country }) => country);
}
