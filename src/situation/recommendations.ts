/** The one function that gives every screen its list: which countries a person is shown, in which order, and why. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import type { WorkType } from '../catalogue/workTypes.ts';
import { isEligible, lastingOf } from '../tax/index.ts';
import {
  type AssessedFigures,
  type AssessedRegime,
  assessor,
  NO_PERSON_FACTS,
  type PersonFacts,
} from './assessed.ts';
import type { FitLevel } from './fit.ts';
import { decidesFit, type Situation } from './situation.ts';

/** A country with the regime that represents it. */
export interface Recommendation extends AssessedRegime {
  /** The country's other regimes that apply at the income, in the order of its file. */
  readonly others: readonly AssessedRegime[];
}

export interface Recommendations {
  /** Without answers that decide it, every country fits. */
  readonly fits: readonly Recommendation[];
  readonly check: readonly Recommendation[];
  readonly no: readonly Recommendation[];
  /** The three groups one after another. */
  readonly all: readonly Recommendation[];
  /** Whether answers decided who fits; without them there are no groups to show. */
  readonly isGrouped: boolean;
}

export interface RecommendationOptions {
  readonly figures: AssessedFigures;
  readonly schedules: Schedules;
  readonly facts?: PersonFacts;
  /** Business owners need a regime that allows write-offs. */
  readonly workType?: WorkType | null;
  /** Only these countries, by upper-case code. */
  readonly codes?: ReadonlySet<string> | null;
}

/**
 * One regime per country, of those that apply at the income. Without answers: the lowest effective rate of each, by
 * rate ascending. With answers: the one that fits and leaves most, else one to check, else one that does not fit; in
 * these groups, by what is kept. Ties either way: what has no condition, what lasts longer, the higher quality of life,
 * the name.
 * Empty if countries are missing or the income is not a number.
 */
export function recommendations(
  situation: Situation,
  countries: readonly Country[] | undefined,
  { figures, schedules, facts = NO_PERSON_FACTS, workType = null, codes = null }: RecommendationOptions,
): Recommendations {
  const isGrouped = decidesFit(situation);
  const { income } = figures;
  if (countries === undefined || !(income >= 0 && Number.isFinite(income))) return group([], isGrouped);
  const assessed = assessor(situation, figures, schedules, facts, countries);
  const found = countries.flatMap((country): Recommendation[] => {
    if (codes !== null && !codes.has(country.code)) return [];
    const regimes = country.taxRegimes
      .filter((regime) => isOpenTo(regime, income, workType))
      .map((regime) => assessed(country, regime));
    const [first, ...rest] = regimes;
    if (!first) return [];
    const isBetter = isGrouped ? fitsBetter : costsLess;
    const best = rest.reduce((best, one) => (isBetter(one, best) ? one : best), first);
    return [{ ...best, others: regimes.filter((one) => one !== best) }];
  });
  return group(found.sort(isGrouped ? byKept : byRate), isGrouped);
}

/** Whether a regime applies at an income, USD per year, to a kind of work: business owners need write-offs. */
export function isOpenTo(regime: TaxRegime, income: number, workType: WorkType | null): boolean {
  return isEligible(regime, income) && (workType !== 'business' || regime.allowsWriteOffs);
}

function group(list: readonly Recommendation[], isGrouped: boolean): Recommendations {
  const at = (level: FitLevel) => list.filter(({ fit }) => fit.level === level);
  const [fits, check, no] = [at('fits'), at('check'), at('no')];
  return { fits, check, no, all: [...fits, ...check, ...no], isGrouped };
}

const RANKS: Readonly<Record<FitLevel, number>> = { fits: 0, check: 1, no: 2 };

// The first of several regimes that are equal represents its country.

function costsLess(a: AssessedRegime, b: AssessedRegime): boolean {
  return a.total < b.total;
}

function fitsBetter(a: AssessedRegime, b: AssessedRegime): boolean {
  const rank = RANKS[a.fit.level] - RANKS[b.fit.level];
  return rank < 0 || (rank === 0 && a.kept > b.kept);
}

function byRate(a: AssessedRegime, b: AssessedRegime): number {
  const [rate, other] = [a.rate, b.rate];
  const difference = rate === null || other === null ? a.total - b.total : rate - other;
  return difference || byWhatHolds(a, b);
}

function byKept(a: AssessedRegime, b: AssessedRegime): number {
  return b.kept - a.kept || byWhatHolds(a, b);
}

/**
 * Of regimes that leave the same: first what takes nothing for granted, then what has no time limit, the longer one, the
 * better place to live, the name.
 */
function byWhatHolds(a: AssessedRegime, b: AssessedRegime): number {
  const isConditional = ({ fit }: AssessedRegime) => Number(fit.mark !== null);
  const difference = isConditional(a) - isConditional(b);
  if (difference !== 0) return difference;
  const [years, other] = [lastsYears(a), lastsYears(b)];
  if (years !== other) return years > other ? -1 : 1;
  return b.country.qualityOfLife - a.country.qualityOfLife || (a.country.name < b.country.name ? -1 : 1);
}

/** Years for which a regime is as it is; infinite where it stays, or where that is not known yet. */
export function lastsYears({ country, lasting }: AssessedRegime): number {
  const years = lastingOf(lasting).map((step) => {
    if (step.type === 'firstYears') return Number.POSITIVE_INFINITY;
    if ('years' in step) return step.years;
    return Number(step.day.slice(0, 4)) - country.taxYear;
  });
  return Math.min(...years);
}
