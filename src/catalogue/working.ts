/** A tax line's trace in words and numbers: what a person reads who asks how a figure comes about. */
import type { LineTrace, StatutoryAmount, TaxKind, TraceStep } from '../tax/index.ts';
import { formatMoney, formatRate, formatStatutory } from './format.ts';
import { rounded } from './rounding.ts';
import { TAX_KIND_LABELS } from './taxKinds.ts';

/** One step of the calculation. */
export interface WorkingStep {
  /** "8% of $45,000". */
  readonly says: string;
  /**
   * What the step comes to, in whole US dollars: what is left to tax where the step settles the base, else what the
   * line stands at after it.
   */
  readonly result: number;
  /** What the step puts on the line or takes off, in whole US dollars; all of them add up to the line as shown. */
  readonly adds: number;
  /** Whether the result is the base that later steps tax. */
  readonly isBase: boolean;
  /** The result as it is shown: "$45,000", or "+ $1,200 = $4,800" where a further bracket adds to the line. */
  readonly shows: string;
}

/** How one line comes about. */
export interface LineWorking {
  readonly kind: TaxKind;
  readonly label: string;
  /** Whole US dollars per year. */
  readonly amount: number;
  readonly steps: readonly WorkingStep[];
}

/**
 * The working of a line. Figures are whole dollars, rounded where the line stands after each step, so that what
 * the steps add is always the line's amount. Statutory amounts stand before the dollars they were converted to.
 */
export function workingOf(trace: LineTrace): LineWorking {
  const { kind, amount } = trace;
  const steps: WorkingStep[] = [];
  let before = 0;
  let brackets = 0;
  for (const step of trace.steps) {
    const after = rounded(step.subtotal);
    const adds = after - before;
    before = after;
    const says = wordsOf(step, kind);
    if (says === null) continue;
    const isBase = step.type === 'costs' || step.type === 'share' || step.type === 'deduction';
    const result = isBase ? rounded(step.base) : after;
    const isFurther = step.type === 'bracket' && brackets++ > 0;
    const shows = isFurther ? `+ ${formatMoney(adds)} = ${formatMoney(result)}` : formatMoney(result);
    steps.push({ says, isBase, adds, result, shows });
  }
  return { kind, label: TAX_KIND_LABELS[kind], amount: rounded(amount), steps };
}

/** The working as plain text, one step a line, for the clipboard. */
export function workingText({ label, amount, steps }: LineWorking): string {
  const lines = steps.map(({ says, shows }) => `${says} → ${shows}`);
  return [`${label}: ${formatMoney(amount)}`, ...lines].join('\n');
}

/** Null where a step says nothing: the whole income is the base. */
function wordsOf(step: TraceStep, kind: TaxKind): string | null {
  switch (step.type) {
    case 'costs':
      return costsWords(step);
    case 'share':
      if (step.share === 100) return null;
      return `${formatRate(step.share)} of ${formatMoney(step.income)} counts ${countsAs(kind)}`;
    case 'deduction':
      return `Contributions of ${formatMoney(step.contributions)} come off first`;
    case 'fixed':
      return `A fixed ${inBoth(step.amount, step.statutory)} a year`;
    case 'rate':
      return `${formatRate(step.rate)} of ${formatMoney(step.base)}`;
    case 'costsOff':
      return `Costs take ${formatRate(step.rate)} of ${formatMoney(step.portion)} off`;
    case 'floor':
      return step.minimum > 0
        ? `At least ${inBoth(step.minimum, step.statutory)} a year`
        : 'Never less than nothing';
    case 'cap':
      return `Capped at ${inBoth(step.cap, step.statutory)} a year`;
    case 'bracket':
      return bracketWords(step);
  }
}

/** "$70,000 − $7,000 costs", or what else is left where only a part of the costs counts. */
function costsWords({ income, costs, above }: TraceStep & { type: 'costs' }): string {
  const less = `${formatMoney(income)} − ${formatMoney(costs)} costs`;
  return above === null ? less : `${less}, which exceed the ${formatRate(above)} granted without proof`;
}

function countsAs(kind: TaxKind): string {
  if (kind === 'income') return 'as income';
  return kind === 'socialContribution' || kind === 'pension' ? 'for contributions' : 'as the taxed amount';
}

function bracketWords(step: TraceStep & { type: 'bracket' }): string {
  const { entireIncome, lowerBound, upperBound, portion, rate, amount, statutory = {} } = step;
  const from = inBoth(lowerBound, statutory.lowerBound);
  const to = upperBound === null ? null : inBoth(upperBound, statutory.upperBound);
  const band = bandWords(lowerBound, from, to);
  const size = inBoth(Math.abs(amount), statutory.amount && positive(statutory.amount));
  if (amount > 0 && rate === 0) {
    if (entireIncome) return `A fixed ${size}${band === null ? '' : ` for incomes ${band}`}`;
    return `A fixed ${size}${lowerBound > 0 ? ` once above ${from}` : ''}`;
  }
  const taxed = entireIncome
    ? `${formatRate(rate)} of the whole ${formatMoney(portion)}${band === null ? '' : `, the rate for incomes ${band}`}`
    : `${formatRate(rate)} of ${formatMoney(portion)}${band === null ? '' : `, the part ${band}`}`;
  if (amount > 0) return `${size} and ${taxed}`;
  return amount < 0 ? `${taxed}, less ${size}` : taxed;
}

function positive({ currency, amount }: StatutoryAmount): StatutoryAmount {
  return { currency, amount: Math.abs(amount) };
}

/** Null where the band is everything. */
function bandWords(lowerBound: number, from: string, to: string | null): string | null {
  if (to === null) return lowerBound > 0 ? `above ${from}` : null;
  return lowerBound > 0 ? `from ${from} to ${to}` : `up to ${to}`;
}

function inBoth(usd: number, statutory: StatutoryAmount | undefined): string {
  return statutory ? `${formatStatutory(statutory)} (${formatMoney(usd)})` : formatMoney(usd);
}
