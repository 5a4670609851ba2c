import { compileData } from '../../../data/compiler/index.ts';

const { countries, taxBrackets } = compileData();

/** All regimes of the data with their brackets. */
export const REAL_REGIMES = countries.flatMap((country) =>
  country.taxRegimes.map((rules) => ({ id: rules.id, rules, brackets: taxBrackets[rules.id] ?? [] })),
);

/** One regime of the data. */
export function realRegime(id: string) {
  const regime = REAL_REGIMES.find((one) => one.id === id);
  if (regime === undefined) throw new Error(`The data have no regime ${id}`);
  return regime;
}
