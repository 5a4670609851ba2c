/** Day counting and rules of residence: pure functions over plain data. Dates are whole days, `2026-11-22`. */

export * from './days.ts';
export { type PermitLimit, type PermitLimitKind, permitLimits } from './permits.ts';
export { type Ask, answer, answerUk, QuestionError, type UkAnswer } from './questions.ts';
export { answerRule, isInForce, limitIn, type RuleAnswer } from './rules.ts';
export { answerRolling, type RollingAnswer, schengenDays } from './schengen.ts';
export { daysOf, type History, historyIfStaying, historyOf, overlapsOf, StayError } from './stays.ts';
export * from './types.ts';
export { answerVisa, nationalStayOf, type VisaAnswer } from './visa.ts';
export { countsTaxYears } from './windows.ts';
