/** What becomes of the profit that a wage leaves in the company: corporate tax, dividend, and taxes on the dividend. */
import { bandsTax, type DividendContribution, type DividendRules, type PayRules, stepAt } from './rules.ts';

/** Taxes by steps of turnover, before corporate tax. */
export function turnoverTaxes({ profit }: PayRules, turnover: number): number {
  let sum = 0;
  for (const { steps } of profit.otherTaxes ?? []) {
    const step = stepAt(steps, turnover);
    if (step !== undefined) sum += step.amount ?? (turnover * (step.rate ?? 0)) / 100;
  }
  return sum;
}

/** The one rate that falls on the whole profit at a turnover; null where the bands fall on their parts of it. */
export function wholeRate({ profit }: PayRules, turnover: number): number | null {
  const { relief, corporateTax } = profit;
  if (relief !== undefined && turnover <= relief.turnoverUpTo) return relief.rate;
  const { bands, chosenBy } = corporateTax;
  if (chosenBy === 'turnover') return stepAt(bands, turnover)?.rate ?? 0;
  return bands.length === 1 ? (bands[0]?.rate ?? 0) : null;
}

/**
 * Corporate tax on what is left of the profit; `retained` stays in the company. A tax on distributions leaves out what
 * stays, a tax on turnover asks for no profit.
 */
export function corporateTaxOf(rules: PayRules, left: number, turnover: number, retained: number): number {
  const { on, bands } = rules.profit.corporateTax;
  const rate = wholeRate(rules, turnover);
  if (on === 'turnover') return (turnover * (rate ?? 0)) / 100;
  const base = Math.max(on === 'distribution' ? left - retained : left, 0);
  return rate === null ? bandsTax(bands, base) : (base * rate) / 100;
}

/** What of a dividend a contribution in percent falls on: the wage uses up the ceiling first where it counts. */
export function contributionBase(
  { ceiling = Number.POSITIVE_INFINITY, wageCounts }: Extract<DividendContribution, { rate: number }>,
  dividend: number,
  wage: number,
): number {
  return Math.min(dividend, wageCounts === true ? Math.max(ceiling - wage, 0) : ceiling);
}

/** A contribution on a dividend beside a wage. */
export function dividendContribution(line: DividendContribution, dividend: number, wage: number): number {
  if (!('steps' in line)) return (contributionBase(line, dividend, wage) * line.rate) / 100;
  let amount = 0;
  for (const step of line.steps) if (dividend >= step.from) amount = step.amount;
  return dividend > 0 ? amount : 0;
}

/** The part of a dividend that is declared and taxed by bands; null where the tax withheld is final. */
export function declaredShare({ declared }: DividendRules, dividend: number, wage: number): number | null {
  if (declared === undefined || dividend <= 0) return null;
  const share = (dividend * declared.share) / 100;
  return share > declared.above || wage > declared.stacksOnWageAbove ? share : null;
}

/** The income tax on a dividend, surtax included. */
export function dividendIncomeTax(rules: DividendRules, dividend: number, wage: number): number {
  const { declared, tax, surtax = 0 } = rules;
  const share = declaredShare(rules, dividend, wage);
  if (declared === undefined || share === null) return (dividend * tax * (1 + surtax / 100)) / 100;
  const under = wage > declared.stacksOnWageAbove ? wage : 0;
  return bandsTax(declared.bands, under + share) - bandsTax(declared.bands, under);
}

/** Everything that the owner owes on a dividend beside a wage. */
export function dividendTaxes({ dividend: rules }: PayRules, dividend: number, wage: number): number {
  if (dividend <= 0) return 0;
  let sum = dividendIncomeTax(rules, dividend, wage);
  for (const line of rules.contributions) sum += dividendContribution(line, dividend, wage);
  return sum;
}

/** What the company does with what is left after the wage. */
export interface Distribution {
  readonly corporateTax: number;
  /** Less than 0 where costs and taxes are more than the profit: what the owner has to put in. */
  readonly dividend: number;
}

/** @param left the profit less the wage's cost and taxes of turnover. */
export function distributionOf(
  rules: PayRules,
  left: number,
  turnover: number,
  retained: number,
): Distribution {
  const corporateTax = corporateTaxOf(rules, left, turnover, retained);
  return { corporateTax, dividend: left - corporateTax - retained };
}

/** What the owner has in hand of a dividend; what has to be put in counts in full. */
export function netDividend(rules: PayRules, dividend: number, wage: number): number {
  return dividend - dividendTaxes(rules, dividend, wage);
}

/**
 * Tax still due on money that stays in the company, when it is paid out in a later year beside the same wage and no
 * other dividend.
 */
export function taxOnTakingOut(rules: PayRules, retained: number, wage: number): number {
  const { corporateTax } = rules.profit;
  const rate = corporateTax.on === 'distribution' ? (corporateTax.bands[0]?.rate ?? 0) : 0;
  const atOnce = (retained * rate) / 100;
  return atOnce + dividendTaxes(rules, retained - atOnce, wage);
}
