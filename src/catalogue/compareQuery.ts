import { incomeFromQuery } from './income.ts';

/** What the address of /compare says. */
export interface CompareQuery {
  /** Known regime ids in their order, each once. */
  readonly regimeIds: readonly string[];
  /** USD per year; 60,000 where the address has none, null where it is no valid number. */
  readonly income: number | null;
}

export interface ParsedCompareQuery extends CompareQuery {
  /** Ids that no regime has; they are dropped, and a toast says so. */
  readonly unknownIds: readonly string[];
}

/** Reads the query string of /compare, with or without its question mark. */
export function parseCompareQuery(search: string, isKnownId: (id: string) => boolean): ParsedCompareQuery {
  const query = new URLSearchParams(search);
  const ids = (query.get('tax_regime_ids') ?? '').split(',').map((id) => id.trim());
  const unique = [...new Set(ids)].filter((id) => id !== '');
  return {
    regimeIds: unique.filter((id) => isKnownId(id)),
    income: incomeFromQuery(query.get('income')),
    unknownIds: unique.filter((id) => !isKnownId(id)),
  };
}

/** Writes the query string of /compare without a question mark; without regimes the parameter is left out. */
export function serializeCompareQuery({ regimeIds, income }: CompareQuery): string {
  const unique = [...new Set(regimeIds)];
  const parts: string[] = [];
  // Commas stay readable: URLSearchParams would write them as %2C.
  if (unique.length > 0) parts.push(`tax_regime_ids=${unique.map(encodeURIComponent).join(',')}`);
  if (income !== null) parts.push(`income=${income}`);
  return parts.join('&');
}

/** Address of a comparison. */
export function comparePath(query: CompareQuery): string {
  const search = serializeCompareQuery(query);
  return search === '' ? '/compare' : `/compare?${search}`;
}
