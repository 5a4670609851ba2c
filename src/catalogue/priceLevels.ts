/** What the same life costs in different countries. */
import type { IndexSource } from './methodology.ts';

export interface PriceLevels {
  /** Of the destinations, by slug; United States = 100. */
  readonly destinations: Readonly<Record<string, number>>;
  /** Of the home countries, by id; United States = 100. */
  readonly homes: Readonly<Record<string, number>>;
  /** The year that the levels describe. */
  readonly year: number;
  readonly source: Pick<IndexSource, 'title' | 'publisher' | 'url' | 'edition'>;
}

/** A monthly budget of one country at the prices of another; the currency stays. */
export function pricedAt(budget: number, fromLevel: number, toLevel: number): number {
  return (budget * toLevel) / fromLevel;
}
