/** The engine: pure functions over plain data. Money is in US dollars per year, rates are percent (0–100). */

export * from '../law/household.ts';
export * from '../law/householdChange.ts';
export * from '../law/laws.ts';
export * from '../law/moveYear.ts';
export * from './amountByYear.ts';
export * from './assess.ts';
export * from './brackets.ts';
export * from './breakEven.ts';
export * from './curve.ts';
export * from './flatRules.ts';
export * from './lasting.ts';
export type { LawAnswers, MovingFamily } from './lawMethod.ts';
export * from './money.ts';
export { averageOf, type PiecewiseLinear, steppedFrom, valueAt } from './piecewiseLinear.ts';
export * from './project.ts';
export * from './schedule.ts';
export * from './stay.ts';
export * from './trace.ts';
export * from './types.ts';
