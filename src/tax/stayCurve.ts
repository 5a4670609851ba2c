import { curveOf, type TaxCurve } from './curve.ts';
import { type PiecewiseLinear, simplified, steppedFrom, sumOf } from './piecewiseLinear.ts';
import type { TaxSchedule } from './schedule.ts';
import type { StayYear } from './stay.ts';
import type { TaxOptions } from './types.ts';

/**
 * The yearly average over a stay as a curve over incomes, exactly: for rankings and break-even incomes of the stay.
 * Years that have ended do not count; the limit is the lowest of the regimes that are in force.
 * @throws {CostsError} for NaN, infinite and negative costs.
 */
export function stayCurve(stay: readonly StayYear[], options: TaxOptions = {}): TaxCurve {
  const inForce = stay.filter(({ ended }) => !ended);
  const curves = new Map<TaxSchedule, PiecewiseLinear>();
  const curve = (schedule: TaxSchedule) => {
    const known = curves.get(schedule) ?? curveOf(schedule, options).total;
    curves.set(schedule, known);
    return known;
  };
  const share = 1 / Math.max(inForce.length, 1);
  const years = inForce.map(({ schedule, relief }) => {
    if (relief === null) return curve(schedule);
    const relieved = curve(relief.schedule);
    return relief.upTo === null ? relieved : steppedFrom(relieved, relief.upTo, curve(schedule));
  });
  const total = sumOf(years).map(({ from, at, after, slope }) => ({
    ...{ from, at: at * share, after: after * share, slope: slope * share },
  }));
  const limits = inForce.flatMap(({ schedule: { maxIncome } }) => maxIncome ?? []);
  return { total: simplified(total), maxIncome: limits.length > 0 ? Math.min(...limits) : null };
}
