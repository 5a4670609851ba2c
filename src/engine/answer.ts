/** A question to the laws of a release, and its answer with the working: the law's estimate, without data of its own. */

import { type AmountByYear, converted } from '../law/amountByYear.ts';
import { assess as assessSchedule } from '../law/assessment.ts';
import type { AnswerBand } from '../law/band.ts';
import type { BillsEffect } from '../law/bills.ts';
import { grown } from '../law/household.ts';
import { type HouseholdChange, householdTimes } from '../law/householdChange.ts';
import { type LawAnswers, lawMethod, type MovingFamily } from '../law/lawMethod.ts';
import type { Laws, SharesDue } from '../law/laws.ts';
import { traceOf } from '../law/trace.ts';
import type { Costs, LawOf, TaxKind, TaxOptions } from '../law/types.ts';
import type { LawWorkingStep } from '../law/working.ts';
import { averageOf, type Stay, scheduleIn, type YearOfStay } from './stay.ts';

/** The laws of a release, with the exchange rates that it calculates with: what law.json holds. */
export interface LawFile extends Laws {
  readonly release: string;
  /** Units of each currency for one US dollar. */
  readonly rates: Readonly<Record<string, number>>;
}

/** What is paid today: by a law, as percent of income, or as an amount a year in the question's currency. */
export type Today = { readonly regime: string } | { readonly rate: number } | { readonly amount: number };

/** What is asked. Amounts are a year in `currency`. */
export interface Question {
  /** Id of the law that is asked, such as "mt-res-non-dom". */
  readonly regime: string;
  /** Revenue before costs. */
  readonly income: number;
  /** US dollars where it is left out. */
  readonly currency?: string | undefined;
  readonly costs?: Costs | undefined;
  readonly profession?: string | undefined;
  /** The calendar year in which the tax year begins; that of the laws where it is left out. */
  readonly year?: number | undefined;
  /** Whether a company pays its owner in the way that leaves most. */
  readonly payBest?: boolean | undefined;
  /** Who moves along, with the partner's income; children as old as in the first year of the stay. */
  readonly household?: Omit<MovingFamily, 'from'> | undefined;
  /** Kinds that are left out: fees that are no tax, where they are among the running costs. */
  readonly leftOut?: readonly TaxKind[] | undefined;
  /** Living and running costs that come off what is kept. */
  readonly runningCosts?: number | undefined;
  /** By law: which shares of contributions are due to somebody who stays insured elsewhere. */
  readonly sharesDue?: Readonly<Record<string, SharesDue>> | undefined;
  /** By law: what the owner of a company is paid, a year, or by the first calendar year of each amount. */
  readonly ownersPay?: Readonly<Record<string, number | AmountByYear>> | undefined;
  /** Days a year of work outside the new country, for laws that ask for them. */
  readonly daysAway?: number | undefined;
  /** The years of a stay, of which the answer is the average; left out: the one year. */
  readonly stay?: Stay | undefined;
  /** What the answer is held against. */
  readonly today?: Today | undefined;
  /** All that the person has said, as the site keeps it. The fields above follow from it. */
  readonly situation?: Readonly<Record<string, unknown>> | undefined;
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
  readonly total: number;
  readonly kept: number;
  readonly rate: number | null;
  /** Each year of a stay; empty for one year. */
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

/** A question that the laws cannot answer; the message says why. */
export class QuestionError extends RangeError {
  override readonly name = 'QuestionError';
}

/** The laws that a question asks. */
export function lawsAsked({ regime, stay, today }: Question): readonly string[] {
  const { laws = [], move } = stay ?? {};
  const ofMove = move ? [move.destination.regime, ...(move.home ? [move.home.regime] : [])] : [];
  const ofToday = today && 'regime' in today ? [today.regime] : [];
  return [...new Set([regime, ...laws.map((one) => one.regime), ...ofMove, ...ofToday])];
}

/**
 * What a regime takes of an income by the formulas of its law: in one year, or in an average year of a stay.
 * @throws {QuestionError} for a regime or a currency that the laws do not have
 * @throws {RangeError} for an income or costs that are no amounts, and for a year in which a law has no value
 */
export function assess(law: LawFile, question: Question): Answer {
  const { regime, currency = 'USD', costs, year = law.taxYear, stay, runningCosts = 0 } = question;
  for (const id of lawsAsked(question)) {
    if (!Object.hasOwn(law.regimes, id)) throw new QuestionError(`There is no regime "${id}".`);
  }
  const perDollar = currency === 'USD' ? 1 : law.rates[currency];
  if (perDollar === undefined) throw new QuestionError(`There is no exchange rate for "${currency}".`);
  const income = question.income / perDollar;
  const inDollars: Costs | undefined =
    costs && 'amount' in costs ? { amount: costs.amount / perDollar } : costs;
  const { there, today } = answersOf(question, perDollar);
  const options: TaxOptions = { laws: lawMethod(law, there), costs: inDollars, withoutFees: true };
  const lawOf: LawOf = { regimeId: regime, year };
  const schedule = scheduleIn(lawOf, question.leftOut);
  const one = assessSchedule(schedule, income, options);
  const atHome = todayOf(law, question, today, income, inDollars, perDollar);
  const household = atHome?.household ?? null;
  const average = stay
    ? averageOf(stay, { law, income, options, leftOut: question.leftOut, household })
    : null;
  const { lines, total, kept, rate } = average ?? { ...one, rate: one.effectiveRate };
  const change = average ? average.household : one.household;
  const band = options.laws?.bandAt(lawOf, income, one.costs) ?? null;
  const bills = options.laws?.billsAt(lawOf, income, one.costs) ?? null;
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
    total: shown(total),
    kept: shown(kept) - runningCosts,
    rate,
    years: (average?.years ?? []).map((of) => ({ ...of, total: shown(of.total), kept: shown(of.kept) })),
    today: atHome && shown(atHome.total),
    saving: atHome && shown(atHome.total - total),
    band: band && { ...band, low: shown(band.low), high: shown(band.high) },
    bills: bills && { ...bills, more: shown(bills.more) },
    working: traceOf(schedule, income, options).flatMap(({ kind, law: own }) =>
      own && own.steps.length > 0 ? [{ kind, currency: own.currency, steps: own.steps }] : [],
    ),
  };
}

/** What laws are asked with, there and at home, in US dollars. */
function answersOf(
  { profession, payBest: bestPay, household, sharesDue, ownersPay, daysAway, stay }: Question,
  perDollar: number,
): { readonly there: LawAnswers; readonly today: LawAnswers } {
  const family = household && { ...household, partner: household.partner / perDollar };
  const pay =
    ownersPay &&
    Object.entries(ownersPay).map(
      ([id, amount]) => [id, converted(amount, (one) => one / perDollar)] as const,
    );
  const from = stay?.laws[0]?.year ?? null;
  const own = { profession, bestPay };
  return {
    there: {
      ...{ ...own, sharesDue, daysAway, ownersPay: pay && Object.fromEntries(pay) },
      household: family && { ...family, from },
    },
    today: { ...own, household: family && { ...family, from: null } },
  };
}

/** What is paid today, in US dollars of an average year of the stay, in which children grow; null where nothing is said of it. */
function todayOf(
  law: LawFile,
  { today, stay }: Question,
  answers: LawAnswers,
  income: number,
  costs: Costs | undefined,
  perDollar: number,
): { readonly total: number; readonly household?: HouseholdChange | null } | null {
  if (today === undefined) return null;
  if ('rate' in today) return { total: (income * today.rate) / 100 };
  if ('amount' in today) return { total: today.amount / perDollar };
  const { household } = answers;
  const years = Array.from({ length: stay?.years ?? 1 }, (_, place) => {
    const then = household && { ...household, ...grown(household, place), from: null };
    const laws = lawMethod(law, { ...answers, household: then });
    return assessSchedule(scheduleIn({ regimeId: today.regime }), income, { laws, costs });
  });
  const total = years.reduce((sum, year) => sum + year.total / years.length, 0);
  return { total, household: years[0]?.household ?? null };
}
