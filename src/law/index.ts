/** The engine: pure functions over plain data. Money is in US dollars per year, rates are percent (0–100). */

export * from './amountByYear.ts';
export type { LawAnswers, MovingFamily } from './ask.ts';
export * from './assessment.ts';
export * from './brackets.ts';
export * from './breakEven.ts';
export * from './descriptions.ts';
export type { CountryExit, ExitAssets, ExitEnd, ExitKind, Exits, ExitTax } from './exit.ts';
export * from './familyProgram.ts';
export * from './flatRules.ts';
export * from './household.ts';
export * from './householdChange.ts';
export * from './lasting.ts';
export * from './laws.ts';
export { type LineRule, rulesByKind } from './lineRules.ts';
export * from './moneyInFile.ts';
export * from './moveYear.ts';
export type { OtherIncomes } from './otherIncome.ts';
export * from './otherMoneyChange.ts';
export { averageOf, type PiecewiseLinear, steppedFrom, valueAt } from './piecewiseLinear.ts';
export * from './project.ts';
export * from './schedule.ts';
export * from './stay.ts';
export * from './totalCurve.ts';
export * from './trace.ts';
export * from './types.ts';
