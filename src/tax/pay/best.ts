/**
 * The wage that leaves most, exactly. What an owner has in hand is a straight line between the wages at which a rule
 * begins or changes: knots of the wage itself, and wages at which the profit or the dividend that is left reaches a
 * bound. The best wage is at one of them, or a cent beside one where the law has a step. A wage is a number of whole cents.
 */

import type { PayOptions } from './inHand.ts';
import { dividendTaxes, turnoverTaxes, wholeRate } from './inHand.ts';
import { bandsTax, chosenRules, type PayBand, type PayRules } from './rules.ts';
import { wageResult } from './wage.ts';
import {
  dividendKnots,
  type Together,
  togetherOf,
  type WageCurve,
  type WageStretch,
  wageCurve,
  worthOf,
} from './wageCurve.ts';

/** What is sought. Amounts are a year in the currency of the law. */
export interface PayGoal {
  /** 'inHandAndKept': what stays in the company counts like money in hand, and all of it stays. */
  readonly most: 'inHand' | 'inHandAndKept';
  /** What is to stay in the company, where the most in hand is sought. */
  readonly retained?: number;
  /** The least wage, and so the least base that is insured. */
  readonly insures?: number;
}

export const MOST_IN_HAND: PayGoal = { most: 'inHand' };

export interface BestPay {
  readonly wage: number;
  readonly inHand: number;
  readonly retained: number;
}

const CENT = 0.01;
/** Amounts closer than this are equal; of equal ones the lowest wage is taken. */
const EQUAL = 0.005;

/** A wage's cents, the whole ones below it. */
function cents(wage: number): number {
  return Math.floor(wage * 100 + 1e-4) / 100;
}

/** Finds the best wage of one regime; what does not depend on the profit is worked out once. */
class Solver {
  readonly #rules: PayRules;
  readonly #curve: WageCurve;
  readonly #dividendKnots: readonly number[];
  readonly #together: readonly Together[];
  readonly #bands: readonly PayBand[];
  readonly #on: 'profit' | 'turnover' | 'distribution';

  // Everything below is for one profit.
  #funds = 0;
  #turnoverTax = 0;
  #rate: number | null = 0;
  #retained = 0;
  #keepsAll = false;
  #least = 0;
  #highestCost = 0;
  readonly #leftKnots: number[] = [];
  #best = Number.NEGATIVE_INFINITY;
  #wage = -1;

  constructor(rules: PayRules) {
    this.#rules = rules;
    this.#dividendKnots = dividendKnots(rules);
    this.#together = togetherOf(rules);
    this.#curve = wageCurve(rules, worthOf(rules, this.#together.length > 0));
    this.#bands = rules.profit.corporateTax.bands;
    this.#on = rules.profit.corporateTax.on;
  }

  best(profit: number, turnover: number, goal: PayGoal): BestPay | null {
    this.#begin(profit, turnover, goal);
    const { points, stretches, most } = this.#curve;
    for (const { wage, cost, net } of points) this.#try(wage, cost, net);
    for (let at = 0; at < stretches.length; at++) {
      const stretch = stretches[at];
      if (stretch === undefined || stretch.wage > most) break;
      if (Math.min(stretch.cost, stretch.costAfter) > this.#highestCost + CENT) continue;
      this.#tryStretch(stretch, Math.min(stretches[at + 1]?.wage ?? Number.POSITIVE_INFINITY, most));
    }
    if (this.#wage < 0) return null;
    if (!this.#keepsAll) return { wage: this.#wage, inHand: this.#best, retained: this.#retained };
    const { cost, net } = wageResult(this.#rules, this.#wage);
    return { wage: this.#wage, inHand: net, retained: this.#dividendAt(this.#funds - cost) };
  }

  /** The highest wage that the law allows and the profit pays; null where it pays none. */
  highest(profit: number, turnover: number): number | null {
    this.#begin(profit, turnover, MOST_IN_HAND);
    const { points, stretches, most, rounding } = this.#curve;
    // Rounded months may cost a little more than the line says.
    const funds = this.#highestCost - rounding;
    let highest: number | null = null;
    for (const { wage, cost } of points) if (cost <= this.#highestCost + CENT / 2) highest = wage;
    stretches.forEach((stretch, at) => {
      const to = Math.min(stretches[at + 1]?.wage ?? Number.POSITIVE_INFINITY, most);
      const found = this.#wageAt(stretch, to, funds);
      if (found !== null) highest = cents(found);
      else if (stretch.wage <= most && stretch.cost <= funds + CENT / 2) {
        const isWhole = stretch.costEnd <= funds || to === most;
        highest = isWhole && Number.isFinite(to) ? to : stretch.wage;
      }
    });
    return highest;
  }

  #begin(profit: number, turnover: number, goal: PayGoal): void {
    this.#rate = wholeRate(this.#rules, turnover);
    this.#funds = profit - turnoverTaxes(this.#rules, turnover);
    this.#turnoverTax = this.#on === 'turnover' ? (turnover * (this.#rate ?? 0)) / 100 : 0;
    this.#keepsAll = goal.most === 'inHandAndKept';
    this.#retained = this.#keepsAll ? 0 : (goal.retained ?? 0);
    this.#least = goal.insures ?? 0;
    this.#highestCost = this.#funds - this.#leftFor(0);
    for (let at = 0; at < this.#dividendKnots.length; at++)
      this.#leftKnots[at] = this.#leftFor(this.#dividendKnots[at] ?? 0);
    this.#best = Number.NEGATIVE_INFINITY;
    this.#wage = -1;
  }

  /** What is paid out of what is left after the wage, or what could be kept. */
  #dividendAt(left: number): number {
    const rate = this.#rate;
    if (this.#on === 'turnover') return left - this.#turnoverTax - this.#retained;
    if (this.#on === 'distribution') {
      if (this.#keepsAll) return left;
      const base = Math.max(left - this.#retained, 0);
      return left - this.#retained - (rate === null ? bandsTax(this.#bands, base) : (base * rate) / 100);
    }
    const base = Math.max(left, 0);
    return left - (rate === null ? bandsTax(this.#bands, base) : (base * rate) / 100) - this.#retained;
  }

  /** What must be left after the wage for a dividend. */
  #leftFor(dividend: number): number {
    if (this.#on === 'turnover') return dividend + this.#retained + this.#turnoverTax;
    const isOnDistribution = this.#on === 'distribution';
    if (isOnDistribution && this.#keepsAll) return dividend;
    const after = isOnDistribution ? dividend : dividend + this.#retained;
    const before = this.#beforeTax(after);
    return isOnDistribution ? before + this.#retained : before;
  }

  /** The profit that leaves an amount after corporate tax. */
  #beforeTax(after: number): number {
    if (this.#rate !== null) return after / (1 - this.#rate / 100);
    let from = 0;
    let kept = 0;
    for (const { upTo, rate } of this.#bands) {
      const slope = 1 - rate / 100;
      const more = upTo === null ? Number.POSITIVE_INFINITY : (upTo - from) * slope;
      if (kept + more >= after) return from + (after - kept) / slope;
      kept += more;
      from = upTo ?? from;
    }
    return from;
  }

  #valueOf(wage: number, cost: number, net: number): number {
    const dividend = this.#dividendAt(this.#funds - cost);
    if (this.#keepsAll || dividend <= 0) return net + dividend;
    return net + dividend - dividendTaxes(this.#rules, dividend, wage);
  }

  #isAllowed(wage: number, cost: number): boolean {
    return wage >= this.#least && cost <= this.#highestCost + CENT / 2;
  }

  #try(wage: number, cost: number, net: number): void {
    if (!this.#isAllowed(wage, cost)) return;
    const value = this.#valueOf(wage, cost, net);
    if (value > this.#best + EQUAL || (value > this.#best - EQUAL && wage < this.#wage)) {
      this.#best = value;
      this.#wage = wage;
    }
  }

  #tryOn(stretch: WageStretch, wage: number): void {
    const beyond = wage - stretch.wage;
    const cost = stretch.costAfter + stretch.costSlope * beyond;
    const net = stretch.netAfter + stretch.netSlope * beyond;
    if (this.#curve.rounding > 0) this.#tryMonths(wage, cost, net);
    else this.#try(wage, cost, net);
  }

  /** The wages of a stretch up to `to`, without it: its beginning, the wages at which something is reached, its end. */
  #tryStretch(stretch: WageStretch, to: number): void {
    if (stretch.at) {
      if (this.#curve.rounding > 0) this.#tryMonths(stretch.wage, stretch.cost, stretch.net);
      else this.#try(stretch.wage, stretch.cost, stretch.net);
    }
    if (stretch.above) this.#tryOn(stretch, stretch.wage + CENT);
    if (stretch.end) this.#tryOn(stretch, Math.max(cents(to - CENT), stretch.wage + CENT));
    if (this.#least > stretch.wage && this.#least < to) this.#tryOn(stretch, this.#least);
    const highest = this.#wageAt(stretch, to, this.#highestCost);
    if (highest !== null) this.#tryOn(stretch, cents(highest));
    if (to === this.#curve.most) this.#tryOn(stretch, to);
    if (this.#rate === null) {
      const stays = this.#on === 'distribution' ? this.#retained : 0;
      for (const { upTo } of this.#bands) if (upTo !== null) this.#tryLeft(stretch, to, upTo + stays);
    }
    if (this.#keepsAll) return;
    for (let at = 0; at < this.#leftKnots.length; at++) this.#tryLeft(stretch, to, this.#leftKnots[at] ?? 0);
    if (this.#together.length > 0) this.#tryTogether(stretch, to);
  }

  /** The wage of a stretch that costs an amount; null where none does. */
  #wageAt({ wage, costAfter, costEnd, costSlope }: WageStretch, to: number, cost: number): number | null {
    if (cost <= costAfter || cost >= costEnd) return null;
    const found = wage + (cost - costAfter) / costSlope;
    return found > wage && found < to ? found : null;
  }

  /** The wages around the one that leaves an amount of profit. */
  #tryLeft(stretch: WageStretch, to: number, left: number): void {
    const wage = this.#wageAt(stretch, to, this.#funds - left);
    if (wage === null) return;
    const below = cents(wage);
    if (below > stretch.wage) this.#tryOn(stretch, below);
    if (below + CENT < to) this.#tryOn(stretch, cents(below + CENT));
  }

  /** The wages at which wage and dividend reach a bound together; corporate bands cut the stretch in parts. */
  #tryTogether(stretch: WageStretch, to: number): void {
    const highest = this.#wageAt(stretch, to, this.#highestCost);
    const end = highest ?? (Number.isFinite(to) ? to : stretch.wage);
    for (const together of this.#together) {
      // Wage and dividend together are never more than the profit.
      if (together.bound > this.#funds || end <= together.above) continue;
      if (this.#rate !== null) this.#tryMeeting(stretch, stretch.wage, end, together);
      else {
        const cuts = [stretch.wage, ...this.#bandWages(stretch, end), end];
        for (let at = 1; at < cuts.length; at++)
          this.#tryMeeting(stretch, cuts[at - 1] ?? 0, cuts[at] ?? 0, together);
      }
    }
  }

  /** The wages of a stretch at which the profit that is left reaches a band of corporate tax, ascending. */
  #bandWages(stretch: WageStretch, end: number): number[] {
    const stays = this.#on === 'distribution' ? this.#retained : 0;
    return this.#bands
      .flatMap(({ upTo }) =>
        upTo === null ? [] : (this.#wageAt(stretch, end, this.#funds - upTo - stays) ?? []),
      )
      .sort((a, b) => a - b);
  }

  /** How far wage and dividend together are above a bound. */
  #beyond(stretch: WageStretch, wage: number, { bound, share }: Together): number {
    const cost = stretch.costAfter + stretch.costSlope * (wage - stretch.wage);
    return wage + share * Math.max(this.#dividendAt(this.#funds - cost), 0) - bound;
  }

  #tryMeeting(stretch: WageStretch, from: number, to: number, together: Together): void {
    const first = this.#beyond(stretch, from, together);
    const last = this.#beyond(stretch, to, together);
    if (first === last || first > 0 === last > 0) return;
    const wage = from + ((to - from) * first) / (first - last);
    const below = cents(wage);
    if (below > stretch.wage) this.#tryOn(stretch, below);
    if (below + CENT < to) this.#tryOn(stretch, cents(below + CENT));
  }

  /**
   * Where the amounts of months are rounded, a wage is a number of whole units. Every wage near enough to one that
   * leaves most without rounding is tried as it is, as far as rounding could make it the best.
   */
  #tryMonths(near: number, cost: number, net: number): void {
    const { rounding, stretches } = this.#curve;
    if (cost > this.#highestCost + rounding) return;
    if (this.#valueOf(near, cost, net) + rounding < this.#best) return;
    const around = Math.floor(near + 1e-6);
    const least = stretches[0]?.wage ?? 0;
    for (const step of [1, -1]) {
      for (let wage = step > 0 ? around + 1 : around; wage >= least; wage += step) {
        const isNear = Math.abs(wage - near) <= 1;
        if (!isNear && this.#unrounded(wage) + rounding < this.#best) break;
        const result = wageResult(this.#rules, wage);
        if (result.cost > this.#highestCost + CENT && step > 0) break;
        this.#try(wage, result.cost, result.net);
      }
    }
  }

  /** What a wage would leave without the rounding of months. */
  #unrounded(wage: number): number {
    const { stretches } = this.#curve;
    let at = stretches.length - 1;
    while (at > 0 && (stretches[at]?.wage ?? 0) > wage) at--;
    const stretch = stretches[at];
    if (stretch === undefined) return Number.NEGATIVE_INFINITY;
    if (wage === stretch.wage) return this.#valueOf(wage, stretch.cost, stretch.net);
    const beyond = wage - stretch.wage;
    const cost = stretch.costAfter + stretch.costSlope * beyond;
    return this.#valueOf(wage, cost, stretch.netAfter + stretch.netSlope * beyond);
  }
}

const solvers = new WeakMap<PayRules, Map<string, Solver>>();
const usual = new WeakMap<PayRules, Solver>();

function solverOf(rules: PayRules, { way, year, optional, withoutFees }: PayOptions): Solver {
  const isUsual = !(way || year || optional?.length || withoutFees);
  const known = isUsual
    ? usual.get(rules)
    : solvers.get(rules)?.get(JSON.stringify([way, year, optional, withoutFees]));
  if (known !== undefined) return known;
  const solver = new Solver(chosenRules(rules, { way, year, optional, withoutFees }));
  if (isUsual) usual.set(rules, solver);
  else {
    const own = solvers.get(rules) ?? new Map<string, Solver>();
    own.set(JSON.stringify([way, year, optional, withoutFees]), solver);
    solvers.set(rules, own);
  }
  return solver;
}

/**
 * The wage that leaves most of a profit, of all that the law allows: never below a required minimum, never above what
 * the profit pays. Of wages that leave the same it is the lowest. Null where the profit pays none of them.
 * @param profit after costs and before the owner's wage, a year in the currency of the law.
 */
export function bestPay(
  rules: PayRules,
  profit: number,
  goal: PayGoal = MOST_IN_HAND,
  options: PayOptions = {},
): BestPay | null {
  return solverOf(rules, options).best(profit, options.turnover ?? profit, goal);
}

/**
 * The highest wage that the law allows and a profit pays, with nothing left for a dividend; null where it pays none.
 * @param profit after costs and before the owner's wage, a year in the currency of the law.
 */
export function highestWage(rules: PayRules, profit: number, options: PayOptions = {}): number | null {
  return solverOf(rules, options).highest(profit, options.turnover ?? profit);
}
