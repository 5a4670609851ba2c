/** A regime in its country, assessed for one person: the one form in which lists, pages, the PDF and the CSV show it. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import { WIZARD_EUROPE } from '../catalogue/europe.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import { regimePath } from '../catalogue/pages.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { RunningCostFigure } from '../catalogue/practical.ts';
import { lastingRegimes, type Schedules } from '../catalogue/schedules.ts';
import type { UsTax, UsTaxes, UsYear } from '../catalogue/usTax.ts';
import { monthText } from '../situation/address.ts';
import type { Figures } from '../situation/figures.ts';
import { assessmentAtHome, homeTaxOf, lawAnswersOf, optionsOf, regimesAtHome } from '../situation/homeTax.ts';
import {
  familyOf,
  hasAnswers,
  homeIdOf,
  isCitizenOf,
  isOnPayroll,
  type Situation,
} from '../situation/situation.ts';
import {
  type Assessment,
  assess,
  type EmployerPart,
  type HouseholdChange,
  incomeLimit,
  isEligible,
  type MovePlan,
  moveOf,
  type ProjectedYear,
  type Projection,
  project,
  projectWithMove,
  type RegimeLookup,
  rateOf,
  type TaxOptions,
  type TaxSchedule,
  totalTax,
  wageLawOf,
  withoutBenefits,
} from '../tax/index.ts';
import {
  type AssessedProjection,
  type AssessedYear,
  averageDue,
  averageHousehold,
  averageLines,
  linesWithDue,
  NO_US_TAX,
  projectionWithDue,
} from './dueAtHome.ts';
import { byHolder, followingFor } from './holder.ts';
import { lastingTerms, USUAL_YEARS } from './lasting.ts';
import { byUrgency, needsOf } from './needs.ts';
import { personTerms } from './personTerms.ts';
import { type FitLevel, fitOf, type NeedTerm, type Outcome, type RegionNeed, type Term } from './terms.ts';
import { usTerms } from './usTerms.ts';

/** A regime for a person. Amounts are USD per year: the average of the stay where one is said, else the one year. */
export interface Assessed {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Address of its calculator. */
  readonly path: string;
  readonly schedule: TaxSchedule;
  /** Highest yearly income at which it is open to the person, inclusive; null means no limit. */
  readonly limit: number | null;
  /** One year, by the figures of the data's tax year. */
  readonly assessment: Assessment<number | null>;
  /** What it was worked out with, for workings. */
  readonly options: TaxOptions;
  /** What of its figures follows by a rule and is not law yet; null where all is law. */
  readonly notLawYet: NotLawYet | null;
  /** Every year of the stay; null where no length of it has been said. */
  readonly projection: AssessedProjection | null;
  /** What remains of the income after costs, tax, what is still due at home, and the running costs that count. */
  readonly kept: number;
  /** Tax and contributions, what is still due at home included. */
  readonly total: number;
  /** Tax and contributions in percent of income less costs, without benefits; null where costs leave nothing. */
  readonly rate: number | null;
  /** What the home country still asks for, a line of its own; 0 for nearly everybody. */
  readonly dueAtHome: number;
  /** The same in a whole year of this regime, whatever follows it. */
  readonly dueInOneYear: number;
  /** What a partner and children change, which total and kept have; null where nobody moves along. */
  readonly household: HouseholdChange | null;
  /** Typical running costs that were counted. */
  readonly runningCosts: number;
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

/** Figures of a law in a year, in words. */
export interface NotLawYet {
  readonly year: number;
  readonly names: readonly string[];
}

/** Another month of arrival in the same year, and how much less tax it has, USD. */
export interface CheaperMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly less: number;
}

/** The part of `Figures` that an assessment takes. */
export type AssessedFigures = Pick<
  Figures,
  'income' | 'costs' | 'estimate' | 'currency' | 'years' | 'from'
> & {
  /** Whether reliefs that must be asked for are asked for; true if absent. */
  readonly optionalReliefs?: boolean;
};

/** What all regimes are assessed with. */
interface Person {
  readonly situation: Situation;
  readonly figures: AssessedFigures;
  readonly options: TaxOptions;
  readonly schedules: Schedules;
  readonly facts: PersonFacts;
  readonly lookup: RegimeLookup;
  /** What follows a regime that ends. */
  readonly following: RegimeLookup;
  /** USD per year; null where it is not known. */
  readonly paidToday: number | null;
  /** What taxes in the United States are worked out with; null for everybody whom they do not tax abroad. */
  readonly us: UsTaxes | null;
  /** Code of the country in which tax is paid today; null where it is not said. */
  readonly homeId: string | null;
  /** What has been worked out, by regime id. */
  readonly known: Map<string, Cost>;
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
    us: facts.usTaxesOf?.(lawAnswersOf(said)) ?? null,
    homeId: homeIdOf(said),
    known: new Map(),
  });
  const personWith = byHolder(situation, figures, personOf);
  return (country, regime) => assessed(personWith(regime), country, regime);
}

function assessed(person: Person, country: Country, regime: TaxRegime): Assessed {
  const { situation, figures, facts, options, paidToday } = person;
  const cost = costOf(person, country, regime);
  const { projection, assessment, total, oneYear } = cost;
  const stated = [
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
  const saving = paidToday === null || fit === 'no' ? null : differenceAsShown(figures, paidToday, total);
  const dueAtHome = projection ? averageDue(projection.years, () => true).total : oneYear.total;
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
      const { lawOf } = cost.schedule;
      return (lawOf && options.laws?.employerAt(lawOf, figures.income)) ?? null;
    },
    get notLawYet() {
      return notLawYetOf(person, regime);
    },
    get terms() {
      return [...needs, ...termsOf(person, country, regime, cost)];
    },
    get lines() {
      const lines = projection ? averageLines(projection, assessment) : assessment.lines;
      return linesWithDue(regime, { ...assessment, lines, household: cost.household }, dueAtHome);
    },
    get isAverage() {
      const isOther = (year: AssessedYear) =>
        !year.ended && Math.abs((year.total ?? 0) - year.due.total - assessment.total) > SAME;
      return projection?.years.some(isOther) ?? false;
    },
    get strip() {
      return (projection ?? projected(person, country, regime, USUAL_YEARS))?.years ?? [];
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

/** What closes a country that lies outside of the region where a person with answers would live. */
function regionNeed({ code }: Country, situation: Situation): readonly RegionNeed[] {
  if (situation.region !== 'europe' || WIZARD_EUROPE.has(code) || !hasAnswers(situation)) return [];
  return [{ kind: 'needs', what: 'region', state: 'unmet', fit: 'no', decides: true }];
}

type Cost = Pick<
  Assessed,
  'household' | 'schedule' | 'assessment' | 'projection' | 'kept' | 'total' | 'rate' | 'runningCosts'
> & {
  /** What home asks for in the one year of the data. */
  readonly oneYear: UsTax;
};

/** Totals that differ by less are equal but for rounding, USD. */
const SAME = 0.005;

/** What a regime costs a person, whether or not it is open; worked out once, as what applies instead of others, too. */
function costOf(person: Person, country: Country, regime: TaxRegime): Cost {
  const known = person.known.get(regime.id);
  if (known) return known;
  const cost = newCostOf(person, country, regime);
  person.known.set(regime.id, cost);
  return cost;
}

function newCostOf(person: Person, country: Country, regime: TaxRegime): Cost {
  const { situation, figures, options, schedules, facts } = person;
  const { income, costs, years } = figures;
  const schedule = schedules.scheduleOf(regime);
  const assessment = assess(schedule, income, options);
  const runningCosts = situation.runningCosts ? yearlyCosts(facts.runningCosts[regime.id]) : 0;
  const oneYear = dueUnder(person, country, {
    of: schedule.lawOf ?? { regimeId: regime.id },
    year: facts.laws?.taxYear ?? country.taxYear,
    lines: assessment.lines,
  });
  const projection = years === null ? null : projected(person, country, regime, years);
  const total = projection ? projection.averageTotal : assessment.total + oneYear.total;
  return {
    schedule,
    assessment,
    projection,
    kept: (projection ? projection.averageKept : income - costs - total) - runningCosts,
    total,
    rate: projection
      ? projection.averageRate
      : rateOf(withoutBenefits(total, assessment.household), income, costs),
    household: projection ? averageHousehold(projection.years) : assessment.household,
    oneYear,
    runningCosts,
  };
}

/** What the United States ask of a citizen in a year under a regime of a country. */
function dueUnder(
  { us, figures: { income, costs } }: Person,
  { slug }: Country,
  year: Omit<UsYear, 'slug' | 'income' | 'costs'>,
): UsTax {
  return us ? us.taxOf({ slug, income, costs, ...year }) : NO_US_TAX;
}

function projected(
  person: Person,
  country: Country,
  regime: TaxRegime,
  years: number,
): AssessedProjection | null {
  const { lookup, following, figures, options, facts } = person;
  const { income, from, optionalReliefs } = figures;
  const lasting = lookup(regime.id);
  if (!lasting) return null;
  const projection = project(lasting, { ...options, income, from, years, optionalReliefs }, following);
  const plan = from.month === 1 ? null : planOfMove(person, country, regime, projection.years[0]);
  const moved = projectWithMove(projection, plan && (facts.move?.moveYear(plan) ?? null));
  return withDue(person, country, moved);
}

/** With what home asks for in each year: of the year of a move from the United States it is in that year's figures. */
function withDue(person: Person, country: Country, projection: Projection): AssessedProjection {
  return projectionWithDue(projection, person.figures, (year) =>
    isCutAtHome(person, year)
      ? NO_US_TAX
      : dueUnder(person, country, {
          of: year.schedule?.lawOf ?? { regimeId: year.regimeId },
          year: year.year,
          place: year.place,
          relieved: year.relieved,
          lines: year.lines,
        }),
  );
}

/** Whether a year is that of a move from the United States. */
function isCutAtHome({ homeId }: Person, year: ProjectedYear): boolean {
  return homeId === 'us' && moveOf(year) !== null;
}

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

/** What the law's estimate takes in the first year of the stay, or in the one of the data, that is not law yet. */
function notLawYetOf({ options, facts: { laws }, figures, us }: Person, { id }: TaxRegime): NotLawYet | null {
  if (!options.laws || !laws) return null;
  const year = figures.years === null ? laws.taxYear : figures.from.year;
  const asked = [id, ...(us ? [us.lawUnder(id)] : [])];
  const names = asked
    .flatMap((one) => laws.regimes[one]?.expected ?? [])
    .flatMap(({ name, from }) => (from <= year ? [name] : []));
  return names.length === 0 ? null : { year, names: [...new Set(names)] };
}

/** The year of the move, where it begins the stay and the home country is known. */
function planOfMove(
  person: Person,
  { slug }: Country,
  regime: TaxRegime,
  first: ProjectedYear | undefined,
): MovePlan | null {
  const { options, figures, homeId, facts, situation, us } = person;
  // The year of an employee's move is not worked out: laws of part years are those of people who work for themselves.
  if (isOnPayroll(situation)) return null;
  if (facts.move === null || facts.laws === null || homeId === null || !first) return null;
  const at = { slug, regimeId: regime.id, on: `${monthText(figures.from)}-01` };
  const of = first.schedule?.lawOf ?? { regimeId: regime.id };
  const plan = facts.move.movePlanOf(facts.move.laws, facts.laws, {
    ...at,
    home: { id: homeId, regimeIds: regimesAtHome(situation, figures.income, facts) },
    citizenships: situation.citizenships,
    income: figures.income,
    costs: options.costs,
    reliefs: of.reliefs,
    withoutFees: options.withoutFees === true && regime.otherIsFees === true,
    isCitizen: isCitizenOf(situation, homeId),
    profession: situation.profession,
    sharesDue: us ? us.there.sharesDue[regime.id] : undefined,
    atHome: us && homeId === 'us' ? us.afterMove({ ...at, of, relieved: first.relieved }) : undefined,
  });
  return plan && { ...plan, household: householdOfMove(person, first) };
}

/** What a partner and children change at home and there in the year of a move, whichever month it is in. */
function householdOfMove(
  { situation, figures, options, facts }: Person,
  { schedule }: ProjectedYear,
): MovePlan['household'] {
  if (!schedule || familyOf(situation) === null) return undefined;
  const { from, income } = figures;
  return {
    home: assessmentAtHome(situation, figures, facts)?.household ?? null,
    there: (month) => {
      const { laws } = optionsOf({ ...figures, situation, from: { ...from, month } }, facts);
      return assess(schedule, income, { ...options, laws }).household;
    },
  };
}

/** What applies where a need is not met: what its data name, and for an employee the tax on wages. */
function otherwiseOf(need: NeedTerm, { code }: Country): string | undefined {
  if (!('condition' in need)) return undefined;
  if (need.what === 'self-employed' && need.state === 'unmet') return wageLawOf(code.toLowerCase());
  return need.condition.otherwise;
}

/** Of the country's regime that applies otherwise, if it does at this income. */
function outcomeOf(person: Person, country: Country, id: string): Outcome | null {
  const { figures, options, facts } = person;
  const regime = regimesOf(country, facts).find((one) => one.id === id);
  if (!regime || !isEligible(regime, figures.income, options.laws)) return null;
  // Without an income left to tax there is no rate to speak of.
  if (figures.income <= figures.costs) return null;
  const { kept, rate } = costOf(person, country, regime);
  return { regimeId: id, kept, rate };
}

/** What the figure depends on beside the needs: how long it lasts, and what it does or does not count. */
function termsOf(
  person: Person,
  country: Country,
  regime: TaxRegime,
  { oneYear, projection, assessment, schedule }: Cost,
): Term[] {
  const { figures, options, lookup, following, us } = person;
  const { income, costs, from, years } = figures;
  const { taxYear } = country;
  const lasting = lookup(regime.id);
  /** A year by its place, counted from 1 in the tax year of the figures; undefined where there are none. */
  const yearAt = (place: number) =>
    lasting &&
    withDue(
      person,
      country,
      project(lasting, { ...options, income, from: { year: taxYear }, years: place }, following),
    ).years[place - 1];
  const limit = incomeLimit(regime, options.laws);
  const terms: Term[] = lasting
    ? [...lastingTerms({ lasting: lasting.lasting, yearAt, taxYear, from, years })]
    : [];
  if (us) {
    const whole = (year: ProjectedYear) => !isCutAtHome(person, year);
    const due = projection?.years.some(whole) ? averageDue(projection.years, whole) : oneYear;
    terms.push(...usTerms(us, { slug: country.slug, regimeId: regime.id, due }));
  }
  terms.push(...personTerms({ ...person, country, regime, schedule, assessment }));
  if (limit !== null) terms.push({ kind: 'limit', upTo: limit });
  const taxed = projection?.years ?? [{ schedule, total: assessment.total }];
  if (!countsCosts(taxed, income, costs, options)) terms.push({ kind: 'costs-ignored', amount: costs });
  return terms;
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

/** What keeping a regime going costs every year, in USD; what is paid once on founding it is left out. */
function yearlyCosts(costs: readonly RunningCostFigure[] = []): number {
  return costs.reduce((sum, { every, amount }) => (every === 'year' ? sum + (amount?.usd ?? 0) : sum), 0);
}

interface TaxedYear {
  readonly schedule: TaxSchedule | null;
  readonly total: number | null;
}

/** Whether costs, where there are any, make a difference to the tax of one of the years. */
function countsCosts(
  years: readonly TaxedYear[],
  income: number,
  costs: number,
  options: TaxOptions,
): boolean {
  return (
    costs === 0 ||
    years.every(({ total }) => !total) ||
    years.some(
      ({ schedule, total }) => schedule && totalTax(schedule, income, { ...options, costs: null }) !== total,
    )
  );
}
