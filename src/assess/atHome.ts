/** Where tax is paid today, if that is one of the destinations: what is kept there now, and by another scheme. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { type HomeScheme, isOpenAt, schemesAt } from '../catalogue/homeSchemes.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { isDestination } from '../catalogue/places.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { averageHousehold, averageLines, isPaidBestToday, wageLawOf } from '../law/index.ts';
import {
  asInYear,
  asToday,
  averageAtHome,
  homeSchemeOf,
  keptTodayOf,
  schemesFor,
  todaysRegimeOf,
} from '../situation/homeTax.ts';
import { costsOf, yearlyCostsOf } from '../situation/moveCosts.ts';
import { homeIdOf, isOnPayroll, type Situation, withAnswers } from '../situation/situation.ts';
import { type Assessed, assessor, regimesOf } from './assessor.ts';
import type { AssessedFigures } from './cost.ts';
import { linesWithDue } from './dueAtHome.ts';
import { byUrgency, needsOf } from './needs.ts';
import { type FitLevel, fitOf, type NeedTerm, type Term } from './terms.ts';

interface Sources {
  readonly figures: AssessedFigures;
  readonly schedules: Schedules;
  readonly facts: PersonFacts;
}

/** Today's scheme in the average year of the stay, all of them whole; null where tax is not paid in one of the countries, or what is needed is not here yet. */
export function todayAtHome(
  situation: Situation,
  countries: readonly Country[],
  sources: Sources,
): Assessed | null {
  const { figures, facts } = sources;
  const said = asToday(situation, figures, facts);
  const id = todaysRegimeOf(said, figures.income, facts);
  if (id === null) return null;
  const payBest = isPaidBestToday(facts.laws?.regimes[id], said.payBest);
  const one = assessedAtHome(id, withAnswers(said, { payBest }), countries, sources);
  return one && asAtHome(one, [{ kind: 'today', average: averageAtHome(said, figures.income, facts) }], []);
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
 * but what people who live there can have as they have it, in whole years and against today's scheme.
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
    return { ...other, saving, keptToday: saving === null ? null : today.kept };
  };
}

/** Another scheme of the country in which tax is paid today, or the same company paid better. */
export interface BetterStay {
  readonly scheme: HomeScheme;
  /** Whether it is today's, with the best pay. */
  readonly isSame: boolean;
  /** Whether a company has to be set up for it. */
  readonly isNewCompany: boolean;
  readonly fit: FitLevel;
  readonly terms: readonly Term[];
  /** USD per year, as is what is kept today. */
  readonly kept: number;
  readonly keptToday: number;
  /** A year's costs beside tax that are counted in what is kept, USD. */
  readonly runningCosts: number;
  /** Address of its page; null where it has none. */
  readonly path: string | null;
}

/**
 * The scheme of the same country that keeps most without moving; null where none keeps more than today's. Companies of the
 * countries that one may move to count with the best pay; those of the others with the usual one, for owners alone.
 */
export function betterAtHome(
  situation: Situation,
  countries: readonly Country[],
  sources: Sources,
): BetterStay | null {
  const { figures, facts } = sources;
  const today = homeSchemeOf(situation, figures.income, facts);
  const keptToday = today && keptTodayOf(situation, figures, facts);
  if (!today || keptToday === null) return null;
  const country = homeIdOf(situation) ?? '';
  // Beside tax a company costs more than a sole trader: what that eats up is no better.
  const costsOfYear = (id: string) => costsOf(id, situation, facts)?.year.typical ?? 0;
  const afterCosts = ({ id }: HomeScheme, kept: number) =>
    kept + yearlyCostsOf(id, situation, facts) - costsOfYear(id);
  let most = afterCosts(today, keptToday);
  let better: BetterStay | null = null;
  for (const scheme of othersAt(today, figures.income, situation, facts)) {
    const { id: regime, who } = scheme;
    const one = assessedAtHome(regime, { ...situation, payBest: true }, countries, sources);
    const kept = one ? one.kept : keptTodayOf({ ...situation, home: { country, regime } }, figures, facts);
    const needs = one ? needsAtHome(one.country, one.regime, situation, figures.income) : [];
    if (kept === null || fitOf(needs) === 'no' || Math.round(kept) <= Math.round(keptToday)) continue;
    const left = afterCosts(scheme, kept);
    if (Math.round(left) <= Math.round(most)) continue;
    most = left;
    better = {
      ...{ scheme, kept, keptToday, path: one?.path ?? null },
      runningCosts: yearlyCostsOf(regime, situation, facts),
      isSame: regime === today.id,
      isNewCompany: scheme.needsCompany && !today.needsCompany && situation.keptCompany?.country !== country,
      fit: fitOf(needs),
      terms: [{ kind: 'stay', who }, ...needs],
    };
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
  const inYear = (place: number) =>
    assessor(asInYear(place, situation), ofOneYear, schedules, facts, countries, { asSaid: true })(
      country,
      regime,
    );
  // Only children grow: the years of everybody else are alike.
  const count = situation.household?.children?.length ? (figures.years ?? 1) : 1;
  return averageOf(Array.from({ length: count }, (_, at) => inYear(at + 1)));
}

/** An average year as an assessment of the first, whose working explains it where all are alike. */
function averageOf(all: readonly Assessed[]): Assessed | null {
  const [first] = all;
  if (!first || all.every(({ total }) => total === first.total)) return first ?? null;
  const mean = (of: (one: Assessed) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const { regime, assessment, dueAtHome, dueElsewhere } = first;
  const years = all.map((one) => ({ ...one.assessment, ended: false }));
  const household = averageHousehold(years);
  return {
    ...first,
    total: mean(({ total }) => total),
    kept: mean(({ kept }) => kept),
    most: mean(({ most }) => most),
    rate: first.rate === null ? null : mean(({ rate }) => rate ?? 0),
    household,
    lines: linesWithDue(
      regime,
      { ...assessment, lines: averageLines(years), household },
      dueAtHome,
      dueElsewhere,
    ),
    isAverage: true,
    years: all.length,
  };
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
  return schemesFor(situation, home).flatMap((scheme): Other[] => {
    const alternative = home.alternatives.find(({ id }) => id === scheme.id);
    const isPaidBetter = isDestination(home.id) && scheme.needsCompany && !situation.payBest;
    if ((scheme.id === today.id && !isPaidBetter) || alternative?.onlyIfSaid) return [];
    return isOpenAt(scheme, income, laws.taxYear) ? [{ ...scheme, who: alternative?.who ?? null }] : [];
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

/** The figures, with what is said of a scheme at home. */
function asAtHome(one: Assessed, terms: readonly Term[], needs: readonly NeedTerm[]): Assessed {
  const { country, regime, path, schedule, limit, assessment, options, total, kept, rate } = one;
  const {
    dueInOneYear,
    dueAtHome,
    household,
    otherMoney,
    runningCosts,
    lines,
    employer,
    notLawYet,
    most,
    holder,
  } = one;
  const { claims, dueElsewhere, elsewhereInOneYear, years, isAverage } = one;
  let allTerms: readonly Term[] | undefined;
  return {
    ...{ country, regime, path, schedule, limit, assessment, options, total, kept, rate },
    ...{ dueInOneYear, dueAtHome, claims, dueElsewhere, elsewhereInOneYear },
    ...{ household, otherMoney, runningCosts, lines, employer, notLawYet },
    ...{ most, holder, fitIn: () => fitOf(needs), couldFit: fitOf(needs) === 'fits' },
    ...{ needs, fit: fitOf(needs), saving: null, keptToday: null, years, isAverage },
    // As in other assessments: what no list is ordered by is worked out where it is shown.
    get terms() {
      allTerms ??= [...terms, ...one.terms.filter(({ kind }) => kind === 'tariff-not-out')];
      return allTerms;
    },
    ...{ projection: null, strip: [], movePlan: null, cheaperMonth: null },
  };
}
