/** A regime in its country, assessed for one person: the one form in which lists, pages, the PDF and the CSV show it. */

import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { HomeCountryTax } from '../catalogue/homeCountries.ts';
import type { ShownLine } from '../catalogue/labels.ts';
import type { SelfEmploymentTax } from '../catalogue/leaving.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { RunningCostFigure } from '../catalogue/practical.ts';
import { lastingRegimes, regimeFor, type Schedules } from '../catalogue/schedules.ts';
import type { Figures } from '../situation/figures.ts';
import { homeTaxOf, optionsOf, selfEmploymentTaxOf } from '../situation/homeTax.ts';
import type { Situation } from '../situation/situation.ts';
import {
  type Assessment,
  assess,
  assessedTotal,
  incomeLimit,
  isEligible,
  type LastingRegime,
  type MovePlan,
  moveOf,
  type PayMethod,
  type ProjectedYear,
  type Projection,
  type ProjectionPlan,
  project,
  projectWithMove,
  type RegimeLookup,
  rateOf,
  type StayCost,
  stayCost,
  type TaxLine,
  type TaxOptions,
  type TaxSchedule,
  totalTax,
} from '../tax/index.ts';
import {
  type AssessedProjection,
  averageLines,
  linesWithDue,
  projectionWithDue,
  taxAtHome,
} from './dueAtHome.ts';
import { lastingTerms, USUAL_YEARS } from './lasting.ts';
import { byUrgency, needsOf } from './needs.ts';
import { type FitLevel, fitOf, type NeedTerm, type Outcome, type Term } from './terms.ts';

/** A regime for a person. Amounts are USD per year: the average of the stay where one is said, else the one year. */
export interface Assessed {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Place among the country's regimes, for the address of its calculator. */
  readonly regimeIndex: number;
  readonly schedule: TaxSchedule;
  /** One year, by the figures of the data's tax year. */
  readonly assessment: Assessment<number | null>;
  /** How a company's pay was worked out, for workings; null where its own rules count. */
  readonly pay?: PayMethod | null;
  /** Every year of the stay; null where no length of it has been said. */
  readonly projection: AssessedProjection | null;
  /** What remains of the income after costs, tax, what is still due at home, and the running costs that count. */
  readonly kept: number;
  /** Tax and contributions, what is still due at home included. */
  readonly total: number;
  /** The total in percent of income less costs; null where costs leave nothing. */
  readonly rate: number | null;
  /** What the home country still asks for, a line of its own; 0 for nearly everybody. */
  readonly dueAtHome: number;
  /** The same in a whole year of this regime, whatever follows it. */
  readonly dueInOneYear: number;
  /** Typical running costs that were counted. */
  readonly runningCosts: number;
  /** Against what is paid today; null where that is not known, or where the regime is closed to the person. */
  readonly saving: number | null;
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
  readonly strip: AssessedProjection['years'];
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
  /** USD per year; null where it is not known. */
  readonly paidToday: number | null;
  readonly isUsCitizen: boolean;
  /** Where tax is paid today; null where it is not one of the home countries. */
  readonly home: HomeCountryTax | null;
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
  const person: Person = {
    situation,
    figures,
    // Fees that are no tax are then among the running costs.
    options: {
      ...optionsOf(figures),
      withoutFees: situation.runningCosts ?? false,
      pay: situation.payBest ? facts.pay : null,
    },
    schedules,
    facts,
    lookup: lookupOf(countries, schedules.taxBrackets, situation.profession),
    paidToday: homeTaxOf(situation, figures, facts.homeCountries),
    isUsCitizen: situation.citizenships?.includes('us') ?? false,
    home: homeOf(situation, facts),
  };
  return (country, regime) => new AssessedRegime(country, regime, person);
}

/** Figures at once, because lists are ordered by them; all else when it is asked for. */
class AssessedRegime implements Assessed {
  readonly schedule: TaxSchedule;
  readonly pay: PayMethod | null;
  readonly kept: number;
  readonly total: number;
  readonly rate: number | null;
  readonly dueInOneYear: number;
  readonly runningCosts: number;
  readonly years: number | null;
  readonly #stay: StayCost | null;
  readonly #taxAtHome: SelfEmploymentTax | null;
  #projection: AssessedProjection | null | undefined;
  readonly #person: Person;
  #assessment: Assessment<number | null> | undefined;
  #fit: FitLevel | undefined;
  #needs: readonly NeedTerm[] | undefined;
  #withOutcomes: readonly NeedTerm[] | undefined;
  #terms: readonly Term[] | undefined;

  constructor(
    readonly country: Country,
    readonly regime: TaxRegime,
    person: Person,
  ) {
    const { situation, figures, options, schedules, facts } = person;
    const { income, costs, years } = figures;
    this.#person = person;
    this.years = years;
    this.schedule = schedules.scheduleOf(regime, situation.profession);
    this.pay = options.pay ?? null;
    this.runningCosts = situation.runningCosts ? yearlyCosts(facts.runningCosts[regime.id]) : 0;
    this.#taxAtHome = taxAtHome(situation, facts, country.slug);
    this.dueInOneYear = this.#dueUnder(regime);
    this.#stay = this.#costOfStay();
    const stay = this.#stay;
    this.total = stay ? stay.averageTotal : assessedTotal(this.schedule, income, options) + this.dueInOneYear;
    this.kept = (stay ? stay.averageKept : income - costs - this.total) - this.runningCosts;
    this.rate = stay ? stay.averageRate : rateOf(this.total, income, costs);
  }

  /** What the United States ask of their citizens in a year in one of the country's regimes. */
  #dueUnder({ requiresIncorporation }: Pick<TaxRegime, 'requiresIncorporation'>): number {
    const { income, costs } = this.#person.figures;
    if (this.#taxAtHome === null || requiresIncorporation) return 0;
    return selfEmploymentTaxOf(this.#taxAtHome, this.country.slug, Math.max(income - costs, 0));
  }

  /**
   * Null where no length of the stay has been said. A year that a move cuts in two, and what home may ask for, take the
   * whole projection.
   */
  #costOfStay(): StayCost | null {
    const { years } = this;
    const { lookup, figures } = this.#person;
    if (years === null) return null;
    if (figures.from.month !== 1 || this.#taxAtHome !== null) return this.projection;
    const regime = lookup(this.regime.id);
    return regime ? stayCost(regime, this.#planOfStay(years), lookup) : null;
  }

  #planOfStay(years: number): ProjectionPlan {
    const { options, figures } = this.#person;
    const { income, from, optionalReliefs } = figures;
    return { ...options, income, from, years, optionalReliefs };
  }

  get projection(): AssessedProjection | null {
    if (this.#projection === undefined) {
      this.#projection = this.years === null ? null : this.#projected(this.years);
    }
    return this.#projection;
  }

  get assessment(): Assessment<number | null> {
    this.#assessment ??= assess(this.schedule, this.#person.figures.income, this.#person.options);
    return this.#assessment;
  }

  get fit(): FitLevel {
    this.#fit ??= this.#ownFit();
    return this.#fit;
  }

  #ownFit(): FitLevel {
    const fit = fitOf(this.#ownNeeds());
    // What is over before the stay is, with nothing known to follow, is something to check.
    const isOver = this.#stay !== null && this.#stay.endsAfter !== null;
    return isOver && fit === 'fits' ? 'check' : fit;
  }

  get saving(): number | null {
    const { paidToday, figures } = this.#person;
    if (paidToday === null || this.fit === 'no') return null;
    return differenceAsShown(figures, paidToday, this.total);
  }

  get dueAtHome(): number {
    const inForce = this.projection?.years.filter(({ ended }) => !ended) ?? [];
    if (inForce.length === 0) return this.projection ? 0 : this.dueInOneYear;
    return inForce.reduce((sum, { dueAtHome }) => sum + dueAtHome, 0) / inForce.length;
  }

  get regimeIndex(): number {
    return this.country.taxRegimes.indexOf(this.regime);
  }

  get needs(): readonly NeedTerm[] {
    this.#withOutcomes ??= this.#ownNeeds()
      .map((need) => {
        const id = 'condition' in need ? need.condition.otherwise : undefined;
        const otherwise = id === undefined ? null : this.#outcomeOf(id);
        return otherwise ? { ...need, otherwise } : need;
      })
      .sort(byUrgency);
    return this.#withOutcomes;
  }

  get terms(): readonly Term[] {
    this.#terms ??= this.#allTerms();
    return this.#terms;
  }

  get lines(): readonly ShownLine[] {
    const { projection, assessment, regime, dueAtHome } = this;
    const lines = projection ? averageLines(projection, assessment) : assessment.lines;
    return linesWithDue(regime, { ...assessment, lines }, dueAtHome);
  }

  get isAverage(): boolean {
    const { projection, assessment } = this;
    const isOther = (year: AssessedProjection['years'][number]) =>
      !year.ended && (year.total ?? 0) - year.dueAtHome !== assessment.total;
    return projection?.years.some(isOther) ?? false;
  }

  get strip(): AssessedProjection['years'] {
    return (this.projection ?? this.#projected(USUAL_YEARS))?.years ?? [];
  }

  /** In no order, and without what applies otherwise. */
  #ownNeeds(): readonly NeedTerm[] {
    const { country, regime, years } = this;
    const { situation, figures, facts } = this.#person;
    this.#needs ??= needsOf({
      country,
      regime,
      situation,
      years,
      income: figures.income,
      permits: facts.permits[country.slug] ?? [],
      dayRules: facts.dayRules[country.code] ?? [],
    });
    return this.#needs;
  }

  #projected(years: number): AssessedProjection | null {
    const { lookup, figures, facts } = this.#person;
    const regime = lookup(this.regime.id);
    if (!regime) return null;
    const projection = project(regime, this.#planOfStay(years), lookup);
    const plan = figures.from.month === 1 ? null : this.#planOfMove(projection.years[0]);
    return this.#withDue(projectWithMove(projection, plan && (facts.move?.moveYear(plan) ?? null)));
  }

  /** With what home asks for in each year: of the year of a move from the United States it is in that year's figures. */
  #withDue(projection: Projection): AssessedProjection {
    const { figures, home } = this.#person;
    return projectionWithDue(projection, figures, (year) => {
      if (home?.id === 'us' && moveOf(year) !== null) return 0;
      const regime = this.country.taxRegimes.find(({ id }) => id === year.regimeId) ?? this.regime;
      return this.#dueUnder(regime);
    });
  }

  /** A year by its place, counted from 1 in the tax year of the figures; undefined where there are none. */
  #yearAt(regime: LastingRegime, place: number): AssessedProjection['years'][number] | undefined {
    const { options, figures, lookup } = this.#person;
    const plan = { ...options, income: figures.income, from: { year: this.country.taxYear }, years: place };
    return this.#withDue(project(regime, plan, lookup)).years[place - 1];
  }

  get movePlan(): MovePlan | null {
    return this.#planOfMove(this.strip[0]);
  }

  get cheaperMonth(): CheaperMonth | null {
    const plan = this.projection && this.movePlan;
    const { figures, facts } = this.#person;
    const { year, month } = figures.from;
    // Of the tax year of the figures, months may have passed.
    if (!plan || !facts.move || year <= this.country.taxYear) return null;
    const { months, best } = facts.move.moveMonths(plan);
    const own = months[month - 1]?.total ?? 0;
    const less = own - (months[best - 1]?.total ?? 0);
    return less > own / 12 ? { year, month: best, less } : null;
  }

  /** The year of the move, where it begins the stay and the home country is known. */
  #planOfMove(first: ProjectedYear | undefined): MovePlan | null {
    const { options, figures, home, facts, situation } = this.#person;
    const { from, income } = figures;
    if (facts.move === null || home === null || !first) return null;
    return facts.move.movePlanOf(facts.move.laws, {
      ...{ home, slug: this.country.slug, regimeId: this.regime.id, on: firstDayOf(from) },
      ...{ income, costs: options.costs, withReliefs: first.relieved },
      withoutFees: options.withoutFees === true && this.regime.otherIsFees === true,
      isCitizen: situation.citizenships?.includes(home.id) ?? false,
      ratios: this.#ratiosOfProfession(),
    });
  }

  /** What a profession makes of each kind of tax; undefined where it changes nothing. */
  #ratiosOfProfession(): { readonly [Kind in TaxLine['kind']]?: number } | undefined {
    const { schedules, figures, options } = this.#person;
    const ordinary = schedules.scheduleOf(this.regime);
    if (ordinary === this.schedule) return undefined;
    const { lines } = assess(ordinary, figures.income, options);
    return Object.fromEntries(
      this.assessment.lines.flatMap(({ kind, amount }, place) => {
        const own = lines[place]?.amount ?? 0;
        return own > 0 && amount !== own ? [[kind, amount / own]] : [];
      }),
    );
  }

  /** Of the country's regime that applies otherwise, if it does at this income. */
  #outcomeOf(id: string): Outcome | null {
    const { country } = this;
    const regime = country.taxRegimes.find((one) => one.id === id);
    const { figures, situation } = this.#person;
    if (!regime || !isEligible(regimeFor(regime, situation.profession), figures.income)) return null;
    // Without an income left to tax there is no rate to speak of.
    if (figures.income <= figures.costs) return null;
    const { kept, rate } = new AssessedRegime(country, regime, this.#person);
    return { regimeId: id, kept, rate };
  }

  #allTerms(): Term[] {
    const { country, regime, needs, dueInOneYear: amount, saving, projection, assessment, schedule } = this;
    const { situation, figures, options, lookup, isUsCitizen } = this.#person;
    const { income, costs, from, years } = figures;
    const lasting = lookup(regime.id);
    const yearAt = (place: number) => lasting && this.#yearAt(lasting, place);
    const lasts = lasting
      ? lastingTerms({ lasting: lasting.lasting, yearAt, taxYear: country.taxYear, from, years })
      : [];
    const { home, work } = situation;
    const isFromUs = home !== undefined && 'country' in home && home.country === 'us';
    const hasCompany = regime.requiresIncorporation;
    const limit = incomeLimit(regimeFor(regime, situation.profession));
    const taxed = projection?.years ?? [{ schedule, total: assessment.total }];
    return [
      ...needs,
      ...lasts,
      ...(amount > 0 ? [{ kind: 'due-at-home', amount, isOnPayroll: work === 'remote' } as const] : []),
      ...(limit === null ? [] : [{ kind: 'limit', upTo: limit } as const]),
      ...(isUsCitizen && amount === 0 ? [{ kind: 'return-at-home', hasCompany } as const] : []),
      ...(isUsCitizen && isFromUs && saving !== null ? [{ kind: 'assumes-exclusion' } as const] : []),
      ...(countsCosts(taxed, income, costs, options)
        ? []
        : [{ kind: 'costs-ignored', amount: costs } as const]),
    ];
  }
}

/** The country in which tax is paid today, if it is one of the home countries. */
function homeOf({ home }: Situation, { homeCountries }: PersonFacts): HomeCountryTax | null {
  const id = home && 'country' in home ? home.country : null;
  return homeCountries.find((one) => one.id === id) ?? null;
}

function firstDayOf({ year, month }: Figures['from']): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

type LookupSources = Parameters<typeof lastingRegimes>;

/** Of the last countries and brackets; screens ask again and again for the same. */
let lastLookup: { readonly sources: LookupSources; readonly lookup: RegimeLookup } | null = null;

function lookupOf(...sources: LookupSources): RegimeLookup {
  if (!lastLookup || sources.some((source, at) => source !== lastLookup?.sources[at])) {
    lastLookup = { sources, lookup: lastingRegimes(...sources) };
  }
  return lastLookup.lookup;
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
