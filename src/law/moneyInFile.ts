/** Amounts of money in a file: US dollars, or a statutory amount in its own currency. */

/**
 * A plain number is US dollars a year. `{ EUR: 35000 }` is a statutory amount. `{ USD: 5150, EUR: 5000 }` is a pinned
 * dollar amount, which the specified estimate takes, with the statutory amount.
 */
type MoneyInFile = number | Readonly<Record<string, number>>;

/** A statutory amount in its own currency, beside the dollars it comes to. */
export interface StatutoryAmount {
  /** ISO 4217. */
  readonly currency: string;
  readonly amount: number;
  /** What it comes to in USD, where the dollars beside it are pinned and differ from that; else absent. */
  readonly usd?: number;
}

/** Units of a currency bought by one US dollar. */
export type ExchangeRates = Readonly<Record<string, number>>;

/** Statutory amounts by the name of the field that holds their dollars. */
export type StatutoryAmounts<Field extends string = string> = { readonly [F in Field]?: StatutoryAmount };

/** Those of the amounts from which the dollars beside them follow; none of pinned dollars. */
export function followed<Field extends string>(
  amounts: StatutoryAmounts<Field> = {},
): { readonly statutory?: StatutoryAmounts<Field> } {
  const own = Object.entries<StatutoryAmount | undefined>(amounts).filter(
    ([, amount]) => amount && amount.usd === undefined,
  );
  return own.length > 0 ? { statutory: Object.fromEntries(own) as StatutoryAmounts<Field> } : {};
}

/** A value that may be left out in any way: absent, null, or an empty text. */
export function isGiven<T>(value: T | null | undefined | ''): value is T {
  return value !== undefined && value !== null && value !== '';
}

/** The currency and amount of a statutory amount in a file; null where it is plain US dollars. */
export function statutoryAmount(money: MoneyInFile): { currency: string; amount: number } | null {
  return typeof money === 'number' ? null : ownAmount(money);
}

function ownAmount(money: Readonly<Record<string, number>>): { currency: string; amount: number } {
  const own = Object.entries(money).find(([code]) => code !== 'USD');
  const [currency, amount = 0] = own ?? ['USD', money.USD];
  return { currency, amount };
}

/**
 * US dollars of the specified estimate, unrounded: the pinned amount, or the statutory one divided by the rate.
 * @throws RangeError where the currency has no rate.
 */
export function toDollars(money: MoneyInFile, rates: ExchangeRates): number {
  return typeof money === 'number' ? money : (money.USD ?? lawDollars(money, rates));
}

/** The statutory amount at the exchange rate, in US dollars. */
function lawDollars(money: Readonly<Record<string, number>>, rates: ExchangeRates): number {
  const { currency, amount } = ownAmount(money);
  const rate = rates[currency];
  if (!rate) throw new RangeError(`No exchange rate for ${JSON.stringify(money)}`);
  return amount / rate;
}

/** Whether a value is an amount with its currency. */
export function isMoneyObject(value: unknown): value is Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, part]) => /^[A-Z]{3}$/.test(key) && typeof part === 'number')
  );
}

/**
 * A part of a file with every amount in US dollars. An object that held amounts with currencies gets `statutory`: those
 * amounts by field name.
 * @throws RangeError where a currency has no rate.
 */
export function inDollars(part: unknown, rates: ExchangeRates): unknown {
  if (Array.isArray(part)) return part.map((item) => inDollars(item, rates));
  if (typeof part !== 'object' || part === null) return part;
  const result: Record<string, unknown> = {};
  const statutory: Record<string, StatutoryAmount> = {};
  for (const [field, value] of Object.entries(part)) {
    if (!isMoneyObject(value)) {
      result[field] = inDollars(value, rates);
      continue;
    }
    const usd = toDollars(value, rates);
    result[field] = usd;
    const own = ownAmount(value);
    if (own.currency === 'USD') continue;
    statutory[field] = 'USD' in value ? { ...own, usd: lawDollars(value, rates) } : own;
  }
  return Object.keys(statutory).length > 0 ? { ...result, statutory } : result;
}
