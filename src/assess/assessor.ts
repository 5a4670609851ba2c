/** A regime in its country, assessed for one person: the one form in which lists, pages, the PDF and the CSV show it. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { WIZARD_EUROPE } from '../catalogue/europe.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import { regimePath } from '../catalogue/pages.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { lastingRegimes, type Schedules } from '../catalogue/schedules.ts';
import {
  averageLines,
  type EmployerPart,
  incomeLimit,
  isEligible,
  lawAsked,
  type MovePlan,
  type RegimeLookup,
  type TaxOptions,
  wageLawOf,
} from '../law/index.ts';
import { hasAnswers } from '../situation/answered.ts';
import { homeTaxOf, lawAnswersOf, optionsOf } from '../situation/homeTax.ts';
import { homeIdOf, isContractOpen, type Situation } from '../situation/situation.ts';
import { type AssessedFigures, type Cost, costOf, type Person, planOfMove, projected } from './cost.ts';
import { type AssessedYear, averageDue, linesWithDue } from './dueAtHome.ts';
import { type NotLawYet, notLawYetOf, termsOf } from './figureTerms.ts';
import { byHolder, followingFor, isForEmployees } from './holder.ts';
import { USUAL_YEARS } from './lastingTerms.ts';
import { byUrgency, needsOf } from './needs.ts';
import {
  type EndTerm,
  type FitLevel,
  fitOf,
  type NeedTerm,
  type Outcome,
  type RegionNeed,
  type Term,
} from './terms.ts';

/** A regime for a person. Amounts are USD per year: the average of the stay where one is said, else the one year. */
export interface Assessed extends Omit<Cost, 'oneYear'> {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Address of its calculator. */
  readonly path: string;
  /** Highest yearly income at which it is open to the person, inclusive; null means no limit. */
  readonly limit: number | null;
  /** What it was worked out with, for workings. */
  readonly options: TaxOptions;
  /** What of its figures follows by a rule and is not law yet; null where all is law. */
  readonly notLawYet: NotLawYet | null;
  /** What the home country still asks for, a line of its own; 0 for nearly everybody. */
  readonly dueAtHome: number;
  /** The same in a whole year of this regime, whatever follows it. */
  readonly dueInOneYear: number;
  /** Against what is paid today; null where that is not known, or where the regime is closed to the person. */
  readonly saving: number | null;
  /** What an employer pays on top of a wage; null where the income is none. */
  readonly employer: EmployerPart | null;
  /** Length of the stay that the figures are of; null for one year. */
  readonly years: number | null;
  readonly fit: FitLevel;
  /** What it asks of the person, the most urgent first. */
  readonly needs: readonly NeedTerm[];
  /** All that the figure depends on, the most urgent first. */
  readonly terms: readonly Term[];
  /** The lines to show beside the total, which they add up to; what is due at home is the last of them. */
  readonly lines: readonly ShownLine[];
  /** Whether the lines are averages over years that differ, so that no single working explains them. */
  readonly isAverage: boolean;
  /** Every year of the stay, or of the first five. */
  readonly strip: readonly AssessedYear[];
  /** The year of the move, for `moveYear` and `moveMonths`; null where the home country or the law is not known. */
  readonly movePlan: MovePlan | null;
  /** A month of the year of the move that is cheaper by more than a month's tax; null where there is none. */
  readonly cheaperMonth: CheaperMonth | null;
}

/** Another month of arrival in the same year, and how much less tax it has, USD. */
export interface CheaperMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly less: number;
}

/**
 * Assesses the regimes of countries for one person.
 * @param countries all that a regime may be followed by, for figures over years.
 */
export function assessor(
  situation: Situation,
  figures: AssessedFigures,
  schedules: Schedules,
  facts: PersonFacts,
  countries: readonly Country[],
): (country: Country, regime: TaxRegime) => Assessed {
  const lookup = lookupOf(countries, schedules.taxBrackets, facts.schemes);
  const personOf = (said: Situation, of: AssessedFigures): Person => ({
    situation: said,
    figures: of,
    options: optionsOf({ ...of, situation: said }, facts),
    schedules,
    facts,
    lookup,
    following: followingFor(said, lookup),
    paidToday: homeTaxOf(said, of, facts),
    us: facts.usTaxesOf?.(lawAnswersOf(said, of.from)) ?? null,
    homeId: homeIdOf(said),
    known: new Map(),
  });
  const personWith = byHolder(situation, figures, personOf);
  return (country, regime) => assessed(personWith(regime), country, regime, employeeNeed(regime, situation));
}

/** Works something out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

/** @param ofReader what the regime asks of the reader, who is not its holder yet */
function assessed(
  person: Person,
  country: Country,
  regime: TaxRegime,
  ofReader: readonly NeedTerm[],
): Assessed {
  const { situation, figures, facts, options, paidToday } = person;
  const cost = costOf(person, country, regime);
  const { projection, assessment, total, oneYear } = cost;
  const stated = [
    ...ofReader,
    ...regionNeed(country, situation),
    ...needsOf({
      country,
      regime,
      situation,
      years: figures.years,
      income: figures.income,
      permits: facts.permits[country.slug] ?? [],
      dayRules: facts.dayRules[country.code] ?? [],
      residence: facts.residence[regime.id] ?? facts.residence[country.slug],
      keptResident: facts.keptResident,
    }),
  ];
  const needs = stated
    .map((need) => {
      const id = otherwiseOf(need, country);
      const otherwise = id === undefined ? null : outcomeOf(person, country, id);
      return otherwise ? { ...need, otherwise } : need;
    })
    .sort(byUrgency);
  const stands = fitOf(stated);
  // What is over before the stay is, with nothing known to follow, is something to check.
  const fit = stands === 'fits' && projection !== null && projection.endsAfter !== null ? 'check' : stands;
  // What is paid today goes on, wholly or in part, for as long as most of the work stays where it is paid.
  const staysTaxed = stated.some((need) => need.what === 'days' && need.work?.isHome);
  const saving =
    paidToday === null || fit === 'no' || staysTaxed ? null : differenceAsShown(figures, paidToday, total);
  const dueAtHome = projection ? averageDue(projection.years, () => true).total : oneYear.total;
  const terms = once((): readonly Term[] => {
    const others = termsOf(person, country, regime, cost);
    return [...needs, ...permitLasts(needs, others), ...others];
  });
  const strip = once(() => (projection ?? projected(person, country, regime, USUAL_YEARS))?.years ?? []);
  return {
    country,
    regime,
    path: regimePath(country, regime.id),
    options,
    limit: incomeLimit(regime, options.laws),
    ...cost,
    dueInOneYear: oneYear.total,
    dueAtHome,
    years: figures.years,
    fit,
    saving,
    needs,
    // What lists are not ordered by is worked out where it is shown: at once it would take a list of 22 countries 5 ms.
    get employer() {
      return lawAsked(cost.schedule, options)?.employerAt(figures.income) ?? null;
    },
    get notLawYet() {
      return notLawYetOf(person, regime);
    },
    get terms() {
      return terms();
    },
    get lines() {
      const lines = projection ? averageLines(projection.years) : assessment.lines;
      // Lines for everybody have the names that are specified.
      const named = projection ? regime : { hasIncomeTax: regime.hasIncomeTax };
      return linesWithDue(named, { ...assessment, lines, household: cost.household }, dueAtHome);
    },
    get isAverage() {
      const isOther = (year: AssessedYear) =>
        !year.ended && Math.abs((year.total ?? 0) - year.due.total - assessment.total) > SAME;
      return projection?.years.some(isOther) ?? false;
    },
    get strip() {
      return strip();
    },
    get movePlan() {
      return planOfMove(person, country, regime, this.strip[0]);
    },
    get cheaperMonth() {
      const plan = projection && this.movePlan;
      return plan && cheaperMonthOf(person, country, plan);
    },
  };
}

/** How long the permit is valid with which the regime is open, unless that is said as its end. */
function permitLasts(needs: readonly NeedTerm[], others: readonly Term[]): readonly Term[] {
  const ends = others.filter(({ kind }) => kind === 'ends') as readonly EndTerm[];
  const isSaid = ends.some(({ at }) => 'permitMonths' in at);
  return needs.flatMap((need) => {
    if (isSaid || need.what !== 'permit' || need.state !== 'met' || !need.permit) return [];
    const { months } = need.permit;
    const isKnown = months.first !== null && (months.first !== undefined || months.renewable !== undefined);
    return isKnown ? [{ kind: 'permit-lasts', months, ruleEnds: ends.length > 0 }] : [];
  });
}

/** What has to be checked of a scheme for employees, as long as the reader may be one and has not said so. */
function employeeNeed(regime: TaxRegime, situation: Situation): readonly NeedTerm[] {
  return isContractOpen(situation) && isForEmployees(regime)
    ? [{ kind: 'needs', what: 'employee', state: 'open', fit: 'check', decides: true, asks: 'contract' }]
    : [];
}

/** What closes a country that lies outside of the region where a person with answers would live. */
function regionNeed({ code }: Country, situation: Situation): readonly RegionNeed[] {
  if (situation.region !== 'europe' || WIZARD_EUROPE.has(code) || !hasAnswers(situation)) return [];
  return [{ kind: 'needs', what: 'region', state: 'unmet', fit: 'no', decides: true }];
}

/** Totals that differ by less are equal but for rounding, USD. */
const SAME = 0.005;

function cheaperMonthOf(
  { figures: { from }, facts: { move } }: Person,
  { taxYear }: Country,
  plan: MovePlan,
): CheaperMonth | null {
  // Months of the figures' own tax year may have passed.
  if (!move || from.year <= taxYear) return null;
  const { months, best } = move.moveMonths(plan);
  const own = months[from.month - 1]?.total ?? 0;
  const less = own - (months[best - 1]?.total ?? 0);
  return less > own / 12 ? { year: from.year, month: best, less } : null;
}

/** What applies where a need is not met: what its data name, and for an employee the tax on wages. */
function otherwiseOf(need: NeedTerm, { code }: Country): string | undefined {
  if (!('condition' in need)) return undefined;
  if (need.what === 'self-employed' && need.state === 'unmet') return wageLawOf(code.toLowerCase());
  return need.condition.otherwise;
}

/** Of the country's regime that applies otherwise, if it does at this income. */
function outcomeOf(person: Person, country: Country, id: string): Outcome | null {
  const { figures, options, facts, homeId } = person;
  // Who lives there has it already, and not as a newcomer.
  if (country.id === homeId) return null;
  const regime = regimesOf(country, facts).find((one) => one.id === id);
  if (!regime || !isEligible(regime, figures.income, options.laws)) return null;
  // Without an income left to tax there is no rate to speak of.
  if (figures.income <= figures.costs) return null;
  const { kept, rate } = costOf(person, country, regime);
  return { regimeId: id, kept, rate };
}

/** The listed regimes of a country and its further schemes. */
export function regimesOf(
  { slug, taxRegimes }: Country,
  { schemes }: Pick<PersonFacts, 'schemes'>,
): readonly TaxRegime[] {
  const further = schemes[slug];
  return further ? [...taxRegimes, ...further] : taxRegimes;
}

type LookupSources = Parameters<typeof lastingRegimes>;

/** Of the last countries and brackets, because the engine knows the stays of a lookup that it has seen: 40 ms a list. */
let last: { readonly sources: LookupSources; readonly lookup: RegimeLookup } | null = null;

function lookupOf(...sources: LookupSources): RegimeLookup {
  if (!last || sources.some((source, at) => source !== last?.sources[at])) {
    last = { sources, lookup: lastingRegimes(...sources) };
  }
  return last.lookup;
}

/**
 * Whether a regime can be the answer: nothing more is asked of the person. The figure of one year, which everybody sees
 * without answers, says nothing of an end, so that there it must not end within the usual stay either.
 */
export function isSure({ fit, terms, years }: Pick<Assessed, 'fit' | 'terms' | 'years'>): boolean {
  return (
    fit === 'fits' && (years !== null || !terms.some((term) => term.kind === 'ends' && term.isWithinStay))
  );
}

/** How many years of a stay a yearly saving counts for: none after the regime has ended; null where no stay is said. */
export function savedYears({ years, projection }: Pick<Assessed, 'years' | 'projection'>): number | null {
  return years === null ? null : Math.min(years, projection?.endsAfter ?? years);
}
