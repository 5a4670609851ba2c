/**
 * The rules by which a company can pay its owner. Amounts are a year in the currency of the law, rates are percent
 * (0–100). One owner who is also the only director, resident, without other income.
 */

/** A rate from the bound of the band before it up to `upTo`; null: no end. */
export interface PayBand {
  readonly upTo: number | null;
  readonly rate: number;
}

/** A contribution on the wage, by the company or by the owner. Without a wage none is due. */
export interface WageContribution {
  readonly name: string;
  readonly rate: number;
  /** 'incomeTax': percent of the tax on the wage; without it percent of the wage. */
  readonly of?: 'incomeTax';
  /** Least base: a lower wage is lifted to it. */
  readonly floor?: number;
  /** Highest base. */
  readonly ceiling?: number;
  /** Part of the wage that stays free. */
  readonly free?: number;
  /** Comes off the wage before income tax. */
  readonly deductible?: true;
  /** Due only where it is chosen by its name. */
  readonly optional?: true;
  readonly kind?: 'pension';
}

/** What stays free of tax: an amount, one chosen by the wage, or one that shrinks above `taperFrom`. */
type Allowance =
  | number
  | { readonly steps: readonly { readonly upTo: number | null; readonly amount: number }[] }
  | { readonly amount: number; readonly taperFrom: number; readonly taperRate: number };

/**
 * Months with a minimum wage of their own, in which tax and contributions are rounded to whole units. A yearly wage of
 * all minimums is the minimum of every month; a higher one is the same sum every month.
 */
interface WageMonths {
  readonly name: string;
  readonly count: number;
  readonly minimum: number;
  /** Part of the minimum wage that is free of tax and contributions, lost as soon as the wage is higher. */
  readonly taxFree: number;
}

/** The deduction of a month: percent of its minimum wage, less `pointsPerStep` for each step above it, started or full. */
interface WageDeduction {
  readonly percentOfMinimum: number;
  readonly step: number;
  readonly pointsPerStep: number;
}

export interface WageMinimum {
  readonly amount: number;
  /** Whether the law asks for it. */
  readonly required: boolean;
  readonly why: string;
  /** Where no wage at all is allowed although one is required: for whom. */
  readonly exceptNone?: string;
}

export interface WageRules {
  readonly form: string;
  readonly minimum: WageMinimum;
  readonly maximum?: { readonly amount: number; readonly why: string };
  readonly employer: readonly WageContribution[];
  readonly employee: readonly WageContribution[];
  /** Who pays contributions on the gap between a wage and a higher floor; the owner where it is left out. */
  readonly floorPaidBy?: 'company';
  readonly months?: readonly WageMonths[];
  readonly deduction?: WageDeduction;
  readonly incomeTax: {
    readonly allowance?: Allowance;
    readonly bands: readonly PayBand[];
    /** Comes off the tax, which does not fall below 0. */
    readonly credit?: number;
  };
  /** What the contributions insure. */
  readonly buys: string;
}

/** A sum that is due whether there is a wage or not. */
interface FixedContribution {
  readonly name: string;
  readonly amount: number;
  readonly paidBy: 'owner' | 'company';
  /** A fee of the status, no tax. */
  readonly fees?: true;
  readonly kind?: 'pension';
}

/** A tax by steps of turnover: a whole amount, or percent of the whole turnover. */
interface TurnoverTax {
  readonly name: string;
  readonly steps: readonly {
    readonly upTo: number | null;
    readonly amount?: number;
    readonly rate?: number;
  }[];
}

/** A rate that takes the place of the bands while turnover is within a limit. */
interface ProfitRelief {
  readonly name: string;
  readonly turnoverUpTo: number;
  readonly rate: number;
  /** Last day. */
  readonly until: string;
  readonly why: string;
}

interface ProfitRules {
  /** They come off the profit before corporate tax. */
  readonly otherTaxes?: readonly TurnoverTax[];
  readonly relief?: ProfitRelief;
  readonly corporateTax: {
    /** 'distribution': due only on what is paid out, before the tax. 'turnover': on turnover, whatever the costs. */
    readonly on: 'profit' | 'turnover' | 'distribution';
    /** 'turnover': the one band that holds the turnover falls on everything. */
    readonly chosenBy: 'profit' | 'turnover';
    readonly bands: readonly PayBand[];
  };
}

/** A contribution on dividends: percent up to a ceiling, or a whole sum by the step that the dividends fall in. */
export type DividendContribution =
  | {
      readonly name: string;
      readonly rate: number;
      readonly ceiling?: number;
      /** The wage uses up the ceiling first. */
      readonly wageCounts?: true;
    }
  | {
      readonly name: string;
      readonly steps: readonly { readonly from: number; readonly amount: number }[];
    };

/** A share of the dividend that is declared above a limit; the tax of the bands then takes the place of `tax`. */
interface DeclaredDividend {
  /** Percent of the dividend. */
  readonly share: number;
  /** The share is declared where it is more. */
  readonly above: number;
  readonly bands: readonly PayBand[];
  /** A wage above this is declared with it, and the share stands on top of the wage. */
  readonly stacksOnWageAbove: number;
}

export interface DividendRules {
  readonly tax: number;
  /** Percent of the tax. */
  readonly surtax?: number;
  readonly contributions: readonly DividendContribution[];
  readonly declared?: DeclaredDividend;
}

/** Another contract under which the same company can pay the owner. */
interface OtherWay {
  readonly name: string;
  readonly minimum: WageMinimum;
  readonly employer: readonly WageContribution[];
  readonly employee: readonly WageContribution[];
  readonly buys: string;
}

/** Amounts that the law raises: each of the first takes the second's place in years that begin on the day or later. */
export interface PayChange {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** Every amount of the rules that is the first becomes the second; rates and percentages stay. */
  readonly amounts: readonly (readonly [before: number, after: number])[];
}

/** How one company regime can pay its owner. */
export interface PayRules {
  readonly wage: WageRules;
  readonly ways?: readonly OtherWay[];
  readonly withoutWage: {
    readonly contributions: readonly FixedContribution[];
    /** The wage from which they are no longer due; without it they stay due. */
    readonly stopsWithWage?: number;
  };
  readonly profit: ProfitRules;
  readonly dividend: DividendRules;
  readonly changes?: readonly PayChange[];
}

/** Which of the rules a calculation takes; left out: the usual way in the year of the data, without optional lines. */
export interface PayChoice {
  /** 1 for the first of `ways`. */
  readonly way?: number | undefined;
  /** Reliefs that have ended before it are left out, and changes that came before it are in. */
  readonly year?: number | undefined;
  /** Names of the optional contributions that are counted. */
  readonly optional?: readonly string[] | undefined;
  /** Leaves out fees, which are not taxes. */
  readonly withoutFees?: boolean | undefined;
}

/** Fields of the rules that are no amounts. */
const NO_AMOUNTS = new Set([
  'rate',
  'count',
  'percentOfMinimum',
  'step',
  'pointsPerStep',
  'taperRate',
  'share',
  'tax',
  'surtax',
]);

/** The rules with the amounts of a year. */
function rulesOf(rules: PayRules, year: number | undefined): PayRules {
  const inForce = (rules.changes ?? []).filter(({ from }) => year !== undefined && from <= `${year}-01-01`);
  if (inForce.length === 0) return rules;
  const { changes: _changes, ...own } = rules;
  return inForce.reduce<PayRules>((before, { amounts }) => {
    const raised = new Map(amounts);
    const withRaised = (part: unknown, field = ''): unknown => {
      if (NO_AMOUNTS.has(field)) return part;
      if (typeof part === 'number') return raised.get(part) ?? part;
      if (Array.isArray(part)) return part.map((item) => withRaised(item, field));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withRaised(value, name)]));
    };
    return withRaised(before) as PayRules;
  }, own);
}

/** The rules as chosen: the way's wage, the amounts and reliefs of the year, and no optional line that was not asked for. */
export function chosenRules(file: PayRules, choice: PayChoice = {}): PayRules {
  const { way = 0, year, optional = [], withoutFees = false } = choice;
  const rules = rulesOf(file, year);
  const other = way === 0 ? undefined : rules.ways?.[way - 1];
  if (way !== 0 && other === undefined) throw new RangeError(`There is no other way ${way} to be paid`);
  const { name: _name, ...wageOfWay } = other ?? { name: '' };
  const wage: WageRules = { ...rules.wage, ...wageOfWay };
  const isCounted = (line: WageContribution) => line.optional !== true || optional.includes(line.name);
  const { relief, ...profit } = rules.profit;
  const goesOn = relief !== undefined && (year === undefined || year <= Number(relief.until.slice(0, 4)));
  const { contributions } = rules.withoutWage;
  return {
    ...rules,
    wage: {
      ...wage,
      employer: wage.employer.filter(isCounted),
      employee: wage.employee.filter(isCounted),
    },
    withoutWage: {
      ...rules.withoutWage,
      contributions: withoutFees ? contributions.filter(({ fees }) => fees !== true) : contributions,
    },
    profit: goesOn ? { ...profit, relief } : profit,
  };
}

/** Tax by bands, each on its own part of the amount. */
export function bandsTax(bands: readonly PayBand[], amount: number): number {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of bands) {
    if (amount <= from) break;
    const end = upTo === null || upTo > amount ? amount : upTo;
    tax += ((end - from) * rate) / 100;
    if (upTo === null) break;
    from = upTo;
  }
  return tax;
}

/** The step that holds a turnover; bounds belong to the step below. */
export function stepAt<Step extends { readonly upTo: number | null }>(
  steps: readonly Step[],
  turnover: number,
): Step | undefined {
  return steps.find(({ upTo }) => upTo === null || turnover <= upTo);
}
