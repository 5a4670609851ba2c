/** Day counting and rules of residence: pure functions over plain data. Dates are whole days, `2026-11-22`. */

export * from './days.ts';
export { daysOf, type History, historyOf } from './history.ts';
export { type PermitLimit, type PermitLimitKind, permitLimits } from './permits.ts';
export { type Ask, answer, QuestionError } from './questions.ts';
export { answerRule, isInForce, limitIn, type RuleAnswer } from './rules.ts';
export { answerRolling, type RollingAnswer, schengenDays } from './schengen.ts';
export { historyIfStaying } from './staying.ts';
export { overlapsOf, StayError } from './stays.ts';
export * from './types.ts';
export { answerUk, type UkAnswer } from './uk.ts';
export { answerVisa, nationalStayOf, type VisaAnswer } from './visa.ts';
