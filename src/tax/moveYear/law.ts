import { TAX_KINDS, type TaxKind } from '../types.ts';
import { evaluate, type Formula, FormulaError, parseFormula, type Scope } from './formula.ts';

/** How an amount of a whole year is treated in a part of one. */
export const SHARINGS = ['whole', 'by-month', 'by-day', 'annualised'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Bands of a scale: up to which base, and percent of the slice. The last one has no end. */
export type Scale = readonly (readonly [upTo: number | null, rate: number])[];
/** Steps: up to which base, and the value that counts for it. The last one has no end. */
export type Steps = readonly (readonly [upTo: number | null, value: number])[];
/** Values that change during a year: from which month ("2026-08"), in rising order. */
export type Dated = readonly (readonly [from: string, value: number])[];

/** What the formulas of a law look up. Amounts are in the law's currency, rates are percent. */
export interface LawTables {
  readonly scales?: Readonly<Record<string, Scale>> | undefined;
  readonly steps?: Readonly<Record<string, Steps>> | undefined;
  readonly dated?: Readonly<Record<string, Dated>> | undefined;
}

/** How a law calculates a part of a year: values one after another, and a formula for every kind of tax. */
export interface Law {
  /** In the order of the calculation; a formula may name what stands before it. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly lines: { readonly [Kind in TaxKind]?: string | undefined };
}

/** What a value of the calculation came to. */
export interface MoveStep {
  readonly name: string;
  readonly formula: string;
  /** In the law's currency. */
  readonly value: number;
}

/** One kind of tax in a part of a year, with the steps that lead to it. */
export interface MoveLine {
  readonly kind: TaxKind;
  /** In the law's currency, never negative. */
  readonly amount: number;
  /** How the law has it; null where the kind does not apply. */
  readonly formula: string | null;
  readonly steps: readonly MoveStep[];
}

/** All six kinds in the fixed order, and their sum, in the law's currency. */
export interface MoveTax {
  readonly lines: readonly MoveLine[];
  readonly total: number;
}

/** The names that a formula uses, by themselves or as what a function looks up. */
export function namesIn(formula: Formula): string[] {
  switch (formula.type) {
    case 'number':
      return [];
    case 'name':
      return [formula.name];
    case 'binary':
      return [...namesIn(formula.left), ...namesIn(formula.right)];
    case 'call':
      return formula.args.flatMap(namesIn);
  }
}

/** The name that an argument is, where a function looks something up by name. */
export function nameOf(argument: Formula | undefined, what: string): string {
  if (argument?.type !== 'name') throw new FormulaError(`the first value must be the name of ${what}`);
  return argument.name;
}

/** Tax by a scale whose bounds are cut to a factor: each band taxes its slice. */
export function byScale(scale: Scale, base: number, factor = 1): number {
  let from = 0;
  let tax = 0;
  for (const [upTo, rate] of scale) {
    const bound = upTo === null ? Number.POSITIVE_INFINITY : upTo * factor;
    if (base > from) tax += ((Math.min(base, bound) - from) * rate) / 100;
    from = bound;
  }
  return tax;
}

/** The value of the first step that reaches a base. */
export function byStep(steps: Steps, base: number): number {
  return steps.find(([upTo]) => upTo === null || base <= upTo)?.[1] ?? 0;
}

/** The value in force in a month; before the first one the first. */
export function inMonth(dated: Dated, month: string): number {
  return dated.findLast(([from]) => from <= month)?.[1] ?? dated[0]?.[1] ?? 0;
}

/**
 * Calculates a law: its values in their order, then each kind of tax, not below 0.
 * @throws FormulaError that names the value or the kind whose formula cannot be evaluated.
 */
export function calculate({ values = {}, lines }: Law, given: Scope): MoveTax {
  const steps: MoveStep[] = [];
  const found = new Map<string, number>();
  const scope: Scope = { value: (name) => found.get(name) ?? given.value(name), call: given.call };
  const worked = (name: string, text: string) => {
    try {
      return evaluate(parseFormula(text), scope);
    } catch (error) {
      if (error instanceof FormulaError) throw new FormulaError(`${name}: ${error.message}`);
      throw error;
    }
  };
  for (const [name, formula] of Object.entries(values)) {
    const value = worked(name, formula);
    found.set(name, value);
    steps.push({ name, formula, value });
  }
  const kinds = TAX_KINDS.map((kind): MoveLine => {
    const formula = lines[kind];
    if (formula === undefined) return { kind, amount: 0, formula: null, steps: [] };
    const amount = Math.max(worked(kind, formula), 0);
    return { kind, amount, formula, steps: stepsBehind(formula, steps) };
  });
  return { lines: kinds, total: kinds.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The steps that a formula rests on, directly or by way of others, in their order. */
function stepsBehind(formula: string, steps: readonly MoveStep[]): MoveStep[] {
  const needed = new Set(namesIn(parseFormula(formula)));
  return steps
    .toReversed()
    .filter((step) => {
      if (!needed.has(step.name)) return false;
      for (const name of namesIn(parseFormula(step.formula))) needed.add(name);
      return true;
    })
    .reverse();
}
