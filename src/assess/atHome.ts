/** Where tax is paid today, if that is one of the destinations: what is kept there now, and by another scheme. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { type HomeScheme, isOpenAt, schemesAt } from '../catalogue/homes.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { averageAtHome, homeSchemeOf } from '../situation/homeTax.ts';
import { homeIdOf, isOnPayroll, type Situation } from '../situation/situation.ts';
import { wageLawOf } from '../tax/index.ts';
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
  const scheme = homeSchemeOf(situation, figures.income, facts);
  const home = homeIdOf(situation);
  const id = isOnPayroll(situation) && home !== null ? wageLawOf(home) : scheme?.id;
  const one = id === undefined ? null : assessedAtHome(id, situation, countries, sources);
  return (
    one && asAtHome(one, [{ kind: 'today', average: averageAtHome(situation, figures.income, facts) }], [])
  );
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
  return {
    ...{ country, regime, path, schedule, limit, assessment, options, total, kept, rate },
    ...{ dueInOneYear, dueAtHome, household, runningCosts, lines, employer, notLawYet },
    ...{ needs, fit: fitOf(needs), saving: null, years: null, isAverage: false },
    get terms() {
      return [...terms, ...one.terms.filter(({ kind }) => kind === 'tariff-not-out')];
    },
    ...{ projection: null, strip: [], movePlan: null, cheaperMonth: null },
  };
}
