/** The comparison as addresses say it. */

/** What the address of /compare says. */
interface CompareQuery {
  readonly regimeIds: readonly string[];
  /** USD per year; null names none. */
  readonly income: number | null;
}

/** Reads `tax_regime_ids`: in its order, each once. Whether there are such regimes shows when the countries are here. */
export function parseRegimeIds(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '');
}

/** Address of a comparison; without regimes their parameter is left out. */
export function comparePath({ regimeIds, income }: CompareQuery): string {
  const unique = [...new Set(regimeIds)];
  // Commas stay readable: URLSearchParams would write them as %2C.
  const parameters = [
    ...(unique.length > 0 ? [`tax_regime_ids=${unique.map(encodeURIComponent).join(',')}`] : []),
    ...(income === null ? [] : [`income=${income}`]),
  ];
  return ['/compare', ...(parameters.length > 0 ? [parameters.join('&')] : [])].join('?');
}
