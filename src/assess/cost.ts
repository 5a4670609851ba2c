/** What a regime costs a person, in one year and over a stay, with the year of the move and what is still due at home. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { RunningCostFigure } from '../catalogue/practical.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import type { UsIncome, UsTax, UsTaxes, UsYear } from '../catalogue/usTax.ts';
import {
  type Assessment,
  assess,
  averageHousehold,
  type HouseholdChange,
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
  withoutBenefits,
} from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { assessmentAtHome, optionsOf, regimesAtHome } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import {
  familyOf,
  isCitizenOf,
  isContractOpen,
  isOnPayroll,
  type Situation,
} from '../situation/situation.ts';
import { type AssessedProjection, NO_US_TAX, projectionWithDue } from './dueAtHome.ts';
/** The part of `Figures` that an assessment takes. */
export type AssessedFigures = Pick<
  Figures,
  'income' | 'costs' | 'estimate' | 'currency' | 'years' | 'from'
> & {
  /** Whether reliefs that must be asked for are asked for; true if absent. */
  readonly optionalReliefs?: boolean;
};

/** What all regimes are assessed with. */
export interface Person {
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

/** USD per year: the average of the stay where one is said, else the one year. */
export interface Cost {
  readonly schedule: TaxSchedule;
  /** One year, by the figures of the data's tax year. */
  readonly assessment: Assessment<number | null>;
  /** Every year of the stay; null where no length of it has been said. */
  readonly projection: AssessedProjection | null;
  /** What remains of the income after costs, tax, what is still due at home, and the running costs that count. */
  readonly kept: number;
  /** Tax and contributions, what is still due at home included. */
  readonly total: number;
  /** Tax and contributions in percent of income less costs, without benefits; null where costs leave nothing. */
  readonly rate: number | null;
  /** What a partner and children change, which total and kept have; null where nobody moves along. */
  readonly household: HouseholdChange | null;
  /** Typical running costs that were counted. */
  readonly runningCosts: number;
  /** What home asks for in the one year of the data. */
  readonly oneYear: UsTax;
}

/** What a regime costs a person, whether or not it is open; worked out once, as what applies instead of others, too. */
export function costOf(person: Person, country: Country, regime: TaxRegime): Cost {
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
  const of = schedule.lawOf ?? { regimeId: regime.id };
  const oneYear = dueUnder(person, country, { of, quick: quickOf(person, schedule) });
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

/** What the United States ask of a citizen in a year under a regime of a country. @param lines of the year of a move */
function dueUnder(
  { us, figures: { income, costs } }: Person,
  { slug }: Country,
  year: Omit<UsYear, 'slug'>,
  lines?: UsIncome['lines'],
): UsTax {
  return us ? us.taxOf({ slug, ...year }, { income, costs, lines }) : NO_US_TAX;
}

export function projected(
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
export function withDue(person: Person, country: Country, projection: Projection): AssessedProjection {
  return projectionWithDue(projection, person.figures, (year) =>
    isCutAtHome(person, year)
      ? NO_US_TAX
      : dueUnder(person, country, usYearOf(person, year), linesOfMove(year)),
  );
}

function usYearOf(person: Person, { schedule, regimeId, year, place, relieved }: ProjectedYear) {
  const of = schedule?.lawOf ?? { regimeId, year };
  return { of, quick: quickOf(person, schedule), place, relieved };
}

/** The program of the quick estimate, where that is asked. */
function quickOf({ options }: Person, schedule: TaxSchedule | null): UsYear['quick'] {
  return options.laws ? undefined : schedule?.quick?.law.program;
}

/** What is paid in a year that is not all of it. */
function linesOfMove(year: ProjectedYear): UsIncome['lines'] {
  return moveOf(year) ? year.lines : undefined;
}

/**
 * What the United States would ask of a wage of the same amount in an average year, USD; null where it is said how the work
 * is paid, and where it changes nothing: of the owner of a company.
 */
export function dueOnPayroll(
  person: Person,
  { slug }: Country,
  years: readonly ProjectedYear[],
): number | null {
  const { us, situation, figures } = person;
  const { income, costs } = figures;
  const open = years.filter(({ ended, regimeId }) => !ended && us?.workUnder(regimeId) === 'self-employed');
  if (!us || !isContractOpen(situation) || open.length === 0) return null;
  const sum = open.reduce(
    (all, year) =>
      all + us.taxOnPayroll({ slug, ...usYearOf(person, year) }, { income, costs, lines: linesOfMove(year) }),
    0,
  );
  return sum / open.length;
}

/** Whether a year is that of a move from the United States. */
export function isCutAtHome({ homeId }: Person, year: ProjectedYear): boolean {
  return homeId === 'us' && moveOf(year) !== null;
}

/** The year of the move, where it begins the stay and the home country is known. */
export function planOfMove(
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

/** What keeping a regime going costs every year, in USD; what is paid once on founding it is left out. */
function yearlyCosts(costs: readonly RunningCostFigure[] = []): number {
  return costs.reduce((sum, { every, amount }) => (every === 'year' ? sum + (amount?.usd ?? 0) : sum), 0);
}
