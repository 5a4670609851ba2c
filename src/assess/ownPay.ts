/** How owners can be paid by their own company at one income: the best wage, and where the profit goes at any other. */
import type { CompanyPay } from '../catalogue/practical.ts';
import { TAX_KINDS, type TaxKind, type TaxLine } from '../tax/index.ts';
import { bestPay, highestWage, inHand, type Pay, type PayOptions, wageProblem } from '../tax/pay.ts';

/** Where a profit goes at a wage. Amounts are USD per year. */
export interface PaySplit {
  /** Gross. */
  readonly wage: number;
  /** The same in the currency of the law. */
  readonly lawWage: number;
  /** Of the wage, after its contributions and tax. */
  readonly netWage: number;
  /** Of the dividend, after its tax. */
  readonly netDividend: number;
  readonly inHand: number;
  /** What the kinds of tax take, in percent of the profit; those that take nothing are left out. */
  readonly lines: readonly TaxLine[];
}

/**
 * What the best pay is. 'over': the regime ends below this income. 'unpaid': the profit does not pay the wage that the law asks for. 'same': every wage leaves the
 * same. 'none', 'least', 'whole': no wage, the least that is required, the whole profit. 'part': a wage between.
 */
type BestKind = 'over' | 'unpaid' | 'same' | 'none' | 'least' | 'part' | 'whole';

/** One company at one income; amounts are USD per year. */
export interface OwnPay {
  readonly company: CompanyPay;
  readonly profit: number;
  /** Highest income at which the regime applies; null where there is none. */
  readonly limit: number | null;
  readonly kind: BestKind;
  /** Null where the profit pays no wage that the law allows. */
  readonly best: PaySplit | null;
  /** Without a wage, or with the least that is required. */
  readonly base: PaySplit | null;
  /** What the best leaves more than that. */
  readonly gain: number;
  /** The wage that is usual although none is required, and what it costs against none; null where it is not dearer. */
  readonly usual: { readonly wage: number; readonly costs: number } | null;
  /** From this year on another wage is best, because a relief ends; null where none does within a year. */
  readonly next: { readonly year: number; readonly wage: number; readonly gain: number } | null;
  /** The lowest and the highest wage that the law allows and the profit pays. */
  readonly least: number;
  readonly most: number;
  /** Where the profit goes at a wage in USD; what the law does not allow gives way to the nearest that it does. */
  readonly at: (wage: number) => PaySplit;
}

/** A wage of the whole profit is a number of cents and may leave a part of one, in the currency of the law. */
const CENT = 0.01;

/** Less than this a year is no difference, USD. */
const NOTHING = 1;

/**
 * @param income USD per year, turnover.
 * @param costs USD per year; what is above the income counts as nothing.
 * @param limit highest income at which the regime applies, USD per year; null where there is none.
 */
export function ownPayOf(company: CompanyPay, income: number, costs: number, limit: number | null): OwnPay {
  const { rules, perDollar, year } = company;
  const profit = Math.max(income - costs, 0);
  const options: PayOptions = { turnover: income * perDollar };
  const lawProfit = profit * perDollar;
  const split = (wage: number, chosen: PayOptions = options) =>
    splitOf(inHand(rules, lawProfit, wage, 0, chosen), perDollar);
  const { amount, required } = rules.wage.minimum;
  const least = required ? amount : 0;
  const found = bestPay(rules, lawProfit, undefined, options);
  const most = highestWage(rules, lawProfit, options) ?? least;
  const shared = { company, profit, limit, least: least / perDollar, most: most / perDollar };
  const at = (wage: number) => split(allowed(company, Math.min(Math.max(wage * perDollar, least), most)));
  const isOver = limit !== null && income > limit;
  if (found === null || isOver) {
    const nothing = { best: null, base: null, gain: 0, usual: null, next: null };
    return { ...shared, ...nothing, kind: isOver ? 'over' : 'unpaid', at: () => emptySplit };
  }
  const base = split(least);
  const best = found.inHand / perDollar - base.inHand < NOTHING ? base : split(found.wage);
  const gain = best.inHand - base.inHand;
  return {
    ...shared,
    best,
    base,
    gain,
    at,
    kind: kindOf(best, base, at(most / perDollar), required),
    usual: usualOf(company, base, most, split),
    next: nextOf(company, lawProfit, { ...options, year: year + 1 }),
  };
}

const emptySplit: PaySplit = { wage: 0, lawWage: 0, netWage: 0, netDividend: 0, inHand: 0, lines: [] };

/** The nearest wage that the law allows, in its currency. */
function allowed({ rules }: CompanyPay, wage: number): number {
  const problem = wageProblem(rules, wage);
  if (problem?.reason !== 'between') return wage;
  return wage - problem.from < problem.to - wage ? problem.from : problem.to;
}

function kindOf(best: PaySplit, base: PaySplit, highest: PaySplit, isRequired: boolean): BestKind {
  if (best !== base) return best.lawWage > 0 && best.netDividend < NOTHING ? 'whole' : 'part';
  if (Math.abs(highest.inHand - base.inHand) < NOTHING) return 'same';
  return isRequired ? 'least' : 'none';
}

type Split = (wage: number, options?: PayOptions) => PaySplit;

/** A wage that is usual although none is required. */
function usualOf({ rules, perDollar }: CompanyPay, base: PaySplit, most: number, split: Split) {
  const { amount, required } = rules.wage.minimum;
  if (required || amount === 0 || amount > most) return null;
  const costs = base.inHand - split(amount).inHand;
  return costs < NOTHING ? null : { wage: amount / perDollar, costs };
}

/** What changes in the year after that of the figures. */
function nextOf({ rules, perDollar, year }: CompanyPay, profit: number, options: PayOptions) {
  if (rules.profit.relief === undefined || Number(rules.profit.relief.until.slice(0, 4)) > year) return null;
  const best = bestPay(rules, profit, undefined, options);
  if (best === null || best.wage === 0) return null;
  const gain = (best.inHand - inHand(rules, profit, 0, 0, options).inHand) / perDollar;
  return gain < NOTHING ? null : { year: year + 1, wage: best.wage / perDollar, gain };
}

function splitOf(pay: Pay, perDollar: number): PaySplit {
  const { wage, profit, dividend, dividendTax, lines } = pay;
  const netDividend = (Math.max(dividend, 0) - dividendTax) / perDollar;
  const inHandUsd = pay.inHand / perDollar;
  const amountOf = (of: TaxKind) =>
    lines.reduce((sum, { kind, amount }) => (kind === of ? sum + amount : sum), 0);
  return {
    wage: wage / perDollar,
    lawWage: wage,
    inHand: inHandUsd,
    netDividend,
    netWage: inHandUsd - netDividend,
    lines: TAX_KINDS.map((kind) => {
      const amount = amountOf(kind);
      return { kind, amount: amount / perDollar, rate: profit > 0 ? (amount * 100) / profit : 0 };
    }).filter(({ amount }) => amount * perDollar >= CENT),
  };
}

/** The best pay at several incomes, without costs: for a picture and its table. */
export function payOverIncomes(
  company: CompanyPay,
  incomes: readonly number[],
  limit: number | null,
): readonly OwnPay[] {
  return incomes.map((income) => ownPayOf(company, income, 0, limit));
}

/** One amount of a worked example, in the currency of the law. */
export interface WorkedPayLine {
  readonly name: string;
  readonly amount: number;
  readonly base: number | null;
  /** Percent. */
  readonly rate: number | null;
}

/** A profit worked out at its best wage, in the currency of the law. */
export interface WorkedPay {
  readonly profit: number;
  readonly wage: number;
  readonly dividend: number;
  readonly inHand: number;
  /** What comes off, in the order of the calculation. */
  readonly lines: readonly WorkedPayLine[];
}

/** @param income USD per year, without costs. Null where the profit pays no wage that the law allows. */
export function workedPay({ rules, perDollar }: CompanyPay, income: number): WorkedPay | null {
  const best = bestPay(rules, income * perDollar);
  if (best === null) return null;
  const { lines, ...pay } = inHand(rules, income * perDollar, best.wage);
  return { ...pay, lines: lines.filter(({ amount }) => amount >= CENT) };
}
