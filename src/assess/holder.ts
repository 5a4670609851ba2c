/** Who a scheme beside the lists is worked out for, whatever the reader has said. */
import type { Scheme, TaxRegime } from '../catalogue/entities.ts';
import { followingOnWages } from '../catalogue/schedules.ts';
import type { RegimeLookup } from '../law/index.ts';
import type { Figures } from '../situation/figures.ts';
import { isOnPayroll, type Situation } from '../situation/situation.ts';

/** Who a regime is worked out for. */
export interface Holder<F> {
  readonly situation: Situation;
  readonly figures: F;
}

/** Whether a regime is for employees alone. */
export function isForEmployees(regime: TaxRegime | Scheme): boolean {
  return 'for' in regime && regime.for.every((reader) => reader === 'payroll');
}

/** Whether an employee can have a regime. */
export function takesWages(regime: TaxRegime | Scheme): boolean {
  return 'for' in regime && regime.for.some((reader) => reader === 'payroll');
}

/**
 * The person as the holder of a regime: of a scheme that stands in no list by its law, which is all that is known of it,
 * and as an employee where it is for employees alone. Listed regimes are held as the person is.
 */
export function holderOf<F extends Pick<Figures, 'costs' | 'estimate'>>(
  regime: TaxRegime | Scheme,
  situation: Situation,
  figures: F,
): Holder<F> {
  const costs = isOnPayroll(situation) ? 0 : figures.costs;
  if (!('for' in regime))
    return { situation, figures: costs === figures.costs ? figures : { ...figures, costs } };
  if (!isForEmployees(regime) || isOnPayroll(situation)) {
    const isSame = figures.estimate === 'law' && costs === figures.costs;
    return { situation, figures: isSame ? figures : { ...figures, costs, estimate: 'law' } };
  }
  const { costs: _costs, ...others } = situation;
  return {
    situation: { ...others, work: 'remote', contract: 'payroll' },
    figures: { ...figures, costs: 0, estimate: 'law' },
  };
}

/** What follows a regime that ends: for an employee what takes a wage. */
export function followingFor(situation: Situation, lookup: RegimeLookup): RegimeLookup {
  return isOnPayroll(situation) ? followingOnWages(lookup) : lookup;
}
