/** What the laws of a release answer to a question, with the working: the law's estimate, without data of its own. */

import {
  inDollars,
  type LawFile,
  lawsAsked,
  perDollarOf,
  planAsked,
  type Question,
  QuestionError,
  type TakenElsewhere,
} from './ask.ts';
import { assess as assessSchedule, onWork, rateOf } from './assessment.ts';
import type { AnswerBand } from './band.ts';
import type { BillsEffect } from './bills.ts';
import { grown } from './household.ts';
import { type HouseholdChange, householdTimes } from './householdChange.ts';
import { lawMethod } from './lawMethod.ts';
import { isPaidBestToday } from './laws.ts';
import { moveYear } from './moveYear.ts';
import {
  averageHousehold,
  averageLines,
  type Projection,
  projectLaws,
  projectWithMove,
  scheduleIn,
} from './project.ts';
import { traceOf } from './trace.ts';
import type { LawOf, TaxKind, TaxOptions } from './types.ts';
import type { LawWorkingStep } from './working.ts';

/** One year of a stay, under the law in force. */
export interface YearOfStay {
  readonly year: number;
  readonly regime: string;
  readonly total: number;
  readonly kept: number;
}

/** Amounts are a year in `currency`, not rounded; rates are percent, null where costs are at least the income. */
export interface Answer {
  readonly regime: string;
  readonly currency: string;
  readonly income: number;
  readonly costs: number;
  readonly year: number;
  readonly release: string;
  /** All six kinds in the fixed order. */
  readonly lines: readonly {
    readonly kind: TaxKind;
    readonly amount: number;
    readonly rate: number | null;
  }[];
  /** What partner and children change, which is in the total; null where nobody moves along. */
  readonly household: HouseholdChange | null;
  /** What is taken beside the scheme's law, which is in the total where it is certain; 0 and empty where nothing is. */
  readonly dueAtHome: number;
  readonly dueElsewhere: readonly TakenElsewhere[];
  /** Income that is not work, which is in kept, and what it owes, which is in the total and in no rate. */
  readonly otherAmount: number;
  readonly otherTotal: number;
  readonly total: number;
  readonly kept: number;
  readonly rate: number | null;
  /** Each year of a stay, by the laws alone; empty for one year. */
  readonly years: readonly YearOfStay[];
  /** What is paid today, and how much less the answer is; null where nothing is said of it. */
  readonly today: number | null;
  readonly saving: number | null;
  /** Of the one year: between which totals the answer lies where a figure of the law is in doubt; null where none moves it by half a point of income. */
  readonly band: AnswerBand | null;
  /** Of the one year: what the bills before a parliament would change; null where there are none, or they move it by less than half a point of income. */
  readonly bills: BillsEffect | null;
  /** Of the one year: how each line comes about, in the currency of its law. */
  readonly working: readonly {
    readonly kind: TaxKind;
    readonly currency: string;
    readonly steps: readonly LawWorkingStep[];
  }[];
}

/**
 * What a regime takes of an income by the formulas of its law: in one year, or in an average year of a stay.
 * @throws {QuestionError} for a regime or a currency that the laws do not have
 * @throws {RangeError} for an income or costs that are no amounts, and for a year in which a law has no value
 */
export function assess(law: LawFile, question: Question): Answer {
  const { regime, currency = 'USD', year = law.taxYear, runningCosts = 0 } = question;
  for (const id of lawsAsked(question)) {
    if (!Object.hasOwn(law.regimes, id)) throw new QuestionError(`There is no regime "${id}".`);
  }
  const perDollar = perDollarOf(law.rates, currency);
  const asked = inDollars(question, perDollar);
  const { income, costs, household, leftOut, stay } = asked;
  const there = { ...asked, household: household && { ...household, from: stay?.laws[0]?.year ?? null } };
  const options: TaxOptions = { laws: lawMethod(law, there), costs, withoutFees: true };
  const lawOf: LawOf = { regimeId: regime, year };
  const schedule = scheduleIn(lawOf, leftOut);
  const one = assessSchedule(schedule, income, options);
  const atHome = todayOf(law, asked);
  const projection = projected(law, asked, options, atHome?.household ?? null);
  const years = projection?.years ?? [];
  const lines = projection ? averageLines(years) : one.lines;
  const { dueAtHome = 0, dueElsewhere = [], otherIncome } = question.beside ?? {};
  const due = dueElsewhere.reduce(
    (sum, { certain, amount }) => sum + (certain ? (amount ?? 0) : 0),
    dueAtHome,
  );
  const { owed = 0, owedToday = 0 } = otherIncome ?? {};
  const ofLaw = projection?.averageTotal ?? one.total;
  const total = ofLaw + (due + owed) / perDollar;
  const kept = (projection?.averageKept ?? one.kept) - (due + owed - (otherIncome?.amount ?? 0)) / perDollar;
  const change = projection ? averageHousehold(years) : one.household;
  const rate = projection ? projection.averageRate : one.effectiveRate;
  const personal = options.laws?.ask(lawOf);
  const band = personal?.bandAt(income, one.costs) ?? null;
  const bills = personal?.billsAt(income, one.costs) ?? null;
  const shown = (amount: number) => amount * perDollar;
  return {
    regime,
    currency,
    income: question.income,
    costs: shown(one.costs),
    year,
    release: law.release,
    lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
    household: change && householdTimes(change, perDollar),
    dueAtHome,
    dueElsewhere,
    otherAmount: otherIncome?.amount ?? 0,
    otherTotal: owed,
    total: shown(total),
    kept: shown(kept) - runningCosts,
    rate:
      due === 0
        ? rate
        : rateOf(onWork(ofLaw + due / perDollar, { household: change, otherMoney: null }), income, one.costs),
    years: years.map((of) => ({
      ...{ year: of.year, regime: of.regimeId, total: shown(of.total ?? 0), kept: shown(of.kept ?? 0) },
    })),
    today: atHome && shown(atHome.total) + owedToday,
    saving: atHome && shown(atHome.total - total) + owedToday,
    band: band && { ...band, low: shown(band.low), high: shown(band.high) },
    bills: bills && { ...bills, more: shown(bills.more) },
    working: traceOf(schedule, income, options).flatMap(({ kind, law: own }) =>
      own && own.steps.length > 0 ? [{ kind, currency: own.currency, steps: own.steps }] : [],
    ),
  };
}

/** The years of a stay whose laws are known one by one, that of the move included. @param home what a household changes there */
function projected(
  law: LawFile,
  { income, costs, stay, leftOut }: Question,
  options: TaxOptions,
  home: HouseholdChange | null,
): Projection | null {
  if (!stay) return null;
  const projection = projectLaws(stay.laws, { ...options, income }, leftOut);
  if (!stay.move) return projection;
  const there = projection.years[0]?.household ?? null;
  const plan = planAsked(stay.move, law, { income, costs, household: { home, there: () => there } });
  return projectWithMove(projection, moveYear(plan));
}

/** What is paid today, of an average year of the stay, in which children grow; null where nothing is said of it. */
function todayOf(
  law: LawFile,
  { income, costs, profession, payBest: isBestThere, ownersPay, household, today, stay }: Question,
): { readonly total: number; readonly household?: HouseholdChange | null } | null {
  if (today === undefined) return null;
  if ('rate' in today) return { total: (income * today.rate) / 100 };
  if ('amount' in today) return { total: today.amount };
  const payBest = isPaidBestToday(law.regimes[today.regime], isBestThere);
  const years = Array.from({ length: stay?.years ?? 1 }, (_, place) => {
    const family = household && { ...household, ...grown(household, place), from: null };
    const laws = lawMethod(law, { profession, payBest, ownersPay, household: family });
    return assessSchedule(scheduleIn({ regimeId: today.regime }), income, { laws, costs });
  });
  const total = years.reduce((sum, year) => sum + year.total / years.length, 0);
  return { total, household: years[0]?.household ?? null };
}
