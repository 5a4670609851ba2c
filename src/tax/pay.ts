/** How a company can pay its owner: wage, dividend, or money left in the company. Amounts are a year in the currency of the law. */
import { bestPay } from './pay/best.ts';
import { inHand, type PayLine } from './pay/inHand.ts';
import type { PayRules } from './pay/rules.ts';
import type { PaidLine, PayMethod, PayQuestion } from './types.ts';

export { type BestPay, bestPay, highestWage, MOST_IN_HAND, type PayGoal } from './pay/best.ts';
export {
  inHand,
  type Pay,
  PayError,
  type PayLine,
  type PayOptions,
  type WageProblem,
  wageCost,
  wageProblem,
} from './pay/inHand.ts';
export type { PayChoice, PayRules, WageMinimum } from './pay/rules.ts';

const CENT = 0.01;

/** The rules of a company with the rate of their currency. */
interface CompanyRules {
  readonly rules: PayRules;
  /** Units of the currency of the rules bought by one US dollar. */
  readonly perDollar: number;
}

/**
 * What `TaxOptions.pay` takes: company regimes, by id, as if each paid its owner in the way that leaves most. Other regimes
 * keep their own figures, and so do companies whose profit is too small for a wage.
 */
export function bestPayMethod(companies: Readonly<Record<string, CompanyRules>>): PayMethod {
  return {
    linesOf(question) {
      const company = companies[question.regimeId];
      return company === undefined ? null : paidLines(company, question);
    },
    totalOf(question) {
      const company = companies[question.regimeId];
      const paid = company === undefined ? null : paidBest(company, question);
      return company === undefined || paid === null
        ? null
        : (paid.profit - paid.best.inHand) / company.perDollar;
    },
    precisionOf(regimeId) {
      const { rules, perDollar } = companies[regimeId] ?? {};
      if (rules === undefined || perDollar === undefined) return 0;
      // Wages are whole cents.
      if (rules.wage.months === undefined) return 0.02 / perDollar;
      // Each of twelve months rounds every line, the tax and the deduction, by half a unit at most.
      return (6 * (rules.wage.employer.length + rules.wage.employee.length + 2)) / perDollar;
    },
  };
}

function paidBest({ rules, perDollar }: CompanyRules, question: PayQuestion) {
  const { income, costs, year, withoutFees } = question;
  if (costs > income) return null;
  const profit = (income - costs) * perDollar;
  const options = { turnover: income * perDollar, year, withoutFees };
  const best = bestPay(rules, profit, undefined, options);
  return best === null ? null : { profit, options, best };
}

function paidLines(company: CompanyRules, question: PayQuestion): PaidLine[] | null {
  const paid = paidBest(company, question);
  if (paid === null) return null;
  const { lines } = inHand(company.rules, paid.profit, paid.best.wage, 0, paid.options);
  // A wage that takes the whole profit is in whole cents, so that part of a cent may be left.
  return lines.filter(({ amount }) => amount >= CENT).flatMap((line) => ratesOf(line, company.perDollar));
}

/** A line as rates of amounts in US dollars, where it has any. */
function ratesOf({ kind, amount, base, rate, bands }: PayLine, perDollar: number): PaidLine[] {
  if (bands) {
    return bands.map((band) => ({
      ...{ kind, amount: band.amount / perDollar, base: band.portion / perDollar },
      rate: band.rate,
    }));
  }
  if (base === null || rate === null) return [{ kind, amount: amount / perDollar, base: null, rate: null }];
  return [{ kind, amount: amount / perDollar, base: base / perDollar, rate }];
}
