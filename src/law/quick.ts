/**
 * The quick estimate as a law: the flat fields and brackets of a regime as a program over turnover in US dollars. Every kind
 * is its base by brackets, a fixed amount or a rate, not below its minimum once there is income, and not above its cap.
 */

import type { BracketSet, ScheduledBracket } from './brackets.ts';
import type { LineRule } from './lineRules.ts';
import type { Band, Operation, Step } from './program.ts';
import type { LawOfYear } from './year.ts';

/** Where the steps of one kind stand in the program. */
export interface QuickLine {
  readonly rule: LineRule;
  /** The share of the income that it falls on. */
  readonly base: number;
  /** What each bracket takes; one place for brackets on the entire income, a fixed amount or a rate. */
  readonly parts: readonly number[];
  /** Their sum. */
  readonly tax: number;
  /** Not below the minimum. */
  readonly raised: number;
  /** Not above the cap. */
  readonly due: number;
}

export interface QuickEstimate {
  readonly law: LawOfYear;
  /** The kinds that apply, in the fixed order. */
  readonly lines: readonly QuickLine[];
}

/** The rules of a regime's kinds as a program. */
export function quickEstimate(id: string, rules: readonly LineRule[]): QuickEstimate {
  const program = new QuickProgram();
  const lines = rules.map((rule) => program.lineOf(rule));
  const { steps, scales } = program;
  return {
    law: {
      program: {
        ...{ id, currency: 'USD', taxYearStarts: '01-01', given: ['turnover'], steps },
        ...{ figures: [], tables: [], values: [], extras: {}, partYear: {} },
        scales: scales.map((is) => [{ from: '', is }]),
        lines: Object.fromEntries(lines.map(({ rule, due }) => [rule.kind, due])),
      },
      ...{ steps, scales, tables: [] },
    },
    lines,
  };
}

class QuickProgram {
  readonly steps: Step[] = [];
  readonly scales: Band[][] = [];
  readonly #turnover = this.#add('given', 0);
  readonly #nothing = this.#number(0);
  readonly #one = this.#number(1);

  lineOf(rule: LineRule): QuickLine {
    const { share, brackets, type, rate, minimum, cap } = rule;
    const base = share === 100 ? this.#turnover : this.#percent(share, this.#turnover);
    const parts =
      brackets === null
        ? [type === 'fixed' ? this.#number(rate) : this.#percent(rate, base)]
        : brackets.entireIncome
          ? [this.#matching(brackets, base)]
          : brackets.brackets.map((bracket) => this.#slice(bracket, base));
    const tax = parts.reduce((sum, part) => this.#add('add', sum, part));
    const raised = this.#add('greatest', tax, this.#from(this.#turnover, 0, minimum));
    const due = Number.isFinite(cap) ? this.#add('least', raised, this.#number(cap)) : raised;
    return { rule, base, parts, tax, raised, due };
  }

  /** What the one bracket that holds the base takes of all of it. */
  #matching({ brackets }: BracketSet, base: number): number {
    const [first] = brackets;
    const matching = brackets.reduceRight((others, { upperBound, rate, amount }) => {
      const whole = this.#plus(amount, this.#percent(rate, base));
      if (!Number.isFinite(upperBound)) return whole;
      return this.#add('choose', this.#add('atMost', base, this.#number(upperBound)), whole, others);
    }, this.#nothing);
    if (!first?.lowerBound) return matching;
    const isAbove = this.#add('below', this.#number(first.lowerBound), base);
    return this.#add('choose', isAbove, matching, this.#nothing);
  }

  /** What a bracket takes of the part of the base that falls into it. */
  #slice({ lowerBound, upperBound, rate, amount }: ScheduledBracket, base: number): number {
    const bands: Band[] = [
      ...(lowerBound > 0 ? [[lowerBound, 0] as const] : []),
      ...(Number.isFinite(upperBound)
        ? ([
            [upperBound, rate],
            [null, 0],
          ] as const)
        : [[null, rate] as const]),
    ];
    const tax = this.#scale(bands, base);
    return amount === 0 ? tax : this.#add('add', this.#from(base, lowerBound, amount), tax);
  }

  /** An amount from a bound on, the bound itself left out. */
  #from(base: number, bound: number, amount: number): number {
    if (amount === 0) return this.#nothing;
    const isAbove = this.#add('below', this.#number(bound), base);
    return this.#add('choose', isAbove, this.#number(amount), this.#nothing);
  }

  #plus(amount: number, place: number): number {
    return amount === 0 ? place : this.#add('add', this.#number(amount), place);
  }

  #percent(rate: number, base: number): number {
    return this.#scale([[null, rate]], base);
  }

  #scale(bands: Band[], base: number): number {
    return this.#add('scale', this.scales.push(bands) - 1, base, this.#one);
  }

  #number(value: number): number {
    return this.#add('number', value);
  }

  #add(operation: Operation, ...operands: readonly number[]): number {
    return this.steps.push([operation, ...operands]) - 1;
  }
}
