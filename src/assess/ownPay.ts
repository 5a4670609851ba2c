/** How an owner can be paid by the company at one income: the best wage, and where the profit goes at any other. */
import { lawStepWords } from '../catalogue/lawWorking.ts';
import { wholeYear } from '../law/assess.ts';
import {
  bestWage,
  leastWage,
  mostWage,
  type OwnersPay,
  paidAt,
  usualWage,
  WAGE,
  wageProblem,
} from '../law/bestWage.ts';
import { type CompanyPay, TAX_KINDS, type TaxKind, type TaxLine } from '../law/index.ts';
import type { LawCase } from '../law/results.ts';
import { workingOfLaw } from '../law/working.ts';
import { type LawOfYear, lawOfYear } from '../law/year.ts';
import { certainBy } from './dueAtHome.ts';
import { certainSum, type DueElsewhere, type TakenAt } from './dueElsewhere.ts';

export type { CompanyPay };

/** A company with what countries beside that of its law take of its owner's money. */
export interface OwnersCompany extends CompanyPay {
  readonly elsewhere?: TakenAt;
}

/** What is taken of a profit, as `ShownLine`. */
interface PayLine extends Omit<TaxLine, 'kind'> {
  readonly kind: TaxKind | 'dueAtHome' | 'dueElsewhere';
  /** Of what is due in another country: which one, by its lower-case code. */
  readonly country?: string;
}

/** Where a profit goes at a wage. Amounts are USD per year. */
export interface PaySplit {
  /** Gross. */
  readonly wage: number;
  /** The same in the currency of the law. */
  readonly lawWage: number;
  /** Of the wage, after its contributions and tax, and what else the dividend does not pay. */
  readonly netWage: number;
  readonly dividend: number;
  /** Of the dividend, after its tax and, as far as it reaches, what other countries take. */
  readonly netDividend: number;
  readonly inHand: number;
  /** What the kinds of tax take, and other countries, in percent of the profit; those that take nothing are left out. */
  readonly lines: readonly PayLine[];
  /** What a partner and children change; it is in what is in hand, and below 0 where they leave more. */
  readonly household: number;
}

/**
 * What the best pay is. 'over': the regime ends below this income. 'unpaid': the profit does not pay the wage that the law asks for. 'same': every wage leaves the
 * same. 'none', 'least', 'whole': no wage, the least that is required, the whole profit. 'part': a wage between.
 */
type BestKind = 'over' | 'unpaid' | 'same' | 'none' | 'least' | 'part' | 'whole';

/** One company at one income; amounts are USD per year. */
export interface OwnPay {
  /** ISO 4217, of the law. */
  readonly currency: string;
  readonly profit: number;
  /** Highest income at which the regime applies; null where there is none. */
  readonly limit: number | null;
  readonly kind: BestKind;
  /** Whether the law asks for a wage. */
  readonly isRequired: boolean;
  /** Null where the profit pays no wage that the law allows. */
  readonly best: PaySplit | null;
  /** Without a wage, or with the least that is required. */
  readonly base: PaySplit | null;
  /** What the best leaves more than that. */
  readonly gain: number;
  /** The wage that is usual although none is required, and what it costs against none; null where it is not dearer. */
  readonly usual: { readonly wage: number; readonly costs: number } | null;
  /** From this year on a wage is best where none is today, because a relief ends; null where none is. */
  readonly next: { readonly year: number; readonly wage: number; readonly gain: number } | null;
  /** The lowest and the highest wage that the law allows and the profit pays. */
  readonly least: number;
  readonly most: number;
  /** Where the profit goes at a wage in USD; what the law does not allow gives way to the nearest that it does. */
  readonly at: (wage: number) => PaySplit;
}

/** Less than this a year is no difference, USD. */
const NOTHING = 1;
const CENT = 0.01;

/** A company in a year with a profit, in the law's currency. */
function caseOf(company: CompanyPay, income: number, costs: number, taxYear = company.taxYear) {
  const { program, perDollar, ordinaryYear, ofFamily } = company;
  const known: LawCase = {
    ...wholeYear(income * perDollar, Math.min(costs, income) * perDollar),
    taxYear,
    yearOfStay: ordinaryYear,
    ...ofFamily,
  };
  return { law: lawOfYear(program, { taxYear }), known };
}

/**
 * @param income USD per year, turnover.
 * @param costs USD per year; what is above the income counts as nothing.
 * @param limit highest income at which the regime applies, USD per year; null where there is none.
 */
export function ownPayOf(
  company: OwnersCompany,
  income: number,
  costs: number,
  limit: number | null,
): OwnPay {
  const { program, perDollar } = company;
  const profit = Math.max(income - costs, 0);
  const { law, known } = caseOf(company, income, costs);
  const splitIn = splitsOf(company, income, costs);
  const split = (wage: number) => splitIn(paidAt(law, known, wage));
  const least = leastWage(law, known);
  const isRequired = program.extras['pay.minimum'] !== undefined && least > 0;
  const found = bestWage(law, known);
  const most = Math.max(mostWage(law, known), least);
  const at = (wage: number) =>
    split(allowed(law, known, Math.min(Math.max(wage * perDollar, least), most), least));
  const shared = {
    currency: program.currency,
    profit,
    limit,
    isRequired,
    least: least / perDollar,
    most: most / perDollar,
  };
  const isOver = limit !== null && income > limit;
  if (found === null || isOver) {
    const nothing = { best: null, base: null, gain: 0, usual: null, next: null };
    return { ...shared, ...nothing, kind: isOver ? 'over' : 'unpaid', at: () => emptySplit };
  }
  const base = split(least);
  const atBest = split(found.wage);
  const best = atBest.inHand - base.inHand < NOTHING ? base : atBest;
  return {
    ...shared,
    best,
    base,
    gain: best.inHand - base.inHand,
    kind: kindOf(best, base, at(most / perDollar), isRequired),
    usual: isRequired ? null : usualOf(usualWage(law, known), base, most, split, perDollar),
    next: best.lawWage > 0 ? null : nextOf(company, income, costs),
    at,
  };
}

const emptySplit: PaySplit = {
  ...{ wage: 0, lawWage: 0, netWage: 0, dividend: 0, netDividend: 0, inHand: 0, household: 0 },
  lines: [],
};

/** The nearest wage that the law allows, in its currency. */
function allowed(law: LawOfYear, known: LawCase, wage: number, least: number): number {
  const problem = wageProblem(law, known, wage);
  if (problem?.reason !== 'between') return wage;
  return wage - least < problem.to - wage ? least : problem.to;
}

function kindOf(best: PaySplit, base: PaySplit, highest: PaySplit, isRequired: boolean): BestKind {
  if (best !== base) return best.lawWage > 0 && best.dividend < NOTHING ? 'whole' : 'part';
  if (Math.abs(highest.inHand - base.inHand) < NOTHING) return 'same';
  return isRequired ? 'least' : 'none';
}

/** A wage that is usual although none is required. */
function usualOf(
  wage: number,
  base: PaySplit,
  most: number,
  split: (wage: number) => PaySplit,
  perDollar: number,
): OwnPay['usual'] {
  if (wage === 0 || wage > most) return null;
  const costs = base.inHand - split(wage).inHand;
  return costs < NOTHING ? null : { wage: wage / perDollar, costs };
}

/** What changes in the year after that of the figures, where no wage is best today. */
function nextOf(company: OwnersCompany, income: number, costs: number): OwnPay['next'] {
  const year = company.taxYear + 1;
  const { law, known } = caseOf(company, income, costs, year);
  const best = bestWage(law, known);
  if (best === null || best.wage === 0) return null;
  const split = splitsOf(company, income, costs);
  const gain = split(best).inHand - split(paidAt(law, known, leastWage(law, known))).inHand;
  return gain < NOTHING ? null : { year, wage: best.wage / company.perDollar, gain };
}

/** Where a profit goes, of a company at an income. */
function splitsOf({ perDollar, elsewhere }: OwnersCompany, income: number, costs: number) {
  const figures = { income, costs: Math.min(costs, income) };
  return (pay: OwnersPay) => splitOf(pay, perDollar, (total) => elsewhere?.(figures, total) ?? []);
}

function splitOf(
  { wage, profit, parts, lines, household, behind, ...pay }: OwnersPay,
  perDollar: number,
  elsewhereOf: (total: number) => readonly DueElsewhere[],
): PaySplit {
  const dividend = Math.max(parts.dividend, 0) / perDollar;
  const ofDividend = dividend - parts.dividendTax / perDollar;
  const elsewhere = elsewhereOf((profit - pay.inHand) / perDollar);
  const taken = certainSum(elsewhere);
  const others = behind / perDollar + taken;
  const netDividend = others > 0 ? Math.max(ofDividend - others, 0) : ofDividend;
  const inHand = pay.inHand / perDollar - taken;
  return {
    wage: wage / perDollar,
    lawWage: wage,
    inHand,
    dividend,
    netDividend,
    netWage: inHand - netDividend,
    household: household / perDollar,
    lines: [
      ...TAX_KINDS.map((kind) => ({ kind, amount: (lines[kind] ?? 0) / perDollar })),
      { kind: 'dueAtHome' as const, amount: behind / perDollar },
      ...certainBy(elsewhere).map(([country, amount]) => ({
        kind: 'dueElsewhere' as const,
        country,
        amount,
      })),
    ]
      .filter(({ amount }) => amount * perDollar >= CENT)
      .map((line) => ({ ...line, rate: profit > 0 ? (line.amount * perDollar * 100) / profit : 0 })),
  };
}

/** The best pay at several incomes, without costs: for a picture and its table. */
export function payOverIncomes(
  company: OwnersCompany,
  incomes: readonly number[],
  limit: number | null,
): readonly OwnPay[] {
  return incomes.map((income) => ownPayOf(company, income, 0, limit));
}

/** A profit worked out at its best wage, in the currency of the law. */
export interface WorkedPay {
  readonly law: LawOfYear;
  /** With the wage. */
  readonly known: LawCase;
  readonly pay: OwnersPay;
}

/** @param income USD per year, without costs. Null where the profit pays no wage that the law allows. */
export function workedPay(company: CompanyPay, income: number): WorkedPay | null {
  const { law, known } = caseOf(company, income, 0);
  const pay = bestWage(law, known);
  return pay && { law, known: { ...known, [WAGE]: pay.wage }, pay };
}

/** How each kind of tax comes about in a worked profit, in the currency of the law; kinds that take nothing are left out. */
export function workedLines({ law, known, pay }: WorkedPay) {
  const { lines, currency } = law.program;
  return TAX_KINDS.flatMap((kind) => {
    const amount = pay.lines[kind] ?? 0;
    const step = workingOfLaw(law, known, lines[kind]).at(-1);
    return amount > 0 && step
      ? [{ kind, amount, says: lawStepWords({ ...step, name: null }, currency, {}) }]
      : [];
  });
}
