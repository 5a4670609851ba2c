/** What follows from which questions have been answered: the estimate, whether lists are a person's own, the length of a stay. */
import type { FactsWanted } from '../catalogue/personFacts.ts';
import type { Estimate } from '../law/index.ts';
import { QUESTIONS } from './questions.ts';
import { familyOf, hasOtherIncome, isContractOpen, isOnPayroll, type Situation } from './situation.ts';

/**
 * The estimate of a person's figures: as chosen by hand, else the law's of whoever has answered. Of wages, of what a
 * household changes, and of other money, there is no other.
 */
export function estimateFor(situation: Situation): Estimate {
  const isLaw =
    familyOf(situation) ||
    hasOtherIncome(situation) ||
    isOnPayroll(situation) ||
    (situation.deduct ?? hasAnswers(situation));
  return isLaw ? 'law' : 'specified';
}

/**
 * Whether figures are those of a stay by the law, and lists a person's own, by whether they fit and by what is kept:
 * something was answered beside what the specified screens ask for themselves.
 */
export function hasAnswers(situation: Situation): boolean {
  const said = Object.keys(situation) as readonly (keyof Situation)[];
  return said.some((key) => QUESTIONS[key].decides === 'estimate and stay' && situation[key] !== undefined);
}

/** Years of a stay where no number has been said. */
const USUAL_YEARS = 5;

/** Whether somebody has said a kind of work, and nothing else, of which tax differs: payroll or invoices, own name or a company. */
export function isOpenAboutPay(situation: Situation): boolean {
  return !hasAnswers(situation) && (isContractOpen(situation) || situation.work === 'business');
}

/**
 * How many years a person's figures are the average of: as was said, else five as soon as there are answers. Null: the
 * one year of the data, as specified.
 */
export function stayYears(situation: Situation): number | null {
  const { years = hasAnswers(situation) ? USUAL_YEARS : null } = situation;
  return years;
}

/** Whether a situation's figures need more than the regimes themselves, and which parts of it. */
export function needsFacts(situation: Situation): FactsWanted {
  const household = familyOf(situation) !== null;
  const otherIncome = hasOtherIncome(situation);
  const keptCompany = situation.keptCompany !== undefined;
  if (household || otherIncome || keptCompany) return { household, otherIncome, keptCompany };
  return estimateFor(situation) === 'law' || hasAnswers(situation) || isOpenAboutPay(situation);
}
