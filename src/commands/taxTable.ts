import { formatList } from '../catalogue/format.ts';
import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import type { Profession } from '../catalogue/professions.ts';
import { workingOf } from '../catalogue/working.ts';
import type { AnswerBand } from '../law/band.ts';
import type { BillsEffect } from '../law/bills.ts';
import {
  type Assessment,
  breakdownLines,
  type EmployerPart,
  type Estimate,
  incomeLimit,
  isEligible,
  type LastingRegime,
  type LineTrace,
  type Projection,
  type TaxRules,
} from '../law/index.ts';

/** The currency of a table, with its units per US dollar, and for whom it is. */
interface TableCurrency {
  readonly currency: string;
  readonly rate: number;
  readonly profession?: Profession | undefined;
  /** Between which totals the answer lies; absent where nothing is in doubt. */
  readonly band?: AnswerBand | null | undefined;
  /** What bills before a parliament would change; absent where there are none. */
  readonly bills?: BillsEffect | null | undefined;
}

type Money = (amount: number) => string;

/** Amounts as every command prints them: with cents. @param rate units of the currency per unit of the amounts */
export function moneyIn({ currency, rate }: { readonly currency: string; readonly rate: number }): Money {
  return (amount) => (amount * rate).toLocaleString('en-US', { style: 'currency', currency });
}

function percent(rate: number | null): string {
  return rate === null ? 'no rate' : `${rate.toFixed(2)}%`;
}

function row(name: string, amount: string, rate: number | null): string {
  return `${name.padEnd(16)} ${amount.padStart(16)} ${percent(rate).padStart(9)}`;
}

type Named = Pick<LastingRegime, 'id' | 'rules'> & { readonly name: string };

/** An assessment as a table for the terminal, with the working of each line where traces are given. */
export function table(
  { id, name, rules }: Named,
  assessment: Assessment<number | null>,
  currency: TableCurrency,
  traces: readonly LineTrace[] = [],
): string {
  const { income, costs, estimate, total, kept, effectiveRate } = assessment;
  const money = moneyIn(currency);
  const unit = { currency: currency.currency, perDollar: currency.rate };
  const lines = breakdownLines(rules, assessment).flatMap(({ kind, amount, rate }) => {
    const trace = traces.find((one) => one.kind === kind);
    const steps = trace ? workingOf(trace, unit).steps : [];
    return [
      row(TAX_KIND_LABELS[kind], money(amount), rate),
      ...steps.map(({ says, shows }) => `    ${says} → ${shows}`),
    ];
  });
  return [
    `${name} (${id}) at ${money(income)} a year${costs === 0 ? '' : ` with costs of ${money(costs)}`}${forWhom(currency)}${estimate === 'law' ? AS_THE_LAW : ''}`,
    ...lines,
    row('Total', money(total), effectiveRate),
    `${'Kept'.padEnd(16)} ${money(kept).padStart(16)}`,
    ...(currency.band
      ? [`Between ${money(currency.band.low)} and ${money(currency.band.high)}. ${currency.band.because}`]
      : []),
    ...(currency.bills ? [ifBillsPass(currency.bills, money)] : []),
    ...limitNote(rules, income, money),
  ].join('\n');
}

function ifBillsPass({ more, titles }: BillsEffect, money: Money): string {
  const bills = titles.length === 1 ? 'a bill passes' : 'bills pass';
  return `${money(Math.abs(more))} ${more < 0 ? 'less' : 'more'} if ${bills}: ${formatList(titles)}.`;
}

const AS_THE_LAW = ', as the law has it';

function forWhom({ profession }: TableCurrency): string {
  return profession === undefined ? '' : `, for ${profession}`;
}

function limitNote(rules: TaxRules, income: number, money: Money): string[] {
  const limit = incomeLimit(rules);
  return limit === null || isEligible(rules, income)
    ? []
    : [`Note: the regime applies only up to ${money(limit)} a year.`];
}

/** A projection as a table for the terminal: a row for every year, with the reasons of its steps under it. */
export function yearsTable(
  { id, name, rules }: Named,
  { years, averageTotal, averageRate, endsAfter }: Projection,
  { income, estimate, ...currency }: TableCurrency & { readonly income: number; readonly estimate: Estimate },
): string {
  const money = moneyIn(currency);
  const rows = years.flatMap(({ year, regimeId, total, rate, reasons }) => [
    `${year}  ${regimeId.padEnd(27)} ${total === null ? 'has ended' : `${money(total).padStart(16)} ${percent(rate).padStart(9)}`}`,
    ...reasons.map(({ text }) => `      ${text}`),
  ]);
  return [
    `${name} (${id}) at ${money(income)} a year${forWhom(currency)}${estimate === 'law' ? AS_THE_LAW : ''}`,
    ...rows,
    `Average of ${endsAfter ?? years.length} years: ${money(averageTotal)} ${percent(averageRate)}`,
    ...limitNote(rules, income, money),
  ].join('\n');
}

/** What an employer pays beside a wage. @param shown turns US dollars into the currency of the answer */
export function employerIn(
  { lines, total }: EmployerPart,
  shown: (usd: number) => number,
): { readonly lines: Readonly<Record<string, number>>; readonly total: number } {
  const entries = Object.entries(lines).map(([kind, amount]) => [kind, shown(amount)] as const);
  return { lines: Object.fromEntries(entries), total: shown(total) };
}

/** Fields of a trace's steps that are no money. */
const NO_MONEY = new Set(['type', 'index', 'share', 'rate', 'entireIncome', 'source', 'statutory']);

/** Turns US dollars into another currency, at a rate of units per dollar. */
export function inCurrency(rate: number) {
  function shown(usd: number): number;
  function shown(usd: number | null): number | null;
  function shown(usd: number | null): number | null {
    return usd === null ? null : usd * rate;
  }
  const step = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'number' && !NO_MONEY.has(name) ? shown(value) : value,
      ]),
    );
  /** The working of a line; statutory amounts keep their own currency. */
  shown.trace = ({ kind, amount, steps, law }: LineTrace) => ({
    kind,
    amount: shown(amount),
    steps: law ? law.steps : steps.map(step),
    ...(law && { currency: law.currency }),
  });
  return shown;
}
