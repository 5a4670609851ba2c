/** The tables of the open data; amounts are US dollars a year to the cent unless a column says otherwise. */
import { gainOf } from '../../src/catalogue/checkedCases.ts';
import type { CsvCell } from '../../src/catalogue/csv.ts';
import type { LocalAmount } from '../../src/catalogue/practical.ts';
import { type LineRule, rulesByKind, TAX_KINDS, type TaxKind } from '../../src/law/index.ts';
import type { CompiledData } from './compile.ts';
import { fieldOf } from './kinds.ts';

export type Row = Readonly<Record<string, CsvCell>>;
export type Table = readonly (readonly CsvCell[])[];

/** To the cent; null where there is none. */
export function usd(amount: number | null | undefined): number | null {
  return amount == null ? null : Math.round(amount * 100) / 100;
}

export function tableOf(rows: readonly Row[]): Table {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
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
        const rules = rulesByKind(regime);
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
          conditions: regime.conditions.map(({ because }) => because).join(' '),
          ...Object.assign({}, ...TAX_KINDS.map((kind) => kindColumns(kind, rules[kind], banded.has(kind)))),
        };
      }),
    ),
  );
}

/** What the columns of each kind begin with. */
const COLUMNS: Record<TaxKind, string> = {
  income: 'income_tax',
  socialContribution: 'social_contribution',
  pension: 'pension',
  corporate: 'corporate_tax',
  dividend: 'dividend_tax',
  other: 'other_tax',
};

/**
 * How a kind is worked out: by brackets (brackets.csv), percent of its base, or a fixed amount in US dollars a year; its
 * share of income, and the limits that this kind may have.
 */
function kindColumns(kind: TaxKind, rules: LineRule | null, hasBrackets: boolean): Row {
  const name = COLUMNS[kind];
  const method = rules === null ? 'none' : hasBrackets ? 'brackets' : rules.type;
  const has = (part: string) => fieldOf(kind, part) !== undefined;
  return {
    [`${name}_method`]: method,
    [`${name}_rate_percent`]: method === 'percentage' ? (rules?.rate ?? null) : null,
    [`${name}_fixed_usd`]: method === 'fixed' ? usd(rules?.rate) : null,
    [`${name}_share_percent`]: rules?.share ?? 100,
    ...(has('minimum') && { [`${name}_minimum_usd`]: usd(rules?.minimum || null) }),
    ...(has('cap') && { [`${name}_cap_usd`]: usd(Number.isFinite(rules?.cap) ? rules?.cap : null) }),
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

/** An amount in its own currency and in US dollars. */
function amountColumns(name: string, amount: LocalAmount | null): Row {
  return {
    [`${name}_currency`]: amount?.currency ?? null,
    [name]: amount?.amount ?? null,
    [`${name}_usd`]: usd(amount?.usd),
  };
}

/** How long each regime lasts; reliefs and changes of single years are in the JSON. */
export function yearsTable({ countries, texts }: CompiledData): Table {
  return tableOf(
    countries.flatMap(({ slug, taxRegimes }) =>
      taxRegimes.map(({ id, lasting: figures }) => {
        const words = texts[slug]?.regimes[id]?.lastingTexts;
        return {
          regime_id: id,
          years: figures?.years ?? null,
          until: figures?.until ?? null,
          then_regime_id: figures?.then ?? null,
          then: words?.thenWords ?? null,
          reliefs_of_the_first_years: figures?.phases.length ?? 0,
          changes: figures?.changes.length ?? 0,
          other_reliefs: figures?.otherReliefs.length ?? 0,
          costs: words?.costsBecause ?? null,
          confidence: words?.confidence ?? null,
        };
      }),
    ),
  );
}

export function changesTable({ changes }: CompiledData): Table {
  return tableOf(
    changes.map((change) => ({
      country: change.country,
      id: change.id,
      date: change.date,
      status: change.status,
      kind: change.kind,
      regimes: change.regimes.join(' '),
      title: change.title,
      before: change.before ?? null,
      after: change.after ?? null,
      text: change.text,
      source: change.source.title,
      publisher: change.source.publisher,
      url: change.source.url,
      confidence: change.confidence,
      updated: change.updated,
    })),
  );
}

export function permitsTable({ practical }: CompiledData): Table {
  return tableOf(
    Object.values(practical).flatMap(({ slug, permits }) =>
      permits.map((permit) => ({
        country: slug,
        id: permit.id,
        permit: permit.name,
        for: permit.for,
        nomad: permit.nomad,
        ...amountColumns('min_income', permit.minIncome),
        min_income_text: permit.minIncomeText,
        validity: permit.validity,
        ...amountColumns('fee', permit.fee),
        processing: permit.processing,
        family_included: permit.familyIncluded,
        text: permit.text,
        source: permit.source.title,
        publisher: permit.source.publisher,
        url: permit.source.url,
      })),
    ),
  );
}

export function vatTable({ practical }: CompiledData): Table {
  return tableOf(
    Object.values(practical).map(({ slug, vat, area, reviewed, confidence }) => ({
      country: slug,
      ...area,
      vat: vat.name,
      vat_rate_percent: vat.rate,
      ...amountColumns('registration_threshold', vat.registrationThreshold),
      threshold: vat.thresholdText,
      foreign_clients: vat.foreignClients,
      source: vat.source.title,
      url: vat.source.url,
      reviewed,
      confidence,
    })),
  );
}

export function costsTable({ practical }: CompiledData): Table {
  return tableOf(
    Object.values(practical).flatMap(({ costs }) =>
      costs.flatMap(({ regimes, what, every, everyYears, low, typical, high, ...item }) =>
        regimes.map((regime) => ({
          regime_id: regime,
          item: what,
          every: every === 'renewal' ? `${everyYears} years` : every,
          for: item.for ?? 'all',
          ...amountColumns('typical', typical),
          low: low?.amount ?? null,
          high: high?.amount ?? null,
          added: item.counted,
          as_of: item.asOf,
          condition: item.condition ?? null,
          note: item.note ?? null,
          confidence: item.confidence,
          source: item.source.title,
          url: item.source.url,
        })),
      ),
    ),
  );
}

export function agreementsTable({ leaving }: CompiledData): Table {
  return tableOf(
    Object.values(leaving).flatMap(({ slug, agreements }) =>
      Object.entries(agreements).map(([destination, { taxTreaty, since, socialSecurity, note }]) => ({
        home: slug,
        destination,
        tax_treaty: taxTreaty,
        since,
        social_security: socialSecurity,
        note,
      })),
    ),
  );
}

export function residenceRulesTable({ days }: CompiledData): Table {
  return tableOf(
    Object.entries(days.rules).flatMap(([code, { name, rules }]) =>
      rules.map((rule) => ({
        code,
        country: name,
        id: rule.id,
        rule: rule.name,
        window: rule.window,
        comparison: rule.comparison,
        days: rule.days,
        effect: rule.effect,
        counts_day: rule.countsDay,
        counts_day_basis: rule.countsDayBasis,
        applies_to: rule.appliesTo ?? null,
        needs_also: rule.needsAlso.join(' '),
        source: rule.source.title,
        url: rule.source.url,
      })),
    ),
  );
}

export function casesTable({ cases }: CompiledData): Table {
  return tableOf(
    cases.map(({ id, source, differs, ...one }) => ({
      case: id,
      regime_id: one.scheme,
      tax_year: one.year,
      currency: one.currency,
      income: one.income,
      costs: one.costs,
      profession: one.profession ?? null,
      other_income: one.otherIncome?.kind ?? null,
      other_income_from: one.otherIncome?.from ?? null,
      other_income_amount: one.otherIncome?.amount ?? null,
      gain_on_leaving: one.exit ? gainOf(one.exit) : null,
      tax: one.line,
      expected: one.expected,
      ours: one.ours,
      differs_because: differs?.because ?? null,
      differs_at: differs?.at ?? null,
      source: source.title,
      publisher: source.publisher,
      url: source.url,
      seen: one.seen,
    })),
  );
}
