/** Day counting and rules of residence: pure functions over plain data. Dates are whole days, `2026-11-22`. */
export type { DaySet } from './counting.ts';
export * from './days.ts';
export { daysOf, type History, historyOf } from './history.ts';
export { type PermitLimit, type PermitLimitKind, permitLimits } from './permits.ts';
export { type Answer, type Ask, answer, QuestionError } from './questions.ts';
export { answerRule, isInForce, limitIn, type RuleAnswer, type RuleQuestion } from './rules.ts';
export { answerRolling, answerSchengen, type RollingAnswer, schengenDays } from './schengen.ts';
export { answerIfStaying } from './staying.ts';
export { type Overlap, overlapsOf, type Period, StayError } from './stays.ts';
export * from './types.ts';
export { answerUk, type UkAnswer, type UkQuestion } from './uk.ts';
export { answerVisa, nationalStayOf, type VisaAnswer } from './visa.ts';
