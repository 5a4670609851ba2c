/** The one function that gives every screen its list: which countries a person is shown, and in which order. */

import { makesNobodyResident } from '../catalogue/conditions.ts';
import type { Country, Scheme, TaxRegime } from '../catalogue/entities.ts';
import { rounded } from '../catalogue/format.ts';
import { rateText, taxOnWork, type WithOtherMoney } from '../catalogue/labels.ts';
import { NO_PERSON_FACTS, type PersonFacts } from '../catalogue/personFacts.ts';
import type { WorkType } from '../catalogue/professions.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import { isEligible, lastingOf, type TaxOptions } from '../law/index.ts';
import { estimateFor, hasAnswers, isOpenAboutPay } from '../situation/answered.ts';
import { keptTodayOf, optionsOf } from '../situation/homeTax.ts';
import { type OrdinaryAnswers, openAnswers } from '../situation/openAnswers.ts';
import {
  homeIdOf,
  isContractOpen,
  isOnPayroll,
  type Situation,
  withPassport,
} from '../situation/situation.ts';
import { type Assess, type Assessed, assessor } from './assessor.ts';
import { todayAtHome } from './atHome.ts';
import type { AssessedFigures } from './cost.ts';
import { isForEmployees } from './holder.ts';
import { USUAL_YEARS } from './lastingTerms.ts';
import { FIT_LEVELS, type FitLevel, isHeldOnly, openNeeds } from './terms.ts';

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
  /** What is kept today, USD per year, over the stay; null where it is not known. */
  readonly keptToday: number | null;
  /** The country in which tax is paid today, which is no destination; null where that is none of these countries. */
  readonly today: Assessed | null;
  /** Her own list, from which the answer is, where how she is paid is open: the least of its answers counts. */
  readonly floor?: Recommendations;
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
  const asked = withPassport(
    workType === null || situation.work ? situation : { ...situation, work: workType },
  );
  if (countries === undefined || !(income >= 0 && Number.isFinite(income)))
    return group([], asked, isGrouped, NOT_KNOWN);
  const assess = assessor(asked, figures, schedules, facts, countries);
  const { laws } = optionsOf({ ...figures, situation: asked }, facts);
  const homeId = homeIdOf(asked);
  const found: Recommendation[] = [];
  for (const country of countries) {
    if (country.id === homeId || (codes !== null && !codes.has(country.code))) continue;
    const regimes: Assessed[] = [];
    for (const regime of [...country.taxRegimes, ...schemesFor(asked, facts, country.slug)]) {
      if (!isOpenTo(regime, income, workType, laws)) continue;
      const one = assess(country, regime);
      if (!('for' in regime) || isShown(one, asked)) regimes.push(one);
    }
    const best = isGrouped ? bestForPerson(regimes, { situation: asked, facts, assess }) : cheapest(regimes);
    if (best === null) continue;
    const others = regimes.filter(({ regime }) => regime !== best.regime);
    // A copy would work out all that is left until a row is shown.
    best.better = betterOf(best, others);
    found.push({ best, others });
  }
  const byOrder = isGrouped ? byFit : byRate;
  const list = group(
    found.sort((a, b) => byOrder(a.best, b.best)),
    asked,
    isGrouped,
    todayOf(asked, countries, { figures, schedules, facts }),
  );
  if (!isOpenAboutPay(situation)) return list;
  const own = { ...situation, years: USUAL_YEARS };
  const ofStay = { ...figures, estimate: estimateFor(own), years: own.years };
  return {
    ...list,
    floor: recommendations(own, countries, { figures: ofStay, schedules, facts, workType, codes }),
  };
}

/** What the scheme of a country keeps and needs first that would keep most, where that is more than the one of its row. */
function betterOf(one: Assessed, others: readonly Assessed[]): Assessed['better'] {
  const [best] = others
    .filter(
      (other) => other.fit === 'check' && !makesNobodyResident(other.regime) && !isAnsweredAgainst(other),
    )
    .sort((a, b) => b.kept - a.kept);
  const [need] = best ? openNeeds(best) : [];
  const isMore = best && rounded(best.kept / MONTHS) > rounded(one.kept / MONTHS);
  return need && isMore ? { kept: best.kept, need } : undefined;
}

type Today = Pick<Recommendations, 'today' | 'keptToday'>;

const NOT_KNOWN: Today = { today: null, keptToday: null };

/** What is kept today over the stay, in which a family's children grow, and by which scheme. */
function todayOf(
  situation: Situation,
  countries: readonly Country[],
  sources: Required<Pick<RecommendationOptions, 'figures' | 'schedules' | 'facts'>>,
): Today {
  const { figures, facts } = sources;
  const keptToday = keptTodayOf(situation, figures, facts);
  return keptToday === null ? NOT_KNOWN : { keptToday, today: todayAtHome(situation, countries, sources) };
}

/**
 * What stands for a country in the list of a person with answers: of the schemes that fit under each of the answers that are
 * open, the best under the one that leaves least; where none fits, what is to be checked, or is closed. What makes nobody
 * resident stands for no country.
 */
function bestForPerson(
  all: readonly Assessed[],
  { situation, facts, assess }: { situation: Situation; facts: PersonFacts; assess: Assess },
): Assessed | null {
  const regimes = all.filter(({ regime }) => !makesNobodyResident(regime)).sort(byFit);
  const [first] = regimes;
  if (!first) return null;
  const { country } = first;
  const fitting = regimes
    .filter((one) => one.couldFit && (one.projection?.endsAfter ?? null) === null)
    .sort(byKept);
  // What fits whatever is answered is left in any case: only what leaves more can matter beside it.
  const certain = fitting.findIndex(({ fit }) => fit === 'fits');
  const lasting = certain < 0 ? fitting : fitting.slice(0, certain + 1);
  const cases = openAnswers(
    situation,
    country,
    lasting.map(({ regime }) => regime),
    facts,
  );
  let least: { readonly one: Assessed; readonly answers: OrdinaryAnswers } | null = null;
  for (const answers of lasting.length > 1 ? cases : NOTHING_OPEN) {
    const one = lasting.find(({ fit, fitIn }) => fit === 'fits' || fitIn(answers) === 'fits');
    if (!one) return first;
    if (least === null || one.kept < least.one.kept) least = { one, answers };
  }
  if (least === null) return first;
  const { one, answers } = least;
  return one.fit === 'fits' ? one : assess(country, one.regime, answers);
}

const NOTHING_OPEN: readonly OrdinaryAnswers[] = [{}];

function cheapest(regimes: readonly Assessed[]): Assessed | null {
  return regimes.reduce<Assessed | null>(
    (best, one) => (best === null || one.total < best.total ? one : best),
    null,
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

/** A part of a list, in the order in which it is shown; without answers there is one, of all countries. */
export interface OpenGroup {
  /** 'more' and 'less': what fits and leaves more, or anything that leaves less, than today. 'check': more, but only if. */
  readonly level: 'more' | 'less' | 'check' | null;
  readonly rows: readonly Recommendation[];
}

/** What is open of a list, in its groups; empty ones are left out. Where today is not known, nothing leaves less. */
export function openGroups(list: Recommendations): readonly OpenGroup[] {
  const { fits, check, all, isGrouped } = list;
  const isMore = ({ best }: Recommendation) => leavesMore(best, list);
  const groups: readonly OpenGroup[] = isGrouped
    ? [
        { level: 'more', rows: fits.filter(isMore) },
        { level: 'less', rows: [...fits, ...check].filter((row) => !isMore(row)).sort(byKeptOf) },
        { level: 'check', rows: check.filter(isMore) },
      ]
    : [{ level: null, rows: all }];
  return groups.filter(({ rows }) => rows.length > 0);
}

const byKeptOf = (a: Recommendation, b: Recommendation) => byKept(a.best, b.best);

/** Whether more is kept than today, as amounts are shown; what is kept today may not be known. */
export function leavesMore(
  { kept }: Pick<Assessed, 'kept'>,
  { keptToday }: Pick<Recommendations, 'keptToday'>,
): boolean {
  return keptToday === null || rounded(kept / MONTHS) > rounded(keptToday / MONTHS);
}

const MONTHS = 12;

function group(
  list: readonly Recommendation[],
  situation: Situation,
  isGrouped: boolean,
  today: Today,
): Recommendations {
  if (!isGrouped) return { situation, fits: list, check: [], no: [], all: list, isGrouped, ...today };
  const at = (level: FitLevel) => list.filter(({ best }) => best.fit === level);
  const [fits, check, no] = [at('fits'), at('check'), at('no')];
  return { situation, fits, check, no, all: [...fits, ...check, ...no], isGrouped, ...today };
}

function byRate(a: Assessed, b: Assessed): number {
  return byTax(a, b) || byWhatHolds(a, b);
}

type Taxed = Pick<Assessed, 'rate' | 'total' | 'otherMoney'>;

/** Lowest rate first; where rates say nothing or not all, as with other money, the lower amount. */
export function byTax(a: Taxed, b: Taxed): number {
  if (a.otherMoney || b.otherMoney) return a.total - b.total;
  return (a.rate === null || b.rate === null ? 0 : a.rate - b.rate) || a.total - b.total;
}

/**
 * A list of regimes in the order of a person with answers: what fits, what is to be checked, of which what an answer stands
 * against comes last, what is closed.
 */
export function byFit(a: Assessed, b: Assessed): number {
  return (
    FIT_LEVELS.indexOf(a.fit) - FIT_LEVELS.indexOf(b.fit) ||
    (a.fit === 'check' ? Number(isAnsweredAgainst(a)) - Number(isAnsweredAgainst(b)) || byTies(a, b) : 0) ||
    byKept(a, b)
  );
}

/** What would be certain with no tie to the country that is left first. */
export function byTies(a: Assessed, b: Assessed): number {
  return Number(isHeldOnly(b)) - Number(isHeldOnly(a));
}

/** Whether something that has been answered stands against a regime: for somebody with a company, one of one's own name. */
export function isAnsweredAgainst({ needs }: Pick<Assessed, 'needs'>): boolean {
  return needs.some(({ decides, state }) => decides && state === 'unmet');
}

/** What leaves most first, as it is shown: of what leaves the same, what fits, then what has least to be checked. */
export function byKept(a: Assessed, b: Assessed): number {
  const less = b.kept - a.kept;
  // Rounded they differ as well: to round each pair of a list is slow.
  if (Math.abs(less) > 1) return less;
  return (
    rounded(b.kept) - rounded(a.kept) ||
    FIT_LEVELS.indexOf(a.fit) - FIT_LEVELS.indexOf(b.fit) ||
    openNeeds(a).length - openNeeds(b).length ||
    byWhatHolds(a, b)
  );
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

type Placed = Pick<Assessed, 'fit' | 'kept' | 'rate' | 'total'> & WithOtherMoney;

/**
 * The places of a list in its order: "1", or "1=" for each of those that are equal as they are shown, whatever has still to
 * be checked of them; what is closed shares no place with what is open.
 * @param order what the list is sorted by. What keeps the same shares a place, and in a list by rate only with the same
 * rate: of an income of $1, 0 % and 29 % keep the same whole dollar.
 */
export function placesOf(list: readonly Placed[], order: 'rate' | 'kept' = 'kept'): readonly string[] {
  const shownOf = (one: Placed) => {
    const { fit, kept, rate } = one;
    return [
      fit === 'no',
      rounded(kept),
      order === 'rate' && rate !== null ? rateText(rate, taxOnWork(one)) : '',
    ].join();
  };
  const same = (a: Placed | undefined, b: Placed | undefined) =>
    a !== undefined && b !== undefined && shownOf(a) === shownOf(b);
  let place = 0;
  return list.map((row, at) => {
    const isJoint = same(row, list[at - 1]);
    if (!isJoint) place = at + 1;
    return isJoint || same(row, list[at + 1]) ? `${place}=` : `${place}`;
  });
}
