/** Incomes at which something changes in a regime: value added tax, its ceiling, contributions that stop growing. */
import { assess, type TaxKind, type TaxOptions, type TaxSchedule } from '../law/index.ts';
import type { Currency } from './currencies.ts';
import { capitalised, formatCurrency } from './format.ts';
import { MAX_INCOME } from './income.ts';
import { TAX_KIND_LABELS } from './labels.ts';
import { fromUsd } from './money.ts';

export interface IncomeMark {
  /**
   * 'vat': above it, registration for value added tax is due. 'ceiling': the highest income of the regime. 'cap': from
   * here on the contributions stay the same.
   */
  readonly kind: 'vat' | 'ceiling' | 'cap';
  /** USD per year. */
  readonly at: number;
  /** The contributions that a cap is about; empty for the others. */
  readonly taxes: readonly TaxKind[];
  /** What it is called on a slider or a curve. */
  readonly label: string;
  /** How far a person's income is from it, in words. */
  readonly distance?: string;
}

const LABELS: Readonly<Record<IncomeMark['kind'], string>> = {
  vat: 'VAT registration',
  ceiling: 'Highest income',
  cap: 'Contributions stop growing',
};

const CONTRIBUTIONS = ['socialContribution', 'pension'] as const satisfies readonly TaxKind[];

/** The marks of a regime from the lowest on. @param vatThreshold USD per year; null where there is none. */
export function incomeMarks(
  schedule: TaxSchedule,
  vatThreshold: number | null,
  options: TaxOptions = {},
): IncomeMark[] {
  const caps = new Map<number, TaxKind[]>();
  for (const kind of CONTRIBUTIONS) {
    const at = capOf(schedule, kind, options);
    // Contributions stop at the ceiling in this regime.
    if (at !== null && at <= (schedule.maxIncome ?? at)) caps.set(at, [...(caps.get(at) ?? []), kind]);
  }
  const marks: Omit<IncomeMark, 'label'>[] = [...caps].map(([at, taxes]) => ({ kind: 'cap', at, taxes }));
  if (vatThreshold !== null) marks.push({ kind: 'vat', at: vatThreshold, taxes: [] });
  if (schedule.maxIncome !== null) marks.push({ kind: 'ceiling', at: schedule.maxIncome, taxes: [] });
  return marks.sort((a, b) => a.at - b.at).map((mark) => ({ ...mark, label: LABELS[mark.kind] }));
}

/** A cent: amounts that differ by less are the same. */
const CENT = 0.01;

/** The lowest income in whole dollars from which a contribution is what it is at the highest; null where it has no such cap. */
function capOf(schedule: TaxSchedule, kind: TaxKind, options: TaxOptions): number | null {
  const amountAt = (income: number) =>
    assess(schedule, income, options).lines.find((line) => line.kind === kind)?.amount ?? 0;
  const most = amountAt(MAX_INCOME);
  const isMost = (income: number) => Math.abs(amountAt(income) - most) < CENT;
  if (!isMost(MAX_INCOME / 2) || isMost(1)) return null;
  let below = 1;
  let at = MAX_INCOME / 2;
  while (at - below > 1) {
    const middle = Math.round((below + at) / 2);
    if (isMost(middle)) at = middle;
    else below = middle;
  }
  return at;
}

/** A limit's name as a heading. @param vat what the country calls its value added tax */
export function limitName({ kind, taxes }: IncomeMark, vat: string | null): string {
  if (kind === 'vat') return `Registration for ${vat ?? 'value added tax'}`;
  if (kind === 'ceiling') return 'Highest income of the scheme';
  const names = taxes
    .map((tax) => TAX_KIND_LABELS[tax])
    .join(' and ')
    .toLowerCase();
  return `${capitalised(names)} ${taxes.length === 1 ? 'stops' : 'stop'} growing`;
}

/** An income limit as it is shown: in whole units of a currency, on its inner side. @param usd per year */
function shownLimit(usd: number, currency: Currency): number {
  // Converted there and back, a whole amount may be off by its last binary digit.
  return Math.floor(Number(fromUsd(usd, currency).toPrecision(12)));
}

/** "You are €4,000 below.": the difference of the amounts as they are shown. @param income USD per year, as `at`. */
export function distanceWords(income: number, at: number, currency: Currency): string {
  const distance = shownLimit(at, currency) - Math.round(fromUsd(income, currency));
  if (distance === 0) return 'You are right at it.';
  return `You are ${formatCurrency(Math.abs(distance), currency)} ${distance > 0 ? 'below' : 'above'}.`;
}
