/** What follows from which questions have been answered: the estimate, whether lists are a person's own, the length of a stay. */
import type { Estimate } from '../tax/index.ts';
import { QUESTIONS } from './questions.ts';
import { familyOf, isOnPayroll, type Situation } from './situation.ts';

/**
 * The estimate of a person's figures: as chosen by hand, else the law's as soon as an answer beside an income in dollars
 * has been given. What a household changes, only the law says.
 */
export function estimateFor(situation: Situation): Estimate {
  if (familyOf(situation)) return 'law';
  // Wages have no specified estimate.
  const isLaw =
    isOnPayroll(situation) ||
    (situation.deduct ??
      said(situation).some(
        (key) => !QUESTIONS[key].notAboutLaw && !(key === 'currency' && situation[key] === 'USD'),
      ));
  return isLaw ? 'law' : 'specified';
}

/**
 * Whether lists are a person's own, by whether they fit and by what is kept: something was answered beside income,
 * currency, work and region, which the specified screens ask for.
 */
export function hasAnswers(situation: Situation): boolean {
  return said(situation).some((key) => !QUESTIONS[key].notAboutStay && situation[key] !== undefined);
}

/** Years of a stay where no number has been said. */
const USUAL_YEARS = 5;

/**
 * How many years a person's figures are the average of: as was said, else five as soon as there are answers. Null: the
 * one year of the data, as specified.
 */
export function stayYears(situation: Situation): number | null {
  const { years = hasAnswers(situation) ? USUAL_YEARS : null } = situation;
  return years;
}

/** Whether a situation's figures need more than the regimes themselves, and whether what households change is among it. */
export function needsFacts(situation: Situation): boolean | 'household' {
  if (familyOf(situation)) return 'household';
  return estimateFor(situation) === 'law' || hasAnswers(situation);
}

function said(situation: Situation): readonly (keyof Situation)[] {
  return Object.keys(situation) as (keyof Situation)[];
}
