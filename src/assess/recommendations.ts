/** The one function that gives every screen its list: which countries a person is shown, and in which order. */

import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import { rounded } from '../catalogue/format.ts';
import { rateText } from '../catalogue/labels.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import type { WorkType } from '../catalogue/professions.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { isEligible, lastingOf, type TaxOptions } from '../law/index.ts';
import { estimateFor, hasAnswers } from '../situation/answered.ts';
import { optionsOf } from '../situation/homeTax.ts';
import { homeIdOf, isContractOpen, isOnPayroll, type Situation } from '../situation/situation.ts';
import { type Assessed, assessor } from './assessor.ts';
import { todayAtHome } from './atHome.ts';
import type { AssessedFigures } from './cost.ts';
import { isForEmployees } from './holder.ts';
import { FIT_LEVELS, type FitLevel } from './terms.ts';

/** A country with the regime that represents it. */
export interface Recommendation {
  readonly best: Assessed;
  /** The country's other regimes that apply at the income, in the order of its file. */
  readonly others: readonly Assessed[];
}

export interface Recommendations {
  /** For whom it is; the work is that of the page where nobody has said it. */
  readonly situation: Situation;
  /** Without answers there are no groups, and every country stands here. */
  readonly fits: readonly Recommendation[];
  readonly check: readonly Recommendation[];
  readonly no: readonly Recommendation[];
  /** The three groups one after another. */
  readonly all: readonly Recommendation[];
  /** Whether it is the list of a person with answers: what fits, what is to be checked, what is closed. */
  readonly isGrouped: boolean;
  /** The country in which tax is paid today, which is no destination; null where that is none of these countries. */
  readonly today: Assessed | null;
}

interface RecommendationOptions {
  readonly figures: AssessedFigures;
  readonly schedules: Schedules;
  readonly facts?: PersonFacts;
  /** Business owners need a regime that allows write-offs. In the list of a person with answers, what that person says counts. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. */
  readonly codes?: ReadonlySet<string> | null;
}

/**
 * One regime per country, of those that apply at the income. Without answers: the lowest effective rate of each, by rate
 * ascending. With them: the one that fits and leaves most, else one to check, else one that is closed; in these groups, by
 * what is kept, but for what an answer stands against, so that the first one is the answer on every page. Ties either
 * way: what has no condition, what lasts longer, the higher quality of life, the name.
 * Empty if countries are missing or the income is not a number.
 */
export function recommendations(
  situation: Situation,
  countries: readonly Country[] | undefined,
  {
    figures,
    schedules,
    facts = NO_PERSON_FACTS,
    workType: ofPage = null,
    codes = null,
  }: RecommendationOptions,
): Recommendations {
  const workType = listedFor(situation, ofPage);
  const isGrouped = hasAnswers(situation);
  const { income } = figures;
  const asked = workType === null || situation.work ? situation : { ...situation, work: workType };
  if (countries === undefined || !(income >= 0 && Number.isFinite(income)))
    return group([], asked, isGrouped, null);
  const assessed = assessor(asked, figures, schedules, facts, countries);
  const { laws } = optionsOf({ ...figures, situation: asked }, facts);
  const isBetter = isGrouped ? fitsBetter : costsLess;
  const homeId = homeIdOf(asked);
  const found: Recommendation[] = [];
  for (const country of countries) {
    if (country.id === homeId || (codes !== null && !codes.has(country.code))) continue;
    let best: Assessed | null = null;
    const regimes: Assessed[] = [];
    for (const regime of [...country.taxRegimes, ...schemesFor(asked, facts, country.slug)]) {
      if (!isOpenTo(regime, income, workType, laws)) continue;
      const one = assessed(country, regime);
      if ('for' in regime && !isShown(one, asked)) continue;
      regimes.push(one);
      // What makes nobody resident stands for no country in the list of a person with answers.
      if (isGrouped && makesNobodyResident(regime)) continue;
      if (best === null || isBetter(one, best)) best = one;
    }
    if (best !== null) found.push({ best, others: regimes.filter((one) => one !== best) });
  }
  const byOrder = isGrouped ? byFit : byRate;
  return group(
    found.sort((a, b) => byOrder(a.best, b.best)),
    asked,
    isGrouped,
    todayAtHome(asked, countries, { figures, schedules, facts }),
  );
}

/** For whose kind of work a list is: that of the page, unless it is the list of a person with answers who has said theirs. */
export function listedFor(situation: Situation, ofPage: WorkType | null): WorkType | null {
  return hasAnswers(situation) ? (situation.work ?? ofPage) : ofPage;
}

/** The schemes beside the lists that a person may have, of a country: those of employees, or those of some newcomers. */
function schemesFor(
  situation: Situation,
  { schemes }: Pick<PersonFacts, 'schemes'>,
  slug: string,
): readonly Scheme[] {
  if (!hasAnswers(situation) || estimateFor(situation) !== 'law') return [];
  const readers: readonly Scheme['for'][number][] = isOnPayroll(situation)
    ? ['payroll']
    : isContractOpen(situation)
      ? ['payroll', 'invoices']
      : ['invoices'];
  return (schemes[slug] ?? []).filter((scheme) => scheme.for.some((reader) => readers.includes(reader)));
}

/** Of a country, the schemes beside the lists that a person is shown. */
export function shownSchemes(
  situation: Situation,
  facts: Pick<PersonFacts, 'schemes'>,
  country: Country,
  assess: (country: Country, regime: TaxRegime) => Assessed,
): readonly Scheme[] {
  return schemesFor(situation, facts, country.slug).filter((scheme) =>
    isShown(assess(country, scheme), situation),
  );
}

/**
 * A scheme beside the lists is shown to people whom it fits, and to nobody else whom a question could still close it to:
 * employees see what wages are taxed as, whatever has still to be asked.
 */
function isShown(one: Assessed, situation: Situation): boolean {
  if (makesNobodyResident(one.regime)) return true;
  if (one.fit === 'no') return false;
  if (isOnPayroll(situation) || isForEmployees(one.regime)) return true;
  return !one.needs.some(({ decides, asks }) => decides && asks !== undefined);
}

/** Whether a regime applies at an income, USD per year, to a kind of work: business owners need write-offs. */
export function isOpenTo(
  regime: TaxRegime,
  income: number,
  workType: WorkType | null,
  laws?: TaxOptions['laws'],
): boolean {
  return isEligible(regime, income, laws) && (workType !== 'business' || regime.allowsWriteOffs);
}

/** A part of a list: what fits or has to be checked, or without answers all of it. */
export interface OpenGroup {
  readonly level: 'fits' | 'check' | null;
  readonly rows: readonly Recommendation[];
}

/** What is open of a list, in the groups in which it is shown; empty ones are left out. */
export function openGroups({ fits, check, all, isGrouped }: Recommendations): readonly OpenGroup[] {
  const groups: readonly OpenGroup[] = isGrouped
    ? [
        { level: 'fits', rows: fits },
        { level: 'check', rows: check },
      ]
    : [{ level: null, rows: all }];
  return groups.filter(({ rows }) => rows.length > 0);
}

function group(
  list: readonly Recommendation[],
  situation: Situation,
  isGrouped: boolean,
  today: Assessed | null,
): Recommendations {
  if (!isGrouped) return { situation, fits: list, check: [], no: [], all: list, isGrouped, today };
  const at = (level: FitLevel) => list.filter(({ best }) => best.fit === level);
  const [fits, check, no] = [at('fits'), at('check'), at('no')];
  return { situation, fits, check, no, all: [...fits, ...check, ...no], isGrouped, today };
}

// The first of several regimes that are equal represents its country.

function costsLess(a: Assessed, b: Assessed): boolean {
  return a.total < b.total;
}

function fitsBetter(a: Assessed, b: Assessed): boolean {
  return byFit(a, b) < 0;
}

function byRate(a: Assessed, b: Assessed): number {
  return byTax(a, b) || byWhatHolds(a, b);
}

type Taxed = Pick<Assessed, 'rate' | 'total'>;

/** Lowest rate first; where rates say nothing, because there is no income or costs use it up, the lower amount. */
export function byTax(a: Taxed, b: Taxed): number {
  return (a.rate === null || b.rate === null ? 0 : a.rate - b.rate) || a.total - b.total;
}

/**
 * A list of regimes in the order of a person with answers: what fits, what is to be checked, of which what an answer stands
 * against comes last, what is closed.
 */
export function byFit(a: Assessed, b: Assessed): number {
  return (
    FIT_LEVELS.indexOf(a.fit) - FIT_LEVELS.indexOf(b.fit) ||
    (a.fit === 'check' ? Number(isAnsweredAgainst(a)) - Number(isAnsweredAgainst(b)) : 0) ||
    byKept(a, b)
  );
}

/** Whether something that has been answered stands against a regime: for somebody with a company, one of one's own name. */
export function isAnsweredAgainst({ needs }: Pick<Assessed, 'needs'>): boolean {
  return needs.some(({ decides, state }) => decides && state === 'unmet');
}

/** What leaves most first, as it is shown: of what leaves the same, what fits, then what has least to be checked. */
export function byKept(a: Assessed, b: Assessed): number {
  return (
    rounded(b.kept) - rounded(a.kept) ||
    FIT_LEVELS.indexOf(a.fit) - FIT_LEVELS.indexOf(b.fit) ||
    openNeeds(a) - openNeeds(b) ||
    byWhatHolds(a, b)
  );
}

function openNeeds({ needs }: Pick<Assessed, 'needs'>): number {
  return needs.filter(({ decides, state }) => decides && state !== 'met').length;
}

/**
 * Of regimes that leave the same: first what asks nothing, then what has no time limit, the longer one, the better place
 * to live, the name.
 */
function byWhatHolds(a: Assessed, b: Assessed): number {
  if (a.fit !== b.fit) return FIT_LEVELS.indexOf(a.fit) - FIT_LEVELS.indexOf(b.fit);
  const years = lastsYears(a);
  const other = lastsYears(b);
  if (years !== other) return years > other ? -1 : 1;
  const quality = b.country.qualityOfLife - a.country.qualityOfLife;
  return quality || Number(a.country.name > b.country.name) - Number(a.country.name < b.country.name);
}

/** Years for which a regime is as it is; infinite where it stays. */
function lastsYears({ country, regime }: Pick<Assessed, 'country' | 'regime'>): number {
  const years = lastingOf(regime.lasting).map((step) => {
    if (step.type === 'firstYears') return Number.POSITIVE_INFINITY;
    if ('years' in step) return step.years;
    return Number(step.day.slice(0, 4)) - country.taxYear;
  });
  return Math.min(...years);
}

type Placed = Pick<Assessed, 'fit' | 'kept' | 'rate' | 'total'>;

/**
 * The places of a list in its order: "1", or "1=" for each of those that are equal as they are shown, whatever has still to
 * be checked of them; what is closed shares no place with what is open.
 * @param order what the list is sorted by. What keeps the same shares a place, and in a list by rate only with the same
 * rate: of an income of $1, 0 % and 29 % keep the same whole dollar.
 */
export function placesOf(list: readonly Placed[], order: 'rate' | 'kept' = 'kept'): readonly string[] {
  const shownOf = ({ fit, kept, rate, total }: Placed) =>
    [fit === 'no', rounded(kept), order === 'rate' && rate !== null ? rateText(rate, total) : ''].join();
  const same = (a: Placed | undefined, b: Placed | undefined) =>
    a !== undefined && b !== undefined && shownOf(a) === shownOf(b);
  let place = 0;
  return list.map((row, at) => {
    const isJoint = same(row, list[at - 1]);
    if (!isJoint) place = at + 1;
    return isJoint || same(row, list[at + 1]) ? `${place}=` : `${place}`;
  });
}
