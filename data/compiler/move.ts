/** What a move needs, compiled: practical matters, changes, leaving home, price levels, days of residence. */
import type { Change, ChangeEffect } from '../../src/catalogue/changes.ts';
import type { Leaving } from '../../src/catalogue/leaving.ts';
import type { LocalAmount, Practical } from '../../src/catalogue/practical.ts';
import type { PriceLevels } from '../../src/catalogue/priceLevels.ts';
import type { Areas, RulesByCountry } from '../../src/residency/index.ts';
import { type Rates, statutoryAmount, toDollars } from './money.ts';
import { type CompiledMoveYear, compileMoveYear } from './moveYear.ts';
import type { ParsedData } from './read.ts';
import type { ChangesFile, Money } from './schema.ts';

export interface CompiledMove {
  /** By the destination's slug. */
  readonly practical: Readonly<Record<string, Practical>>;
  /** Newest date first. */
  readonly changes: readonly Change[];
  /** By the home country's id, sorted by name. */
  readonly leaving: Readonly<Record<string, Leaving & { readonly slug: string }>>;
  /** How each country taxes the year of a move. */
  readonly moveYear: CompiledMoveYear;
  readonly priceLevels: PriceLevels;
  /** The cards of the home page. */
  readonly popularDestinations: ParsedData['popularDestinations'];
  readonly days: { readonly rules: RulesByCountry; readonly areas: Areas };
}

export function compileMove(
  data: ParsedData,
  effects: (change: ChangesFile['changes'][number]) => readonly ChangeEffect[],
): CompiledMove {
  return {
    practical: bySlug(data.practical, (file) =>
      compilePractical(
        file,
        data.countries[file.slug]?.taxRegimes.map(({ id }) => id) ?? [],
        data.exchangeRates.rates,
      ),
    ),
    changes: compileChanges(data.changes, effects),
    leaving: Object.fromEntries(
      Object.entries(data.leaving)
        .map(([slug, { $schema: _schema, ...leaving }]) => ({ ...leaving, slug }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((leaving) => [leaving.id, leaving]),
    ),
    moveYear: compileMoveYear(data),
    priceLevels: compilePriceLevels(data),
    popularDestinations: data.popularDestinations,
    // The engine of days reads the files as they stand; the schema says the same as its types.
    days: { rules: data.daysCountries as RulesByCountry, areas: withoutSchema(data.daysAreas) as Areas },
  };
}

function bySlug<File, Result>(files: Readonly<Record<string, File>>, compile: (file: File) => Result) {
  return Object.fromEntries(Object.entries(files).map(([slug, file]) => [slug, compile(file)]));
}

function withoutSchema<File extends { $schema?: string }>({ $schema: _schema, ...rest }: File) {
  return rest;
}

function amountIn(rates: Rates) {
  return (money: Money | null): LocalAmount | null => {
    if (money === null) return null;
    const { currency, amount } = statutoryAmount(money) ?? { currency: 'USD', amount: Number(money) };
    return { currency, amount, usd: currency === 'USD' ? amount : toDollars(money, rates) };
  };
}

function compilePractical(
  file: ParsedData['practical'][string],
  regimeIds: readonly string[],
  rates: Rates,
): Practical {
  const { $schema: _schema, vat, permits, dates, runningCosts, ...rest } = file;
  const amount = amountIn(rates);
  return {
    ...rest,
    vat: { ...vat, registrationThreshold: amount(vat.registrationThreshold) },
    permits: permits.map((permit) => ({
      ...permit,
      minIncome: amount(permit.minIncome),
      fee: amount(permit.fee),
    })),
    dates: dates.map((due) => ({ ...due, regimes: due.regimes.includes('all') ? regimeIds : due.regimes })),
    runningCosts: runningCosts.map((cost) => ({ ...cost, amount: amount(cost.amount) })),
  };
}

function compileChanges(files: ParsedData['changes'], effects: Parameters<typeof compileMove>[1]): Change[] {
  return Object.entries(files)
    .flatMap(([country, { changes }]) =>
      changes.map((change): Change => {
        const { figures: _figures, ...own } = change;
        return { ...own, country, effects: effects(change) };
      }),
    )
    .sort(
      (a, b) =>
        b.date.localeCompare(a.date) || a.country.localeCompare(b.country) || a.id.localeCompare(b.id),
    );
}

function compilePriceLevels({ homePriceLevels, indices }: ParsedData): PriceLevels {
  const { title, publisher, url, edition } = homePriceLevels.source;
  return {
    destinations: bySlug(indices, ({ priceLevelUS }) => priceLevelUS),
    homes: homePriceLevels.levels,
    year: homePriceLevels.year,
    source: { title, publisher, url, edition },
  };
}
