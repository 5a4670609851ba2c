/** How a line of a law comes about: each value that it uses, with the numbers of the case put in. */
import { assessLaw } from './assess.ts';
import { taxByScale } from './operations.ts';
import { CASE_COUNTS, type LawProgram, type LawUnit, type Step } from './program.ts';
import type { LawCase } from './results.ts';
import type { LawOfYear } from './year.ts';

/** A calculation with its numbers put in. */
export type Calculation =
  | { readonly type: 'number'; readonly value: number; readonly unit: LawUnit }
  /** A value that has a name; what it comes to is a step of its own, unless it is of the case. */
  | { readonly type: 'named'; readonly name: string; readonly value: number; readonly unit: LawUnit }
  | {
      readonly type: 'operation';
      readonly sign: '+' | '−' | '×' | '÷';
      readonly left: Calculation;
      readonly right: Calculation;
      readonly unit: LawUnit;
    }
  /** What is rounded to cents before anything else is worked out with it. */
  | { readonly type: 'cents'; readonly of: Calculation; readonly value: number; readonly unit: LawUnit }
  /** Bands that tax their slices: percent and the part of the base in each. */
  | {
      readonly type: 'bands';
      readonly slices: readonly { readonly portion: number; readonly rate: number; readonly tax: number }[];
      readonly unit: 'money';
    };

export interface LawWorkingStep {
  /** Name of the value in the law; null where a line is no value of its own. The last step is the line. */
  readonly name: string | null;
  readonly calculation: Calculation;
  readonly result: number;
  readonly unit: LawUnit;
}

/** Names of what a case gives that are no money. */
const COUNTS: ReadonlySet<string> = new Set(CASE_COUNTS);

function isCount(name: string): boolean {
  return COUNTS.has(name) || name.startsWith('children.') || name.startsWith('asked.newcomer');
}

/**
 * The steps of a line, in the order of the calculation; empty where the law has no such line. Of a condition, and of
 * the least and greatest of values, only the branch that counts is shown; steps that only repeat a name are left out.
 * @param place of the line among the program's steps
 */
export function workingOfLaw(
  law: LawOfYear,
  known: LawCase,
  place: number | undefined,
): readonly LawWorkingStep[] {
  if (place === undefined) return [];
  const { results } = assessLaw(law, known);
  return new Reader(law, known, results).stepsOf(place);
}

/** The steps of an amount that may be below 0, as an effect of a household, from what has a working of its own. */
export function workingFrom(
  law: LawOfYear,
  known: LawCase,
  place: number,
  startsFrom: ReadonlyMap<number, string>,
): readonly LawWorkingStep[] {
  const { results } = assessLaw(law, known);
  return new Reader(law, known, results, startsFrom).stepsOf(place, true);
}

class Reader {
  private readonly names: ReadonlyMap<number, string>;
  private readonly units = new Map<number, LawUnit>();

  constructor(
    private readonly law: LawOfYear,
    private readonly known: LawCase,
    private readonly results: ArrayLike<number>,
    startsFrom: ReadonlyMap<number, string> = new Map(),
  ) {
    const { values, steps } = law.program;
    const plain = new Set(['number', 'given', 'figure']);
    const names = new Map<number, string>(
      values.flatMap(([name, place]) => (plain.has(steps[place]?.[0] ?? '') ? [] : [[place, name]])),
    );
    for (const [place, name] of startsFrom) names.set(place, name);
    this.names = names;
  }

  stepsOf(line: number, mayBeNegative = false): LawWorkingStep[] {
    const own = this.calculation(line, true);
    const wanted = namedIn(own);
    const steps: LawWorkingStep[] = [];
    const { values } = this.law.program;
    for (const [name, place] of [...values].reverse()) {
      if (!wanted.has(name) || !this.names.has(place)) continue;
      const calculation = this.calculation(place, true);
      for (const used of namedIn(calculation)) wanted.add(used);
      if (calculation.type === 'number' || calculation.type === 'named') continue;
      steps.unshift({ name, calculation, result: this.at(place), unit: calculation.unit });
    }
    // A line that only repeats the last value is that value.
    if (own.type === 'named' && steps.at(-1)?.name === own.name) return steps;
    const result = mayBeNegative ? this.at(line) : Math.max(this.at(line), 0);
    return [...steps, { name: null, calculation: own, result, unit: 'money' }];
  }

  private at(place: number): number {
    return this.results[place] as number;
  }

  private calculation(place: number, isTop = false): Calculation {
    const name = this.names.get(place);
    const step = this.step(place);
    if (name !== undefined && !isTop) {
      return { type: 'named', name, value: this.at(place), unit: this.unitOf(place) };
    }
    const [operation, a = 0, b = 0, c = 0] = step;
    switch (operation) {
      case 'given':
        return this.ofCase(a, place);
      case 'asked':
        return this.known[this.program.given[a] ?? ''] === undefined
          ? this.calculation(b)
          : this.ofCase(a, place);
      case 'choose':
        return this.calculation(this.at(a) === 0 ? c : b, false);
      case 'least':
      case 'greatest':
        return this.calculation(this.at(a) === this.at(place) ? a : b);
      case 'floor':
      case 'ceil':
      case 'round':
        return this.calculation(a);
      case 'add':
        return this.sum(place, a, b, '+');
      case 'subtract':
        return this.sum(place, a, b, '−');
      case 'multiply':
        return this.product(place, a, b, '×');
      case 'divide':
        if (this.at(b) === 100) {
          if (this.step(a)[0] === 'table') return { type: 'number', value: this.at(place), unit: 'rate' };
          const exact = this.inCents(a);
          if (exact !== null) return this.cents(place, exact, isTop);
        }
        return this.product(place, a, b, '÷');
      case 'scale':
        return this.bands(a, this.at(b), this.at(c));
      default:
        return { type: 'number', value: this.at(place), unit: this.unitOf(place) };
    }
  }

  private get program(): LawProgram {
    return this.law.program;
  }

  private step(place: number): Step {
    return this.program.steps[place] as Step;
  }

  private ofCase(index: number, place: number): Calculation {
    const name = this.program.given[index] ?? '';
    return { type: 'named', name, value: this.at(place), unit: isCount(name) ? 'number' : 'money' };
  }

  /** What adds nothing is left out. */
  private sum(place: number, a: number, b: number, sign: '+' | '−'): Calculation {
    if (this.at(b) === 0) return this.calculation(a);
    if (this.at(a) === 0 && sign === '+') return this.calculation(b);
    const [left, right] = [this.calculation(a), this.calculation(b)];
    return { type: 'operation', sign, left, right, unit: this.unitOf(place) };
  }

  private product(place: number, a: number, b: number, sign: '×' | '÷'): Calculation {
    if (this.at(b) === 1) return this.calculation(a);
    if (this.at(a) === 1 && sign === '×') return this.calculation(b);
    const [left, right] = [this.calculation(a), this.calculation(b)];
    return { type: 'operation', sign, left, right, unit: this.unitOf(place) };
  }

  /** Where it stands what is rounded to hundredths, `round(100 * x)`; null where a step is something else. */
  private inCents(rounded: number): number | null {
    const [operation, place = 0] = this.step(rounded);
    if (operation !== 'round') return null;
    const [inner, a = 0, b = 0] = this.step(place);
    if (inner !== 'multiply') return null;
    return this.at(a) === 100 ? b : this.at(b) === 100 ? a : null;
  }

  private cents(place: number, exact: number, isTop: boolean): Calculation {
    const of = this.calculation(exact);
    const isRounded = Math.abs(this.at(place) - this.at(exact)) > 1e-9;
    return isRounded && !isTop ? { type: 'cents', of, value: this.at(place), unit: this.unitOf(exact) } : of;
  }

  private bands(index: number, base: number, factor: number): Calculation {
    const slices = [];
    let from = 0;
    for (const band of this.law.scales[index] ?? []) {
      const [upTo, rate] = band;
      if (base <= from) break;
      const to = Math.min(base, upTo === null ? Number.POSITIVE_INFINITY : upTo * factor);
      const tax = taxByScale([[null, rate, band[2] ?? 0]], to - from, factor);
      if (tax !== 0) slices.push({ portion: to - from, rate, tax });
      from = to;
    }
    return { type: 'bands', slices, unit: 'money' };
  }

  /** Worked out once: a step is reached on many ways. */
  private unitOf(place: number): LawUnit {
    const known = this.units.get(place);
    if (known !== undefined) return known;
    const unit = this.unitOfStep(place);
    this.units.set(place, unit);
    return unit;
  }

  private unitOfStep(place: number): LawUnit {
    const [operation, a = 0, b = 0, c = 0] = this.step(place);
    switch (operation) {
      case 'figure':
        return this.program.figures[a]?.unit ?? 'number';
      case 'table':
        return this.program.tables[a]?.unit ?? 'number';
      case 'sum':
      case 'sumOfYear':
        return this.program.figures[a]?.unit ?? 'number';
      case 'scale':
      case 'started':
        return 'money';
      case 'given':
      case 'asked':
        return isCount(this.program.given[a] ?? '') ? 'number' : 'money';
      case 'choose':
        return this.unitOf(this.at(a) === 0 ? c : b);
      case 'floor':
      case 'ceil':
      case 'round':
        return this.unitOf(a);
      case 'add':
      case 'subtract':
      case 'least':
      case 'greatest':
        return this.unitOf(a) === 'number' ? this.unitOf(b) : this.unitOf(a);
      case 'multiply': {
        const [left, right] = [this.unitOf(a), this.unitOf(b)];
        return left === 'money' || right === 'money' ? 'money' : left === 'rate' ? left : right;
      }
      case 'divide': {
        const [left, right] = [this.unitOf(a), this.unitOf(b)];
        return left === 'money' && right === 'money' ? 'number' : left;
      }
      default:
        return 'number';
    }
  }
}

function namedIn(calculation: Calculation): Set<string> {
  if (calculation.type === 'named') return new Set([calculation.name]);
  if (calculation.type === 'cents') return namedIn(calculation.of);
  if (calculation.type !== 'operation') return new Set();
  return new Set([...namedIn(calculation.left), ...namedIn(calculation.right)]);
}
