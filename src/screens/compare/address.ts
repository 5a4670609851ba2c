/** The comparison as the address of the page says it, and changes of it. */
import { parseCompareQuery } from '../../catalogue/compareQuery.ts';

export interface CompareAddress {
  /** In the order of the address; duplicates count once. Not checked against the catalogue. */
  readonly regimeIds: readonly string[];
  /** USD per year, 60000 where the address names none; null where it names something else than an income. */
  readonly income: number | null;
  /** The income parameter as written; null where there is none. */
  readonly incomeText: string | null;
}

/** Turns one query string, without its question mark, into another. Parameters of others stay as they are. */
export type AddressChange = (search: string) => string;

/** Reads a query string, with or without its question mark. */
export function readAddress(search: string): CompareAddress {
  // Which ids are known shows only when the countries have arrived.
  const { regimeIds, income } = parseCompareQuery(search, () => true);
  return { regimeIds, income, incomeText: new URLSearchParams(search).get('income') };
}

/** Changes the regimes; the parameter is removed when none remain. */
export function withRegimes(change: (regimeIds: readonly string[]) => readonly string[]): AddressChange {
  return (search) => {
    const query = new URLSearchParams(search);
    const regimeIds = [...new Set(change(readAddress(search).regimeIds))];
    if (regimeIds.length === 0) query.delete('tax_regime_ids');
    else query.set('tax_regime_ids', regimeIds.join(','));
    return textOf(query);
  };
}

/** Sets the income, USD per year. */
export function withIncome(income: number): AddressChange {
  return (search) => {
    const query = new URLSearchParams(search);
    query.set('income', String(income));
    return textOf(query);
  };
}

/** Commas stay readable: URLSearchParams writes them as %2C. */
function textOf(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',');
}
