import { areSame, assess, onWork, rateOf } from './assessment.ts';
import { type HouseholdChange, householdSum, householdTimes } from './householdChange.ts';
import { checkedIncome, costsAt } from './kinds.ts';
import type { Reference } from './lasting.ts';
import { type OtherMoneyChange, otherMoneySum, otherMoneyTimes } from './otherMoneyChange.ts';
import type { TaxSchedule } from './schedule.ts';
import {
  type LastingRegime,
  type LawInForce,
  type RegimeLookup,
  type StayPlan,
  type StayYear,
  stayOf,
} from './stay.ts';
import { type LawOf, TAX_KINDS, type TaxKind, type TaxLine, type TaxOptions } from './types.ts';
import type { MoveYear } from './yearOfMove.ts';

/** What a projection is made for. */
export interface ProjectionPlan extends StayPlan, TaxOptions {
  /** USD per year, the same in every year. */
  readonly income: number;
}

/** Why a year is not as the one before: one step. */
export interface ProjectionReason {
  /**
   * 'relief': a relief of the first years begins. 'reliefEnds': the last one is over. 'change': the regime has other
   * rules from now on. 'then': another regime follows. 'end': the regime is over and none follows.
   */
  readonly type: 'relief' | 'reliefEnds' | 'change' | 'then' | 'end';
  /** One sentence. */
  readonly text: string;
  readonly source: Reference | null;
  /** Whether a relief must be asked for. */
  readonly optional: boolean;
  /** Who has a relief, in words; null where everybody does. */
  readonly who: string | null;
}

/** One year of a projection. */
export interface ProjectedYear {
  /** Calendar year. */
  readonly year: number;
  /** 1 for the first year of the stay. */
  readonly place: number;
  readonly regimeId: string;
  /** True where the regime is over and none follows: there are no figures. */
  readonly ended: boolean;
  /** USD per year; null where ended. */
  readonly total: number | null;
  /** Income and other money less costs less the total, USD per year; null where ended. */
  readonly kept: number | null;
  /** Percent of income less costs; null where ended, or where costs are at least the income. */
  readonly rate: number | null;
  /** All six kinds in the fixed order; empty where ended. */
  readonly lines: readonly TaxLine<number | null>[];
  /** What a partner and children change, children growing; null where nobody moves along. */
  readonly household: HouseholdChange | null;
  /** Income that is not work, and what it owes; null where there is none. */
  readonly otherMoney: OtherMoneyChange | null;
  /** The rules of the year, for `traceOf` and `assess` with the plan's options; null where ended. */
  readonly schedule: TaxSchedule | null;
  /** Whether a relief of the first years is in force. */
  readonly relieved: boolean;
  /** What is different from the year before, in the order in which it applies; empty where nothing is. */
  readonly reasons: readonly ProjectionReason[];
}

/** What a regime costs over the years of a stay. Sums and averages are over the years that have figures. */
export interface Projection {
  /** One entry for every year of the stay. */
  readonly years: readonly ProjectedYear[];
  /** USD. */
  readonly total: number;
  readonly kept: number;
  /** USD per year; 0 where no year has figures. */
  readonly averageTotal: number;
  readonly averageKept: number;
  /** Percent of income less costs; null where costs are at least the income. */
  readonly averageRate: number | null;
  /** Number of years after which the regime is over and none follows; null where that is not within the stay. */
  readonly endsAfter: number | null;
}

/**
 * What a regime costs in every year of a stay: the regime in force, its rules, total, what is kept, and the reason of
 * every step. The law's estimate takes the figures of each year, the specified one those of the data's tax year.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function project(regime: LastingRegime, plan: ProjectionPlan, lookup: RegimeLookup): Projection {
  return projectStay(knownStay(regime, plan, lookup), plan);
}

/** A stay is the same at every income, and lists ask for the same stays at one income after the other. */
const knownStays = new WeakMap<RegimeLookup, Map<LastingRegime, Map<string, readonly StayYear[]>>>();

function knownStay(regime: LastingRegime, plan: StayPlan, lookup: RegimeLookup): readonly StayYear[] {
  const ofLookup = knownStays.get(lookup) ?? new Map<LastingRegime, Map<string, readonly StayYear[]>>();
  knownStays.set(lookup, ofLookup);
  const stays = ofLookup.get(regime) ?? new Map<string, readonly StayYear[]>();
  ofLookup.set(regime, stays);
  const { from, years, optionalReliefs = true } = plan;
  const key = `${from.year} ${years} ${optionalReliefs}`;
  const stay = stays.get(key) ?? stayOf(regime, plan, lookup);
  stays.set(key, stay);
  return stay;
}

/** The projection of a stay whose years are known: for many incomes of one stay. */
function projectStay(stay: readonly StayYear[], plan: Omit<ProjectionPlan, keyof StayPlan>): Projection {
  const years: ProjectedYear[] = [];
  for (const [index, at] of stay.entries()) {
    years.push(projectedYear(at, stay[index - 1], years[index - 1], plan));
  }
  return {
    years,
    ...costOf(years, plan),
  };
}

/** Sums and averages of all years of a stay. */
function costOf(
  years: readonly ProjectedYear[],
  plan: Pick<ProjectionPlan, 'income' | 'costs'>,
): Omit<Projection, 'years'> {
  const income = checkedIncome(plan.income);
  const costs = costsAt(plan.costs, income);
  let [total, kept, beside, inForce] = [0, 0, 0, 0];
  for (const { total: tax, household, otherMoney } of years) {
    if (tax === null) continue;
    inForce++;
    total += tax;
    kept += income + (otherMoney?.amount ?? 0) - costs - tax;
    beside += (household?.benefits ?? 0) + (otherMoney?.total ?? 0);
  }
  const count = Math.max(inForce, 1);
  return {
    total,
    kept,
    averageTotal: total / count,
    averageKept: kept / count,
    averageRate: rateOf((total - beside) / count, income, costs),
    endsAfter: inForce < years.length ? inForce : null,
  };
}

/** A law by itself, as a schedule. @param leftOut kinds that are fees */
export function scheduleIn(lawOf: LawOf, leftOut: readonly TaxKind[] = []): TaxSchedule {
  return { lawOf, maxIncome: null, fees: leftOut, quick: null };
}

/** The projection of a stay of which is known by which law each year is taxed. */
export function projectLaws(
  laws: readonly LawInForce[],
  plan: TaxOptions & { readonly income: number },
  leftOut: readonly TaxKind[] = [],
): Projection {
  const years: ProjectedYear[] = [];
  for (const [index, { year, regime: regimeId, yearOfStay, reliefs }] of laws.entries()) {
    const schedule = scheduleIn({ regimeId, year, yearOfStay, reliefs }, leftOut);
    const facts = { ...{ year, place: index + 1, regimeId, ended: false }, relieved: false, reasons: [] };
    years.push({ ...facts, schedule, ...figuresUnder(schedule, years[index - 1], plan) });
  }
  return { years, ...costOf(years, plan) };
}

/** What a year's rules come to; under the rules of the year before, an income is taxed as it was. */
function figuresUnder(
  schedule: TaxSchedule,
  before: ProjectedYear | undefined,
  plan: TaxOptions & { readonly income: number },
): Pick<ProjectedYear, 'total' | 'kept' | 'rate' | 'lines' | 'household' | 'otherMoney'> {
  if (before?.schedule && areSame(before.schedule, schedule, plan)) {
    const { total, kept, rate, lines, household, otherMoney } = before;
    return { total, kept, rate, lines, household, otherMoney };
  }
  const { effectiveRate: rate, ...of } = assess(schedule, plan.income, plan);
  const { total, kept, lines, household, otherMoney } = of;
  return { total, kept, rate, lines, household, otherMoney };
}

/** What a household changes in an average year of a stay; null where nobody moves along. */
export function averageHousehold(
  years: readonly Pick<ProjectedYear, 'ended' | 'household'>[],
): HouseholdChange | null {
  const inForce = years.filter(({ ended }) => !ended);
  const sum = householdSum(inForce.flatMap(({ household }) => household ?? []));
  return sum && householdTimes(sum, 1 / Math.max(inForce.length, 1));
}

/** Other money in an average year of a stay; null where there is none. */
export function averageOtherMoney(
  years: readonly Pick<ProjectedYear, 'ended' | 'otherMoney'>[],
): OtherMoneyChange | null {
  const inForce = years.filter(({ ended }) => !ended);
  const sum = otherMoneySum(inForce.flatMap(({ otherMoney }) => otherMoney ?? []));
  return sum && otherMoneyTimes(sum, 1 / Math.max(inForce.length, 1));
}

/** The average of each line over the years of a stay that have figures. */
export function averageLines(
  years: readonly Pick<ProjectedYear, 'ended' | 'lines'>[],
): readonly TaxLine<number | null>[] {
  const inForce = years.filter(({ ended }) => !ended);
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return TAX_KINDS.map((kind, place) => {
    const ofKind = inForce.flatMap(({ lines }) => lines[place] ?? []);
    const rates = ofKind.flatMap(({ rate }) => rate ?? []);
    return {
      kind,
      amount: average(ofKind.map(({ amount }) => amount)),
      rate: rates.length === ofKind.length ? average(rates) : null,
    };
  });
}

/** The rules of a year at an income, a relief of the first years included. */
function scheduleAt(at: StayYear, income: number): TaxSchedule {
  return reliefAt(at, income)?.schedule ?? at.schedule;
}

function projectedYear(
  at: StayYear,
  before: StayYear | undefined,
  projectedBefore: ProjectedYear | undefined,
  plan: TaxOptions & { readonly income: number },
): ProjectedYear {
  const { income } = plan;
  const { year, place, ended } = at;
  const facts = {
    ...{ year, place, ended, regimeId: at.regime.id },
    reasons: reasonsOf(at, before, income),
  };
  if (ended) {
    const none = { total: null, kept: null, rate: null, lines: [], household: null, otherMoney: null };
    return { ...facts, ...none, schedule: null, relieved: false };
  }
  const schedule = scheduleAt(at, income);
  const relieved = reliefAt(at, income) !== null;
  return { ...facts, ...figuresUnder(schedule, projectedBefore, plan), schedule, relieved };
}

/** The relief that a year has at an income. */
function reliefAt({ relief, ended }: StayYear, income: number): StayYear['relief'] {
  if (relief === null || ended) return null;
  return relief.upTo === null || income <= relief.upTo ? relief : null;
}

function reasonsOf(at: StayYear, before: StayYear | undefined, income: number): ProjectionReason[] {
  const { regime, changes } = at;
  const { texts } = regime;
  if (at.ended) return before?.ended ? [] : [followingReason(regime, null)];
  const isNew = before?.regime !== regime;
  const reasons: ProjectionReason[] = [];
  if (at.follows !== null) reasons.push(followingReason(at.follows, regime));
  for (const index of changes) {
    if (!isNew && before.changes.includes(index)) continue;
    const { because = 'Other rules apply from now on.', source = null } = texts?.changes[index] ?? {};
    reasons.push({ type: 'change', text: because, source, optional: false, who: null });
  }
  const relief = reliefAt(at, income);
  const relieved = before === undefined ? null : reliefAt(before, income);
  const written = texts?.phases[relief?.index ?? relieved?.index ?? -1];
  if (relief !== null && (isNew || relieved?.index !== relief.index)) {
    const {
      because: text = 'A relief of the first years applies.',
      source = null,
      who = null,
    } = written ?? {};
    reasons.push({ type: 'relief', text, source, optional: relief.optional, who });
  } else if (relief === null && relieved !== null && !isNew) {
    const text = 'The relief of the first years is over.';
    reasons.push({ type: 'reliefEnds', text, source: written?.source ?? null, optional: false, who: null });
  }
  return reasons;
}

/** What follows a regime that is over. */
function followingReason({ texts }: LastingRegime, next: LastingRegime | null): ProjectionReason {
  const text = texts?.thenWords ?? (next === null ? 'The scheme is over.' : 'Another scheme follows.');
  const facts = { text, source: texts?.sources[0] ?? null, optional: false, who: null };
  return { type: next === null ? 'end' : 'then', ...facts };
}

/** A projected year that is cut by the move: its figures are of both countries. */
export interface YearOfMove extends ProjectedYear {
  readonly move: MoveYear;
}

/** The move of a projected year; null where the year is not cut by one. */
export function moveOf(year: ProjectedYear): MoveYear | null {
  return 'move' in year ? (year as YearOfMove).move : null;
}

/** Whether a year of a move is cut in two: the home country is known, and the arrival is not on 1 January. */
export function isCut({ home, on }: Pick<MoveYear, 'home' | 'on'>): boolean {
  return home !== null && !on.endsWith('-01-01');
}

/**
 * A projection whose first year is the year of the move: what both countries take of that calendar year takes the
 * place of a whole year in the new one, and the sums and averages have it. Without a move, with an arrival on
 * 1 January, with an unknown home country or in another calendar year it stays as it is.
 */
export function projectWithMove(projection: Projection, move: MoveYear | null): Projection {
  const [first, ...others] = projection.years;
  if (move === null || !isCut(move) || !first || first.ended || first.year !== Number(move.on.slice(0, 4))) {
    return projection;
  }
  const { income, costs } = move;
  const years = [yearOfMove(first, move), ...others];
  return { years, ...costOf(years, { income, costs: costs === 0 ? null : { amount: costs } }) };
}

function yearOfMove(first: ProjectedYear, move: MoveYear): YearOfMove {
  const { income, costs, home, there } = move;
  // Other money is that of a whole year in the new country: nothing is known of when in the year it comes.
  const { otherMoney } = first;
  const total = move.total + (otherMoney?.total ?? 0);
  const kept = move.kept + (otherMoney?.amount ?? 0) - (otherMoney?.total ?? 0);
  const household = householdSum([move.household.home, move.household.there].flatMap((one) => one ?? []));
  const before = (home?.total ?? 0) + there.total;
  // What is credited comes off every line in its proportion, so that the lines add up to the total.
  const left = before > 0 ? (move.total - (household?.total ?? 0)) / before : 1;
  const lines = TAX_KINDS.map((kind, place) => {
    const amount = left * ((home?.lines[place]?.amount ?? 0) + (there.lines[place]?.amount ?? 0));
    return { kind, amount, rate: rateOf(amount, income, costs) };
  });
  const rate = rateOf(onWork(total, { household, otherMoney }), income, costs);
  return { ...first, total, kept, rate, lines, household, move };
}
