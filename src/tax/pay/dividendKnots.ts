/** Where what a dividend brings changes its slope or steps, and what a unit of profit brings between. */
import type { PayRules } from './rules.ts';
import type { Worth } from './wageCurve.ts';

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
