/** The engine: pure functions over plain data. Money is in US dollars per year, rates are percent (0–100). */

export { CostsError, IncomeError } from '../law/kinds.ts';
export * from '../law/laws.ts';
export * from '../law/moveYear.ts';
export {
  areSame,
  assess,
  breakdownLines,
  effectiveRate,
  rateOf,
  totalTax,
} from './assess.ts';
export { isOnEntireIncome } from './brackets.ts';
export { breakEvenIncomes, type Cheaper, cheapestByIncome, type IncomeRange } from './breakEven.ts';
export { curveOf, curveWith, stayCurve, type TaxCurve, totalOnCurve } from './curve.ts';
export {
  type BracketFigures,
  capFromDescription,
  type DescriptionField,
  descriptionsByKind,
  incomeLimit,
  isEligible,
  KIND_FIELDS,
  type NameOf,
  type TaxBracket,
  type TaxRules,
} from './flatRules.ts';
export * from './lasting.ts';
export type { LawAnswers } from './lawMethod.ts';
export {
  type ExchangeRates,
  inDollars,
  isMoneyObject,
  type StatutoryAmount,
  type StatutoryAmounts,
  statutoryAmount,
  toDollars,
} from './money.ts';
export type { PiecewiseLinear } from './piecewiseLinear.ts';
export {
  isCut,
  moveOf,
  type ProjectedYear,
  type Projection,
  type ProjectionPlan,
  type ProjectionReason,
  project,
  projectWithMove,
  type YearOfMove,
} from './project.ts';
export { type LineRule, rulesByKind, scheduleOf, type TaxSchedule } from './schedule.ts';
export { type LastingRegime, type RegimeLookup, stayOf } from './stay.ts';
export { type LineTrace, type TraceStep, traceOf } from './trace.ts';
export * from './types.ts';
