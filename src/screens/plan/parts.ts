/** The parts that need figures, as one file: modules that many files share would travel with every page of the site. */
export { default as Dates } from './dates/Dates.tsx';
export { default as ThisMonth } from './dates/ThisMonth.tsx';
export { default as Days } from './days/Days.tsx';
export { default as LeavingHome } from './leaving/LeavingHome.tsx';
export { default as Left } from './left/Left.tsx';
export { default as Limits } from './limits/Limits.tsx';
export { default as MoveAnswer } from './MoveAnswer.tsx';
export { default as Money } from './money/Money.tsx';
export { default as PlanPdf } from './pdf/PlanPdf.tsx';
