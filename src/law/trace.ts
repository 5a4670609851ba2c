import type { ScheduledBracket } from './brackets.ts';
import { KIND_FIELDS, type KindFieldNames } from './flatRules.ts';
import { checkedIncome, costsAt } from './kinds.ts';
import type { LineRule } from './lineRules.ts';
import { followed, type StatutoryAmount, type StatutoryAmounts } from './moneyInFile.ts';
import type { QuickLine } from './quick.ts';
import { resultsOf } from './results.ts';
import { lawAsked, type TaxSchedule } from './schedule.ts';
import { type LawLine, TAX_KINDS, type TaxKind, type TaxOptions } from './types.ts';

/** What every step says: what it puts on the line (or takes off) and where the line then stands, in USD. */
interface Step {
  readonly adds: number;
  readonly subtotal: number;
}

/** Income × share / 100 is the base of the kind. */
interface ShareStep extends Step {
  readonly type: 'share';
  readonly income: number;
  /** Percent of income. */
  readonly share: number;
  readonly base: number;
}

/** One bracket taxed its portion: `amount + rate / 100 × portion`. */
interface BracketStep extends Step {
  readonly type: 'bracket';
  /** Position in the regime's list of brackets as it was given to `scheduleOf`. */
  readonly index: number;
  readonly lowerBound: number;
  /** null where unbounded. */
  readonly upperBound: number | null;
  /** True where the portion is the whole base. */
  readonly entireIncome: boolean;
  readonly portion: number;
  readonly rate: number;
  /** Due beside the rate; less than 0 where the tax falls at the lower bound. */
  readonly amount: number;
  readonly statutory?: StatutoryAmounts<'lowerBound' | 'upperBound' | 'amount'>;
}

/** A flat yearly amount. */
interface FixedStep extends Step {
  readonly type: 'fixed';
  readonly amount: number;
  readonly statutory?: StatutoryAmount;
}

/** Base × rate / 100. */
interface RateStep extends Step {
  readonly type: 'rate';
  readonly base: number;
  readonly rate: number;
}

/** The line was raised to its minimum, or to 0 where amounts that come off had taken it below. */
interface FloorStep extends Step {
  readonly type: 'floor';
  readonly minimum: number;
  readonly statutory?: StatutoryAmount;
}

/** The line was cut to its cap. */
interface CapStep extends Step {
  readonly type: 'cap';
  readonly cap: number;
  readonly statutory?: StatutoryAmount;
}

export type TraceStep = ShareStep | BracketStep | FixedStep | RateStep | FloorStep | CapStep;

/** How one line of an assessment came about. */
export interface LineTrace {
  readonly kind: TaxKind;
  /** USD per year; the last step's subtotal, 0 without steps. */
  readonly amount: number;
  /** In the order of the calculation; empty where the kind does not apply. */
  readonly steps: readonly TraceStep[];
  /** The steps of the law's estimate, which stand in place of the others. */
  readonly law?: LawLine;
}

/**
 * Explains an assessment: for each of the six kinds the steps that lead to its amount. What the steps add sums
 * up to the amount, and the amount is the one that `assess` gives with the same options.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs.
 */
export function traceOf(schedule: TaxSchedule, income: number, options: TaxOptions = {}): LineTrace[] {
  const { fees, quick } = schedule;
  const { withoutFees = false } = options;
  const x = checkedIncome(income);
  const costs = costsAt(options.costs, x);
  const law = lawAsked(schedule, options);
  const ofLaw = law?.amountsAt(x, costs);
  const results = quick && !law ? resultsOf(quick.law, { turnover: x }) : [];
  return TAX_KINDS.map((kind, place) => {
    if (withoutFees && fees.includes(kind)) return { kind, amount: 0, steps: [] };
    if (law) return { kind, amount: ofLaw?.[place] ?? 0, steps: [], law: law.workingAt(kind, x, costs) };
    const line = quick?.lines.find(({ rule }) => rule.kind === kind);
    const steps = line ? stepsOf(line, results) : [];
    return { kind, amount: steps.at(-1)?.subtotal ?? 0, steps };
  });
}

/** The steps of a line that count. @param results of the program */
function stepsOf(line: QuickLine, results: readonly number[]): TraceStep[] {
  const { rule } = line;
  const at = (place: number) => results[place] as number;
  const [income, base, tax, raised, due] = [0, line.base, line.tax, line.raised, line.due].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const { minimum, cap } = rule;
  return [
    { type: 'share', income, share: rule.share, base, adds: 0, subtotal: 0 },
    ...taxSteps(line, base, at),
    ...(raised > tax
      ? [
          {
            type: 'floor',
            minimum: income > 0 ? minimum : 0,
            adds: raised - tax,
            subtotal: raised,
            ...statutoryOf(rule, 'minimum'),
          } as const,
        ]
      : []),
    ...(due < raised
      ? [{ type: 'cap', cap, adds: due - raised, subtotal: due, ...statutoryOf(rule, 'cap') } as const]
      : []),
  ];
}

/** What an amount is in the law, from which its dollars follow. */
function statutoryOf({ kind, statutory }: LineRule, part: 'rate' | 'minimum' | 'cap') {
  const names: KindFieldNames = KIND_FIELDS[kind];
  const amount = followed(statutory).statutory?.[names[part] ?? ''];
  return amount === undefined ? {} : { statutory: amount };
}

/** Brackets if there are any, else fixed amount, else rate. */
function taxSteps({ rule, parts, tax }: QuickLine, base: number, at: (place: number) => number): TraceStep[] {
  const { rate, brackets: set } = rule;
  const whole = { adds: at(tax), subtotal: at(tax) };
  if (set === null) {
    return rule.type === 'fixed'
      ? [{ type: 'fixed', amount: rate, ...whole, ...statutoryOf(rule, 'rate') }]
      : [{ type: 'rate', base, rate, ...whole }];
  }
  let subtotal = 0;
  return set.brackets.flatMap((bracket, place): BracketStep[] => {
    const { lowerBound, upperBound } = bracket;
    if (set.entireIncome ? !holds(bracket, base) : base <= lowerBound) return [];
    const adds = set.entireIncome ? at(tax) : at(parts[place] as number);
    subtotal += adds;
    const { statutory, ...figures } = bracket;
    const end = Number.isFinite(upperBound) ? upperBound : null;
    const facts = { ...figures, upperBound: end, ...followed(statutory) };
    const portion = set.entireIncome ? base : Math.min(base, upperBound) - lowerBound;
    return [{ type: 'bracket', ...facts, entireIncome: set.entireIncome, portion, adds, subtotal }];
  });
}

/** Whether a bracket holds a base of 0 or more: `lowerBound < base <= upperBound`, the first one also 0. */
function holds(bracket: ScheduledBracket, base: number): boolean {
  return base <= bracket.upperBound && (base > bracket.lowerBound || bracket.lowerBound === 0);
}
