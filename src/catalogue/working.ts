/** A tax line's trace in words and numbers: what a person reads who asks how a figure comes about. */
import type { LineTrace, TaxKind, TraceStep } from '../tax/index.ts';
import type { StatutoryAmount } from './entities.ts';
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

/** Statutory amounts by field path, as in RegimeTexts. */
export type StatutoryAmounts = Readonly<Record<string, StatutoryAmount>>;

/** The fields that hold a kind's fixed amount, cap and floor. */
const MONEY_FIELDS: Readonly<Record<TaxKind, { fixed: string; cap?: string; floor?: string }>> = {
  income: { fixed: 'incomeTaxRate', floor: 'incomeTaxMinimum' },
  socialContribution: {
    fixed: 'socialContributionRate',
    cap: 'socialSecurityCap',
    floor: 'socialSecurityMinimum',
  },
  pension: { fixed: 'pensionRate', cap: 'pensionCap', floor: 'pensionMinimum' },
  corporate: { fixed: 'corporateTaxRate' },
  dividend: { fixed: 'dividendTaxRate' },
  other: { fixed: 'otherTaxRate', cap: 'otherCap', floor: 'otherMinimum' },
};

const NO_AMOUNTS: StatutoryAmounts = {};

/**
 * The working of a line. Figures are whole dollars, rounded where the line stands after each step, so that what
 * the steps add is always the line's amount. Statutory amounts stand before the dollars they were converted to.
 */
export function workingOf(trace: LineTrace, statutory: StatutoryAmounts = NO_AMOUNTS): LineWorking {
  const { kind, amount } = trace;
  const steps: WorkingStep[] = [];
  let before = 0;
  let brackets = 0;
  for (const step of trace.steps) {
    const after = rounded(step.subtotal);
    const adds = after - before;
    before = after;
    const says = wordsOf(step, kind, statutory);
    if (says === null) continue;
    const isBase = step.type === 'share' || step.type === 'deduction';
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
function wordsOf(step: TraceStep, kind: TaxKind, statutory: StatutoryAmounts): string | null {
  const money = (usd: number, path: string | undefined) => inBoth(usd, path ? statutory[path] : undefined);
  const fields = MONEY_FIELDS[kind];
  switch (step.type) {
    case 'share':
      if (step.share === 100) return null;
      return `${formatRate(step.share)} of ${formatMoney(step.income)} counts ${countsAs(kind)}`;
    case 'deduction':
      return `Contributions of ${formatMoney(step.contributions)} come off first`;
    case 'fixed':
      return `A fixed ${money(step.amount, fields.fixed)} a year`;
    case 'rate':
      return `${formatRate(step.rate)} of ${formatMoney(step.base)}`;
    case 'floor':
      return `At least ${money(step.minimum, fields.floor)} a year`;
    case 'cap':
      return `Capped at ${money(step.cap, fields.cap)} a year`;
    case 'bracket':
      return bracketWords(step, money);
  }
}

function countsAs(kind: TaxKind): string {
  if (kind === 'income') return 'as income';
  return kind === 'socialContribution' || kind === 'pension' ? 'for contributions' : 'as the taxed amount';
}

function bracketWords(
  { index, entireIncome, lowerBound, upperBound, portion, rate, amount }: TraceStep & { type: 'bracket' },
  money: (usd: number, path: string) => string,
): string {
  const path = `taxBrackets.${index}`;
  const from = money(lowerBound, `${path}.lowerBound`);
  const to = upperBound === null ? null : money(upperBound, `${path}.upperBound`);
  const due = amount > 0 ? money(amount, `${path}.amount`) : null;
  const band = bandWords(lowerBound, from, to);
  if (entireIncome) {
    const which = band === null ? '' : `, the rate for incomes ${band}`;
    if (due !== null && rate === 0) return `A fixed ${due}${band === null ? '' : ` for incomes ${band}`}`;
    return `${due === null ? '' : `${due} and `}${formatRate(rate)} of the whole ${formatMoney(portion)}${which}`;
  }
  if (due !== null && rate === 0) return `A fixed ${due}${lowerBound > 0 ? ` once above ${from}` : ''}`;
  const slice = `${formatRate(rate)} of ${formatMoney(portion)}${band === null ? '' : `, the part ${band}`}`;
  return due === null ? slice : `${due} and ${slice}`;
}

/** Null where the band is everything. */
function bandWords(lowerBound: number, from: string, to: string | null): string | null {
  if (to === null) return lowerBound > 0 ? `above ${from}` : null;
  return lowerBound > 0 ? `from ${from} to ${to}` : `up to ${to}`;
}

function inBoth(usd: number, statutory: StatutoryAmount | undefined): string {
  return statutory ? `${formatStatutory(statutory)} (${formatMoney(usd)})` : formatMoney(usd);
}
