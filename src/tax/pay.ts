/** How a company can pay its owner: wage, dividend, or money left in the company. Amounts are a year in the currency of the law. */
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
export { bestPayMethod, type CompanyRules } from './pay/method.ts';
export type { PayChoice, PayRules, WageMinimum } from './pay/rules.ts';
