/** The tables of the open data about years, changes and what a move needs. */
import type { LocalAmount } from '../../src/catalogue/practical.ts';
import type { CompiledData } from './compile.ts';
import { type Row, type Table, tableOf, usd } from './openDataTables.ts';

/** An amount in its own currency and in US dollars. */
function amountColumns(name: string, amount: LocalAmount | null): Row {
  return {
    [`${name}_currency`]: amount?.currency ?? null,
    [name]: amount?.amount ?? null,
    [`${name}_usd`]: usd(amount?.usd),
  };
}

/** How long each regime lasts; reliefs and changes of single years are in the JSON. */
export function yearsTable({ countries, lasting, texts }: CompiledData): Table {
  return tableOf(
    countries.flatMap(({ slug, taxRegimes }) =>
      taxRegimes.map(({ id }) => {
        const figures = lasting[id];
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
          costs: words?.costsBecause.join(' ') ?? null,
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

export function runningCostsTable({ practical }: CompiledData): Table {
  return tableOf(
    Object.values(practical).flatMap(({ runningCosts }) =>
      runningCosts.map(({ regime, item, every, amount, text, source }) => ({
        regime_id: regime,
        item,
        every,
        ...amountColumns('amount', amount),
        text,
        source: source.title,
        url: source.url,
      })),
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
