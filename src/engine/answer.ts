/** A question to the laws of a release, and its answer with the working: the law's estimate, without data of its own. */
import type { Band } from '../law/band.ts';
import type { Laws } from '../law/laws.ts';
import type { LawWorkingStep } from '../law/working.ts';
import { assess as assessSchedule } from '../tax/assess.ts';
import { lawMethod } from '../tax/lawMethod.ts';
import type { TaxSchedule } from '../tax/schedule.ts';
import { traceOf } from '../tax/trace.ts';
import { type Costs, TAX_KINDS, type TaxKind, type TaxOptions } from '../tax/types.ts';

/** The laws of a release, with the exchange rates that it calculates with: what law.json holds. */
export interface LawFile extends Laws {
  readonly release: string;
  /** Units of each currency for one US dollar. */
  readonly rates: Readonly<Record<string, number>>;
}

/** What is asked. Amounts are a year in `currency`. */
export interface Question {
  readonly regime: string;
  readonly income: number;
  /** US dollars where it is left out. */
  readonly currency?: string | undefined;
  readonly costs?: Costs | undefined;
  readonly profession?: string | undefined;
  /** The calendar year in which the tax year begins; that of the laws where it is left out. */
  readonly year?: number | undefined;
  /** Whether a company pays its owner in the way that leaves most. */
  readonly payBest?: boolean | undefined;
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
  readonly total: number;
  readonly kept: number;
  readonly rate: number | null;
  /** Between which totals the answer lies where a figure of the law is in doubt; null where none moves it by half a point of income. */
  readonly band: Band | null;
  /** How each line comes about, in the currency of its law. */
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

/**
 * What a regime takes of an income by the formulas of its law.
 * @throws {QuestionError} for a regime or a currency that the laws do not have
 * @throws {RangeError} for an income or costs that are no amounts, and for a year in which a law has no value
 */
export function assess(law: LawFile, question: Question): Answer {
  const { regime: regimeId, currency = 'USD', costs, profession, year = law.taxYear, payBest } = question;
  if (!Object.hasOwn(law.regimes, regimeId)) throw new QuestionError(`There is no regime "${regimeId}".`);
  const perDollar = currency === 'USD' ? 1 : law.rates[currency];
  if (perDollar === undefined) throw new QuestionError(`There is no exchange rate for "${currency}".`);
  const schedule: TaxSchedule = {
    lawOf: { regimeId, year },
    maxIncome: null,
    rules: TAX_KINDS.map(() => null),
  };
  const laws = lawMethod(law, { profession, bestPay: payBest });
  const options: TaxOptions = {
    laws,
    costs: costs && 'amount' in costs ? { amount: costs.amount / perDollar } : costs,
  };
  const income = question.income / perDollar;
  const found = assessSchedule(schedule, income, options);
  const band = laws.bandAt({ regimeId, year }, income, found.costs);
  return {
    regime: regimeId,
    currency,
    income: question.income,
    costs: found.costs * perDollar,
    year,
    release: law.release,
    lines: found.lines.map((line) => ({ ...line, amount: line.amount * perDollar })),
    total: found.total * perDollar,
    kept: found.kept * perDollar,
    rate: found.effectiveRate,
    band: band && { ...band, low: band.low * perDollar, high: band.high * perDollar },
    working: traceOf(schedule, income, options).flatMap(({ kind, law: own }) =>
      own && own.steps.length > 0 ? [{ kind, currency: own.currency, steps: own.steps }] : [],
    ),
  };
}
