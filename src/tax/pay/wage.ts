/** What a wage costs the company and leaves the owner. Amounts are a year in the currency of the law. */
import { bandsTax, type PayRules, stepAt, type WageContribution, type WageRules } from './rules.ts';

/** A wage with everything that is due on it; `cost` and `net` hold what is due without a wage, too. */
interface WageResult {
  /** Contributions of the company, those on a gap up to the floor included. */
  readonly employer: number;
  /** Contributions of the owner. */
  readonly employee: number;
  readonly incomeTax: number;
  /** What the company pays: wage and contributions. */
  readonly cost: number;
  /** What the owner has in hand of it; less than 0 where contributions are more than the wage. */
  readonly net: number;
}

/** One line that is due on a wage, or without one. */
export interface WageLine {
  readonly name: string;
  readonly paidBy: 'company' | 'owner';
  readonly what: 'contribution' | 'pension' | 'incomeTax' | 'fees';
  readonly amount: number;
  /** What the rate falls on; null where the amount is a sum of its own. */
  readonly base: number | null;
  readonly rate: number | null;
}

const NAME_OF_TAX = 'Income tax on the wage';

/** The base of a contribution on a wage above 0. */
function baseOf({ floor = 0, ceiling = Number.POSITIVE_INFINITY, free = 0 }: WageContribution, wage: number) {
  return Math.max(Math.min(Math.max(wage, floor), ceiling) - free, 0);
}

/** What of the base lies above the wage itself, because a floor lifts it. */
function gapOf({ floor = 0 }: WageContribution, wage: number): number {
  return Math.max(floor - wage, 0);
}

function allowanceAt({ incomeTax }: WageRules, wage: number): number {
  const { allowance = 0 } = incomeTax;
  if (typeof allowance === 'number') return allowance;
  if ('steps' in allowance) return stepAt(allowance.steps, wage)?.amount ?? 0;
  const { amount, taperFrom, taperRate } = allowance;
  return Math.max(amount - (Math.max(wage - taperFrom, 0) * taperRate) / 100, 0);
}

/** How amounts of a month are rounded. */
type Rounding = (amount: number) => number;

/** Whole units; halves go up. The small part keeps sums of decimals from falling just below a half. */
const whole: Rounding = (amount) => Math.floor(amount + 0.5 + 1e-9);

/** Without rounding a wage's amounts are straight lines between knots, which `bestPay` solves first. */
const unrounded: Rounding = (amount) => amount;

/** All twelve minimum wages. */
export function minimumOfMonths({ months = [] }: WageRules): number {
  return months.reduce((sum, { count, minimum }) => sum + count * minimum, 0);
}

/** The least wage above the minimums that is lawful in every month when it is the same every month. */
export function leastEvenWage({ months = [] }: WageRules): number {
  return 12 * Math.max(...months.map(({ minimum }) => minimum));
}

interface Month {
  readonly count: number;
  readonly wage: number;
  readonly free: number;
  readonly deduction: number;
}

/** The months of a yearly wage, with what is free of everything and what comes off before tax. */
function monthsOf(rules: WageRules, yearly: number, round: Rounding): Month[] {
  const { months = [], deduction: rule } = rules;
  const isMinimum = Math.abs(yearly - minimumOfMonths(rules)) < 0.005;
  return months.map(({ count, minimum, taxFree }) => {
    const wage = isMinimum ? minimum : yearly / 12;
    const steps = rule === undefined ? 0 : Math.ceil(Math.max(wage - minimum, 0) / rule.step - 1e-9);
    const percent = rule === undefined ? 0 : Math.max(rule.percentOfMinimum - rule.pointsPerStep * steps, 0);
    return { count, wage, free: isMinimum ? taxFree : 0, deduction: round((minimum * percent) / 100) };
  });
}

/** The tax on a wage after deductible contributions. */
function taxOn(rules: WageRules, wage: number, deductible: number): number {
  const { bands, credit = 0 } = rules.incomeTax;
  const taxable = Math.max(wage - deductible - allowanceAt(rules, wage), 0);
  return Math.max(bandsTax(bands, taxable) - credit, 0);
}

function yearlyLines(rules: WageRules, wage: number): WageLine[] {
  const lines: WageLine[] = [];
  const add = (line: WageContribution, paidBy: WageLine['paidBy'], base: number) => {
    const what = line.kind ?? 'contribution';
    lines.push({ name: line.name, paidBy, what, amount: (base * line.rate) / 100, base, rate: line.rate });
  };
  let deductible = 0;
  for (const line of rules.employee) {
    const base = baseOf(line, wage);
    const gap = rules.floorPaidBy === 'company' ? Math.min(gapOf(line, wage), base) : 0;
    add(line, 'owner', base - gap);
    if (gap > 0) add(line, 'company', gap);
    if (line.deductible === true) deductible += ((base - gap) * line.rate) / 100;
  }
  const tax = taxOn(rules, wage, deductible);
  const taxable = Math.max(wage - deductible - allowanceAt(rules, wage), 0);
  lines.push({
    name: NAME_OF_TAX,
    paidBy: 'owner',
    what: 'incomeTax',
    amount: tax,
    base: taxable,
    rate: null,
  });
  for (const line of rules.employer) {
    add(line, 'company', line.of === 'incomeTax' ? tax : baseOf(line, wage));
  }
  return lines;
}

/** Contributions and tax of each month, rounded to whole units. */
function monthlyLines(rules: WageRules, yearly: number, round: Rounding): WageLine[] {
  return monthsOf(rules, yearly, round).flatMap(({ count, wage, free, deduction }) => {
    const lines: WageLine[] = [];
    const base = wage - free;
    const add = (line: WageContribution, paidBy: WageLine['paidBy']) => {
      const amount = round((base * line.rate) / 100);
      const what = line.kind ?? 'contribution';
      lines.push({
        name: line.name,
        paidBy,
        what,
        amount: count * amount,
        base: count * base,
        rate: line.rate,
      });
      return amount;
    };
    let deductible = 0;
    for (const line of rules.employee) {
      const amount = add(line, 'owner');
      if (line.deductible === true) deductible += amount;
    }
    const taxable = Math.max(base - deductible - deduction, 0);
    const amount = count * round(bandsTax(rules.incomeTax.bands, taxable));
    lines.push({
      name: NAME_OF_TAX,
      paidBy: 'owner',
      what: 'incomeTax',
      amount,
      base: count * taxable,
      rate: null,
    });
    for (const line of rules.employer) add(line, 'company');
    return lines;
  });
}

/** Lines of one name and payer in one. */
function joined(lines: readonly WageLine[]): WageLine[] {
  const all: WageLine[] = [];
  for (const line of lines) {
    const place = all.findIndex(({ name, paidBy }) => name === line.name && paidBy === line.paidBy);
    const same = all[place];
    if (same === undefined) all.push(line);
    else
      all[place] = {
        ...same,
        amount: same.amount + line.amount,
        base: same.base === null || line.base === null ? null : same.base + line.base,
      };
  }
  return all;
}

/** Every line that is due on a wage, and those that are due without one while they last. */
export function wageLines(
  { wage: rules, withoutWage }: PayRules,
  wage: number,
  round: Rounding = whole,
): WageLine[] {
  const { contributions, stopsWithWage = Number.POSITIVE_INFINITY } = withoutWage;
  const fixed =
    wage < stopsWithWage
      ? contributions.map(({ name, amount, paidBy, fees, kind }): WageLine => {
          const what = fees === true ? 'fees' : (kind ?? 'contribution');
          return { name, paidBy, what, amount, base: null, rate: null };
        })
      : [];
  if (wage <= 0) return fixed;
  const due =
    rules.months === undefined ? yearlyLines(rules, wage) : joined(monthlyLines(rules, wage, round));
  return [...due, ...fixed];
}

function resultOf(lines: readonly WageLine[], wage: number): WageResult {
  let employer = 0;
  let employee = 0;
  let incomeTax = 0;
  for (const { paidBy, what, amount } of lines) {
    if (what === 'incomeTax') incomeTax += amount;
    else if (paidBy === 'company') employer += amount;
    else employee += amount;
  }
  return { employer, employee, incomeTax, cost: wage + employer, net: wage - employee - incomeTax };
}

/** A wage with everything that is due on it and beside it. */
export function wageResult(rules: PayRules, wage: number): WageResult {
  return resultOf(wageLines(rules, wage), wage);
}

/** The same without the rounding of months: straight lines between knots. */
export function unroundedWage(rules: PayRules, wage: number): WageResult {
  return resultOf(wageLines(rules, wage, unrounded), wage);
}

/** What is left to tax of a wage before the bands, less than 0 included: linear between the knots of the rules. */
export function taxableBeforeBands(rules: WageRules, wage: number): number {
  let deductible = 0;
  for (const line of rules.employee) {
    if (line.deductible !== true) continue;
    const base = baseOf(line, wage);
    const gap = rules.floorPaidBy === 'company' ? Math.min(gapOf(line, wage), base) : 0;
    deductible += ((base - gap) * line.rate) / 100;
  }
  return wage - deductible - allowanceAt(rules, wage);
}
