/** A comparison as a table for spreadsheets. */
import { dataRelease } from 'virtual:lowtide/essentials';
import { type Estimate, OTHER_KINDS, TAX_KINDS } from '../law/index.ts';
import { type CsvCell, spreadsheetCsv } from './csv.ts';
import type { Currency } from './currencies.ts';
import type { Country, Source, TaxRegime } from './entities.ts';
import {
  keepsNothing,
  lineKey,
  lineName,
  NOTHING,
  rateText,
  type ShownLine,
  TAX_KIND_LABELS,
  takesMoreThanAll,
  taxOnWork,
  type WithOtherMoney,
} from './labels.ts';
import { fromUsd, RATES_AS_OF } from './money.ts';
import { regimePath } from './pages.ts';

interface ComparedRegime extends WithOtherMoney {
  readonly country: Country;
  readonly regime: TaxRegime;
  /** Of a year, or of the average year of the stay; all of these in USD per year. */
  readonly lines: readonly ShownLine[];
  readonly total: number;
  readonly kept: number;
  /** Kinds of other money that are in no amount, in words; empty where all count. */
  readonly notCounted?: string;
  /** Whether an open answer can raise what is kept. */
  readonly isLeast: boolean;
  /** What is kept more than today, USD a month; null where that is not known. */
  readonly gain: number | null;
  /** Percent; null where costs leave nothing. */
  readonly rate: number | null;
  /** What the figure depends on, how it ends and what then applies, in words. */
  readonly terms: string;
  readonly sources: readonly Source[];
}

interface About {
  /** Public address of the site without a trailing slash. */
  readonly origin: string;
  readonly dataVersion: string;
  /** The currency of the amounts. */
  readonly currency: Currency;
  /** USD per year. */
  readonly income: number;
  readonly costs: number;
  readonly estimate: Estimate;
  /** Years of the stay over which figures are averages; null for one year. */
  readonly years: number | null;
}

/**
 * One record per regime with units in the heads of the columns, and where the figures come from.
 * @param locale the browser's: the file opens in the spreadsheets of its country
 */
export function comparisonCsv(compared: readonly ComparedRegime[], about: About, locale: string): string {
  const unit = `(${about.currency} per year)`;
  const head = [
    'Country',
    'Regime',
    'Currency',
    'Exchange rates of',
    `Income ${unit}`,
    ...(hasOtherAmount(compared) ? [`Other money ${unit}`] : []),
    ...(hasNotCounted(compared) ? ['Not counted'] : []),
    `Costs ${unit}`,
    ...TAX_KINDS.map((kind) => `${TAX_KIND_LABELS[kind]} ${unit}`),
    ...otherColumns(compared).map((line) => `${lineName(line)} ${unit}`),
    ...(hasHousehold(compared) ? [`Partner and children ${unit}`] : []),
    `Still due at home ${unit}`,
    `Due in other countries ${unit}`,
    `Total ${unit}`,
    `Kept ${unit}`,
    `Kept (${about.currency} per month)`,
    ...(hasToday(compared) ? [`More than today (${about.currency} per month)`] : []),
    ...(hasLeast(compared) ? ['Kept is at least this'] : []),
    about.costs > 0 ? 'Effective rate (% of income less costs)' : 'Effective rate (% of income)',
    'Years of the stay (average)',
    'Conditions',
    'Contributions deducted first',
    `Revenue limit ${unit}`,
    'Write-offs',
    'Incorporation',
    'Healthcare',
    'Legal structure',
    'Cost of living (New York = 100)',
    'Quality of life (0–100)',
    'Internet (Mbps)',
    'Weather (0–5)',
    'Tax year',
    'Reviewed',
    'Release',
    'Data version',
    'Calculator',
    'Sources',
  ];
  return spreadsheetCsv([head, ...compared.map((one) => recordOf(one, about, compared))], locale);
}

/** What is taken of other money, one line a column: of each kind in the country of the regime, then in another; last a lump sum. */
function otherColumns(compared: readonly ComparedRegime[]): readonly ShownLine[] {
  const lines = compared.flatMap((one) => one.lines.filter(({ kind }) => kind === 'otherMoney'));
  const columns = [...new Map(lines.map((line) => [lineKey(line), line])).values()];
  return [...OTHER_KINDS, undefined].flatMap((of) =>
    columns
      .filter(({ income }) => income === of)
      .sort((a, b) => Number(a.country !== undefined) - Number(b.country !== undefined)),
  );
}

function hasOtherAmount(compared: readonly ComparedRegime[]): boolean {
  return compared.some(({ otherMoney }) => (otherMoney?.amount ?? 0) > 0);
}

function hasNotCounted(compared: readonly ComparedRegime[]): boolean {
  return compared.some(({ notCounted }) => notCounted);
}

function hasHousehold(compared: readonly ComparedRegime[]): boolean {
  return compared.some(({ lines }) => lines.some(({ kind }) => kind === 'household'));
}

function hasToday(compared: readonly ComparedRegime[]): boolean {
  return compared.some(({ gain }) => gain !== null);
}

function hasLeast(compared: readonly ComparedRegime[]): boolean {
  return compared.some(({ isLeast }) => isLeast);
}

function recordOf(one: ComparedRegime, about: About, all: readonly ComparedRegime[]) {
  const {
    country,
    regime,
    lines,
    total,
    kept,
    otherMoney,
    notCounted = '',
    isLeast,
    gain,
    rate,
    terms,
    sources,
  } = one;
  const { currency, income, costs, estimate, years, origin, dataVersion } = about;
  const inCents = (usd: number) => toCents(fromUsd(usd, currency));
  const amounts = new Map(lines.map(({ kind, amount }) => [kind, amount]));
  const sumOf = (of: ComparedRegime['lines'][number]['kind']) =>
    lines.reduce((sum, { kind, amount }) => (kind === of ? sum + amount : sum), 0);
  const record: CsvCell[] = [
    country.name,
    regime.name,
    currency,
    currency === 'USD' ? null : RATES_AS_OF,
    inCents(income),
    ...(hasOtherAmount(all) ? [inCents(otherMoney?.amount ?? 0)] : []),
    ...(hasNotCounted(all) ? [notCounted] : []),
    inCents(costs),
    ...TAX_KINDS.map((kind) => inCents(amounts.get(kind) ?? 0)),
    ...otherColumns(all).map((of) =>
      inCents(lines.find((line) => lineKey(line) === lineKey(of))?.amount ?? 0),
    ),
    ...(hasHousehold(all) ? [inCents(sumOf('household'))] : []),
    inCents(amounts.get('dueAtHome') ?? 0),
    inCents(sumOf('dueElsewhere')),
    inCents(total),
    keepsNothing(kept) ? NOTHING : inCents(kept),
    keepsNothing(kept) ? NOTHING : inCents(kept / 12),
    ...(hasToday(all) ? [gain === null ? null : inCents(gain)] : []),
    ...(hasLeast(all) ? [yesOrNo(isLeast)] : []),
    rate === null
      ? null
      : takesMoreThanAll(rate, taxOnWork(one))
        ? rateText(rate, taxOnWork(one))
        : toThousandths(rate),
    years,
    terms,
    yesOrNo(estimate === 'law'),
    regime.maxIncomeThreshold === null ? 'No revenue limit' : inCents(regime.maxIncomeThreshold),
    yesOrNo(regime.allowsWriteOffs),
    regime.requiresIncorporation ? 'Required' : 'Not required',
    regime.healthcareType,
    regime.legalStructureType,
    country.livingCost,
    country.qualityOfLife,
    country.internetSpeed,
    country.weatherScore,
    country.taxYear,
    country.reviewed,
    dataRelease,
    dataVersion,
    origin + regimePath(country, regime.id),
    sources.map(({ title, publisher, url }) => `${title}, ${publisher}: ${url}`).join('; '),
  ];
  return record;
}

function toThousandths(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
