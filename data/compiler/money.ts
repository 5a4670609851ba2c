import type { StatutoryAmount } from '../../src/catalogue/entities.ts';
import type { Money } from './schema.ts';

/** Units of a currency bought by one US dollar. */
export type Rates = Readonly<Record<string, number>>;

/** The statutory amount behind a money value, or null where it is plain US dollars. */
export function statutoryAmount(money: Money): StatutoryAmount | null {
  if (typeof money === 'number') return null;
  const entry = Object.entries(money)[0];
  return entry ? { currency: entry[0], amount: entry[1] } : null;
}

/**
 * A money value in US dollars, unrounded: the statutory amount divided by the units per dollar.
 * @throws RangeError where the currency has no rate; the cross-checks report that before.
 */
export function toDollars(money: Money, rates: Rates): number {
  if (typeof money === 'number') return money;
  const statutory = statutoryAmount(money);
  const rate = statutory && rates[statutory.currency];
  if (!statutory || !rate) throw new RangeError(`No exchange rate for ${JSON.stringify(money)}`);
  return statutory.amount / rate;
}

/** Every money value with a currency inside a part of a file, with its JSON path. */
export function statutoryAmounts(part: unknown, path = ''): { path: string; currency: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((item, index) => statutoryAmounts(item, `${path}[${index}]`));
  return Object.entries(part).flatMap(([key, value]) =>
    /^[A-Z]{3}$/.test(key) && typeof value === 'number'
      ? [{ path, currency: key }]
      : statutoryAmounts(value, path === '' ? key : `${path}.${key}`),
  );
}
