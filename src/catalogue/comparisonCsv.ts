/** A comparison as a table for spreadsheets. */
import { type Assessment, TAX_KINDS } from '../tax/index.ts';
import { type CsvCell, csvOf } from './csv.ts';
import type { Country, Source, TaxRegime } from './entities.ts';
import { calculatorPath } from './slugs.ts';
import { TAX_KIND_LABELS } from './taxKinds.ts';

export interface ComparedRegime {
  readonly country: Country;
  readonly regime: TaxRegime;
  readonly assessment: Assessment;
  readonly sources: readonly Source[];
}

interface About {
  /** Public address of the site without a trailing slash. */
  readonly origin: string;
  readonly dataVersion: string;
}

/** One record per regime with units in the heads of the columns, and where the figures come from (RFC 4180). */
export function comparisonCsv(compared: readonly ComparedRegime[], { origin, dataVersion }: About): string {
  const head = [
    'Country',
    'Regime',
    'Income (USD per year)',
    ...TAX_KINDS.map((kind) => `${TAX_KIND_LABELS[kind]} (USD per year)`),
    'Total (USD per year)',
    'Effective rate (% of income)',
    'Contributions deducted first',
    'Revenue limit (USD per year)',
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
    'Data version',
    'Calculator',
    'Sources',
  ];
  return csvOf([head, ...compared.map((one) => recordOf(one, origin, dataVersion))]);
}

function recordOf({ country, regime, assessment, sources }: ComparedRegime, origin: string, version: string) {
  const amounts = new Map(assessment.lines.map(({ kind, amount }) => [kind, amount]));
  const record: CsvCell[] = [
    country.name,
    regime.name,
    assessment.income,
    ...TAX_KINDS.map((kind) => toCents(amounts.get(kind) ?? 0)),
    toCents(assessment.total),
    Math.round(assessment.effectiveRate * 1000) / 1000,
    yesOrNo(assessment.deduct),
    regime.maxIncomeThreshold === null ? 'No revenue limit' : toCents(regime.maxIncomeThreshold),
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
    version,
    origin + calculatorPath(country.name, country.taxRegimes.indexOf(regime)),
    sources.map(({ title, publisher, url }) => `${title}, ${publisher}: ${url}`).join('; '),
  ];
  return record;
}

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
