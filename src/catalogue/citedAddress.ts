/** What an address cites beside its figures: an amount of a tax year, as a release had it. */
import { queryOf } from './query.ts';

/** What stands in such an address. */
export interface Cited {
  readonly year: number;
  readonly total: number;
  readonly release: string;
}

/** What the query of an address cites; null where it cites nothing. */
export function citedIn(query: URLSearchParams): Cited | null {
  const [year, total, release] = ['year', 'total', 'data'].map((name) => query.get(name) ?? '');
  if (!year || !/^\d{4}$/.test(year) || !total || !/^\d{1,12}(?:\.\d{1,2})?$/.test(total)) return null;
  if (!release || !/^\d{4}-\d{2}(?:-\d{2})?$/.test(release)) return null;
  return { year: Number(year), total: Number(total), release };
}

/** A query without what it cites, for another scheme. */
export function withoutCitation(search: string): string {
  const query = queryOf(search);
  if (!citedIn(query)) return search;
  for (const name of ['year', 'total', 'data']) query.delete(name);
  return query.toString();
}
