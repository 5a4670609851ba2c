/** What a move and a year in a country cost beside tax, added up by scheme and passport. */
import { type CostsByPassport, costSums } from '../../src/catalogue/costs.ts';
import type { CostItem, LocalAmount } from '../../src/catalogue/practical.ts';
import { type ExchangeRates, statutoryAmount, toDollars } from '../../src/law/index.ts';
import type { ParsedData } from './read.ts';
import type { Money } from './schema.ts';

/** Of every scheme of which enough is known, by its id. */
export function allCosts(data: ParsedData): Readonly<Record<string, CostsByPassport>> {
  const { rates } = data.exchangeRates;
  const ofDestinations = Object.values(data.practical).map((file) => {
    const ids = data.countries[file.slug]?.taxRegimes.map(({ id }) => id) ?? [];
    return costsByRegime(costItems(file, ids, rates), file.notAdded);
  });
  const ofHomes = Object.values(data.homeCountries).map((file) =>
    homeCompanyCosts(file, data.law[file.slug]?.currency ?? 'USD', rates),
  );
  return Object.assign({}, ...ofDestinations, ...ofHomes);
}

export function amountIn(rates: ExchangeRates) {
  return (money: Money | null): LocalAmount | null => {
    if (money === null) return null;
    const { currency, amount } = statutoryAmount(money) ?? { currency: 'USD', amount: Number(money) };
    return { currency, amount, usd: currency === 'USD' ? amount : toDollars(money, rates) };
  };
}

export function costItems(
  { costs }: ParsedData['practical'][string],
  regimeIds: readonly string[],
  rates: ExchangeRates,
): readonly CostItem[] {
  const amount = amountIn(rates);
  return costs.map((item) => ({
    ...(item as Omit<CostItem, 'low' | 'typical' | 'high'>),
    regimes: item.regimes.includes('all') ? regimeIds : item.regimes,
    ...{ low: amount(item.low), typical: amount(item.typical), high: amount(item.high) },
  }));
}

/** What each scheme costs beside tax; nothing of those whose costs are known too poorly to be added up. */
function costsByRegime(
  items: readonly CostItem[],
  notAdded: readonly string[] = [],
): Readonly<Record<string, CostsByPassport>> {
  const ids = [...new Set(items.flatMap(({ regimes }) => regimes))].filter((id) => !notAdded.includes(id));
  return Object.fromEntries(
    ids.map((id) => [id, { eu: costSums(items, id, true), others: costSums(items, id, false) }]),
  );
}

/** What companies of one person cost in a country that people come from, by scheme: the middle of the range is typical. */
function homeCompanyCosts(
  { companies, companyCosts }: ParsedData['homeCountries'][string],
  currency: string,
  rates: ExchangeRates,
): Readonly<Record<string, CostsByPassport>> {
  const own = companyCosts.filter(({ counted }) => counted);
  const usd = (of: (one: (typeof own)[number]) => number) =>
    toDollars({ [currency]: own.reduce((sum, one) => sum + of(one), 0) }, rates);
  const year = {
    low: usd(({ low }) => low),
    typical: usd(({ low, high }) => (low + high) / 2),
    high: usd(({ high }) => high),
  };
  const nothing = { low: 0, typical: 0, high: 0 };
  const sums = { year, once: nothing, leaving: nothing };
  return Object.fromEntries(companies.map(({ regime }) => [regime, { eu: sums, others: sums }]));
}
