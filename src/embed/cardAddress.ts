/** What the address of a card asks: an income in a currency, or nothing. */
import { readAmount, readCurrency, typedCurrency } from '../catalogue/amounts.ts';
import { GUIDE_DEFAULT_INCOME } from '../catalogue/income.ts';
import { queryOf } from '../catalogue/query.ts';
import type { CardData, CardIncome } from './cardFigures.ts';
import { sliderOf } from './cardFigures.ts';

/** The income that a card opens at. */
interface AskedIncome extends CardIncome {
  /** The value of the address that cannot be read, so that another income is shown; null where all is as asked. */
  readonly unread: string | null;
}

/**
 * Reads `?income=70000&currency=EUR` as the pages of the site do. Where a part of it cannot be read, none of it counts: a card
 * then shows what it shows without an address.
 */
export function askedIncome(search: string, card: Pick<CardData, 'rates'>): AskedIncome {
  const query = queryOf(search);
  const [amount, code] = [textOf(query, 'income'), textOf(query, 'currency')];
  const read = amount === null ? null : readAmount(amount);
  if (amount !== null && read === null) return { ...startingAt('USD', card), unread: amount };
  const named = code === null ? null : readCurrency(code);
  if (code !== null && named === null) return { ...startingAt('USD', card), unread: code };
  const currency = typedCurrency(read?.currency ?? null, named ?? 'USD');
  if (named !== null && currency !== named) return { ...startingAt('USD', card), unread: amount };
  return { ...(read ? { amount: read.amount, currency } : startingAt(currency, card)), unread: null };
}

function startingAt(currency: string, card: Pick<CardData, 'rates'>): CardIncome {
  const [dollars, own] = [sliderOf(card, 'USD'), sliderOf(card, currency)];
  return { amount: GUIDE_DEFAULT_INCOME * (own.step / dollars.step), currency };
}

/** Null where it is not there, or says nothing. */
function textOf(query: URLSearchParams, name: string): string | null {
  return query.get(name)?.trim() || null;
}
