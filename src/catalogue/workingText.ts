/** A tax line's trace in words and numbers: what a person reads who asks how a figure comes about. */
import type { LawLine, LineTrace, StatutoryAmount, TaxKind, TraceStep } from '../law/index.ts';
import type { Source } from './entities.ts';
import { formatCurrency, formatRate, formatStatutory, rounded } from './format.ts';
import { TAX_KIND_LABELS } from './labels.ts';
import { type LawNames, lawStepResult, lawStepWords } from './lawWorking.ts';

/** What a guide adds to a working. */
export interface WorkingTexts {
  /** What each kind is, in the words of the guide. */
  readonly rules: Partial<Readonly<Record<TaxKind, string>>>;
  /** Where the rules are written. */
  readonly sources: readonly Source[];
  /** What the values of its law are called. */
  readonly names: LawNames;
}

/** The currency in which a working is written. */
export interface MoneyUnit {
  readonly currency: string;
  /** Units bought by one US dollar. */
  readonly perDollar: number;
}

const DOLLARS: MoneyUnit = { currency: 'USD', perDollar: 1 };

/** One step of the calculation. */
interface WorkingStep {
  /** "8% of $45,000". */
  readonly says: string;
  /**
   * What the step comes to, in whole units: what is left to tax where the step settles the base, else what the
   * line stands at after it.
   */
  readonly result: number;
  /** What the step puts on the line or takes off, in whole units; all of them add up to the line as shown. */
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
  /** Whole units per year. */
  readonly amount: number;
  readonly unit: MoneyUnit;
  readonly steps: readonly WorkingStep[];
}

/**
 * The working of a line. Figures are whole units of a currency, rounded where the line stands after each step, so that what
 * the steps add is always the line's amount. Statutory amounts stand before what they were converted to.
 * @param names what the values of the law are called
 */
export function workingOf(trace: LineTrace, unit: MoneyUnit = DOLLARS, names: LawNames = {}): LineWorking {
  const amounts = amountsIn(unit);
  const { kind, amount, law } = trace;
  const whole = amounts.whole(amount);
  if (law) {
    return {
      kind,
      label: TAX_KIND_LABELS[kind],
      amount: whole,
      unit,
      steps: lawSteps(law, whole, unit, names),
    };
  }
  const steps: WorkingStep[] = [];
  let before = 0;
  let brackets = 0;
  for (const step of trace.steps) {
    const after = amounts.whole(step.subtotal);
    const adds = after - before;
    before = after;
    const says = wordsOf(step, kind, amounts);
    if (says === null) continue;
    const isBase = step.type === 'share';
    const result = isBase ? amounts.whole(step.base) : after;
    const isFurther = step.type === 'bracket' && brackets++ > 0;
    const shows = isFurther ? `+ ${inUnit(adds, unit)} = ${inUnit(result, unit)}` : inUnit(result, unit);
    steps.push({ says, isBase, adds, result, shows });
  }
  return { kind, label: TAX_KIND_LABELS[kind], amount: whole, unit, steps };
}

/** The steps of a law in its own currency; the last one has the line in the currency of the page. */
function lawSteps(
  { currency, steps }: LawLine,
  amount: number,
  unit: MoneyUnit,
  names: LawNames,
): WorkingStep[] {
  const own = steps.map((step, index): WorkingStep => {
    const isLine = index === steps.length - 1;
    return {
      says: lawStepWords(step, currency, names),
      result: step.result,
      adds: isLine && currency === unit.currency ? amount : 0,
      isBase: !isLine,
      shows: lawStepResult(step, currency),
    };
  });
  if (currency === unit.currency || steps.length === 0) return own;
  const shows = inUnit(amount, unit);
  return [...own, { says: 'At the exchange rate', result: amount, adds: amount, isBase: false, shows }];
}

/** The working as plain text, one step a line, for the clipboard. */
export function workingText({ label, amount, unit, steps }: LineWorking): string {
  const lines = steps.map(({ says, shows }) => `${says} → ${shows}`);
  return [`${label}: ${inUnit(amount, unit)}`, ...lines].join('\n');
}

/** An amount that is in the currency already. */
function inUnit(amount: number, { currency }: MoneyUnit): string {
  return formatCurrency(amount, currency);
}

/** Null where a step says nothing: the whole income is the base. */
function wordsOf(step: TraceStep, kind: TaxKind, amounts: Amounts): string | null {
  const { money, both } = amounts;
  switch (step.type) {
    case 'share':
      if (step.share === 100) return null;
      return `${formatRate(step.share)} of ${money(step.income)} counts ${countsAs(kind)}`;
    case 'fixed':
      return `A fixed ${both(step.amount, step.statutory)} a year`;
    case 'rate':
      return `${formatRate(step.rate)} of ${money(step.base)}`;
    case 'floor':
      return step.minimum > 0
        ? `At least ${both(step.minimum, step.statutory)} a year`
        : 'Never less than nothing';
    case 'cap':
      return `Capped at ${both(step.cap, step.statutory)} a year`;
    case 'bracket':
      return bracketWords(step, amounts);
  }
}

function countsAs(kind: TaxKind): string {
  if (kind === 'income') return 'as income';
  return kind === 'socialContribution' || kind === 'pension' ? 'for contributions' : 'as the taxed amount';
}

function bracketWords(step: TraceStep & { type: 'bracket' }, { money, both }: Amounts): string {
  const { entireIncome, lowerBound, upperBound, portion, rate, amount, statutory = {} } = step;
  const from = both(lowerBound, statutory.lowerBound);
  const to = upperBound === null ? null : both(upperBound, statutory.upperBound);
  const band = bandWords(lowerBound, from, to);
  const size = both(Math.abs(amount), statutory.amount && positive(statutory.amount));
  if (amount > 0 && rate === 0) {
    if (entireIncome) return `A fixed ${size}${band === null ? '' : ` for incomes ${band}`}`;
    return `A fixed ${size}${lowerBound > 0 ? ` once above ${from}` : ''}`;
  }
  const taxed = entireIncome
    ? `${formatRate(rate)} of the whole ${money(portion)}${band === null ? '' : `, the rate for incomes ${band}`}`
    : `${formatRate(rate)} of ${money(portion)}${band === null ? '' : `, the part ${band}`}`;
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

/** How amounts in US dollars are written in a currency. */
interface Amounts {
  readonly money: (usd: number) => string;
  /** The statutory amount first, where there is one and it is in another currency. */
  readonly both: (usd: number, statutory: StatutoryAmount | undefined) => string;
  /** Whole units. */
  readonly whole: (usd: number) => number;
}

function amountsIn(unit: MoneyUnit): Amounts {
  const whole = (usd: number) => rounded(usd * unit.perDollar);
  const money = (usd: number) => inUnit(whole(usd), unit);
  return {
    whole,
    money,
    both(usd, statutory) {
      if (!statutory) return money(usd);
      const law = formatStatutory(statutory);
      return statutory.currency === unit.currency ? law : `${law} (${money(usd)})`;
    },
  };
}
