/** The tables of the open data; amounts are US dollars a year to the cent unless a column says otherwise. */
import type { CsvCell } from '../../src/catalogue/csv.ts';
import type { RateType } from '../../src/tax/index.ts';
import type { CompiledData } from './compile.ts';
import { withPlainSpaces } from './unbroken.ts';

export type Row = Readonly<Record<string, CsvCell>>;
export type Table = readonly (readonly CsvCell[])[];

/** To the cent; null where there is none. */
export function usd(amount: number | null | undefined): number | null {
  return amount == null ? null : Math.round(amount * 100) / 100;
}

/** The spaces that keep a figure on one line are for eyes. */
function plain(cell: CsvCell): CsvCell {
  return typeof cell === 'string' ? withPlainSpaces(cell) : cell;
}

export function tableOf(rows: readonly Row[]): Table {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => plain(row[column] ?? null)))];
}

export function countriesTable({ countries }: CompiledData): Table {
  return tableOf(
    countries.map((country) => ({
      country: country.name,
      code: country.code,
      region: country.region,
      tax_year: country.taxYear,
      reviewed: country.reviewed,
      residency_days: country.residencyDays,
      cost_of_living_new_york_100: country.livingCost,
      quality_of_life_0_to_100: country.qualityOfLife,
      internet_mbps: country.internetSpeed,
      weather_score_0_to_5: country.weatherScore,
      currency: country.currency,
      languages: country.languages.join('; '),
    })),
  );
}

export function regimesTable({ countries, taxBrackets }: CompiledData): Table {
  return tableOf(
    countries.flatMap((country) =>
      country.taxRegimes.map((regime) => {
        const banded = new Set((taxBrackets[regime.id] ?? []).map(({ taxType }) => taxType));
        return {
          country: country.name,
          code: country.code,
          regime_id: regime.id,
          regime: regime.name,
          summary: regime.summary,
          max_income_usd: usd(regime.maxIncomeThreshold),
          write_offs: regime.allowsWriteOffs,
          incorporation: regime.requiresIncorporation,
          legal_structure: regime.legalStructureType,
          healthcare: regime.healthcareType,
          duration: regime.duration,
          ...kindColumns(
            'income_tax',
            regime.hasIncomeTax,
            regime.incomeTaxType,
            regime.incomeTaxRate,
            banded.has('income'),
          ),
          income_tax_share_percent: regime.incomeTaxableShare ?? 100,
          income_tax_minimum_usd: usd(regime.incomeTaxMinimum),
          ...kindColumns(
            'social_contribution',
            regime.hasSocialContribution,
            regime.socialContributionType,
            regime.socialContributionRate,
            banded.has('socialContribution'),
          ),
          social_contribution_share_percent: regime.socialContributionTaxableShare ?? 100,
          social_contribution_minimum_usd: usd(regime.socialSecurityMinimum),
          social_contribution_cap_usd: usd(regime.socialSecurityCap),
          social_contribution_deductible: regime.socialContributionDeductible ?? false,
          ...kindColumns(
            'pension',
            regime.hasPension,
            regime.pensionType,
            regime.pensionRate,
            banded.has('pension'),
          ),
          pension_share_percent: regime.pensionTaxableShare ?? 100,
          pension_minimum_usd: usd(regime.pensionMinimum),
          pension_cap_usd: usd(regime.pensionCap),
          pension_deductible: regime.pensionDeductible ?? false,
          ...kindColumns(
            'corporate_tax',
            regime.hasCorporateTax,
            regime.corporateTaxType,
            regime.corporateTaxRate,
            banded.has('corporate'),
          ),
          corporate_tax_share_percent: regime.corporateTaxableShare ?? 100,
          ...kindColumns(
            'dividend_tax',
            regime.hasDividendTax,
            regime.dividendTaxType,
            regime.dividendTaxRate,
            banded.has('dividend'),
          ),
          dividend_tax_share_percent: regime.dividendTaxableShare ?? 100,
          ...kindColumns(
            'other_tax',
            regime.hasOtherTax,
            regime.otherTaxType,
            regime.otherTaxRate,
            banded.has('other'),
          ),
          other_tax_share_percent: regime.otherTaxableShare ?? 100,
          other_tax_minimum_usd: usd(regime.otherMinimum),
          other_tax_cap_usd: usd(regime.otherCap),
        };
      }),
    ),
  );
}

/** How a kind is worked out: by brackets (brackets.csv), percent of its base, or a fixed amount in US dollars a year. */
function kindColumns(
  name: string,
  applies: boolean,
  type: RateType,
  rate: number,
  hasBrackets: boolean,
): Row {
  const method = hasBrackets ? 'brackets' : type;
  return {
    [`${name}_method`]: applies ? method : 'none',
    [`${name}_rate_percent`]: applies && method === 'percentage' ? rate : null,
    [`${name}_fixed_usd`]: applies && method === 'fixed' ? usd(rate) : null,
  };
}

export function bracketsTable({ countries, taxBrackets }: CompiledData): Table {
  return tableOf(
    countries.flatMap(({ taxRegimes }) =>
      taxRegimes.flatMap(({ id }) =>
        (taxBrackets[id] ?? []).map((bracket) => {
          const statutory = (field: 'lowerBound' | 'upperBound' | 'amount') =>
            bracket.statutory?.[field] ?? null;
          const own = statutory('lowerBound') ?? statutory('upperBound') ?? statutory('amount');
          return {
            regime_id: id,
            tax: bracket.taxType,
            above_usd: usd(bracket.lowerBound),
            up_to_usd: usd(bracket.upperBound),
            rate_percent: bracket.rate,
            amount_usd: usd(bracket.amount) ?? 0,
            statutory_currency: own?.currency ?? 'USD',
            above_statutory: statutory('lowerBound')?.amount ?? bracket.lowerBound,
            up_to_statutory: statutory('upperBound')?.amount ?? bracket.upperBound,
            amount_statutory: statutory('amount')?.amount ?? bracket.amount ?? 0,
            description: bracket.description,
          };
        }),
      ),
    ),
  );
}

export function sourcesTable({ countries, texts }: CompiledData): Table {
  return tableOf(
    countries.flatMap(({ name, slug }) =>
      (texts[slug]?.country.sources ?? []).map(({ title, publisher, url, supports, kind, about }) => ({
        country: name,
        title,
        publisher,
        url,
        supports,
        kind,
        about: about.join(' '),
      })),
    ),
  );
}

export function ratesTable({ exchangeRates }: CompiledData): Table {
  return tableOf(
    Object.entries(exchangeRates.rates).map(([currency, rate]) => ({
      currency,
      units_per_usd: rate,
      as_of: exchangeRates.asOf,
    })),
  );
}
