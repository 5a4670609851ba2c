/** The engine: pure functions over plain data. Money is in US dollars per year, rates are percent (0–100). */
export { assess, effectiveRate, totalTax } from './assess.ts';
export { isOnEntireIncome } from './brackets.ts';
export { breakdownLines } from './breakdown.ts';
export { breakEvenIncomes, type Cheaper, type IncomeRange } from './breakEven.ts';
export { capFromDescription } from './capFromDescription.ts';
export { cheapestByIncome } from './cheapest.ts';
export { curveOf, type TaxCurve, totalOnCurve } from './curve.ts';
export { isEligible } from './eligibility.ts';
export {
  type BracketFigures,
  type DescriptionField,
  descriptionsByKind,
  incomeLimit,
  KIND_FIELDS,
  type KindRules,
  type NameOf,
  rulesByKind,
  type TaxBracket,
  type TaxRules,
} from './flatRules.ts';
export { CostsError, IncomeError } from './incomeError.ts';
export * from './lasting.ts';
export {
  type ExchangeRates,
  inDollars,
  isMoneyObject,
  type StatutoryAmount,
  type StatutoryAmounts,
  statutoryAmount,
  toDollars,
} from './money.ts';

export * from './moveYear.ts';
export {
  type ProjectedYear,
  type Projection,
  type ProjectionPlan,
  type ProjectionReason,
  project,
} from './project.ts';
export { isCut, moveOf, projectWithMove, type YearOfMove } from './projectWithMove.ts';
export { deductsContributions, scheduleOf, type TaxSchedule } from './schedule.ts';
export { type LastingRegime, overridden, type RegimeLookup, stayOf } from './stay.ts';
export { stayCurve } from './stayCurve.ts';
export { type LineTrace, type TraceStep, traceOf } from './trace.ts';
export * from './types.ts';
