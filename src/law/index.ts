/** The engine: pure functions over plain data. Money is in US dollars per year, rates are percent (0–100). */

export * from './amountByYear.ts';
export type { LawAnswers, MovingFamily } from './ask.ts';
export * from './assessment.ts';
export * from './brackets.ts';
export * from './breakEven.ts';
export * from './descriptions.ts';
export * from './familyProgram.ts';
export * from './flatRules.ts';
export * from './household.ts';
export * from './householdChange.ts';
export * from './lasting.ts';
export * from './laws.ts';
export { type LineRule, rulesByKind } from './lineRules.ts';
export * from './money.ts';
export * from './moveYear.ts';
export { averageOf, type PiecewiseLinear, steppedFrom, valueAt } from './piecewiseLinear.ts';
export * from './project.ts';
export * from './schedule.ts';
export * from './stay.ts';
export * from './totalCurve.ts';
export * from './trace.ts';
export * from './types.ts';
