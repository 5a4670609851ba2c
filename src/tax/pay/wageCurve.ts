/**
 * A wage's cost and net as straight lines between knots, made once for a regime: floors, ceilings, allowances, bands
 * and months. Rounding of months is left out; `bestPay` looks at it last.
 */
import type { PayRules, WageRules } from './rules.ts';
import { leastEvenWage, minimumOfMonths, taxableBeforeBands, unroundedWage, wageResult } from './wage.ts';

/** A wage of its own, which belongs to no stretch of wages. */
interface WagePoint {
  readonly wage: number;
  readonly cost: number;
  readonly net: number;
}

/** The wages from `from` up to the next stretch: exact at `from`, and a straight line just after it. */
export interface WageStretch extends WagePoint {
  readonly costAfter: number;
  readonly costSlope: number;
  /** Just below the next stretch; infinite for the last. */
  readonly costEnd: number;
  readonly netAfter: number;
  readonly netSlope: number;
  /** Whether the wage itself, one just above it, or one just below the next stretch can leave most at some profit. */
  readonly at: boolean;
  readonly above: boolean;
  readonly end: boolean;
}

/** What a unit of profit left after the wage can bring the owner: the least and the most. */
interface Worth {
  readonly least: number;
  readonly most: number;
}

export interface WageCurve {
  readonly points: readonly WagePoint[];
  readonly stretches: readonly WageStretch[];
  /** Highest wage; infinite where there is none. */
  readonly most: number;
  /** How far the rounding of months can move an amount in hand. */
  readonly rounding: number;
}

/** The wages at which a rule begins, ends or changes. */
function rawKnots({ wage: rules, withoutWage, dividend }: PayRules, least: number): number[] {
  const { allowance = 0 } = rules.incomeTax;
  const knots: (number | undefined)[] = [
    least,
    withoutWage.stopsWithWage,
    dividend.declared?.stacksOnWageAbove,
  ];
  for (const { floor, ceiling, free } of [...rules.employer, ...rules.employee])
    knots.push(floor, ceiling, free);
  if (typeof allowance !== 'number') {
    if ('steps' in allowance) knots.push(...allowance.steps.map(({ upTo }) => upTo ?? undefined));
    else
      knots.push(allowance.taperFrom, allowance.taperFrom + (allowance.amount * 100) / allowance.taperRate);
  }
  for (const line of dividend.contributions) {
    if ('rate' in line && line.wageCounts === true) knots.push(line.ceiling);
  }
  if (rules.deduction !== undefined) {
    const { percentOfMinimum, pointsPerStep, step } = rules.deduction;
    const steps = Math.ceil(percentOfMinimum / pointsPerStep);
    for (const { minimum } of rules.months ?? []) {
      for (let count = 0; count <= steps; count++) knots.push(12 * (minimum + step * count));
    }
  }
  if (rules.months === undefined) knots.push(...bandKnots(rules, knots));
  return ascending(knots, least);
}

function ascending(knots: readonly (number | undefined)[], least: number): number[] {
  const known = knots.filter((knot): knot is number => knot !== undefined && knot >= least);
  return [...new Set(known)].sort((a, b) => a - b);
}

/** The wages at which what is left to tax reaches a band, its beginning, or the amount whose tax is the credit. */
function bandKnots(rules: WageRules, knots: readonly (number | undefined)[]): number[] {
  const { bands, credit = 0 } = rules.incomeTax;
  const bounds = [0, ...bands.flatMap((band) => band.upTo ?? [])];
  if (credit > 0) bounds.push(amountWithTax(rules, credit));
  const sorted = ascending([0, ...knots], 0);
  return sorted.flatMap((from, index) => {
    const next = sorted[index + 1];
    const to = next ?? from + 3 * Math.max(from, 1_000);
    const [first, second] = [from + (to - from) / 3, from + ((to - from) * 2) / 3];
    const atFirst = taxableBeforeBands(rules, first);
    const slope = (taxableBeforeBands(rules, second) - atFirst) / (second - first);
    if (Math.abs(slope) < 1e-12) return [];
    return bounds
      .map((bound) => first + (bound - atFirst) / slope)
      .map(wholeCents)
      .filter((wage) => wage >= from && (next === undefined || wage <= next));
  });
}

/** A wage that is a number of cents but for rounding. */
function wholeCents(wage: number): number {
  const cents = Math.round(wage * 100) / 100;
  return Math.abs(wage - cents) < NEARLY ? cents : wage;
}

/** The amount on which the bands come to a tax. */
function amountWithTax({ incomeTax }: WageRules, tax: number): number {
  let from = 0;
  let sum = 0;
  for (const { upTo: end, rate } of incomeTax.bands) {
    const more = end === null ? Number.POSITIVE_INFINITY : ((end - from) * rate) / 100;
    if (sum + more >= tax) return from + ((tax - sum) * 100) / rate;
    sum += more;
    from = end ?? from;
  }
  return from;
}

/** Knots closer than this are one: they come from one bound in two ways. */
const NEARLY = 1e-6;

/** Differences of amounts that are nothing but rounding. */
const NOTHING = 1e-6;

/** Whether a step in cost and net leaves the owner no better off, whatever a unit of profit is worth. */
function isNoGain(cost: number, net: number, { least, most }: Worth): boolean {
  return net - least * cost <= NOTHING && net - most * cost <= NOTHING;
}

function stretchesOf(rules: PayRules, from: number, worth: Worth): WageStretch[] {
  const knots = rawKnots(rules, from).filter((knot, index, all) => knot - (all[index - 1] ?? -1) > NEARLY);
  const stretches: WageStretch[] = [];
  knots.forEach((wage, index) => {
    const to = knots[index + 1] ?? wage + 3 * Math.max(wage, 1_000);
    const [first, second] = [wage + (to - wage) / 3, wage + ((to - wage) * 2) / 3];
    const one = unroundedWage(rules, first);
    const two = unroundedWage(rules, second);
    const costSlope = (two.cost - one.cost) / (second - first);
    const netSlope = (two.net - one.net) / (second - first);
    const costAfter = one.cost - costSlope * (first - wage);
    const netAfter = one.net - netSlope * (first - wage);
    const { cost, net } = unroundedWage(rules, wage);
    const before = stretches.at(-1);
    const gap = wage - (before?.wage ?? wage);
    const costBefore = before === undefined ? cost : before.costAfter + before.costSlope * gap;
    const netBefore = before === undefined ? net : before.netAfter + before.netSlope * gap;
    const falls = before !== undefined && isNoGain(before.costSlope, before.netSlope, worth);
    stretches.push({
      ...{ wage, cost, net, costAfter, costSlope, netAfter, netSlope },
      costEnd: index + 1 < knots.length ? costAfter + costSlope * (to - wage) : Number.POSITIVE_INFINITY,
      at: !(falls && isNoGain(cost - costBefore, net - netBefore, worth)),
      above: !isNoGain(costAfter - cost, netAfter - net, worth),
      end: false,
    });
    // Just below a wage at which a rule steps; where nothing steps, the wage itself is as good.
    const steps = Math.abs(cost - costBefore) > NOTHING || Math.abs(net - netBefore) > NOTHING;
    if (before !== undefined && steps && !falls) stretches[index - 1] = { ...before, end: true };
  });
  return stretches;
}

function point(rules: PayRules, wage: number): WagePoint {
  const { cost, net } = wageResult(rules, wage);
  return { wage, cost, net };
}

/**
 * All wages that the law allows, with what each costs the company and leaves the owner.
 * @param worth what one unit of profit can be worth to the owner, least and most; 0 and infinity where it also depends on the wage.
 */
export function wageCurve(rules: PayRules, worth: Worth): WageCurve {
  const { minimum, maximum, months, employer, employee } = rules.wage;
  const most = maximum?.amount ?? Number.POSITIVE_INFINITY;
  if (months === undefined) {
    const least = minimum.required ? minimum.amount : 0;
    return { points: [], stretches: stretchesOf(rules, least, worth), most, rounding: 0 };
  }
  const count = months.reduce((sum, month) => sum + month.count, 0);
  return {
    points: [...(minimum.required ? [] : [point(rules, 0)]), point(rules, minimumOfMonths(rules.wage))],
    stretches: stretchesOf(rules, leastEvenWage(rules.wage), worth),
    most,
    // Each contribution, the tax and the deduction are rounded once a month, by half a unit at most.
    rounding: (count * (employer.length + employee.length + 2)) / 2,
  };
}

/** A dividend at which its taxes begin, step or change. */
export function dividendKnots({ dividend }: PayRules): number[] {
  const { contributions, declared } = dividend;
  const knots = contributions.flatMap((line) => {
    if ('steps' in line) return line.steps.map(({ from }) => from);
    return line.ceiling === undefined || line.wageCounts === true ? [] : [line.ceiling];
  });
  if (declared !== undefined) {
    const { share, above, bands } = declared;
    for (const amount of [above, ...bands.flatMap(({ upTo }) => upTo ?? [])])
      knots.push((amount * 100) / share);
  }
  return knots.filter((knot) => knot > 0);
}

/** Bounds that wage and dividend reach together: ceilings that both use up, and bands of a wage with a declared share. */
export interface Together {
  readonly bound: number;
  /** Share of the dividend that counts. */
  readonly share: number;
  /** The wages from which the bound plays a part. */
  readonly above: number;
}

export function togetherOf({ dividend }: PayRules): Together[] {
  const { contributions, declared } = dividend;
  const ceilings = contributions.flatMap((line) =>
    'rate' in line && line.wageCounts === true && line.ceiling !== undefined
      ? [{ bound: line.ceiling, share: 1, above: 0 }]
      : [],
  );
  const bands = declared?.bands.flatMap(({ upTo }) => upTo ?? []) ?? [];
  const stacked = bands
    .filter((bound) => bound > (declared?.stacksOnWageAbove ?? 0))
    .map((bound) => ({
      bound,
      share: (declared?.share ?? 0) / 100,
      above: declared?.stacksOnWageAbove ?? 0,
    }));
  return [...ceilings, ...stacked];
}

/** The least and the most that a unit of profit, left after the wage, brings the owner. */
export function worthOf({ profit, dividend }: PayRules, dependsOnWage: boolean): Worth {
  if (dependsOnWage) return { least: 0, most: Number.POSITIVE_INFINITY };
  const { on, bands } = profit.corporateTax;
  const corporate = on === 'turnover' ? [0] : bands.map(({ rate }) => rate);
  if (profit.relief !== undefined) corporate.push(profit.relief.rate);
  const { declared, contributions } = dividend;
  const taxes = [dividend.tax * (1 + (dividend.surtax ?? 0) / 100)];
  if (declared !== undefined) taxes.push(...declared.bands.map(({ rate }) => (rate * declared.share) / 100));
  const most = contributions.reduce((sum, line) => sum + ('rate' in line ? line.rate : 0), 0);
  return {
    least: (1 - Math.max(...corporate) / 100) * (1 - (Math.max(...taxes) + most) / 100),
    // What stays in the company bears no tax on a dividend, and none on a distribution.
    most: on === 'distribution' ? 1 : 1 - Math.min(...corporate) / 100,
  };
}
