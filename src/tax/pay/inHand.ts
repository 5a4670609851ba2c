/** What an owner has in hand of a company's profit at a wage, with every line of it. */

import type { TaxKind } from '../types.ts';
import {
  bandsTax,
  chosenRules,
  type DividendContribution,
  type DividendRules,
  type PayBand,
  type PayChoice,
  type PayRules,
  stepAt,
} from './rules.ts';
import { leastEvenWage, minimumOfMonths, type WageLine, wageLines, wageResult } from './wage.ts';

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
function corporateTaxOf(rules: PayRules, left: number, turnover: number, retained: number): number {
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
function declaredShare({ declared }: DividendRules, dividend: number, wage: number): number | null {
  if (declared === undefined || dividend <= 0) return null;
  const share = (dividend * declared.share) / 100;
  return share > declared.above || wage > declared.stacksOnWageAbove ? share : null;
}

/** The income tax on a dividend, surtax included. */
function dividendIncomeTax(rules: DividendRules, dividend: number, wage: number): number {
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
interface Distribution {
  readonly corporateTax: number;
  /** Less than 0 where costs and taxes are more than the profit: what the owner has to put in. */
  readonly dividend: number;
}

/** @param left the profit less the wage's cost and taxes of turnover. */
function distributionOf(rules: PayRules, left: number, turnover: number, retained: number): Distribution {
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

/** Amounts are a year in the currency of the law. */
export interface PayOptions extends PayChoice {
  /** Yearly turnover; the profit where it is left out, as without costs. */
  readonly turnover?: number | undefined;
}

/** One amount of a payment. */
export interface PayLine {
  readonly name: string;
  readonly part: 'employer' | 'employee' | 'incomeTax' | 'otherTax' | 'corporateTax' | 'dividendTax';
  readonly kind: TaxKind;
  readonly amount: number;
  /** What the rate falls on; null where the amount is a sum of its own. */
  readonly base: number | null;
  /** Percent; null where it is a sum of its own, or by bands. */
  readonly rate: number | null;
  /** What each band adds, where there are several. */
  readonly bands?: readonly { readonly portion: number; readonly rate: number; readonly amount: number }[];
}

/** Where the profit of a year goes. Profit = contributions + taxes + what is in hand + what stays. */
export interface Pay {
  /** Profit after costs, before the owner's wage. */
  readonly profit: number;
  readonly turnover: number;
  /** Gross. */
  readonly wage: number;
  /** Contributions of the company. */
  readonly employer: number;
  /** Contributions of the owner. */
  readonly employee: number;
  /** On the wage. */
  readonly incomeTax: number;
  /** Taxes of turnover beside corporate tax, and fees of the status. */
  readonly otherTax: number;
  readonly corporateTax: number;
  /** What is paid out after corporate tax; less than 0 where the owner has to put money in. */
  readonly dividend: number;
  /** Tax and contributions on the dividend. */
  readonly dividendTax: number;
  readonly inHand: number;
  /** What stays in the company. */
  readonly retained: number;
  /** Tax still due on it, when it is paid out later. */
  readonly taxOnTakingOut: number;
  /** What the wage insures. */
  readonly buys: string;
  readonly lines: readonly PayLine[];
}

const CENT = 0.01;

/** Wrong profit, wage or sum to keep; the message says what is allowed, in the currency of the law. */
export class PayError extends RangeError {
  readonly reason: 'not-a-number' | 'too-high' | 'keeps-too-much';

  constructor(reason: PayError['reason'], message: string) {
    super(message);
    this.name = 'PayError';
    this.reason = reason;
  }
}

function checked(what: string, amount: number): number {
  if (Number.isFinite(amount) && amount >= 0) return amount;
  throw new PayError('not-a-number', `The ${what} must be a number, 0 or more; got ${amount}`);
}

/**
 * Where a profit goes at a wage, the rest paid out as a dividend but for what is retained.
 * @param profit after costs and before the owner's wage, a year in the currency of the law.
 * @param wage gross. A wage below a required minimum is worked out, too; see `wageProblem`.
 * @param retained stays in the company.
 * @throws {PayError} where the profit does not pay the wage, or not what is to stay.
 */
export function inHand(
  given: PayRules,
  profit: number,
  wage: number,
  retained = 0,
  options: PayOptions = {},
): Pay {
  const rules = chosenRules(given, options);
  checked('profit', profit);
  checked('wage', wage);
  checked('sum that stays in the company', retained);
  const turnover = options.turnover ?? profit;
  const ofWage = wageResult(rules, wage);
  const ofTurnover = turnoverTaxes(rules, turnover);
  const left = profit - ofWage.cost - ofTurnover;
  const { corporateTax, dividend } = distributionOf(rules, left, turnover, retained);
  if (dividend < -CENT) {
    if (wage > 0) {
      throw new PayError('too-high', 'The profit does not pay this wage with its contributions and taxes');
    }
    if (retained > 0) throw new PayError('keeps-too-much', 'The profit does not leave that much to stay');
  }
  const paidOut = Math.max(dividend, 0);
  const dividendTax = dividendTaxes(rules, paidOut, wage);
  const lines = [
    ...wageLines(rules, wage).map(wageLine),
    ...turnoverLines(rules, turnover),
    corporateLine(rules, left, turnover, retained, corporateTax),
    ...dividendLines(rules, paidOut, wage),
  ];
  const fees = lines.reduce((sum, { part, kind, amount }) => (isFee(part, kind) ? sum + amount : sum), 0);
  return {
    ...{ profit, turnover, wage },
    employer: ofWage.employer,
    employee: ofWage.employee - fees,
    incomeTax: ofWage.incomeTax,
    otherTax: ofTurnover + fees,
    ...{ corporateTax, dividend, dividendTax },
    inHand: ofWage.net + dividend - dividendTax,
    retained,
    taxOnTakingOut: taxOnTakingOut(rules, retained, wage),
    buys: rules.wage.buys,
    lines,
  };
}

/** Fees of the status are paid by the owner and no contribution. */
function isFee(part: PayLine['part'], kind: TaxKind): boolean {
  return part === 'employee' && kind === 'other';
}

const KIND_OF_WAGE_LINE: Readonly<Record<WageLine['what'], TaxKind>> = {
  contribution: 'socialContribution',
  pension: 'pension',
  incomeTax: 'income',
  fees: 'other',
};

function wageLine({ name, paidBy, what, amount, base, rate }: WageLine): PayLine {
  const part = what === 'incomeTax' ? 'incomeTax' : paidBy === 'company' ? 'employer' : 'employee';
  return { name, part, kind: KIND_OF_WAGE_LINE[what], amount, base, rate };
}

function turnoverLines({ profit }: PayRules, turnover: number): PayLine[] {
  return (profit.otherTaxes ?? []).map(({ name, steps }) => {
    const { amount, rate = 0 } = stepAt(steps, turnover) ?? {};
    const line = { name, part: 'otherTax', kind: 'other' } as const;
    if (amount !== undefined) return { ...line, amount, base: null, rate: null };
    return { ...line, amount: (turnover * rate) / 100, base: turnover, rate };
  });
}

/** What each band adds for an amount that stands on top of another. */
function portions(bands: readonly PayBand[], amount: number, under = 0) {
  let from = 0;
  return bands.flatMap(({ upTo, rate }) => {
    const end = upTo ?? Number.POSITIVE_INFINITY;
    const portion = Math.min(under + amount, end) - Math.max(from, under);
    from = end;
    return portion > 0 ? [{ portion, rate, amount: (portion * rate) / 100 }] : [];
  });
}

function corporateLine(
  rules: PayRules,
  left: number,
  turnover: number,
  retained: number,
  amount: number,
): PayLine {
  const { on, bands } = rules.profit.corporateTax;
  const rate = wholeRate(rules, turnover);
  const base = on === 'turnover' ? turnover : Math.max(on === 'distribution' ? left - retained : left, 0);
  const line = {
    name: 'Corporate tax',
    part: 'corporateTax',
    kind: 'corporate',
    amount,
    base,
    rate,
  } as const;
  return rate === null ? { ...line, bands: portions(bands, base) } : line;
}

function dividendLines({ dividend: rules }: PayRules, dividend: number, wage: number): PayLine[] {
  const share = declaredShare(rules, dividend, wage);
  const tax: PayLine = {
    name: 'Dividend tax',
    part: 'dividendTax',
    kind: 'dividend',
    amount: dividendIncomeTax(rules, dividend, wage),
    base: share ?? dividend,
    rate: share === null ? rules.tax * (1 + (rules.surtax ?? 0) / 100) : null,
    ...(share !== null &&
      rules.declared && {
        bands: portions(rules.declared.bands, share, wage > rules.declared.stacksOnWageAbove ? wage : 0),
      }),
  };
  const contributions = rules.contributions.map((line): PayLine => {
    const amount = dividendContribution(line, dividend, wage);
    const facts = 'steps' in line ? null : { base: contributionBase(line, dividend, wage), rate: line.rate };
    return {
      name: line.name,
      part: 'dividendTax',
      kind: 'dividend',
      amount,
      base: null,
      rate: null,
      ...facts,
    };
  });
  return [tax, ...contributions];
}

/** What a wage costs the company with its contributions, and with what it owes beside a wage. */
export function wageCost(given: PayRules, wage: number, choice: PayChoice = {}): number {
  return wageResult(chosenRules(given, choice), wage).cost;
}

/** Why the law does not allow a wage; amounts in its currency. */
export type WageProblem =
  | { readonly reason: 'below-minimum'; readonly least: number; readonly why: string }
  | { readonly reason: 'above-maximum'; readonly most: number; readonly why: string }
  | { readonly reason: 'between'; readonly from: number; readonly to: number };

/**
 * Whether the law lets a company pay this wage; null where it does. A required minimum is not undercut, a maximum not
 * exceeded, and where months have minimum wages of their own a wage is at least those.
 */
export function wageProblem(given: PayRules, wage: number, choice: PayChoice = {}): WageProblem | null {
  const { wage: rules } = chosenRules(given, choice);
  const { minimum, maximum, months } = rules;
  if (wage <= 0 && (!minimum.required || minimum.exceptNone !== undefined)) return null;
  if (minimum.required && wage < minimum.amount - CENT) {
    return { reason: 'below-minimum', least: minimum.amount, why: minimum.why };
  }
  if (maximum !== undefined && wage > maximum.amount + CENT) {
    return { reason: 'above-maximum', most: maximum.amount, why: maximum.why };
  }
  if (months === undefined) return null;
  const minimums = minimumOfMonths(rules);
  const even = leastEvenWage(rules);
  if (Math.abs(wage - minimums) < CENT || wage >= even - CENT) return null;
  return wage < minimums
    ? { reason: 'between', from: 0, to: minimums }
    : { reason: 'between', from: minimums, to: even };
}
