/** The parts that need figures, as one file: modules that many files share would travel with every page of the site. */
export { Dates, ThisMonth } from './dates/Dates.tsx';
export { Days } from './days/Days.tsx';
export { LeavingHome } from './LeavingHome.tsx';
export { WhatIsLeft } from './Left.tsx';
export { LimitsOfIncome } from './Limits.tsx';
export { MoveAnswer } from './MoveAnswer.tsx';
export { Money } from './money/Money.tsx';
export { PlanPdf } from './pdf/PlanPdf.tsx';
