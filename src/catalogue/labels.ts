/** What figures are called and how they are marked: taxes, symbols, dots, labels, filter buckets, limits. */
import type { HouseholdEffect, OtherKind, TaxKind } from '../law/index.ts';
import type { Country, TaxRegime } from './entities.ts';
import {
  formatCurrency,
  formatDecimal,
  formatList,
  formatPercent,
  type MoneyFormat,
  nameInText,
} from './format.ts';
import { placeOf } from './places.ts';

/** One of four steps, 1 the lowest. */
export type Bucket = 1 | 2 | 3 | 4;
export const BUCKETS: readonly Bucket[] = [1, 2, 3, 4];

/** The step of a value between three lower limits, each inclusive. */
function bucketOf(value: number, two: number, three: number, four: number): Bucket {
  if (value >= four) return 4;
  if (value >= three) return 3;
  return value >= two ? 2 : 1;
}

/** Cost of living, 0–100: 1 below 35, 2 from 35 to below 45, 3 from 45 to below 60, 4 at 60 and above. */
export function livingCostBucket(livingCost: number): Bucket {
  return bucketOf(livingCost, 35, 45, 60);
}

/** The labels of cost of living by bucket. */
const LIVING_COST_LABELS = {
  1: 'Low ($)',
  2: 'Moderate ($$)',
  3: 'High ($$$)',
  4: 'Very High ($$$$)',
} as const;

export function livingCostLabel(livingCost: number): string {
  return LIVING_COST_LABELS[livingCostBucket(livingCost)];
}

/** The colours of the cost labels by name; the tokens say which hue each one is in light and dark. */
export const LIVING_COST_COLOURS = { 1: 'green', 2: 'lime', 3: 'yellow', 4: 'red' } as const;

export function livingCostColour(livingCost: number): string {
  return LIVING_COST_COLOURS[livingCostBucket(livingCost)];
}

/** Quality of life, 0–100: 1 below 52, 2 from 52 to below 63, 3 from 63 to below 75, 4 at 75 and above. */
export function qualityOfLifeBucket(qualityOfLife: number): Bucket {
  return bucketOf(qualityOfLife, 52, 63, 75);
}

/** Dots for quality of life: 75+ four, 63+ three, 52+ two, else one. */
export function qualityOfLifeDots(qualityOfLife: number): Bucket {
  return qualityOfLifeBucket(qualityOfLife);
}

/** Quality of life in the PDF: Basic below 50, Good below 65, Very Good below 80, else Excellent. */
export function qualityOfLifePdfLabel(qualityOfLife: number): string {
  if (qualityOfLife < 50) return 'Basic';
  if (qualityOfLife < 65) return 'Good';
  return qualityOfLife < 80 ? 'Very Good' : 'Excellent';
}

/** Dots for internet speed: 201+ four, 151+ three, 51+ two, else one, going by the whole Mbps that are shown. */
export function internetDots(internetSpeed: number): Bucket {
  return bucketOf(Math.round(internetSpeed), 51, 151, 201);
}

/** An income limit in whole US dollars that the limit still allows: a dollar more may be above it. */
export function formatLimit(maxIncomeThreshold: number): string {
  return formatCurrency(maxIncomeThreshold, 'USD', 'down');
}

/** A regime's revenue limit in USD per year, in words where there is none; in a person's currency with its format. */
export function revenueLimitText(maxIncomeThreshold: number | null, money?: MoneyFormat): string {
  if (maxIncomeThreshold === null) return 'No revenue limit';
  return money ? money(maxIncomeThreshold, 'down') : formatLimit(maxIncomeThreshold);
}

/**
 * Whether a tax is more than all that it could be taken from: its rate is above 100%, or it is due without an income, at
 * which the engine's rate is 0.
 * @param percent of income, or of what costs leave of it
 * @param amount the tax itself, of the work alone as the rate is
 */
export function takesMoreThanAll(percent: number, amount: number): boolean {
  return percent > 100 || (percent === 0 && amount >= LEAST_SEEN);
}

/** USD; a smaller tax is shown as none. */
const LEAST_SEEN = 0.5;

/**
 * A rate in percent of income; where tax exceeds the income, a figure would say nothing ("10,397.8%").
 * @param amount the tax itself, of the work alone (`taxOnWork`); it may be due without an income. A rate of a later year has none
 * beside it
 */
export function rateText(percent: number, amount = 0, decimals: 1 | 2 = 1): string {
  if (takesMoreThanAll(percent, amount)) return 'over 100%';
  return percent < 0 ? `−${formatPercent(-percent, decimals)}` : formatPercent(percent, decimals);
}

/** A rate as the length of a bar, in percent: a tax of more than all fills it. */
export function barShare(rate: number | null, amount: number): number {
  if (rate === null) return 0;
  return takesMoreThanAll(rate, amount) ? 100 : Math.max(rate, 0);
}

/** Whether costs, taxes and contributions are more than the income. @param kept as it is assessed, in any currency */
export function keepsNothing(kept: number): boolean {
  return kept < -1e-6;
}

export const NOTHING = 'nothing';

/** What one keeps a month where a unit stands beside it or in a head. @param kept USD per year */
export function keptAMonth(kept: number, money: MoneyFormat): string {
  return keepsNothing(kept) ? NOTHING : money(kept / 12);
}

/**
 * What one keeps in words: "$5,755 a month", or "nothing" where taxes and costs are more than the income.
 * @param kept USD per year
 * @param every without it the amount of the year stands alone
 */
export function keptText(kept: number, money: MoneyFormat, every?: 'month' | 'year'): string {
  if (keepsNothing(kept)) return NOTHING;
  return every === undefined ? money(kept) : `${money(every === 'month' ? kept / 12 : kept)} a ${every}`;
}

/** Whether a filter lets a bucket pass: it is selected, or none is. */
export function passesFilter(bucket: Bucket, selected: readonly Bucket[]): boolean {
  return selected.length === 0 || selected.includes(bucket);
}

/** The name of each kind of tax. */
export const TAX_KIND_LABELS: Readonly<Record<TaxKind, string>> = {
  income: 'Income tax',
  socialContribution: 'Social security',
  pension: 'Pension',
  corporate: 'Corporate tax',
  dividend: 'Dividend tax',
  other: 'Other taxes',
};

export const OTHER_KIND_LABELS: Readonly<Record<OtherKind, string>> = {
  dividends: 'Dividends',
  interest: 'Interest',
  shares: 'Gains on shares',
  crypto: 'Gains on crypto',
  rent: 'Rent',
  royalties: 'Royalties',
  pension: 'Pension from abroad',
};

/** The same within a sentence: "€10,000 of dividends". */
export const OTHER_KIND_IN_TEXT: Readonly<Record<OtherKind, string>> = {
  ...{ dividends: 'dividends', interest: 'interest', shares: 'gains on shares', crypto: 'gains on crypto' },
  ...{ rent: 'rent', royalties: 'royalties', pension: 'pension' },
};

export const TOTAL_LABEL = 'Total effective tax';
/** The same where a family receives benefits, which are no part of the rate. */
export const BENEFITS_OFF = 'Total less benefits';

/** A line of what is paid: a kind of tax, what a partner and children change, or what the home country still asks for. */
export type LineKind = TaxKind | 'household' | 'otherMoney' | 'dueAtHome' | 'dueElsewhere';

/** A line as it is shown. */
export interface ShownLine {
  readonly kind: LineKind;
  /** Of a household: which effect it is. */
  readonly effect?: HouseholdEffect;
  /** Of other money: which; left out of a lump sum for all of it. */
  readonly income?: OtherKind;
  /** Of what is due in another country: which one, by its lower-case code. */
  readonly country?: string;
  /** Whether it is a fee for a licence, a visa or an office, and no tax. */
  readonly isFees?: true;
  /** USD per year; below 0 where a household has less to pay, or receives money. */
  readonly amount: number;
  /** Percent of income, or of what costs leave of it; null where they leave nothing, and of money received. */
  readonly rate: number | null;
}

type NamedLine = Pick<ShownLine, 'kind' | 'effect' | 'income' | 'country' | 'isFees'>;

/** What a line is called. */
export function lineName(line: NamedLine): string {
  const { kind, effect, income, country, isFees } = line;
  const place = country === undefined ? null : placeOf(country);
  if (income) return `Tax on ${OTHER_KIND_IN_TEXT[income]}${place ? `, in ${nameInText(place.name)}` : ''}`;
  if (place) return `Due in ${nameInText(place.name)}`;
  return effect?.name ?? (isFees ? 'Fees' : LINE_LABELS[kind]);
}

/** Lines of what is due elsewhere, in a sentence: "due in Brazil and Germany". */
export function dueWords(lines: readonly Pick<ShownLine, 'kind' | 'country'>[]): string {
  const names = lines.map((line) => lineName(line).replace('Due in ', ''));
  return `due in ${formatList(names)}`;
}

/** An amount that may be below 0, as that of a line. */
export function signedText(amount: number, money: MoneyFormat): string {
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}

/** The kind of tax of a line; null where the rules of the regime do not explain it. */
export function taxKindOf(kind: LineKind): TaxKind | null {
  return kind in TAX_KIND_LABELS ? (kind as TaxKind) : null;
}

/** What tells the lines of a breakdown apart. */
export function lineKey({ kind, effect, income, country }: NamedLine): string {
  return effect ? `${effect.country} ${effect.id}` : [kind, income, country].filter(Boolean).join(' ');
}

/** Lines as parts of a picture: what is less to pay or received makes all others smaller, so that none is below 0. */
export function pictured(lines: readonly ShownLine[]): readonly ShownLine[] {
  const paid = lines.filter(({ amount }) => amount > 0);
  if (paid.length === lines.length) return lines;
  const sumOf = (some: readonly ShownLine[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const share = Math.max(sumOf(lines), 0) / (sumOf(paid) || 1);
  return paid.map(({ rate, ...line }) => ({
    ...line,
    amount: line.amount * share,
    rate: rate === null ? null : rate * share,
  }));
}

/**
 * Lines of whoever has other money, their rates in percent of all that comes in: their own are of the work alone. Without other
 * money they stay as they are.
 */
export function ofAllMoney({
  lines,
  kept,
  total,
  runningCosts = 0,
  otherMoney,
}: WithOtherMoney & {
  readonly lines: readonly ShownLine[];
  readonly kept: number;
  readonly total: number;
  readonly runningCosts?: number;
}): readonly ShownLine[] {
  const whole = kept + total + runningCosts;
  if (whole <= 0 || !hasOtherMoney({ otherMoney })) return lines;
  return lines.map((line) => ({ ...line, rate: (line.amount / whole) * 100 }));
}

/** Of these a rate is of the work alone. */
export interface WithOtherMoney {
  readonly otherMoney?: { readonly amount: number; readonly total: number } | null | undefined;
}

/** What is taken of the work alone, of which a rate is. USD per year, 0 where there are no figures. */
export function taxOnWork({ total, otherMoney }: WithOtherMoney & { readonly total: number | null }): number {
  return (total ?? 0) - (otherMoney?.total ?? 0);
}

/** Whether there is other money in what is kept, also such as is free of tax. */
export function hasOtherMoney({ otherMoney }: WithOtherMoney): boolean {
  return otherMoney ? otherMoney.amount + otherMoney.total > 0 : false;
}

/** The name of each kind of line. After a move only the United States still ask, citizens and holders of a green card. */
export const LINE_LABELS: Readonly<Record<LineKind, string>> = {
  ...TAX_KIND_LABELS,
  household: 'Family',
  otherMoney: 'Lump sum for other money',
  dueAtHome: 'Due in the United States',
  dueElsewhere: 'Due elsewhere',
};

/** What contributions buy: "No cover", "Basic cover"; what permits ask for is told with them. */
export function healthcareText({ healthcareType }: Pick<TaxRegime, 'healthcareType'>): string {
  return `${healthcareType === 'None' ? 'No' : healthcareType} cover`;
}

/** Weather out of 5: "3.0 / 5". */
export function weatherText({ weatherScore }: Pick<Country, 'weatherScore'>): string {
  return `${formatDecimal(weatherScore, 1)} / 5`;
}
