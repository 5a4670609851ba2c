import {
  type Assessment,
  breakdownLines,
  isEligible,
  type LineTrace,
  type TaxKind,
  type TaxRules,
  type TraceStep,
} from '../../src/tax/index.ts';

const NAMES: Record<TaxKind, string> = {
  income: 'Income tax',
  socialContribution: 'Social security',
  pension: 'Pension',
  corporate: 'Corporate tax',
  dividend: 'Dividend tax',
  other: 'Other taxes',
};

/** Dollars and cents, with a minus before the sign of the dollar. */
function money(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

function percent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}

function row(name: string, amount: number, rate: number): string {
  return `${name.padEnd(16)} ${money(amount).padStart(16)} ${percent(rate).padStart(9)}`;
}

/** One step of a line's working in words, without its result. */
function stepInWords(step: TraceStep): string {
  switch (step.type) {
    case 'costs': {
      const above = step.above === null ? '' : `, counting beyond ${step.above}%`;
      return `${money(step.income)} − ${money(step.costs)} costs${above}: ${money(step.base)}`;
    }
    case 'costsOff':
      return `costs take ${step.rate}% of ${money(step.portion)} off`;
    case 'share':
      return `base: ${step.share}% of ${money(step.income)} = ${money(step.base)}`;
    case 'deduction':
      return `less contributions of ${money(step.contributions)}: base ${money(step.base)}`;
    case 'bracket': {
      const bounds = `${money(step.lowerBound)} to ${step.upperBound === null ? 'no limit' : money(step.upperBound)}`;
      const whole = step.entireIncome ? ', on the entire income' : '';
      const amount = step.amount === 0 ? '' : ` + ${money(step.amount)}`;
      return `bracket ${bounds}${whole}: ${step.rate}% of ${money(step.portion)}${amount}`;
    }
    case 'fixed':
      return `fixed amount of ${money(step.amount)}`;
    case 'rate':
      return `${step.rate}% of ${money(step.base)}`;
    case 'floor':
      return `raised to the minimum of ${money(step.minimum)}`;
    case 'cap':
      return `cut to the cap of ${money(step.cap)}`;
  }
}

function working(trace: LineTrace | undefined): string[] {
  return (trace?.steps ?? []).map((step) => {
    const adds = step.adds === 0 ? '' : ` → ${step.adds > 0 ? '+' : ''}${money(step.adds)}`;
    return `    ${stepInWords(step)}${adds}`;
  });
}

/** An assessment as a table for the terminal, with the working of each line where traces are given. */
export function table(
  regimeId: string,
  rules: TaxRules & { readonly name: string },
  assessment: Assessment,
  traces: readonly LineTrace[] = [],
): string {
  const { income, deduct, total, effectiveRate } = assessment;
  const lines = breakdownLines(rules, assessment).flatMap(({ kind, amount, rate }) => [
    row(NAMES[kind], amount, rate),
    ...working(traces.find((trace) => trace.kind === kind)),
  ]);
  const threshold = rules.maxIncomeThreshold;
  const note =
    threshold !== null && !isEligible(rules, income)
      ? [`Note: the regime applies only up to ${money(threshold)} a year.`]
      : [];
  return [
    `${rules.name} (${regimeId}) at ${money(income)} a year${deduct ? ', contributions deducted first' : ''}`,
    ...lines,
    row('Total', total, effectiveRate),
    ...note,
  ].join('\n');
}
