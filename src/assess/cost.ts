/** What a regime costs a person, in one year and over a stay, with the year of the move and what is still due at home. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import type { PersonFacts } from '../catalogue/personFacts.ts';
import type { Schedules } from '../catalogue/schedules.ts';
import type { UsIncome, UsTax, UsTaxes, UsYear } from '../catalogue/usTax.ts';
import {
  type Assessment,
  assess,
  averageHousehold,
  averageOtherMoney,
  type HouseholdChange,
  type MovePlan,
  moveOf,
  type OtherMoneyChange,
  onWork,
  type ProjectedYear,
  type Projection,
  project,
  projectWithMove,
  type RegimeLookup,
  rateOf,
  type TaxOptions,
  type TaxSchedule,
} from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { assessmentAtHome, optionsOf, regimesAtHome } from '../situation/homeTax.ts';
import { monthText } from '../situation/linkParameters.ts';
import { yearlyCostsOf } from '../situation/moveCosts.ts';
import {
  familyOf,
  isCitizenOf,
  isContractOpen,
  isOnPayroll,
  type Month,
  type Situation,
} from '../situation/situation.ts';
import { type AssessedProjection, NO_US_TAX, projectionWithDue } from './dueAtHome.ts';
import {
  averagesOf,
  type Claim,
  certainSum,
  claimsOn,
  type DueElsewhere,
  partOf,
  takenIn,
} from './dueElsewhere.ts';

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
  /** With the open answers that make it dearest. */
  readonly situation: Situation;
  /** What has been said. */
  readonly said: Situation;
  readonly figures: AssessedFigures;
  readonly options: TaxOptions;
  readonly schedules: Schedules;
  readonly facts: PersonFacts;
  readonly lookup: RegimeLookup;
  /** What follows a regime that ends. */
  readonly following: RegimeLookup;
  /** USD per year, and of it on the work alone; null where it is not known. */
  readonly paidToday: number | null;
  readonly paidOnWork: number | null;
  /** What a resident of the country of work pays, worked out once; null where it is not known. */
  readonly taxAtWork: () => number | null;
  /** What taxes in the United States are worked out with; null for everybody whom they do not tax abroad. */
  readonly us: UsTaxes | null;
  /** Code of the country in which tax is paid today; null where it is not said. */
  readonly homeId: string | null;
  /** What has been worked out, by regime id. */
  readonly known: Map<string, Cost>;
  /** What other countries take, by the slug of the new one. */
  readonly claims: Map<string, readonly Claim[]>;
}

/** USD per year: the average of the stay where one is said, else the one year. */
export interface Cost {
  readonly schedule: TaxSchedule;
  /** One year, by the figures of the data's tax year. */
  readonly assessment: Assessment<number | null>;
  /** Every year of the stay; null where no length of it has been said. */
  readonly projection: AssessedProjection | null;
  /** What remains of the income after costs, tax, what is due in other countries, and the running costs that count. */
  readonly kept: number;
  /** Tax and contributions, what is certainly due in other countries included. */
  readonly total: number;
  /** Tax and contributions in percent of income less costs, without benefits; null where costs leave nothing. */
  readonly rate: number | null;
  /** What a partner and children change, which total and kept have; null where nobody moves along. */
  readonly household: HouseholdChange | null;
  /** Income that is not work, and what it owes, which total and kept have; null where there is none. */
  readonly otherMoney: OtherMoneyChange | null;
  /** Typical running costs that were counted. */
  readonly runningCosts: number;
  /** What the United States ask for in the one year of the data. */
  readonly oneYear: UsTax;
  /** What countries beside the new one and the United States take, as it depends on the year. */
  readonly claims: readonly Claim[];
  /** The same on average. */
  readonly dueElsewhere: readonly DueElsewhere[];
  /** The same in a whole year of this regime, whatever follows it. */
  readonly elsewhereInOneYear: readonly DueElsewhere[];
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
  const { otherMoney } = assessment;
  const runningCosts = yearlyCostsOf(regime.id, situation, facts);
  const of = schedule.lawOf ?? { regimeId: regime.id };
  const oneYear = dueUnder(person, country, { of, quick: quickOf(person, schedule) });
  const projection = years === null ? null : projected(person, country, regime, years);
  const claims = claimsIn(person, country);
  const wholeTotal = assessment.total + oneYear.total;
  const whole = { place: null, total: wholeTotal - (otherMoney?.total ?? 0), part: 1 };
  const elsewhereInOneYear = averagesOf(claims, [whole]);
  const total = projection ? projection.averageTotal : wholeTotal + certainSum(elsewhereInOneYear);
  return {
    schedule,
    assessment,
    projection,
    kept: (projection?.averageKept ?? income + (otherMoney?.amount ?? 0) - costs - total) - runningCosts,
    total,
    rate: projection ? projection.averageRate : rateOf(onWork(total, assessment), income, costs),
    household: projection ? averageHousehold(projection.years) : assessment.household,
    otherMoney: projection ? averageOtherMoney(projection.years) : otherMoney,
    oneYear,
    claims,
    runningCosts,
    elsewhereInOneYear,
    dueElsewhere: projection ? averagesOf(claims, takenYears(projection, figures.from)) : elsewhereInOneYear,
  };
}

function claimsIn(person: Person, country: Country): readonly Claim[] {
  const known = person.claims.get(country.slug) ?? claimsOn(person, country);
  person.claims.set(country.slug, known);
  return known;
}

/** The years of a stay, each with what is paid on the work there and in the United States. */
function takenYears({ years }: AssessedProjection, from: Month) {
  return years.flatMap((year) =>
    year.ended || year.total === null
      ? []
      : [
          {
            ...{ place: year.place, part: partOf(year, from) },
            total: year.total - year.elsewhere - (year.otherMoney?.total ?? 0),
          },
        ],
  );
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

/** With what other countries ask for in each year: of the year of a move from the United States theirs is in that year's figures. */
export function withDue(person: Person, country: Country, projection: Projection): AssessedProjection {
  const claims = claimsIn(person, country);
  const { figures } = person;
  return projectionWithDue(
    projection,
    figures,
    (year) =>
      isCutAtHome(person, year)
        ? NO_US_TAX
        : dueUnder(person, country, usYearOf(person, year), linesOfMove(year)),
    (year, total) =>
      takenIn(claims, {
        ...{ place: year.place, part: partOf(year, figures.from) },
        total: total - (year.otherMoney?.total ?? 0),
      }),
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
  const { us, said, figures } = person;
  const { income, costs } = figures;
  const open = years.filter(({ ended, regimeId }) => !ended && us?.workUnder(regimeId) === 'self-employed');
  if (!us || !isContractOpen(said) || open.length === 0) return null;
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
