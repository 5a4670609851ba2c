import type { Column } from './columns.ts';

/** The country's name, with the regime's where a country is there twice. */
export function columnNames(columns: readonly Column[]): string[] {
  return columns.map(({ country, regime }) => {
    const isAlone = columns.filter((other) => other.country.id === country.id).length === 1;
    return isAlone ? country.name : `${country.name}, ${regime.name}`;
  });
}
