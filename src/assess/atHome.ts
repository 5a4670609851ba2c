/** Where tax is paid today, if that is one of the destinations: what is kept there now, and by another scheme. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { type HomeScheme, isOpenAt, schemesAt } from '../catalogue/homeSchemes.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { wageLawOf } from '../law/index.ts';
import { averageAtHome, homeSchemeOf, todaysRegimeOf } from '../situation/homeTax.ts';
import { homeIdOf, isOnPayroll, type Situation } from '../situation/situation.ts';
import { type Assessed, assessor, regimesOf } from './assessor.ts';
import type { AssessedFigures } from './cost.ts';
import { byUrgency, needsOf } from './needs.ts';
import { fitOf, type NeedTerm, type Term } from './terms.ts';

interface Sources {
  readonly figures: AssessedFigures;
  readonly schedules: Schedules;
  readonly facts: PersonFacts;
}

/** Today's scheme in a whole year; null where tax is not paid in one of the countries, or what is needed is not here yet. */
export function todayAtHome(
  situation: Situation,
  countries: readonly Country[],
  sources: Sources,
): Assessed | null {
  const { figures, facts } = sources;
  const id = todaysRegimeOf(situation, figures.income, facts);
  const one = id === null ? null : assessedAtHome(id, situation, countries, sources);
  return (
    one && asAtHome(one, [{ kind: 'today', average: averageAtHome(situation, figures.income, facts) }], [])
  );
}

/** Whether somebody who lives in a country can have a scheme there: today's, or another one. */
export function isAtHome(
  situation: Situation,
  { id }: Pick<Country, 'id'>,
  regimeId: string,
  { homes }: Pick<PersonFacts, 'homes'>,
): boolean {
  if (id !== homeIdOf(situation)) return false;
  if (isOnPayroll(situation)) return regimeId === wageLawOf(id);
  const home = homes.find((one) => one.id === id);
  return home !== undefined && schemesAt(home).some((scheme) => scheme.id === regimeId);
}

/**
 * Assesses regimes that stand for themselves, on a guide, in a comparison: as `assessor` does for somebody who moves there,
 * but what people who live there can have as they have it, in a whole year and against today's scheme.
 */
export function assessorWithHome(
  situation: Situation,
  figures: AssessedFigures,
  schedules: Schedules,
  facts: PersonFacts,
  countries: readonly Country[],
): ReturnType<typeof assessor> {
  const assess = assessor(situation, figures, schedules, facts, countries);
  const sources = { figures, schedules, facts };
  let today: Assessed | null | undefined;
  return (country, regime) => {
    if (!isAtHome(situation, country, regime.id, facts)) return assess(country, regime);
    today ??= todayAtHome(situation, countries, sources);
    const one = today && assessedAtHome(regime.id, situation, countries, sources);
    if (!today || !one) return assess(country, regime);
    if (today.regime.id === regime.id) return today;
    const home = facts.homes.find(({ id }) => id === country.id);
    const who = home?.alternatives.find(({ id }) => id === regime.id)?.who ?? null;
    const needs = needsAtHome(country, regime, situation, figures.income);
    const other = asAtHome(one, [{ kind: 'stay', who }, ...needs], needs);
    const saving = other.fit === 'no' ? null : differenceAsShown(figures, today.total, other.total);
    return { ...other, saving };
  };
}

/**
 * The scheme of the same country that keeps most without moving, companies paying their owner the best way; null where
 * none keeps more than today's.
 */
export function betterAtHome(
  situation: Situation,
  countries: readonly Country[],
  sources: Sources,
): Assessed | null {
  const { figures, facts } = sources;
  const scheme = homeSchemeOf(situation, figures.income, facts);
  const today = scheme && todayAtHome(situation, countries, sources);
  if (!scheme || !today) return null;
  let better: Assessed | null = null;
  for (const { id, who } of othersAt(scheme, figures.income, situation, facts)) {
    const one = assessedAtHome(id, { ...situation, payBest: true }, countries, sources);
    if (!one || Math.round(one.kept) <= Math.round((better ?? today).kept)) continue;
    const needs = needsAtHome(one.country, one.regime, situation, figures.income);
    if (fitOf(needs) !== 'no') better = asAtHome(one, [{ kind: 'stay', who }, ...needs], needs);
  }
  return better;
}

function assessedAtHome(
  regimeId: string,
  situation: Situation,
  countries: readonly Country[],
  { figures, schedules, facts }: Sources,
): Assessed | null {
  const id = homeIdOf(situation);
  const country = countries.find((one) => one.id === id);
  const regime = country && regimesOf(country, facts).find((one) => one.id === regimeId);
  if (!country || !regime) return null;
  const ofOneYear = { ...figures, years: null, estimate: 'law' } as const;
  return assessor(situation, ofOneYear, schedules, facts, countries)(country, regime);
}

interface Other extends HomeScheme {
  readonly who: string | null;
}

/** What somebody could have instead of today's scheme without saying more; of a company also the same, paid better. */
function othersAt(
  today: HomeScheme,
  income: number,
  situation: Situation,
  { homes, laws }: Pick<PersonFacts, 'homes' | 'laws'>,
): Other[] {
  const home = homes.find(({ id }) => id === homeIdOf(situation));
  if (!home || !laws) return [];
  return schemesAt(home).flatMap((scheme): Other[] => {
    const alternative = home.alternatives.find(({ id }) => id === scheme.id);
    const isOther = scheme.id !== today.id || (scheme.needsCompany && !situation.payBest);
    if (!isOther || alternative?.onlyIfSaid || !isOpenAt(scheme, income, laws.taxYear)) return [];
    return [{ ...scheme, who: alternative?.who ?? null }];
  });
}

/** What a scheme asks of somebody who lives in its country: nothing about permits, days and where one comes from. */
function needsAtHome(
  country: Country,
  regime: TaxRegime,
  { profession, work }: Situation,
  income: number,
): readonly NeedTerm[] {
  const situation = {
    ...(profession && { profession }),
    ...(work && { work }),
    ...{ company: true, livedIn: [], workplace: 'here' as const },
  };
  return needsOf({ country, regime, situation, years: null, income, permits: [], dayRules: [] })
    .filter(({ state }) => state !== 'met')
    .toSorted(byUrgency);
}

/** The figures of one year, with what is said of a scheme at home. */
function asAtHome(one: Assessed, terms: readonly Term[], needs: readonly NeedTerm[]): Assessed {
  const { country, regime, path, schedule, limit, assessment, options, total, kept, rate } = one;
  const { dueInOneYear, dueAtHome, household, runningCosts, lines, employer, notLawYet } = one;
  let allTerms: readonly Term[] | undefined;
  return {
    ...{ country, regime, path, schedule, limit, assessment, options, total, kept, rate },
    ...{ dueInOneYear, dueAtHome, household, runningCosts, lines, employer, notLawYet },
    ...{ needs, fit: fitOf(needs), saving: null, years: null, isAverage: false },
    // As in other assessments: what no list is ordered by is worked out where it is shown.
    get terms() {
      allTerms ??= [...terms, ...one.terms.filter(({ kind }) => kind === 'tariff-not-out')];
      return allTerms;
    },
    ...{ projection: null, strip: [], movePlan: null, cheaperMonth: null },
  };
}
