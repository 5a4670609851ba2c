import { TAX_KINDS, type TaxKind } from '../types.ts';
import { evaluate, type Formula, FormulaError, parseFormula, type Scope } from './formula.ts';

/** How an amount of a whole year is treated in a part of one. */
export const SHARINGS = ['whole', 'by-month', 'by-day', 'annualised'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** Bands of a scale: up to which base, and percent of the slice. The last one has no end. */
type Scale = readonly (readonly [upTo: number | null, rate: number])[];
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

/** How a law taxes part of a year: named values, calculated in order, then a formula for each kind of tax. */
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

/** A parsed law: its formulas, and for each line the places of the values that it uses. */
interface ReadLaw {
  readonly values: readonly { readonly name: string; readonly text: string; readonly formula: Formula }[];
  readonly lines: readonly {
    readonly kind: TaxKind;
    readonly text: string | null;
    readonly formula: Formula | null;
    readonly rests: readonly number[];
  }[];
}

/** Laws are calculated many times: each is read once. */
const read = new WeakMap<Law, ReadLaw>();

function readLaw(law: Law): ReadLaw {
  const before = read.get(law);
  if (before !== undefined) return before;
  const formulaOf = (name: string, text: string) => named(name, () => parseFormula(text));
  const values = Object.entries(law.values ?? {}).map(([name, text]) => ({
    ...{ name, text, formula: formulaOf(name, text) },
  }));
  const lines = TAX_KINDS.map((kind) => {
    const text = law.lines[kind];
    if (text === undefined) return { kind, text: null, formula: null, rests: [] };
    const formula = formulaOf(kind, text);
    return { kind, text, formula, rests: placesBehind(formula, values) };
  });
  const result = { values, lines };
  read.set(law, result);
  return result;
}

/** The places of the values that a formula uses, directly or through other values, in their order. */
function placesBehind(formula: Formula, values: ReadLaw['values']): number[] {
  const needed = new Set(namesIn(formula));
  const places: number[] = [];
  for (let place = values.length - 1; place >= 0; place--) {
    const value = values[place];
    if (value === undefined || !needed.has(value.name)) continue;
    for (const name of namesIn(value.formula)) needed.add(name);
    places.unshift(place);
  }
  return places;
}

/** Names the value or kind of a mistake. */
function named<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FormulaError) throw new FormulaError(`${name}: ${error.message}`);
    throw error;
  }
}

/**
 * Calculates a law: its values in their order, then each kind of tax, not below 0.
 * @throws FormulaError that names the value or the kind whose formula cannot be evaluated.
 */
export function calculate(law: Law, given: Scope): MoveTax {
  const { values, lines } = readLaw(law);
  const found = new Map<string, number>();
  const scope: Scope = { value: (name) => found.get(name) ?? given.value(name), call: given.call };
  const steps = values.map(({ name, text, formula }): MoveStep => {
    const value = named(name, () => evaluate(formula, scope));
    found.set(name, value);
    return { name, formula: text, value };
  });
  let total = 0;
  const kinds = lines.map(({ kind, text, formula, rests }): MoveLine => {
    if (formula === null) return { kind, amount: 0, formula: null, steps: [] };
    const amount = Math.max(
      named(kind, () => evaluate(formula, scope)),
      0,
    );
    total += amount;
    return { kind, amount, formula: text, steps: rests.flatMap((place) => steps[place] ?? []) };
  });
  return { lines: kinds, total };
}
